/// A value of many parts that many read: who holds on to it counts one reference, not one for each part.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
