let program = 0; _ = program
