//! A job, as a command line and as a line for a batch program.

use super::{Compiler, Tool};

/// A job of a compiler. Paths are relative to the folder in which it runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Job {
    /// Compiles HLSL to a container.
    Compile { source: String, options: Vec<String>, output: String },
    /// Lists a container or bitcode.
    Disassemble { file: String, output: String },
    /// Lists DXBC with flags of `D3DDisassemble`.
    DisassembleDxbc { file: String, options: Vec<String>, output: String },
    /// Assembles a module's text to a container.
    Assemble { file: String, output: String },
    /// Assembles a module's text to bitcode.
    Encode { file: String, output: String },
    /// Links libraries to a shader.
    Link { libraries: Vec<String>, options: Vec<String>, output: String },
    /// Asks the validator for its verdict on a container.
    Validate { file: String },
}

impl Job {
    /// The file that the job writes.
    pub(super) fn output(&self) -> Option<&str> {
        match self {
            Self::Compile { output, .. }
            | Self::Disassemble { output, .. }
            | Self::DisassembleDxbc { output, .. }
            | Self::Assemble { output, .. }
            | Self::Encode { output, .. }
            | Self::Link { output, .. } => Some(output),
            Self::Validate { .. } => None,
        }
    }

    /// The tool and its arguments; `None` if no tool does this.
    pub(super) fn command(&self, compiler: Compiler) -> Option<(Tool, Vec<String>)> {
        Some(match (self, compiler) {
            (Self::Compile { source, options, output }, Compiler::Fxc) => {
                let mut words = vec!["/nologo".to_owned()];
                words.extend(options.iter().cloned());
                words.extend([source, "/Fo", output].map(str::to_owned));
                (Tool::Fxc, words)
            }
            (Self::Compile { source, options, output }, _) => {
                let mut words = dxc_options(options, output);
                words.push(source.clone());
                (compiler.tool(), words)
            }
            (Self::Disassemble { file, output }, Compiler::Fxc) => {
                (Tool::Fxc, owned(&["/nologo", "/dumpbin", file, "/Fc", output]))
            }
            (Self::Disassemble { file, output }, _) => {
                (compiler.tool(), owned(&["-dumpbin", file, "-Fc", output]))
            }
            (Self::Assemble { file, output }, Compiler::Dxc110) => {
                (Tool::Dxa110, owned(&[file, "-o", output]))
            }
            (Self::Encode { file, output }, Compiler::Dxc110) => {
                (Tool::Dxopt110, owned(&[&format!("-o={output}"), file]))
            }
            (Self::Link { libraries, options, output }, Compiler::Dxc110) => {
                let mut words = owned(&["-link", &libraries.join(";")]);
                words.extend(options.iter().cloned());
                words.extend(owned(&["-Fo", output]));
                (Tool::Dxc110, words)
            }
            (Self::Validate { file }, Compiler::Dxc110) => (Tool::Dxv110, owned(&[file])),
            _ => return None,
        })
    }

    /// The line for a batch program: words separated by tabs.
    pub(super) fn line(&self, compiler: Compiler) -> String {
        let words: Vec<String> = match (self, compiler) {
            (Self::Compile { source, options, output }, _) => {
                let options = match compiler {
                    Compiler::Fxc => options.clone(),
                    Compiler::Dxc110 | Compiler::Dxc17 => library_options(options, output),
                };
                let ends = [["compile", source], ["-o", output]].map(|it| it.map(str::to_owned));
                let [start, end] = ends;
                start.into_iter().chain(options).chain(end).collect()
            }
            (Self::Disassemble { file, output }, _) => owned(&["disasm", file, "-o", output]),
            (Self::DisassembleDxbc { file, options, output }, _) => {
                [owned(&["disasm", file]), options.clone(), owned(&["-o", output])].concat()
            }
            (Self::Assemble { file, output }, _) => owned(&["assemble", file, "-o", output]),
            (Self::Encode { file, output }, _) => owned(&["optimize", file, "-o", output]),
            (Self::Link { libraries, options, output }, _) => {
                let words = [owned(&["link"]), libraries.clone(), options.clone()];
                words.into_iter().flatten().chain(owned(&["-o", output])).collect()
            }
            (Self::Validate { file }, _) => owned(&["validate", file]),
        };
        words.join("\t")
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// The arguments of `dxc`, without the source.
fn dxc_options(options: &[String], output: &str) -> Vec<String> {
    let mut words = options.to_vec();
    if has_database(options) {
        // Without a path for the database, the tool stores it in the container.
        words.extend(["-Fd", "./"].map(str::to_owned));
    }
    words.extend(["-Fo", output].map(str::to_owned));
    words
}

/// The arguments that `dxc` passes to its library: the entry point, the profile, all others in
/// their order, and each definition a second time. Containers with sources contain them.
fn library_options(options: &[String], output: &str) -> Vec<String> {
    let (mut entry, mut profile) = (None, String::new());
    let (mut others, mut definitions) = (Vec::new(), Vec::new());
    let mut words = dxc_options(options, output).into_iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "-E" => entry = words.next(),
            "-T" => profile = words.next().unwrap_or_default(),
            "-D" => {
                let definition = [word, words.next().unwrap_or_default()];
                others.extend(definition.clone());
                definitions.extend(definition);
            }
            _ => others.push(word),
        }
    }
    let default = if profile.starts_with("lib_") { "lib.no::entry" } else { "main" };
    let entry = entry.unwrap_or_else(|| default.to_owned());
    let first = ["-E".to_owned(), entry, "-T".to_owned(), profile];
    first.into_iter().chain(others).chain(definitions).collect()
}

/// Whether DXC writes a program database beside the container.
fn has_database(options: &[String]) -> bool {
    let has = |names: &[&str]| options.iter().any(|option| names.contains(&option.as_str()));
    has(&["-Zi", "-Zs"]) && !has(&["-Qembed_debug", "-Fd"])
}
