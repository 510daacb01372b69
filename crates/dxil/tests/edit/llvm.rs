//! LLVM's `opt`, the judge of changed modules.

use std::io::Write as _;
use std::process::{Command, Stdio};

use test_tools::{Program, Tool};

/// LLVM 14 is the last with typed pointers.
const OPT: Tool = Tool { name: "opt", oldest: 14, newest: Some(14) };

pub(crate) fn opt() -> Option<Program> {
    OPT.find()
}

/// Runs passes on bitcode. Returns what `opt` prints to standard error, or its message if it fails.
pub(crate) fn run(opt: &Program, passes: &str, bitcode: &[u8]) -> Result<String, String> {
    let mut command = Command::new(&opt.path);
    // LLVM 14 has no target `dxil`.
    command.args(["-disable-output", "-mtriple=x86_64-unknown-linux", passes]);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("opt runs");
    let mut input = child.stdin.take().expect("a pipe");
    let bytes = bitcode.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let output = child.wait_with_output().expect("an output");
    let _ = writer.join();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(text) } else { Err(text) }
}
