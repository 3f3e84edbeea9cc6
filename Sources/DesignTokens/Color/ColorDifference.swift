extension Color {
  /// deltaEOK: the distance of two colors in OKLab (CSS Color 4, section 14.2); 0.02 is just noticed.
  package func difference(from other: Color) -> Double {
    let distance = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (distance * distance).sum().squareRoot()
  }
}
