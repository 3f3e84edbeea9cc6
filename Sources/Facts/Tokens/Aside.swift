/// What nearly nobody states: it costs all others a pointer that points nowhere, which is copied without being counted.
package struct Aside<Value: Sendable>: Sendable {
  private var box: Box?

  init() {}
  init(_ value: Value) { box = Box(value) }

  /// Whether nothing is stated.
  package var isEmpty: Bool { box == nil }

  /// What is stated; `nil` where nothing is.
  var value: Value? { box?.value }

  /// Changes what is stated, beginning with a value that states nothing.
  mutating func change(from nothing: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
    var value = box?.value ?? nothing()
    change(&value)
    box = Box(value)
  }

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
