/// The words of Swedish; `Sense` says what each line means.
enum Swedish {
  static let table: StaticString = """
    # What is done with a length
    orLength: till
    # Colors
    white: vit
    black: svart
    # Grids and scales
    grid: rutnät
    system: systemet
    base: basenhet
    space: avstånd
    # Conditions and devices
    condition: ljus, mörk
    """
}
