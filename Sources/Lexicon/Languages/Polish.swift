/// The words of Polish; `Sense` says what each line means.
enum Polish {
  static let table: StaticString = """
    # What a length measures
    padding: dopełnienie, dopełnienia, dopełnieniem, odstęp wewnętrzny, margines wewnętrzny, wypełnienie wewnętrzne
    margin: margines, marginesu, marginesy, marginesem, odstęp zewnętrzny
    gap: odstęp, odstępu, odstępem, przerwa, przerwy
    inset: wcięcie, wcięcia
    width: szerokość, szerokości
    height: wysokość, wysokości
    size: rozmiar, rozmiaru, wielkość, średnica
    radius: promień, promienia, zaokrąglenie, zaokrąglenia
    border: obramowanie, obramowania, ramka, ramki, krawędź
    stroke: obrys, kontur, linia, separator
    fontSize: czcionka, rozmiar czcionki, krój
    lineHeight: interlinia, wysokość wiersza, wysokość linii
    letterSpacing: światło
    offset: przesunięcie
    blur: rozmycie
    # Things that a length beside them measures
    figure: awatar, okrąg, zdjęcie, obraz
    # What a color paints
    background: tło, tła, tłem, wypełnienie
    text: tekst, tekstu, nagłówek, nagłówka, nagłówki, etykieta, etykiety, tytuł, podpis, podpowiedź
    icon: ikona, ikony, ikon
    shadow: cień, cienia
    color: kolor, koloru
    # What is done with a length
    spaces: oddzielone, oddalone, rozdzielone
    rounds: zaokrąglone, zaokrąglony, zaokrąglona
    outlines: obramowane, obramowany, obramowana
    indents: wcięte, wcięty, wcięta
    orLength: do, lub, albo
    # Times
    duration: czas trwania
    # Colors
    white: biały, biała, białe
    black: czarny, czarna, czarne
    clear: przezroczysty
    gradient: gradient
    opacity: krycie, przezroczystość
    laying: na
    bearing: z, ze
    # Writing
    large: duży, duża, duże
    # Places
    side: poziomo, pionowo, poziomy, pionowy, poziome, pionowe, lewo, prawo, góra, dół
    from: od
    beside: nad, pod, poniżej, powyżej, obok
    between: między, pomiędzy
    inside: w, na
    preposition: o, na, z, do
    # Small words
    link: jest, wynosi, mają, ma, to, co, najmniej, najwyżej, są
    copula: jest, są, wynosi, to
    closer: i, oraz, lub, dla, z, gdy
    where: między, dla, z
    or: lub, albo
    minimum: minimum, najmniej, minimalny, minimalna
    inheritanceEnd: ale, oprócz
    example: na przykład, np.
    # States and themes
    state: najechany, wciśnięty, wyłączony, zaznaczony, wybrany
    possibleState: aktywny, nieaktywny, błąd, domyślny
    defaultState: domyślny, domyślna, spoczynek
    pressedState: wciśnięty, naciśnięty
    disabledState: wyłączony, nieaktywny, zablokowany
    signalState: błąd
    theme: jasny, ciemny
    themeNoun: motyw, tryb
    # Controls and other things
    button: przycisk, przyciski
    # Headings, labels and columns
    stateGroup: stany, stan
    variantGroup: warianty, wariant
    variantColumn: wariant, rozmiar
    propertyGroup: specyfikacja, właściwości, wygląd
    propertyColumn: właściwość
    sizeGroup: rozmiar, rozmiary
    valueColumn: wartość, wartości
    valueHead: wartość
    descriptionGroup: cel, opis
    proseGroup: użycie, zachowanie
    proseColumn: opis, użycie
    pastColumn: stary
    generalHeading: kolory, typografia, odstępy, ikony
    quietHeading: instalacja, historia zmian
    # What is not asked for
    refusal: nigdy, nie, unikaj, wcześniej, dawniej, byłby, było
    refusalOpening: nie używaj, nie rób, nigdy, unikaj
    refusalHeading: unikaj, źle, błędnie
    setAside: wcześniej, nie, nigdy
    past: przed, wcześniej
    elsewhere: planowane, konkurencja
    failure: niewystarczający, niewystarczająca
    absence: brakuje, istnieje
    # Grids and scales
    grid: siatka, siatki, siatce
    base: jednostka, bazowa
    multiple: wielokrotność, wielokrotności
    space: odstęp, odstępy, odstępów
    strict: wszystkie, zawsze, tylko, każdy
    hedge: połowa, połowy
    exception: oprócz, wyjątek, wyjątkiem
    denial: bez, nie, wcześniej
    # Conditions and devices
    condition: jasny, ciemny
    """
}
