// Replays what the fuzzer has written, from the files and folders that the command line names; built with the fuzzer's
// runtime, as the page Testing says, it is the fuzzer itself and takes libFuzzer's options.
import Fuzzing

#if FUZZER
  Fuzzer.run()
#else
  Replay.run()
#endif
