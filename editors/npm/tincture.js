#!/usr/bin/env node
// Starts the program of the package for this machine, which npm has installed beside this one.
"use strict";
const { spawnSync } = require("node:child_process");

const machine = process.platform === "darwin" ? "macos" : `${process.platform}-${process.arch}`;
let program;
try {
  program = require.resolve(`tincture-cli-${machine}/tincture`);
} catch {
  console.error(`tincture: There is no program for ${machine} in this installation.`);
  process.exit(2);
}
const run = spawnSync(program, process.argv.slice(2), { stdio: "inherit" });
if (run.signal) process.kill(process.pid, run.signal);
process.exit(run.status ?? 2);
