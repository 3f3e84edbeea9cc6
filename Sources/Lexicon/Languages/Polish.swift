/// The words of Polish; `Sense` says what each line means.
enum Polish {
  static let table: StaticString = """
    # What is done with a length
    orLength: lub
    # Colors
    white: biały
    black: czarny
    # Grids and scales
    grid: siatka, siatki
    base: jednostka, bazowa
    multiple: wielokrotność, wielokrotności
    space: odstęp, odstępy, odstępów
    hedge: połowa, połowy
    # Conditions and devices
    condition: jasny, ciemny
    """
}
