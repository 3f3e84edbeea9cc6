/// The words of Polish; `Sense` says what each line means.
enum Polish {
  static let table: StaticString = """
    # What a length measures
    padding: dopełnienie, dopełnienia, dopełnieniem, odstęp wewnętrzny, margines wewnętrzny, wypełnienie wewnętrzne,
      wypełnienia wewnętrzne, odstępy wewnętrzne, odstępu wewnętrznego, marginesu wewnętrznego, marginesy wewnętrzne
    margin: margines, marginesu, marginesy, marginesem, odstęp zewnętrzny, marginesów, odstępy zewnętrzne
    gap: odstęp, odstępu, odstępem, przerwa, przerwy, odstępy, odstępów, odstępami, przerwę
    inset: wcięcie, wcięcia, wcięciem
    width: szerokość, szerokości, szerokością, szeroki, szeroka, szerokie
    height: wysokość, wysokości, wysokością, wysoki, wysoka, wysokie
    size: rozmiar, rozmiaru, wielkość, średnica, rozmiary, rozmiarem, wielkości, średnicy, wymiary, wymiar
    radius: promień, promienia, zaokrąglenie, zaokrąglenia, promieniem, promienie, promieni, zaokrągleniem, zaokrągleń,
      narożnik, narożniki, narożników, rogi, rogów
    border: obramowanie, obramowania, ramka, ramki, krawędź, obramowaniem, obramowań, ramką, ramek, krawędzie
    stroke: obrys, kontur, linia, separator, linie, linii, linią, linia oddzielająca, separatora, separatory,
      podkreślenie, obrysu, konturu, pierścień
    fontSize: czcionka, rozmiar czcionki, krój, czcionki, czcionek, wielkość czcionki, rozmiar tekstu, krój pisma
    lineHeight: interlinia, wysokość wiersza, wysokość linii, interlinii, wysokości wiersza
    letterSpacing: światło
    offset: przesunięcie, przesunięcia
    blur: rozmycie, rozmycia
    # Things that a length beside them measures
    figure: awatar, okrąg, zdjęcie, obraz, awatara, awatary, miniatura
    target: cel dotykowy, cele dotykowe, celów dotykowych, celu dotykowego, obszar dotyku, obszary dotyku,
      obszar dotykowy, pole dotykowe, obszar klikalny, obszar kliknięcia, pole kliknięcia, obszaru dotyku
    # What a color paints
    background: tło, tła, tłem, wypełnienie, tle, powierzchnia, powierzchni, wypełnienia, kolor tła
    text: tekst, tekstu, nagłówek, nagłówka, nagłówki, etykieta, etykiety, tytuł, podpis, podpowiedź, tekstem, tekście,
      teksty, tekstów, nagłówków, nagłówkiem, etykiet, etykietą, tytułu, tytuły, podtytuł, podpisu, podpisy, napis,
      napisu, napisy, napisem, treść, treści, kolor tekstu
    icon: ikona, ikony, ikon, ikonę, ikoną, ikonie, symbol, strzałka, strzałki
    shadow: cień, cienia, cieniem, cienie
    color: kolor, koloru, kolory, kolorem, kolorze, kolorów, barwa, barwy, odcień
    # What is done with a length
    spaces: oddzielone, oddalone, rozdzielone
    rounds: zaokrąglone, zaokrąglony, zaokrąglona, zaokrąglonymi, zaokrąglonych, zaokrąglonej
    outlines: obramowane, obramowany, obramowana, obramowanym
    indents: wcięte, wcięty, wcięta
    orLength: do, lub, albo
    # Times
    duration: czas trwania
    # Colors
    white: biały, biała, białe, białym, białego, białej, białą, białych, biel
    black: czarny, czarna, czarne, czarnym, czarnego, czarnej, czarną, czarnych, czerń
    clear: przezroczysty, przezroczysta, przezroczyste, przezroczystym
    hue: czerwony, czerwona, czerwone, czerwonego, czerwonym, czerwoną, czerwonej, czerwonych, zielony, zielona,
      zielone, zielonego, zielonym, zieloną, zielonej, zielonych, żółty, żółta, żółte, żółtego, żółtym, żółtą, żółtej,
      żółtych, szary, szara, szare, szarego, szarym, szarą, szarej, szarych, fioletowy, fioletowa, fioletowe,
      fioletowego, fioletowym, fioletową, fioletowej, fioletowych, pomarańczowy, pomarańczowa, pomarańczowe,
      pomarańczowego, pomarańczowym, pomarańczową, pomarańczowej, pomarańczowych, brązowy, brązowa, brązowe, brązowego,
      brązowym, brązową, brązowej, brązowych, różowy, różowa, różowe, różowego, różowym, różową, różowej, różowych,
      błękitny, błękitna, błękitne, błękitnego, błękitnym, błękitną, błękitnej, błękitnych, turkusowy, turkusowa,
      turkusowe, turkusowego, turkusowym, turkusową, turkusowej, turkusowych, granatowy, granatowa, granatowe,
      granatowego, granatowym, granatową, granatowej, granatowych, złoty, złota, złote, złotego, złotym, złotą, złotej,
      złotych, główny, główna, główne, głównego, głównym, główną, głównej, głównych, jasny, jasna, jasne, jasnego,
      jasnym, jasną, jasnej, jasnych, ciemny, ciemna, ciemne, ciemnego, ciemnym, ciemną, ciemnej, ciemnych, jasnoszary,
      jasnoszara, jasnoszare, jasnoszarego, jasnoszarym, jasnoszarą, jasnoszarej, jasnoszarych, ciemnoszary,
      ciemnoszara, ciemnoszare, ciemnoszarego, ciemnoszarym, ciemnoszarą, ciemnoszarej, ciemnoszarych, niebieski,
      niebieska, niebieskie, niebieskiego, niebieskim, niebieską, niebieskiej, drugorzędny, akcent, akcentu, akcentowy
    shade: złamana, złamanej, złamany, prawie, półprzezroczysty, półprzezroczysta, nie
    announcesColor: odcień, barwa
    vagueColor: zdjęcie, obraz, rozmyte, różną, różnej
    gradient: gradient, gradientu, gradientem, gradienty
    colorChange: przyciemniony, przyciemniona, rozjaśniony, wyszarzony, wyszarzona, ciemniejszy, ciemniejsze,
      jaśniejszy, jaśniejsze
    opacity: krycie, przezroczystość, przezroczystości, krycia, nieprzezroczystość
    laying: na
    bearing: z, ze
    # Writing
    weight700: pogrubiony, pogrubiona, pogrubione
    large: duży, duża, duże, dużego, dużych, dużym, dużej
    lineStyle: ciągła, przerywana, kropkowana
    # Places
    side: poziomo, pionowo, poziomy, pionowy, poziome, pionowe, lewo, prawo, góra, dół, lewa, prawa, lewej, prawej,
      górna, dolna, górny, dolny, górnej, dolnej
    edgeNoun: krawędzi, krawędź, ekranu, ekran, brzegu, brzeg, rogu, ramki, okna
    from: od
    beside: nad, pod, poniżej, powyżej, obok, poza
    between: między, pomiędzy
    inside: w, na, wewnątrz
    preposition: o, na, z, do, od, przy
    # Small words
    link: jest, wynosi, mają, ma, to, co, najmniej, najwyżej, są, co najmniej, maksymalnie, minimalnie, około,
      dokładnie, zawsze, tylko, powinien, powinna, powinno, powinny, musi, muszą, być, o, wynoszą
    copula: jest, są, wynosi, to, wynoszą, ma, mają
    adjective: minimalny, minimalna, minimalne, maksymalny, maksymalna, wewnętrzny, wewnętrzna, wewnętrzne, zewnętrzny,
      zewnętrzne, dodatkowy, dodatkowe, cienki, cienka, cienkie, gruby, gruba, delikatny, delikatna, subtelny, subtelna,
      mały, mała, małe, małego, stały, stała, stałe, widoczny, główny, główna, kompaktowy
    closer: i, oraz, lub, dla, z, gdy, jeśli, na, ale, bez, przy, jest, są, jako, który, która, które, po
    where: między, dla, z, na, przy, bez, pod, nad, wokół, obok
    aside: wartość, wartości, jasny, ciemny, jasne, ciemne, główny, główna, drugorzędny, wewnętrzny, zewnętrzny
    or: lub, albo
    several: i, oraz
    changeWord: bez, brak, ciemniejsze, jaśniejsze
    motionName: skala, obrót
    plainName: główny, główna, główne, drugorzędny, drugorzędna, podstawowy, podstawowa
    minimum: minimum, najmniej, minimalny, minimalna, minimalne, minimalnej, minimalnego, najmniejszy, minimalnie
    multiplied: połowa, podwójny, podwójna
    sameAs: tak jak, takie jak, jak, taki jak
    inheritanceEnd: ale, oprócz, bez
    example: na przykład, np.
    # States and themes
    state: najechany, wciśnięty, wyłączony, zaznaczony, wybrany, wciśnięta, wciśnięte, naciśnięty, naciśnięta,
      naciśnięte, wyłączona, wyłączone, wyłączonego, zaznaczona, zaznaczone, wybrana, wybrane, zablokowany, najechanie,
      najechania, ładowanie, ładowania, rozwinięty, rozwinięta, zwinięty, zwinięta, odwiedzony, niezaznaczony, włączony,
      fokus, fokusu
    possibleState: aktywny, nieaktywny, błąd, domyślny, aktywna, aktywne, aktywnego, nieaktywna, nieaktywne,
      nieaktywnego, błędu, domyślna, domyślne, sukces, ostrzeżenie, pusty, puste, wypełniony, ukryty, widoczny, otwarty,
      zamknięty, nieprawidłowy, normalny, spoczynek, niedostępny
    defaultState: domyślny, domyślna, spoczynek, domyślne, normalny, normalna, spoczynku
    pressedState: wciśnięty, naciśnięty, wciśnięta, wciśnięte, naciśnięta, naciśnięte
    focusedState: fokus, fokusu
    disabledState: wyłączony, nieaktywny, zablokowany, wyłączona, wyłączone, wyłączonego, nieaktywna, nieaktywne,
      nieaktywnego, zablokowana, zablokowane, niedostępny, niedostępna, niedostępne, wyszarzony, wyszarzona
    inactiveState: nieaktywny, nieaktywna, nieaktywne
    decoration: dekoracyjny, dekoracyjna, dekoracyjne, ozdobny, ozdobna, ozdobne
    signalState: błąd, błędu, fokus, fokusu, nieprawidłowy
    stateFiller: stan, lub
    theme: jasny, ciemny, jasna, ciemna, jasnego, ciemnego
    themeNoun: motyw, tryb, motywu, trybu
    # Controls and other things
    button: przycisk, przyciski, przycisku, przyciskiem, przycisków, guzik
    tab: zakładka, karta
    switcher: nawigacja, zakładka, zakładki
    noButton: grupa, grupy, etykieta, etykiety
    bareControl: przełącznik, suwak
    pressable: pole tekstowe, pole wyszukiwania
    toggle: przełącznik, suwak
    hyperlink: linki, odnośnik, odnośniki
    field: pole, pola, wyszukiwarka
    besideField: etykieta, błąd, tytuł, podpowiedź
    shape: okrąg, koło, kółko, kwadrat, kafelek, kafelki, karta, karty, pigułka, plakietka
    frame: kontener
    wholeThing: kontener, strona, ekran, aplikacja, cały, cała, prosty
    lookWord: brak, żadne, pełny, pełna, zaokrąglony, okrągły
    drawing: wykres, wykresy, diagram
    thing: nagłówek, stopka, menu, okno, dialog, tabela, lista, wiersz, panel, pasek, powiadomienie, ikona, formularz,
      baner, modal, kalendarz, awatar, etykieta, karuzela, dymek, karta, karty
    # Headings, labels and columns
    stateGroup: stany, stan, stanów, stanu
    stateLead: wszystkie, możliwe
    variantGroup: warianty, wariant, wariantów, odmiany
    variantColumn: wariant, rozmiar, warianty, rozmiary, typ, styl, rodzaj, wielkość
    propertyGroup: specyfikacja, właściwości, wygląd, styl, style, wymiary, struktura, budowa, ogólne, parametry
    propertyColumn: właściwość, właściwości, atrybut, cecha, parametr
    looks: wygląd, styl
    partColumn: element, część, komponent, obszar, sekcja
    sizeGroup: rozmiar, rozmiary, wymiary, rozmiarów
    valueColumn: wartość, wartości, reguła
    valueHead: wartość, wartości
    tokenHead: zmienna
    typography: typografia, czcionki
    descriptionGroup: cel, opis, rola
    proseGroup: użycie, zachowanie, zachowania, dostępność, zasady, przykłady, przykład, interakcja, interakcje, kiedy,
      dlaczego, jak, uwagi, wytyczne, zastosowanie
    proseColumn: opis, użycie, zastosowanie, uwagi, uwaga, przykład, znaczenie, cel, kiedy, rola, komentarz, zachowanie
    pastColumn: stary, przed, problem, było
    componentList: komponenty, elementy
    generalHeading: kolory, typografia, odstępy, ikony, kolor, cienie, promienie, dostępność, zasady, wytyczne, siatka,
      ikonografia, wprowadzenie, podsumowanie, motywy, struktura, hierarchia, animacje, przykłady, użycie, rozmiary,
      czcionki, paleta, podstawy
    quietHeading: instalacja, historia zmian, historia, dziennik zmian, migracja, konfiguracja, opcje, parametry
    # What is not asked for
    refusal: nigdy, nie, unikaj, wcześniej, dawniej, byłby, było, unikać, zabronione, zakazane, dawny, stary, stara,
      stare, poprzednio, poprzedni, była, były, był, żaden, żadnego, zamiast, przestarzały
    refusalOpening: nie używaj, nie rób, nigdy, unikaj, nie stosuj, nie stosować, nie używać, unikać, zabronione,
      bez marginesu, przestarzałe
    refusalHeading: unikaj, źle, błędnie, unikać, zabronione, niedozwolone, błędy, złe praktyki, nie rób
    setAside: wcześniej, nie, nigdy, zamiast, poprzednio, dawniej, uprzednio
    approximate: około
    changed: zwiększono, zmniejszono, zmieniono, zmieniony, zwiększony, zmniejszony
    origin: z, ze
    replaces: zamień, zastąp
    rather: lecz
    past: przed, wcześniej, poprzednio, dawniej, stary, stara, stare
    elsewhere: planowane, konkurencja, przyszłość, przyszłe, propozycja, propozycje, konkurenci
    customizing: dostosowywanie, nadpisywanie
    standing: zdefiniowane, zdefiniowana, zdefiniowano, zadeklarowane, znajdują
    failure: niewystarczający, niewystarczająca, niewystarczające
    absence: brakuje, istnieje, istnieją, brak, nieznany, usunięty, usunięto, dodano, nieobecny, planowany, jeszcze nie,
      nie zdefiniowano, do dodania
    # Grids and scales
    grid: siatka, siatki, siatce, siatką, siatkę
    system: skala, rytm
    base: jednostka, bazowa, jednostki, jednostką, bazowy, podstawa
    multiple: wielokrotność, wielokrotności, wielokrotnością, wielokrotnościami, krotność
    space: odstęp, odstępy, odstępów, odstępu, odstępami
    spacedPlace: marginesy, marginesów, dopełnienia, margines
    otherGrid: ikony, ikon, tekst, tekstu, kolumny, linie
    ofText: liter, słów, wierszy, akapitu, znaków
    strict: wszystkie, zawsze, tylko, każdy, wszystko, każda, każde, wyłącznie, jedynie, ściśle, nigdy, wszystkich
    exclusive: tylko, wyłącznie, jedynie
    listed: te, tych, zdefiniowane, zdefiniowanych, wymienione, poniższe
    others: inne, innych, spoza, nowych
    palette: paleta, palety, palecie, kolorystyka
    hedge: połowa, połowy, zazwyczaj, zwykle, głównie
    exception: oprócz, wyjątek, wyjątkiem, wyjątki, wyjątków, dozwolone, dopuszczalne
    denial: bez, nie, wcześniej, nigdy, brak, dawniej, stary, zamiast
    # Conditions and devices
    condition: jasny, ciemny, jasna, jasne, ciemna, ciemne, noc, mobilny, mobilne, telefon, telefonie, stary, nowy,
      nowa, dawniej, wcześniej, zamiast, motyw
    themeHeading: jasny, ciemny, jasna, ciemna, jasne, ciemne, motyw, tryb
    touched: telefon, telefonie, mobilny, mobilna, mobilne
    # Names of tokens
    writing: tekst, nagłówek, etykieta, tytuł, podpis, ikona
    # What is claimed
    demand: musi, powinien, wymaga, wymagany, wymagane, cel, próg
    # What is counted
    number: dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć
    counting: ma, mają, są, jest, te, w, z, następujące, używa
    counted: kroki, kroków, poziomy, poziomów, warianty, wariantów, rozmiary, rozmiarów, stany, stanów, kolory,
      kolorów, odcienie, odcieni, style, stylów, motywy, motywów, tryby, trybów, typy, typów, role, opcje, wartości,
      kategorie
    """
}
