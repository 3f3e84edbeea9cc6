// Prints how fast the parts are, as ratios where a machine would otherwise decide:
// swift run -c release benchmark [program|json|yaml|colors|names|workspaces…]
import Platform

let parts = [
  ("program", ProgramBenchmark.run), ("json", JSONBenchmark.run), ("yaml", YAMLBenchmark.run),
  ("colors", ColorBenchmark.run), ("names", NameBenchmark.run), ("workspaces", WorkspaceBenchmark.run),
]
let wanted = Environment.arguments
for (name, run) in parts where wanted.isEmpty || wanted.contains(name) { run() }
