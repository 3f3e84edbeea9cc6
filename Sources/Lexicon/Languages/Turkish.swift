/// The words of Turkish; `Sense` says what each line means.
enum Turkish {
  static let table: StaticString = """
    # Colors
    white: beyaz
    black: siyah
    # Grids and scales
    grid: ızgara
    space: boşluk, boşluklar
    # Conditions and devices
    condition: açık, koyu
    """
}
