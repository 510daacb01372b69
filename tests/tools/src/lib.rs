//! What tests share: goldens beside texts, and the optional programs that they run, those of LLVM, for comparison, and others.
//!
//! A test without its program, or with one of another version, prints a line and passes; with
//! `CI=true` it fails.

mod goldens;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

pub use goldens::goldens;

/// A program of LLVM.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The name without a version, such as `llvm-tblgen`.
    pub name: &'static str,
    /// The oldest major version of LLVM with which tests can compare.
    pub oldest: u32,
    /// The newest one, if later versions print or accept something else.
    pub newest: Option<u32>,
}

/// A program that is installed and of a version that tests can compare with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The path or name that runs it.
    pub path: String,
    /// The major version.
    pub version: u32,
}

/// The newest version that is searched by a name with a version.
const NEWEST: u32 = 30;

impl Tool {
    /// Finds the program: the one that the tool's variable names (`LLVM_TBLGEN` for `llvm-tblgen`), or the
    /// installed one, `llvm-tblgen` or `llvm-tblgen-22`.
    ///
    /// # Panics
    ///
    /// Panics if there is none of these versions and `CI` is `true`.
    #[must_use]
    pub fn find(self) -> Option<Program> {
        match self.choose(std::env::var(self.variable()).ok(), version) {
            Ok(program) => Some(program),
            Err(reason) => {
                skip(&reason);
                None
            }
        }
    }

    /// The variable that names another program.
    fn variable(self) -> String {
        self.name.to_uppercase().replace('-', "_")
    }

    /// The first candidate of a version that fits, or the reason why there is none.
    fn choose(
        self,
        named: Option<String>,
        version: impl Fn(&str) -> Option<u32>,
    ) -> Result<Program, String> {
        let candidates = match named {
            Some(named) => vec![named],
            None => {
                let newest = self.newest.unwrap_or(NEWEST);
                let versions = (self.oldest..=newest).map(|it| format!("{}-{it}", self.name));
                std::iter::once(self.name.to_owned()).chain(versions).collect()
            }
        };
        let fits = |version| version >= self.oldest && self.newest.is_none_or(|it| version <= it);
        let mut others = String::new();
        for path in candidates {
            match version(&path) {
                Some(version) if fits(version) => return Ok(Program { path, version }),
                // Writing to a string cannot fail.
                Some(version) => drop(write!(others, ", {path} is of LLVM {version}")),
                None => {}
            }
        }
        let Self { name, oldest, newest } = self;
        let missing = if others.is_empty() { ", there is none" } else { &others };
        let range = match newest {
            None => format!("{oldest} or later"),
            Some(newest) if newest == oldest => oldest.to_string(),
            Some(newest) => format!("{oldest} to {newest}"),
        };
        let variable = self.variable();
        Err(format!("needs {name} of LLVM {range}{missing}: install it or set {variable}"))
    }
}

/// Whether a program of any version is installed.
///
/// # Panics
///
/// Panics if there is none and `CI` is `true`.
#[must_use]
pub fn is_installed(name: &str) -> bool {
    let found = runs(name);
    if !found {
        skip(&format!("needs {name}: install it"));
    }
    found
}

/// Finds Chromium, which shows pages without a screen: the program that the variable `CHROMIUM` names, or an
/// installed one.
///
/// # Panics
///
/// Panics if there is none and `CI` is `true`.
#[must_use]
pub fn chromium() -> Option<String> {
    let names = match std::env::var("CHROMIUM") {
        Ok(named) => vec![named],
        Err(_) => {
            ["chromium-headless-shell", "chromium", "google-chrome"].map(str::to_owned).into()
        }
    };
    let found = names.into_iter().find(|name| runs(name));
    if found.is_none() {
        skip("needs Chromium: install chromium-headless-shell or set CHROMIUM");
    }
    found
}

fn runs(program: &str) -> bool {
    let mut run = Command::new(program);
    run.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Prints the reason why a test is skipped, or fails it if nothing may be skipped.
fn skip(reason: &str) {
    let in_ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
    assert!(!in_ci, "{reason}");
    // Not by `eprintln!`, which tests that pass do not show.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {reason}");
}

/// The major version of the LLVM of a program; `None` if it cannot be run or does not print it.
fn version(program: &str) -> Option<u32> {
    let output = Command::new(program).arg("--version").stderr(Stdio::null()).output().ok()?;
    parse_version(&String::from_utf8_lossy(&output.stdout))
}

fn parse_version(text: &str) -> Option<u32> {
    let (_, version) = text.split_once("LLVM version ")?;
    version.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Program, Tool, parse_version};

    const TOOL: Tool = Tool { name: "llvm-tblgen", oldest: 22, newest: None };

    /// An installation as on Debian 12, where the plain name is LLVM 14.
    fn installed(program: &str) -> Option<u32> {
        match program {
            "llvm-tblgen" => Some(14),
            "llvm-tblgen-23" => Some(23),
            _ => None,
        }
    }

    #[test]
    fn a_later_version_is_found_beside_an_old_one() {
        let found = Program { path: "llvm-tblgen-23".to_owned(), version: 23 };
        assert_eq!(TOOL.choose(None, installed), Ok(found));
    }

    #[test]
    fn the_reason_names_the_version_needed_and_the_variable() {
        let only_old = |program: &str| installed(program).filter(|version| *version < 22);
        assert_eq!(
            TOOL.choose(None, only_old).unwrap_err(),
            "needs llvm-tblgen of LLVM 22 or later, llvm-tblgen is of LLVM 14: install it or set LLVM_TBLGEN"
        );
        assert_eq!(
            TOOL.choose(None, |_| None).unwrap_err(),
            "needs llvm-tblgen of LLVM 22 or later, there is none: install it or set LLVM_TBLGEN"
        );
    }

    #[test]
    fn a_later_version_than_the_newest_does_not_fit() {
        let tool = Tool { name: "opt", oldest: 14, newest: Some(14) };
        let installed = |program: &str| (program == "opt").then_some(22);
        assert_eq!(
            tool.choose(None, installed).unwrap_err(),
            "needs opt of LLVM 14, opt is of LLVM 22: install it or set OPT"
        );
    }

    #[test]
    fn a_named_program_is_taken_or_refused_alone() {
        let named = Some("llvm-tblgen".to_owned());
        assert!(TOOL.choose(named, installed).unwrap_err().contains("is of LLVM 14"));
    }

    #[test]
    fn versions_are_read() {
        assert_eq!(parse_version("Debian LLVM version 14.0.6\n  Optimized build."), Some(14));
        assert_eq!(parse_version("LLVM (http://llvm.org/):\n  LLVM version 22.1.8git"), Some(22));
        assert_eq!(parse_version("yaml2obj 1.0"), None);
    }
}
