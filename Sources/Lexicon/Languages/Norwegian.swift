/// The words of Norwegian; `Sense` says what each line means.
enum Norwegian {
  static let table: StaticString = """
    # Colors
    white: hvid
    # Grids and scales
    grid: rasteret, rutenett
    space: avstand
    """
}
