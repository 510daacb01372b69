//! `dxil link`: a shader or a library of libraries.

use std::path::PathBuf;

use dxil_assemble::assemble_verified;
use dxil_container::layout::ShaderKind;
use dxil_link::{Export, Exports, Library, Options, ParseExportError, Target, link};
use dxil_metadata::Target as Profile;
use dxil_ops::Version;
use same_file::is_same_file;

use super::assemble::{ContainerOptions, Emit, module};
use crate::failure::{Failure, Result};
use crate::input::{self, Inputs, Kind, Source, Sources};
use crate::output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
#[command(after_long_help = "\
Examples:
  dxil link material.dxil lights.dxil --entry main --target ps_6_6 -o shader.dxil
  dxil link --emit bitcode library.ll --entry main --target cs_6_0 -o shader.bc
  dxil link material.dxil lights.dxil --target lib_6_6 --export shade -o library.dxil
  dxil link material.dxil --target lib_6_6 --export 'lit,unlit=shade' -o library.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The name of the entry point [default: main]. Libraries have none.
    #[arg(short, long, value_name = "NAME")]
    entry: Option<String>,

    /// A function that a library exports, NAME or NEW,...=NAME to give it other names; by default, it
    /// exports all.
    #[arg(long, value_name = "NAME", value_parser = exports)]
    export: Vec<ExportList>,

    /// Export entry points alone.
    #[arg(long, conflicts_with = "export")]
    export_shaders_only: bool,

    /// The profile of the shader, such as ps_6_0, or of a library.
    #[arg(short, long, value_name = "PROFILE", value_parser = profile)]
    target: Profile,

    /// The form of the result.
    #[arg(long, value_enum, default_value = "container", value_name = "FORM")]
    emit: Emit,

    #[command(flatten)]
    container: ContainerOptions,

    /// Write to this file; - is standard output, the default.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let options = self.container.options()?;
        let sources = self.inputs.find(Kind::Shader, ui.jobs)?;
        self.check_output(&sources)?;
        let libraries = libraries(ui, sources)?;
        let entry = match (&self.entry, self.target.kind) {
            (Some(_), ShaderKind::Library) => {
                return Err(Failure::new("a library has no entry point: leave out --entry"));
            }
            (entry, _) => entry.as_deref().unwrap_or("main"),
        };
        let target = Target { profile: self.target, entry: entry.into() };
        let validator_version = options.validator_version;
        let validator_version = validator_version.map(|it| Version::new(it.major, it.minor));
        let exports = self.exports();
        let linked = link(&libraries, &target, &Options { validator_version, exports })
            .map_err(|errors| Failure::all(&errors))?;
        // Linking verifies what it makes.
        let file = self.emit.file(linked, |linked| assemble_verified(linked, &options))?;
        match &self.output {
            Some(path) if !input::is_stdin(path) => output::write_file(path, &file),
            _ => ui.print_bytes(&file),
        }
    }

    fn exports(&self) -> Exports {
        let listed: Vec<_> = self.export.iter().flat_map(|ExportList(list)| list.clone()).collect();
        match (self.export_shaders_only, listed.is_empty()) {
            (true, _) => Exports::EntryPoints,
            (false, true) => Exports::All,
            (false, false) => Exports::Listed(listed),
        }
    }

    /// Fails if the result would overwrite a library.
    fn check_output(&self, sources: &Sources) -> Result {
        let Some(path) = self.output.as_ref().filter(|path| path.is_file()) else { return Ok(()) };
        let is_output = |source: &Source| is_same_file(path, &source.path).unwrap_or(false);
        match sources.files.iter().any(is_output) {
            true => Err(Failure::new("it is a library that is linked").about(input::name(path))),
            false => Ok(()),
        }
    }
}

/// The libraries, in the order in which they are named.
///
/// Fails after the errors of all files were printed.
fn libraries(ui: &mut Ui, sources: Sources) -> Result<Vec<Library>> {
    for failure in sources.failures {
        ui.fail(failure)?;
    }
    let mut libraries = Vec::new();
    for source in &sources.files {
        let bytes = input::read(&source.path, sources.kind);
        let read = bytes.and_then(|it| module(&it).map_err(|failure| failure.about(source)));
        match read {
            Ok(module) => libraries.push(Library { name: source.to_string(), module }),
            Err(failure) => ui.fail(failure)?,
        }
    }
    if ui.failures().is_empty() { Ok(libraries) } else { Err(Failure::Silent) }
}

/// The exports of one argument.
#[derive(Clone)]
struct ExportList(Vec<Export>);

fn exports(text: &str) -> std::result::Result<ExportList, ParseExportError> {
    Export::parse_list(text).map(ExportList)
}

/// The profile in an argument.
fn profile(text: &str) -> std::result::Result<Profile, String> {
    Profile::from_profile(text).ok_or_else(|| "expected a profile such as ps_6_0".to_owned())
}
