/// The words of Indonesian, most of which are those of Malay, too; `Sense` says what each line means.
enum Indonesian {
  static let table: StaticString = """
    # What a length measures
    padding: jarak dalam, bantalan, ruang dalam
    margin: jarak luar, jarak tepi
    gap: jarak, spasi, jarak antar, celah
    inset: indentasi
    width: lebar, lebarnya
    height: tinggi, tingginya, ketinggian
    size: ukuran, ukurannya, diameter
    radius: radius sudut, kelengkungan, sudut, kelengkungan sudut
    border: garis tepi, bingkai, garis batas, warna border, warna garis tepi
    stroke: garis, garis pemisah, pemisah, garis bawah, garis luar, cincin fokus
    fontSize: ukuran font, ukuran teks, ukuran huruf, jenis huruf
    lineHeight: tinggi baris, jarak baris, spasi baris
    letterSpacing: jarak huruf, spasi huruf
    offset: pergeseran
    blur: keburaman
    # Things that a length beside them measures
    figure: foto profil, lingkaran, gambar mini
    target: area sentuh, target sentuh, area ketuk, area klik, bidang sentuh
    # What a color paints
    background: latar, latar belakang, warna latar, warna latar belakang, warna background, permukaan, isian
    text: teks, warna teks, tulisan, warna tulisan, judul, subjudul, huruf, keterangan, label teks
    icon: ikon, warna ikon, panah, lambang
    shadow: bayangan
    color: warna
    # What is done with a length
    rounds: membulat, dibulatkan
    leaves: sisakan
    orLength: atau, hingga, sampai
    than: daripada
    # Times
    duration: durasi, penundaan
    # Colors
    white: putih
    black: hitam
    clear: transparan
    hue: merah, biru, hijau, kuning, abu, ungu, jingga, oranye, coklat, cokelat, emas, tua, muda, gelap, terang,
      utama, sekunder, primer
    shade: bukan, hampir
    gradient: gradien, gradasi
    opacity: opasitas
    bearing: dengan
    # Writing
    weight700: tebal
    large: besar
    # Places
    side: atas, kiri, kanan, vertikal, horizontal
    edge: kiri, kanan
    edgeNoun: tepi, layar, sudut
    from: dari
    beside: bawah, samping
    between: antara, antar
    inside: dalam
    # Small words
    link: adalah, minimal, maksimal, sekitar, selalu, harus
    copula: adalah
    adjective: minimal, maksimal, kecil, besar, tipis, tebal, utama, sekunder, primer
    closer: dan, atau, untuk, dengan, ketika, saat, jika, pada, tetapi
    where: antara, antar, untuk, dengan, pada, saat
    aside: utama, sekunder, primer, gelap, terang
    or: atau
    several: dan
    plainName: utama, sekunder, primer
    minimum: minimal, minimum, terkecil
    sameAs: sama dengan, sama seperti
    inheritanceEnd: tetapi, tapi, kecuali, dengan
    example: misalnya, contohnya
    # States and themes
    state: ditekan, saat ditekan, saat hover, saat fokus, nonaktif, dinonaktifkan, terpilih, dipilih, memuat,
      tercentang, diarahkan
    possibleState: aktif, normal, galat, kesalahan, berhasil, peringatan, kosong, terisi
    defaultState: bawaan, normal
    pressedState: ditekan, saat ditekan
    disabledState: nonaktif, dinonaktifkan
    decoration: dekoratif, hiasan
    signalState: galat, kesalahan
    stateFiller: keadaan, kondisi, dan, atau
    theme: gelap, terang
    themeNoun: mode, tema
    # Controls and other things
    button: tombol
    leadingButton: tombol
    noButton: grup, teks
    field: kolom, masukan, isian
    hyperlink: tautan
    besideField: judul, galat, keterangan
    shape: kartu, lencana, lingkaran
    wholeThing: halaman, layar, aplikasi
    lookWord: tanpa, penuh
    drawing: grafik
    thing: kartu, daftar, tabel, baris, menu, dialog, modal, formulir, panel, ikon, spanduk, notifikasi, bilah, kolom
    # Headings, labels and columns
    stateGroup: keadaan, kondisi
    variantGroup: varian
    variantColumn: varian, ukuran, jenis, tipe
    propertyGroup: spesifikasi, properti, tampilan, gaya
    propertyColumn: properti, atribut
    looks: tampilan, gaya
    partColumn: elemen, bagian
    sizeGroup: ukuran
    valueColumn: nilai
    valueHead: nilai
    tokenHead: variabel
    descriptionGroup: deskripsi, tujuan
    proseGroup: penggunaan, perilaku, aturan, prinsip, contoh, catatan, panduan, aksesibilitas
    proseColumn: penggunaan, deskripsi, keterangan, kegunaan, fungsi, catatan, contoh
    pastColumn: lama, sebelum
    componentColumn: komponen
    componentList: komponen, elemen
    generalHeading: warna, palet, tipografi, aksesibilitas, prinsip, aturan, ikon, jarak, bayangan
    quietHeading: catatan perubahan, riwayat perubahan, instalasi, konfigurasi, pemasangan
    # What is not asked for
    refusal: jangan, tidak, hindari, dilarang, sebelumnya, bukan
    refusalOpening: jangan, hindari, tidak boleh
    refusalHeading: jangan, hindari
    setAside: sebelumnya, bukan, jangan
    changed: diubah, berubah
    origin: dari
    past: sebelum, sebelumnya
    customizing: kustomisasi
    standing: didefinisikan, dideklarasikan, terletak
    failure: gagal
    absence: hilang, belum ada
    # Grids and scales
    grid: kisi
    system: sistem, skala
    base: satuan, dasar
    multiple: kelipatan
    space: jarak, spasi
    strict: semua, selalu, hanya, setiap
    exclusive: hanya
    others: lain, lainnya
    palette: palet
    exception: kecuali, pengecualian
    denial: tidak, tanpa, bukan
    # Conditions and devices
    condition: terang, gelap, lama, baru, ponsel, seluler
    themeHeading: gelap, terang
    touched: ponsel, seluler
    # Names of tokens
    writing: teks, judul, ikon
    # What is claimed
    demand: harus, wajib, perlu
    number: dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh
    counting: ada, memiliki, dengan, berikut
    counted: varian, ukuran, warna, prinsip, aturan, tingkat, langkah, jenis
    """
}
