/// The words of Korean; `Sense` says what each line means.
enum Korean {
  static let table: StaticString = """
    # What a length measures
    padding: 패딩, 안쪽 여백, 내부 여백, 안여백, 패딩값, 내부여백
    margin: 여백, 바깥 여백, 외부 여백, 마진, 바깥여백
    gap: 간격, 사이 간격, 틈, 갭
    inset: 들여쓰기
    width: 너비, 폭, 최소폭, 최대폭, 가로폭
    height: 높이, 최소높이
    size: 크기, 지름, 사이즈, 치수, 직경
    radius: 반경, 모서리 반경, 모서리, 둥글기, 라운드, 라운딩, 모서리 둥글기
    border: 테두리, 보더, 테두리색, 외곽선, 경계선, 선
    stroke: 구분선, 디바이더, 분리선, 밑줄, 포커스 링, 윤곽선, 두께
    fontSize: 글꼴, 글자 크기, 글꼴 크기, 폰트 크기, 폰트, 텍스트 크기, 서체
    lineHeight: 줄 높이, 행간, 줄간격, 줄 간격
    letterSpacing: 자간, 글자 간격
    offset: 오프셋
    blur: 블러, 흐림
    # Things that a length beside them measures
    figure: 아바타, 썸네일, 로고
    target: 터치 타깃, 터치 타겟, 터치 영역, 터치영역, 터치타깃, 터치타겟, 탭 영역, 클릭 영역, 클릭영역, 탭 타깃, 탭 타겟, 누르는 영역, 히트 영역
    # What a color paints
    background: 배경, 배경색, 표면, 서피스, 채움, 바탕, 바탕색, 컨테이너, 배경색상
    text: 텍스트, 글자, 글자색, 텍스트색, 글씨, 글씨색, 제목, 본문, 라벨, 레이블, 캡션, 부제목, 플레이스홀더, 설명문, 타이틀, 전경색, 보조 텍스트, 헤딩, 문구
    icon: 아이콘, 아이콘색, 화살표, 기호, 심볼
    shadow: 그림자, 섀도우, 쉐도우
    overlay: 오버레이, 딤
    color: 색상, 컬러, 색, 색깔
    # What is done with a length
    rounds: 둥글게
    orLength: 또는
    # Times
    duration: 지속시간, 시간
    easing: 이징
    # Colors
    white: 흰색, 흰, 하얀, 하얀색, 화이트, 흰색상
    black: 검정, 검은색, 검은, 검정색, 블랙
    clear: 투명
    hue: 빨간색, 빨강, 빨간, 파란색, 파랑, 파란, 초록색, 초록, 녹색, 노란색, 노랑, 노란, 회색, 주황색, 주황, 보라색, 보라, 분홍색, 갈색, 남색, 하늘색, 블루, 레드, 그린, 그레이,
      오렌지, 네이비, 연한, 진한, 어두운, 밝은, 주요, 보조, 강조, 브랜드, 기본
    shade: 오프, 거의, 반투명, 크림
    announcesColor: 색상값, 헥스
    vagueColor: 사진, 이미지
    gradient: 그라데이션, 그라디언트
    opacity: 불투명도, 투명도
    bearing: 위
    # Writing
    weight400: 보통
    weight700: 볼드, 굵게
    large: 큰
    largeText: 큰텍스트
    lineStyle: 실선, 점선, 파선
    # Places
    side: 좌우, 상하, 왼쪽, 오른쪽, 위쪽, 아래쪽, 좌측, 우측, 상단, 하단, 위, 아래, 수평, 수직, 양쪽, 사방
    edge: 왼쪽, 오른쪽, 좌측, 우측, 상단, 하단
    edgeNoun: 가장자리, 화면, 끝, 모서리
    beside: 바깥
    between: 사이
    # Small words
    link: 최소, 최대, 약, 이상, 항상, 고정, 반드시
    aside: 값, 스타일, 토큰, 라이트, 다크, 상태
    or: 또는, 혹은
    several: 및
    changeWord: 없음
    motionName: 회전, 투명도
    minimum: 최소, 이상, 최소한, 최소값
    multiplied: 절반, 두배
    particle: 은, 는, 이, 가, 을, 를, 의, 에, 로, 으로, 과, 와, 도, 인, 만, 에서
    example: 예를 들어
    syntaxNoun: 문법, 표기
    # States and themes
    state: 호버, 비활성, 누름, 눌림, 포커스, 포커스됨, 선택됨, 선택된, 비활성화됨, 비활성화, 활성화, 로딩, 로딩중, 펼침, 접힘, 체크됨, 호버시, 미선택, 비선택, 드래그, 사용불가
    possibleState: 기본, 선택, 오류, 활성, 기본값, 에러, 성공, 경고, 빈, 숨김, 표시, 열림, 닫힘, 정상, 일반, 현재, 평상시
    defaultState: 기본, 기본값, 일반, 평상시, 정상
    pressedState: 누름, 눌림, 활성
    focusedState: 포커스, 포커스됨
    disabledState: 비활성, 비활성화, 비활성화됨, 사용불가, 읽기전용
    inactiveState: 비활성
    decoration: 장식용, 장식적
    signalState: 포커스, 오류, 에러
    stateFiller: 상태, 시
    theme: 라이트, 다크, 라이트모드, 다크모드, 어두운, 밝은
    themeNoun: 모드, 테마
    # Controls and other things
    button: 버튼, 단추, 버튼들
    tab: 탭
    switcher: 내비게이션, 네비게이션, 탭, 탭바
    noButton: 그룹, 라디오
    bareControl: 체크박스, 라디오, 토글, 스위치, 슬라이더
    pressable: 입력 필드, 검색창
    toggle: 스위치, 체크박스, 슬라이더
    hyperlink: 링크
    field: 입력, 필드, 입력창, 입력란, 검색, 텍스트필드, 셀렉트, 드롭다운
    besideField: 라벨, 레이블, 도움말, 오류, 에러, 제목
    shape: 원, 원형, 사각형, 카드, 배지, 뱃지, 칩, 타일, 알약
    frame: 컨테이너, 박스, 상자
    wholeThing: 화면, 페이지, 전체, 앱, 컨테이너, 박스, 상자
    lookWord: 없음, 원형, 둥근, 전체
    drawing: 차트, 그래프, 도표
    thing: 헤더, 푸터, 모달, 다이얼로그, 대화상자, 사이드바, 내비게이션, 네비게이션, 메뉴, 테이블, 리스트, 목록, 패널, 배너, 토스트, 툴팁, 아이콘, 아바타, 배지, 뱃지, 태그,
      라벨, 캘린더, 드로어, 시트, 바텀시트, 알림, 화면, 툴바, 상태바, 스피너, 스켈레톤, 구분선, 위젯, 팝업, 캐러셀, 히어로
    # Headings, labels and columns
    stateGroup: 상태, 상태별
    stateLead: 모든
    variantGroup: 변형, 종류
    variantColumn: 변형, 종류, 크기, 타입, 유형, 스타일, 사이즈, 등급
    propertyGroup: 사양, 스타일, 속성, 디자인, 외형, 공통, 구조, 시각
    propertyColumn: 속성, 항목, 프로퍼티
    looks: 스타일, 외형, 디자인
    partColumn: 요소, 부위, 부분, 영역, 컴포넌트, 구성요소, 파트
    sizeGroup: 크기, 사이즈
    valueColumn: 값, 기본값, 사양, 규칙
    valueHead: 값, 기본값, 색상값
    tokenHead: 토큰, 토큰명, 변수, 변수명, 스타일 이름, 변수 이름, 토큰 이름
    typography: 글꼴, 타이포그래피, 폰트, 서체
    descriptionGroup: 목적, 역할, 설명, 용도
    proseGroup: 사용, 사용법, 용도, 접근성, 규칙, 원칙, 예시, 예, 애니메이션, 인터랙션, 동작, 가이드, 주의, 참고, 언제, 행동
    proseColumn: 용도, 설명, 비고, 의미, 예시, 역할, 사용, 이유, 참고, 내용, 언제
    pastColumn: 기존, 문제, 이전, 변경전
    componentList: 컴포넌트, 요소
    interface: 인터페이스
    generalHeading: 색상, 컬러, 팔레트, 타이포그래피, 간격, 여백, 그림자, 라운드, 접근성, 원칙, 가이드, 가이드라인, 규칙, 그리드, 아이콘, 개요, 목차, 테마, 애니메이션, 모션,
      레이아웃, 반응형, 토큰, 구조, 요약, 폰트, 사용법, 컨벤션, 체크리스트, 지침
    quietHeading: 변경 이력, 변경이력, 변경 로그, 설치, 설정, 다음 단계, 마이그레이션
    verdict: 일치, 불일치, 통과, 실패
    # What is not asked for
    refusal: 하지 마, 금지, 이전, 기존, 않는다, 않습니다, 마세요, 금지한다, 쓰지, 안된다
    refusalOpening: 사용 금지, 금지
    refusalHeading: 금지, 잘못, 사용 금지, 나쁜 예, 안티패턴, 피하기
    setAside: 대신, 아니라, 아닌, 이전
    changed: 변경
    origin: 에서
    past: 이전, 기존, 변경전, 개선전, 수정전, 변경 전, 수정 전
    elsewhere: 경쟁, 향후, 계획, 제안
    customizing: 커스터마이징, 재정의
    standing: 정의되어, 정의됩니다, 정의되며, 선언되어
    absence: 없다, 없음, 미정의, 삭제, 추가, 아직
    platformPart: 안전 영역, 세이프 에어리어, 상태표시줄, 상태바
    # Grids and scales
    grid: 그리드
    system: 시스템, 스케일, 체계
    base: 기준, 단위, 기본단위
    multiple: 배수, 배수로, 단위로
    space: 간격, 여백
    spacedPlace: 패딩, 마진
    otherGrid: 아이콘, 텍스트, 글꼴, 이미지
    ofText: 자간, 행간
    strict: 모든, 모두, 항상, 반드시, 오직, 전부
    exclusive: 오직, 만
    listed: 정의된, 아래, 다음, 위의
    others: 이외, 외, 다른, 새로운
    palette: 팔레트, 색상 팔레트
    hedge: 절반, 보통, 대체로, 기본적으로, 반
    exception: 예외, 제외, 허용, 예외적으로
    denial: 없는, 아닌, 이전
    # Conditions and devices
    condition: 라이트, 다크, 라이트모드, 다크모드, 모바일, 태블릿, 데스크톱, 데스크탑, 이전, 기존
    themeHeading: 다크, 라이트, 다크모드, 라이트모드, 모드, 테마
    desktop: 데스크톱, 데스크탑
    touched: 모바일, 태블릿, 휴대폰
    # Names of tokens
    writing: 텍스트, 제목, 라벨, 아이콘, 본문, 글자
    # What is claimed
    number: 두, 세, 네, 다섯, 여섯, 일곱, 여덟, 아홉, 열
    counting: 다음, 아래, 총, 모두
    counted: 가지, 규칙, 원칙, 단계, 상태, 변형, 크기, 색상, 종류, 유형
    """
}
