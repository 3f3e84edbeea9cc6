import Reference

Generator.run()
