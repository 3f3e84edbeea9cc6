/// The words of Korean; `Sense` says what each line means.
enum Korean {
  static let table: StaticString = """
    # What a length measures
    padding: 패딩
    margin: 여백
    gap: 간격
    width: 너비
    height: 높이
    size: 크기
    radius: 반경
    border: 테두리
    stroke: 구분선
    fontSize: 글꼴
    # What a color paints
    background: 배경, 배경색
    text: 텍스트, 글자
    icon: 아이콘
    shadow: 그림자
    color: 색상
    # Colors
    white: 흰색
    black: 검정
    # Writing
    large: 큰
    largeText: 큰텍스트
    # Small words
    particle: 은, 는, 이, 가, 을, 를, 의, 에, 로, 으로, 과, 와, 도, 인, 만, 에서
    example: 예를 들어
    # States and themes
    state: 호버, 비활성
    possibleState: 기본, 오류
    defaultState: 기본
    disabledState: 비활성, 비활성화
    # Controls and other things
    button: 버튼
    drawing: 차트, 그래프
    # Headings, labels and columns
    stateGroup: 상태
    variantGroup: 변형
    propertyGroup: 사양
    valueHead: 값
    tokenHead: 토큰
    typography: 글꼴
    descriptionGroup: 목적
    # What is not asked for
    refusal: 하지 마, 금지
    refusalHeading: 금지, 잘못
    setAside: 대신
    elsewhere: 경쟁
    # Grids and scales
    grid: 그리드
    system: 시스템
    base: 기준, 단위
    multiple: 배수
    space: 간격, 여백
    otherGrid: 아이콘
    ofText: 자간, 행간
    strict: 모든
    hedge: 절반
    exception: 예외
    # Conditions and devices
    condition: 라이트, 다크
    """
}
