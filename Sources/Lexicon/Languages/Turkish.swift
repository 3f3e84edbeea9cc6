/// The words of Turkish; `Sense` says what each line means.
enum Turkish {
  static let table: StaticString = """
    # What a length measures
    padding: iç boşluk, iç boşluğu, iç kenar boşluğu, dolgu boşluğu, iç mesafe
    margin: dış boşluk, dış boşluğu, kenar boşluğu, kenar boşlukları
    gap: boşluk, boşluğu, boşluklar, boşlukları, aralık, aralığı, aralıklar, mesafe, mesafesi
    inset: girinti, girintisi
    width: genişlik, genişliği, geniş, genişliğinde
    height: yükseklik, yüksekliği, yüksekliğinde
    size: boyut, boyutu, boyutlar, boyutları, çap, çapı, ölçü, ölçüsü, boyutunda
    radius: köşe yarıçapı, yarıçap, yarıçapı, yuvarlaklık, köşe, köşeler
    border: kenarlık, kenarlığı, çerçeve, çerçevesi, kenarlık rengi
    stroke: çizgi, çizgisi, kontur, ayırıcı, ayraç, dış çizgi, odak halkası, alt çizgi
    fontSize: yazı tipi, yazı boyutu, font boyutu, yazı tipi boyutu, metin boyutu, punto
    lineHeight: satır yüksekliği, satır aralığı
    letterSpacing: harf aralığı, harf aralığını
    offset: kaydırma, ofset
    blur: bulanıklık, bulanıklığı
    spread: yayılma
    # Things that a length beside them measures
    figure: profil resmi, küçük resim
    target: dokunma alanı, dokunma alanları, dokunma hedefi, dokunma hedefleri, tıklama alanı, tıklanabilir alan,
      tıklama hedefi, dokunmatik hedef, dokunmatik alan
    # What a color paints
    background: arka plan, arka planı, arka plan rengi, arkaplan, arkaplanı, zemin, zemini, dolgu, dolgusu, dolgu rengi,
      yüzey, yüzeyi
    text: metin, metni, metinler, metin rengi, yazı, yazısı, yazı rengi, başlık, başlığı, başlıklar, etiket, etiketi,
      etiketler, alt başlık, yer tutucu, ön plan, açıklama metni
    icon: ikon, ikonu, ikonlar, simge, simgesi, simgeler, ok işareti
    shadow: gölge, gölgesi, gölgeler
    overlay: örtü, karartma
    color: renk, rengi, renkler, renkleri, ton
    # What is done with a length
    spaces: ayrılmış
    rounds: yuvarlatılmış, yuvarlanmış, yuvarlatılır
    outlines: çerçeveli
    leaves: bırak, bırakın, bırakılır
    free: boş
    orLength: veya, ile
    # Times
    duration: süre, süresi, gecikme
    easing: yumuşatma
    # Colors
    white: beyaz, beyazı
    black: siyah, siyahı
    clear: saydam, şeffaf
    hue: kırmızı, yeşil, mavi, sarı, gri, turuncu, mor, pembe, kahverengi, lacivert, turkuaz, altın, koyu, açık,
      birincil, ikincil, vurgu, marka, ana
    shade: kırık, yarı, krem, değil, neredeyse
    announcesColor: ton
    vagueColor: fotoğraf, görsel, bulanık
    gradient: gradyan, geçişli
    colorChange: koyulaşır, açılır, soluk, karartılmış
    opacity: opaklık, opaklığı, saydamlık, şeffaflık
    bearing: üzerinde, üzerine, üstünde, ile
    # Writing
    weight400: normal
    weight700: kalın
    large: büyük
    lineStyle: düz, kesikli, noktalı
    # Places
    side: yatay, dikey, üst, sol, sağ, üstte, altta, solda, sağda, yanlarda
    edge: sol, sağ, üst
    edgeNoun: kenar, kenarı, kenardan, ekran, köşesi
    from: kenarından
    beside: altında, yanında, dışında
    between: arasında, arasındaki
    inside: içinde, içindeki
    # Small words
    link: yaklaşık, minimum, maksimum, tam, olmalı, olmalıdır, sabit, az, fazla
    copula: olmalı, olmalıdır, eşittir
    adjective: minimum, maksimum, iç, dış, ek, ince, kalın, hafif, yumuşak, küçük, sabit, temel, ana
    closer: ve, veya, ile, için, gibi, ama, eğer
    where: için, ile, arasında, içinde, üzerinde
    aside: değeri, değerleri, açık, koyu, ana, birincil, ikincil
    or: veya
    several: ve
    changeWord: yok, koyu, bir
    motionName: ölçek, dönüş
    plainName: ana, birincil, ikincil
    minimum: minimum, az, asgari, küçük
    multiplied: yarısı, yarım
    sameAs: aynı, ile aynı
    inheritanceEnd: ama, ancak, ve
    example: örneğin, örn.
    # States and themes
    state: basılı, basılıyken, basıldığında, üzerine gelme, odak, odaklı, odaklanmış, devre dışı, pasif, seçili,
      seçilmiş, seçilmemiş, işaretli, yükleniyor, genişletilmiş, daraltılmış, etkin
    possibleState: aktif, normal, varsayılan, hata, hatalı, başarılı, başarı, uyarı, boş, dolu, gizli, görünür, açık,
      kapalı, geçersiz, geçerli, mevcut, inaktif
    defaultState: varsayılan, normal
    pressedState: basılı, basıldığında, aktif
    focusedState: odak, odaklı, odaklanmış
    disabledState: pasif, inaktif, devredışı, devre, devre dışı
    inactiveState: pasif
    decoration: dekoratif, süs
    signalState: odak, odaklı, hata, hatalı, geçersiz
    stateFiller: durumu, ve, veya, ile
    theme: koyu, karanlık, aydınlık, açık
    themeNoun: tema, mod, modu, teması
    # Controls and other things
    button: düğme, düğmesi, düğmeler, buton, butonu, butonlar
    tab: sekme, sekmesi
    switcher: gezinme, sekme, sekmeler
    noButton: grup, grubu, etiketi, metni
    bareControl: anahtar, kaydırıcı, radyo
    hyperlink: bağlantı, bağlantılar, linkler
    field: alan, alanı, giriş, girdi, arama
    besideField: etiket, hata, yardım, başlık
    shape: daire, kare, kart, kartlar, rozet, baloncuk, hap
    frame: kapsayıcı, konteyner
    wholeThing: sayfa, ekran, uygulama, tüm, kapsayıcı, çok, basit
    lookWord: yok, tam, yuvarlak
    drawing: grafik, grafikler, çizelge
    thing: menü, pencere, tablo, liste, satır, panel, çubuk, bildirim, uyarı, simge, ikon, form, kart, kartlar, takvim,
      rozet, modal, banner, avatar, etiket, ekran, listeler
    # Headings, labels and columns
    stateGroup: durumlar, durum
    stateLead: tüm, olası
    variantGroup: varyantlar, varyant, çeşitler
    variantColumn: varyant, boyut, tür, stil
    propertyGroup: özellikler, özellik, görünüm, stil, yapı, ölçüler, genel
    propertyColumn: özellik, özellikler, nitelik, parametre
    looks: görünüm, stil
    partColumn: öğe, eleman, parça, bileşen, bölüm, alan, element
    sizeGroup: boyutlar, ölçüler
    valueColumn: değer, değerler, kural
    valueHead: değer, değerler
    tokenHead: değişken
    typography: tipografi, yazı tipi, yazı tipleri
    descriptionGroup: amaç, açıklama, tanım
    proseGroup: kullanım, davranış, erişilebilirlik, kurallar, ilkeler, örnekler, örnek, etkileşim, animasyon, neden,
      nasıl, notlar, notes
    proseColumn: kullanım, açıklama, notlar, amaç, örnek, anlam, neden, rol
    pastColumn: eski, önce, önceki
    componentList: bileşenler, öğeler
    interface: arayüz
    generalHeading: renkler, renk, palet, tipografi, boşluklar, gölgeler, erişilebilirlik, ilkeler, kurallar, ikonlar,
      giriş, özet, temalar, yapı, animasyonlar, örnekler, kullanım, ızgara, ilkeleri, kuralları,
      prensipleri, yapısı
    quietHeading: değişiklikler, sürüm geçmişi, kurulum, yapılandırma, değişiklik günlüğü
    # What is not asked for
    refusal: asla, kaçının, kullanmayın, yasak, önceki, önceden, eski, eskiden, yerine, değil
    refusalOpening: asla, kaçının, kullanmayın, yasak
    refusalHeading: yapmayın, yanlış, yasak, kaçının
    setAside: önceden, eskiden, yerine
    past: önce, önceki, eski, öncesi
    elsewhere: gelecek, planlanan, öneri, rakipler
    customizing: özelleştirme
    standing: tanımlı, tanımlıdır, tanımlanmıştır, tanımlanır, bulunur
    failure: yetersiz
    absence: eksik, yok, mevcut, tanımsız, tanımlı değil
    # Grids and scales
    grid: ızgara, ızgarası, grid
    system: sistem, sistemi, ölçek
    base: birim, birimi, taban, temel
    multiple: katları, katı, katıdır
    space: boşluk, boşluklar, boşluğu, aralık, aralıklar, boşlukları
    otherGrid: ikonlar, metin, sütunlar
    ofText: harf, satır, kelime
    strict: tüm, bütün, yalnızca, sadece, asla, daima
    exclusive: yalnızca, sadece
    listed: bu, tanımlı, tanımlanan, listelenen
    others: başka, dışında
    palette: palet, paleti, paletin
    hedge: yarım, genellikle, çoğunlukla
    exception: istisna, hariç, dışında
    denial: değil, yok, eski, önceden
    # Conditions and devices
    condition: açık, koyu, karanlık, aydınlık, gece, mobil, telefon, eski, yeni, önceki, tema
    themeHeading: koyu, açık, karanlık, aydınlık, gece, tema
    touched: mobil, telefon
    # Names of tokens
    writing: metin, başlık, etiket, ikon, simge
    # What is claimed
    number: iki, üç, dört, beş, altı, yedi, sekiz, dokuz
    counted: durum, varyant, boyut, renk, ilke, kural, seviye, adım, tür
    """
}
