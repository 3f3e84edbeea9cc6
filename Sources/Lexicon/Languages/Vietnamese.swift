/// The words of Vietnamese; `Sense` says what each line means.
enum Vietnamese {
  static let table: StaticString = """
    # What a length measures
    padding: đệm, khoảng đệm, vùng đệm, lề trong, đệm trong, khoảng cách trong
    margin: lề, lề ngoài, khoảng cách ngoài
    gap: khoảng cách, khoảng trống, khoảng hở, giãn cách
    inset: thụt lề
    width: chiều rộng, độ rộng, bề rộng, rộng
    height: chiều cao, độ cao, cao
    size: kích thước, kích cỡ, cỡ, đường kính
    radius: bo góc, bo tròn, bán kính, độ bo góc, bán kính bo, bán kính góc
    border: viền, đường viền, màu viền, khung viền
    stroke: đường kẻ, đường phân cách, vạch ngăn, nét vẽ, gạch chân, vòng focus
    fontSize: cỡ chữ, kích thước chữ, phông chữ, font chữ, kiểu chữ
    lineHeight: chiều cao dòng, độ cao dòng, giãn dòng, khoảng cách dòng
    letterSpacing: giãn chữ, khoảng cách chữ
    offset: độ lệch
    blur: độ nhòe
    # Things that a length beside them measures
    figure: ảnh đại diện, hình tròn, ảnh thu nhỏ
    target: vùng chạm, vùng nhấn, vùng bấm, vùng nhấp, mục tiêu chạm
    # What a color paints
    background: nền, màu nền, bề mặt
    text: chữ, màu chữ, văn bản, màu văn bản, tiêu đề, nhãn, chú thích, phụ đề
    icon: biểu tượng, mũi tên
    shadow: bóng, đổ bóng, bóng đổ
    overlay: lớp phủ
    color: màu, màu sắc
    # What is done with a length
    rounds: bo tròn, bo góc
    leaves: chừa
    orLength: hoặc, đến
    than: hơn
    # Times
    duration: thời lượng, thời gian, độ trễ
    # Colors
    white: trắng
    black: đen
    clear: trong suốt
    hue: đỏ, xanh, vàng, tím, hồng, nâu, xám, đậm, nhạt, sáng, tối, màu cam, chính, phụ
    gradient: chuyển sắc
    opacity: độ mờ, độ đục
    laying: trên
    bearing: với
    # Writing
    weight700: in đậm
    large: lớn
    lineStyle: nét liền, nét đứt
    # Places
    side: trên, trái, phải, ngang, dọc
    edge: trái, phải
    edgeNoun: cạnh, mép, viền
    from: cách
    beside: dưới, bên dưới, phía dưới
    between: giữa
    inside: trong, bên trong
    preposition: của
    # Small words
    link: là, khoảng, tối thiểu, tối đa, ít nhất, luôn, phải
    copula: là, bằng
    adjective: tối thiểu, tối đa, nhỏ, mỏng, dày, lớn, chính, phụ
    closer: và, hoặc, với, khi, nếu, là, nhưng
    where: giữa, với, trong, khi
    aside: chính, phụ, đậm, nhạt
    or: hoặc
    several: và
    plainName: chính, phụ
    minimum: tối thiểu, ít nhất
    sameAs: giống, giống như, tương tự
    inheritanceEnd: nhưng, và
    example: ví dụ, vd
    # States and themes
    state: nhấn, được nhấn, khi nhấn, đang nhấn, di chuột, rê chuột, khi hover, khi focus, vô hiệu, vô hiệu hóa,
      vô hiệu hoá, bị vô hiệu, đã chọn, được chọn, đang chọn, chưa chọn, đang tải
    possibleState: mặc định, bình thường, lỗi, thành công, cảnh báo, hoạt động, kích hoạt, trống
    defaultState: mặc định, bình thường
    pressedState: nhấn, được nhấn, khi nhấn, đang nhấn
    disabledState: vô hiệu, vô hiệu hóa, vô hiệu hoá, bị vô hiệu
    decoration: trang trí
    signalState: lỗi
    stateFiller: trạng thái, và, hoặc
    theme: tối, sáng
    themeNoun: chế độ, giao diện
    # Controls and other things
    button: nút, nút bấm
    leadingButton: nút
    noButton: nhóm, nhãn
    field: trường, ô nhập
    hyperlink: liên kết
    besideField: nhãn, lỗi
    shape: thẻ, huy hiệu
    wholeThing: trang, màn hình, ứng dụng
    lookWord: không, tròn
    drawing: biểu đồ
    thing: menu, bảng, thẻ, thanh, modal, banner
    # Headings, labels and columns
    stateGroup: trạng thái
    variantGroup: biến thể, các biến thể
    variantColumn: biến thể, kích thước, loại, kiểu
    propertyGroup: thông số, thuộc tính, kiểu dáng, giao diện, đặc tả
    propertyColumn: thuộc tính, thông số
    partColumn: phần tử, vùng
    sizeGroup: kích thước
    valueColumn: giá trị
    valueHead: giá trị
    tokenHead: biến
    descriptionGroup: mô tả, mục đích
    proseGroup: cách dùng, sử dụng, cách sử dụng, nguyên tắc, quy tắc, ví dụ, hành vi, lưu ý, ghi chú
    proseColumn: mô tả, ghi chú, mục đích, công dụng, vai trò, sử dụng, ý nghĩa, dùng cho
    pastColumn: cũ, trước
    componentColumn: thành phần
    componentList: thành phần
    generalHeading: màu sắc, bảng màu, nguyên tắc, quy tắc, biểu tượng, nền tảng, kiểu chữ, khoảng cách, lưới
    quietHeading: lịch sử thay đổi, cài đặt, cấu hình, nhật ký thay đổi
    # What is not asked for
    refusal: không, không dùng, không nên, đừng, cấm, tránh, trước đây
    refusalOpening: không dùng, không nên, đừng, tránh
    refusalHeading: không nên, nên tránh, không nên làm
    setAside: trước đây
    changed: đổi
    origin: từ
    past: trước, trước đây, cũ
    elsewhere: tương lai
    customizing: tùy chỉnh, tuỳ chỉnh
    standing: định nghĩa, khai báo
    absence: thiếu, chưa có
    # Grids and scales
    grid: lưới
    strict: mọi, luôn, chỉ
    exclusive: chỉ
    others: khác
    denial: không
    # Conditions and devices
    condition: sáng, tối, cũ, mới, điện thoại
    themeHeading: tối, sáng
    # Names of tokens
    writing: chữ, tiêu đề, nhãn, biểu tượng
    # What is claimed
    demand: phải, cần, yêu cầu
    """
}
