import Facts

/// The vocabulary itself: words parted by commas, and what they mean.
enum SpecWords {
  static let all: [(StaticString, SpecTerm)] = [
    (padding, SpecTerm(role: .padding)),
    (margin, SpecTerm(role: .margin)),
    (gap, SpecTerm(role: .gap)),
    (inset, SpecTerm(role: .inset)),
    (
      "width, wide, breite, breit, largeur, ancho, anchura, largura, larghezza, breedte, 宽度, 宽, 幅, 너비, ширина, רוחב, عرض, العرض",
      SpecTerm(role: .width)
    ),
    (
      "height, tall, high, höhe, hoch, hauteur, alto, altura, altezza, hoogte, 高度, 高さ, 高, 높이, высота, גובה, ارتفاع, الارتفاع",
      SpecTerm(role: .height)
    ),
    (size, SpecTerm(role: .size)),
    (radius, SpecTerm(role: .radius)),
    (border, SpecTerm(role: .border, slot: .line)),
    (stroke, SpecTerm(role: .stroke, slot: .line)),
    (fontSize, SpecTerm(role: .fontSize)),
    (
      "line height, line spacing, lineheight, leading height, zeilenhöhe, interligne, interlineado, interlinea, 行高, 行间距",
      SpecTerm(role: .lineHeight)
    ),
    (
      "letter spacing, tracking, kerning, letterspacing, word spacing, laufweite, interlettrage, 字间距, 字距",
      SpecTerm(role: .letterSpacing)
    ),
    ("offset, translate, translatey, translatex, versatz, décalage, desplazamiento, 偏移", SpecTerm(role: .offset)),
    ("blur, shadow radius, blur radius, weichzeichnung, flou, desenfoque, 模糊", SpecTerm(role: .blur)),
    ("spread", SpecTerm(role: .spread)),
    (background, SpecTerm(slot: .background)),
    (text, SpecTerm(role: .fontSize, slot: .text)),
    (icon, SpecTerm(role: .size, slot: .icon)),
    (
      "shadow, elevation, drop shadow, box shadow, boxshadow, schatten, ombre, sombra, ombra, schaduw, 阴影, 影, 그림자, тень",
      SpecTerm(role: .blur, slot: .shadow)
    ),
    ("backdrop, overlay, scrim, veil, dimmer, mask, 遮罩", SpecTerm(slot: .overlay)),
    (
      "color, colour, colors, colours, tint, foreground color, farbe, couleur, cor, colore, kleur, 颜色, 色, 색상, цвет, צבע, لون, اللون",
      SpecTerm(slot: .color)
    ),
    ("dash, dash gap, underline offset", SpecTerm(role: .stroke)),
  ]

  private static let padding: StaticString = """
    padding, paddings, innenabstand, polsterung, rembourrage, remplissage, marge interne, marges internes, relleno,
    preenchimento, spaziatura interna, padding interno, binnenmarge, opvulling, 内边距, パディング, 余白, 패딩, отступ, ריפוד, ריווח פנימי, حشو, الحشو, حشوة, الحشوة الداخلية
    """
  private static let margin: StaticString = """
    margin, außenabstand, aussenabstand, marge, marge externe, marges, margen, margem, margine, buitenmarge, 外边距,
    マージン, 여백, שוליים, هامش, الهامش, الهوامش
    """
  private static let gap: StaticString = """
    gap, gutter, spacing, spacer, distance, separation, column gap, row gap, grid gap, item spacing, space, abstand,
    zwischenraum, espacement, écart, espaciado, espacio, separación, espaçamento, espaço, spaziatura, spazio,
    tussenruimte, 间距, 间隔, 間隔, ギャップ, 간격, רווח, מרווח, ריווח, مسافة, المسافة, تباعد, التباعد
    """
  private static let inset: StaticString = """
    inset, position, indent, indentation, einzug, posición, posição, posizione, 位置
    """
  private static let size: StaticString = """
    size, diameter, dimension, circle, dot, thumbnail, square, touch target, tap target, hit area, hit target,
    click target, touch area, tap area, target size, target, avatar, image, logo, flag, handle, knob, thumb, größe,
    durchmesser, taille, tamaño, tamanho, dimensione, grootte, 尺寸, 大小, サイズ, 크기, размер, גודל, حجم, الحجم, مقاس, المقاس
    """
  private static let radius: StaticString = """
    radius, radii, rounded, rounding, roundness, corner, corner radius, border radius, borderradius, cornerradius,
    eckenradius, abrundung, rayon, arrondi, radio, raio, raggio, afronding, 圆角, 角丸, 半径, 반경, радиус, רדיוס, עיגול פינות, نصف القطر, نصف قطر, استدارة
    """
  private static let border: StaticString = """
    border, border width, borderwidth, rahmenfarbe, rahmen, umrandung, bordure, borde, borda, bordo, rand, 边框, 枠線, ボーダー,
    테두리, граница, גבול, מסגרת, حد, حدود, الحدود, الإطار, إطار
    """
  private static let stroke: StaticString = """
    stroke, outline, line, divider, separator, underline, strikethrough, ring, focus ring, focus outline, hairline,
    stroke width, line width, linewidth, rule, linie, trennlinie, kontur, contour, ligne, séparateur, línea, contorno,
    linha, linea, lijn, 描边, 分割线, 线, 下線, 구분선
    """
  private static let fontSize: StaticString = """
    font, font size, text size, type size, fontsize, textsize, typeface, typography, type, schrift, schriftgröße,
    schriftart, police, fuente, fonte, carattere, lettertype, 字号, 字体, 字体大小, フォント, フォントサイズ, 글꼴, шрифт, גופן, גודל גופן, גודל טקסט, خط, الخط, حجم الخط
    """
  private static let background: StaticString = """
    background, bg, fill, container, hintergrundfarbe, füllfarbe, surface, background color, backgroundcolor, hintergrund, hintergrundfarbe, füllung, fond,
    arrière plan, fondo, relleno de fondo, fundo, sfondo, achtergrond, 背景, 背景色, 填充, 배경, 배경색, фон, רקע, צבע רקע, خلفية, الخلفية, لون الخلفية
    """
  private static let text: StaticString = """
    text, foreground, fg, title, subtitle, label, heading, headline, subheading, subheadline, caption, description,
    message, body, copy, placeholder, helper text, hint, textcolor, eyebrow, value text, textfarbe, schriftfarbe, beschriftung, titel, texte,
    titre, libellé, étiquette, texto, título, etiqueta, rótulo, testo, titolo, etichetta, tekst, platzhalter,
    marcador, espace réservé, 文字, 文本, 文字色, 标题, 标签, 占位符, テキスト, ラベル, タイトル, プレースホルダー, 텍스트, 글자,
    текст, заголовок, טקסט, צבע טקסט, כותרת, תווית, نص, النص, لون النص, عنوان, العنوان, تسمية, legenda, légende, leyenda, didascalia, bildunterschrift, segnaposto, подпись, подсказка
    """
  private static let icon: StaticString = """
    icon, checkmark, chevron, arrow, glyph, symbol, caret, tick, indicator icon, icône, icono, ícone, ícono, icona,
    symbool, pictogram, 图标, アイコン, 아이콘, иконка, אייקון, סמל, صورة رمزية, أيقونة, الأيقونة, رمز
    """
}
