//! The command lines of LLVM's `opt` and `llc`, as far as DXIL needs them.
//!
//! An option begins with one dash or two, and its value follows `=` or is the next argument. A legacy spelling names a
//! pass directly: `-dxil-op-lower`.

use std::ffi::OsString;
use std::path::PathBuf;

use dxil_lower::{Pass, Pipeline};

use crate::failure::{Failure, Result};

/// The options that were given.
#[derive(Default)]
pub(crate) struct LlvmOptions {
    /// The file; `-` or none for standard input.
    pub(crate) file: Option<PathBuf>,
    /// The file that is written; `-` for standard output.
    pub(crate) output: Option<PathBuf>,
    pub(crate) pipeline: Pipeline,
    /// `-mtriple`.
    pub(crate) triple: Option<String>,
    /// `-filetype`: `asm` or `obj`.
    pub(crate) filetype: Option<String>,
    /// `-disable-output`.
    pub(crate) no_output: bool,
    /// `-time-passes`.
    pub(crate) time_passes: bool,
    /// `-print-after-all`.
    pub(crate) print_after_all: bool,
}

impl LlvmOptions {
    pub(crate) fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self::default();
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let text = argument.to_str().unwrap_or_default();
            let Some(option) = text.strip_prefix('-').filter(|rest| !rest.is_empty()) else {
                if options.file.replace(argument.into()).is_some() {
                    return Err(Failure::new("more than one file"));
                }
                continue;
            };
            let option = option.strip_prefix('-').unwrap_or(option);
            let (name, given) = match option.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (option, None),
            };
            let mut value = || match given {
                Some(value) => Ok(value.to_owned()),
                None => arguments
                    .next()
                    .and_then(|next| next.to_str())
                    .map(str::to_owned)
                    .ok_or_else(|| Failure::new(format!("-{name} needs a value"))),
            };
            match name {
                // The text is the only form in which a modern module is written.
                "S" => {}
                "o" => options.output = Some(value()?.into()),
                "passes" => options.pipeline.passes.extend(pipeline(&value()?)?.passes),
                "mtriple" => options.triple = Some(value()?),
                "filetype" => options.filetype = Some(value()?),
                "disable-output" => options.no_output = true,
                "time-passes" => options.time_passes = true,
                "print-after-all" => options.print_after_all = true,
                "O0" | "O1" | "O2" | "O3" | "disable-verify" | "verify" => {}
                name => match Pass::named(name).filter(|_| given.is_none()) {
                    Some(pass) => options.pipeline.passes.push(pass),
                    None => return Err(Failure::new(format!("unknown option -{name}"))),
                },
            }
        }
        Ok(options)
    }
}

fn pipeline(text: &str) -> Result<Pipeline> {
    Pipeline::parse(text).map_err(Failure::new)
}
