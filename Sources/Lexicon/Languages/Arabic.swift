/// The words of Arabic; `Sense` says what each line means.
enum Arabic {
  static let table: StaticString = """
    # What a length measures
    padding: حشو, الحشو, حشوة, الحشوة الداخلية
    margin: هامش, الهامش, الهوامش
    gap: مسافة, المسافة, تباعد, التباعد
    width: عرض, العرض
    height: ارتفاع, الارتفاع
    size: حجم, الحجم, مقاس, المقاس
    radius: نصف القطر, نصف قطر, استدارة
    border: حد, حدود, الحدود, الإطار, إطار
    fontSize: خط, الخط, حجم الخط
    # What a color paints
    background: خلفية, الخلفية, لون الخلفية
    text: نص, النص, لون النص, عنوان, العنوان, تسمية
    hyperlink: رابط, روابط
    icon: صورة رمزية, أيقونة, الأيقونة, رمز
    color: لون, اللون, ألوان, الألوان
    # Colors
    white: أبيض
    black: أسود
    # Places
    side: أفقي, أفقيا, عمودي, رأسي, أعلى, أسفل, يمين, يسار
    # Words beside values
    plainName: الثانوي, الأساسي, ثانوي, أساسي, الرئيسي
    # States and themes
    state: تمرير, ضغط, مضغوط, معطل, تعطيل, تركيز, محدد
    possibleState: عادي, افتراضي, خطأ, نشط
    defaultState: عادي, افتراضي
    disabledState: معطل, تعطيل
    decoration: زخرفي, زخرفية, زخرفة
    theme: فاتح, داكن, ليلي, نهاري
    # Controls and other things
    leadingButton: زر
    wholeThing: الصفحة, صفحة, الشاشة, شاشة, التطبيق
    # Headings, labels and columns
    stateGroup: حالات, الحالات, حالة
    variantGroup: المتغيرات, متغيرات
    # Grids and scales
    grid: شبكة
    base: وحدة, الأساس, الأساسية, أساسية
    multiple: مضاعفات, مضاعف
    space: المسافات, المسافة, مسافات, التباعد, تباعد
    # Conditions and devices
    condition: فاتح, داكن
    """
}
