//! The command lines of LLVM's `opt` and `llc`, as far as DXIL needs them.
//!
//! An option begins with one dash or two, and its value follows `=` or is the next argument. A legacy spelling names a
//! pass directly: `-dxil-op-lower`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use dxil_container::layout::Compression;
use dxil_lower::{DebugFile, Pass, PassOptions, Pipeline};

use crate::failure::{Failure, Result};

/// The options that were given.
#[derive(Default)]
pub(crate) struct LlvmOptions {
    /// The file that is read, if one is named.
    file: Option<PathBuf>,
    /// The file that is written, if one is named.
    output: Option<PathBuf>,
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
    /// `-start-after` and `-stop-after`: passes that `llc` begins after and ends with.
    pub(crate) range: [Option<String>; 2],
    /// Passes that are left out, as by `-disable-dxil-remove-unused-resources`.
    pub(crate) without: Vec<String>,
    /// `-disable-verify`: the module is not verified before and after the passes.
    pub(crate) no_verify: bool,
    /// `-switch-to-lookup`: `simplifycfg` makes tables of switches.
    tables: bool,
    /// `-O0` to `-O3`.
    pub(crate) level: Option<u8>,
    /// `-dx-Zss`: the hash is that of the module with debug information.
    pub(crate) hash_source: bool,
    /// `-dx-as-llvm`: the container is not signed, and LLVM's tools read the bitcode in it.
    pub(crate) as_llvm: bool,
    /// `-dx-embed-debug`.
    pub(crate) embed_debug: bool,
    /// `-dx-pdb-path`, the file for debug information, or its folder; `-compress-srci`, `none` or `zlib`.
    pub(crate) passes: PassOptions,
}

impl LlvmOptions {
    pub(crate) fn parse(arguments: &[OsString]) -> Result<Self> {
        let mut options = Self::default();
        let mut arguments = arguments.iter();
        let mut files_follow = false;
        while let Some(argument) = arguments.next() {
            let text = argument.to_str().unwrap_or_default();
            if text == "--" && !files_follow {
                files_follow = true;
                continue;
            }
            let option = text.strip_prefix('-').filter(|rest| !rest.is_empty() && !files_follow);
            let Some(option) = option else {
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
            options.set(name, given, &mut value)?;
        }
        if let (true, Some(with_tables)) =
            (options.tables, Pass::named("simplifycfg<switch-to-lookup>"))
        {
            let passes = options.pipeline.passes.iter_mut();
            passes.filter(|it| it.name == "simplifycfg").for_each(|it| *it = with_tables);
        }
        Ok(options)
    }

    /// Takes an option of a name, with what is given after `=`; `value` gives that, or the next argument.
    fn set(
        &mut self,
        name: &str,
        given: Option<&str>,
        value: &mut dyn FnMut() -> Result<String>,
    ) -> Result {
        match name {
            // The text is the only form in which a modern module is written.
            "S" => {}
            "o" => self.output = Some(value()?.into()),
            "passes" | "p" => self.pipeline.passes.extend(pipeline(&value()?)?.passes),
            "mtriple" => self.triple = Some(value()?),
            "filetype" => self.filetype = Some(value()?),
            "disable-output" => self.no_output = true,
            "time-passes" => self.time_passes = true,
            "print-after-all" => self.print_after_all = true,
            "start-after" => self.range[0] = Some(value()?),
            "stop-after" => self.range[1] = Some(value()?),
            "dx-Zss" => self.hash_source = true,
            "dx-as-llvm" => self.as_llvm = true,
            "dx-embed-debug" => self.embed_debug = true,
            "dx-pdb-path" => self.passes.debug_file = Some(debug_file(value()?)),
            "compress-srci" => {
                self.passes.source_compression = Some(compression(&value()?)?);
            }
            "O0" | "O1" | "O2" | "O3" => self.level = Some(name.as_bytes()[1] - b'0'),
            "disable-verify" => self.no_verify = true,
            "switch-to-lookup" => self.tables = is_true(given)?,
            // Loops are kept as they are.
            "keep-loops" => _ = is_true(given)?,
            "verify" => {}
            "h" | "help" => {
                return Err(Failure::new("`dxil help opt` and `dxil help llc` print the options"));
            }
            // An analysis, which passes make themselves.
            "dxil-resource-type" => {}
            name if given.is_none() && name.starts_with("disable-dxil-") => {
                self.without.extend(name.strip_prefix("disable-").map(str::to_owned));
            }
            name => match Pass::named(name).filter(|_| given.is_none()) {
                Some(pass) => self.pipeline.passes.push(pass),
                None => return Err(Failure::new(format!("unknown option -{name}"))),
            },
        }
        Ok(())
    }
}

impl LlvmOptions {
    /// The file; `-` is standard input.
    pub(crate) fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(Path::new("-"))
    }

    /// The file that is written; `-` for standard output.
    pub(crate) fn output(&self) -> &Path {
        self.output.as_deref().unwrap_or(Path::new("-"))
    }

    /// The passes of `llc`, as far as the options ask for them.
    pub(crate) fn codegen(&self) -> Result<Pipeline> {
        let mut pipeline = match self.level == Some(0) {
            true => Pipeline::unoptimized(),
            false => Pipeline::codegen(),
        };
        if self.as_llvm {
            pipeline = pipeline.as_llvm();
        }
        let passes = &mut pipeline.passes;
        let position = |name: &String, passes: &[&Pass]| {
            let found = passes.iter().position(|pass| pass.name == name);
            found.ok_or_else(|| Failure::new(format!("llc runs no pass '{name}'")))
        };
        let [start, stop] = &self.range;
        if let Some(name) = stop.as_ref().filter(|name| *name != WRITER) {
            passes.truncate(position(name, passes)? + 1);
        }
        if let Some(name) = start {
            passes.drain(..=position(name, passes)?);
        }
        passes.retain(|pass| !self.without.iter().any(|name| name == pass.name));
        Ok(pipeline)
    }

    /// Whether `llc` writes bitcode in place of a container.
    pub(crate) fn writes_bitcode(&self) -> bool {
        self.range[1].is_some()
    }
}

/// The pass of LLVM that writes bitcode, after all others.
const WRITER: &str = "dxil-write-bitcode";

/// The PDB file of a path: one in this folder if it ends with a separator.
fn debug_file(path: String) -> DebugFile {
    match path.ends_with(std::path::is_separator) {
        true => DebugFile::Folder(path),
        false => DebugFile::File(path),
    }
}

/// Whether an option is switched on: without a value, or with `true`.
fn is_true(value: Option<&str>) -> Result<bool> {
    match value {
        None | Some("" | "true" | "1") => Ok(true),
        Some("false" | "0") => Ok(false),
        Some(other) => Err(Failure::new(format!("'{other}' is neither true nor false"))),
    }
}

fn compression(name: &str) -> Result<Compression> {
    match name {
        "none" => Ok(Compression::None),
        "zlib" => Ok(Compression::Zlib),
        other => Err(Failure::new(format!("unknown compression '{other}'"))),
    }
}

fn pipeline(text: &str) -> Result<Pipeline> {
    Pipeline::parse(text).map_err(Failure::new)
}
