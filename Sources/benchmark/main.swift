// Prints how fast the parts are, as ratios where a machine would otherwise decide: swift run -c release benchmark
JSONBenchmark.run()
ColorBenchmark.run()
NameBenchmark.run()
WorkspaceBenchmark.run()
