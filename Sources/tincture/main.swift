import CommandLineTool

Process.run()
