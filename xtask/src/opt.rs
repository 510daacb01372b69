//! `opt` of LLVM 23, which several chores compare with.

use std::process::Command;
use std::sync::OnceLock;

use crate::error::Error;

/// The words of `opt --version` that name the version.
const VERSION: &str = "LLVM version 23";

/// A call of the `opt` that `OPT23` names, or of the installed one. Another version would make other fixtures, and is
/// refused.
pub(crate) fn opt() -> Result<Command, Error> {
    static PROGRAM: OnceLock<Option<String>> = OnceLock::new();
    let program = PROGRAM.get_or_init(|| {
        let candidates = match std::env::var("OPT23") {
            Ok(named) => vec![named],
            Err(_) => vec!["opt".to_owned(), "opt-23".to_owned()],
        };
        candidates.into_iter().find(|it| is_of_llvm_23(it))
    });
    let refused = || Error::refused("opt", "there is none of LLVM 23: set OPT23");
    program.as_ref().map(Command::new).ok_or_else(refused)
}

fn is_of_llvm_23(program: &str) -> bool {
    let output = Command::new(program).arg("--version").output();
    output.is_ok_and(|it| String::from_utf8_lossy(&it.stdout).contains(VERSION))
}
