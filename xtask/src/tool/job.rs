//! A job, as a command line and as a line for a batch program.

use super::{Compiler, Tool};

/// What a compiler is to do. Files are named from the folder in which it runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Job {
    /// HLSL to a container.
    Compile { source: String, options: Vec<String>, output: String },
    /// A container, or bitcode, to its listing.
    Disassemble { file: String, output: String },
    /// A module's text to a container.
    Assemble { file: String, output: String },
    /// A module's text to bitcode.
    Encode { file: String, output: String },
    /// Asks the validator for its verdict on a container.
    Validate { file: String },
    /// The same for a container that has a root signature alone. No command line does this.
    ValidateRootSignature { file: String },
}

impl Job {
    /// The file that it writes.
    pub(super) fn output(&self) -> Option<&str> {
        match self {
            Self::Compile { output, .. }
            | Self::Disassemble { output, .. }
            | Self::Assemble { output, .. }
            | Self::Encode { output, .. } => Some(output),
            Self::Validate { .. } | Self::ValidateRootSignature { .. } => None,
        }
    }

    /// The tool and its arguments; nothing if no tool does this.
    pub(super) fn command(&self, compiler: Compiler) -> Option<(Tool, Vec<String>)> {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        Some(match (self, compiler) {
            (Self::Compile { source, options, output }, Compiler::Fxc) => {
                let mut words = vec!["/nologo".to_owned()];
                words.extend(options.iter().cloned());
                words.extend([source, "/Fo", output].map(str::to_owned));
                (Tool::Fxc, words)
            }
            (Self::Compile { source, options, output }, _) => {
                let mut words = options.clone();
                if has_database(options) {
                    // Without a place for the database, the tool puts it into the container.
                    words.extend(["-Fd", "./"].map(str::to_owned));
                }
                words.extend([source, "-Fo", output].map(str::to_owned));
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
            (Self::Validate { file }, Compiler::Dxc110) => (Tool::Dxv110, owned(&[file])),
            _ => return None,
        })
    }

    /// The line for a batch program: words with tabs between.
    pub(super) fn line(&self) -> String {
        let words: Vec<&str> = match self {
            Self::Compile { source, options, output } => {
                let options = options.iter().map(String::as_str);
                ["compile", source].into_iter().chain(options).chain(["-o", output]).collect()
            }
            Self::Disassemble { file, output } => vec!["disasm", file, "-o", output],
            Self::Assemble { file, output } => vec!["assemble", file, "-o", output],
            Self::Encode { file, output } => vec!["optimize", file, "-o", output],
            Self::Validate { file } => vec!["validate", file],
            Self::ValidateRootSignature { file } => vec!["validate", file, "--root-sig-only"],
        };
        words.join("\t")
    }
}

/// Whether DXC makes a program database beside the container.
fn has_database(options: &[String]) -> bool {
    let has = |names: &[&str]| options.iter().any(|option| names.contains(&option.as_str()));
    has(&["-Zi", "-Zs"]) && !has(&["-Qembed_debug", "-Fd"])
}
