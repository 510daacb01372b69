//! `dxil as`: a container of a module.

use std::path::PathBuf;

use clap::ValueEnum;
use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{
    Assembled, DebugParts, Diagnostic, HashSource, Options, Reflection, RootSignatureSource,
    assemble, reassemble,
};
use dxil_container::write::{self, PartData, Signing, ValidatorVersion};
use dxil_container::{Container, FourCC};
use dxil_inspect::{Error, File};
use dxil_ir::{Dialect, Module};
use dxil_ops::Version;

use crate::edit::DigestKind;
use crate::failure::{Failure, Result};
use crate::input::{self, Inputs, Kind, is_bitcode, is_container, is_text};
use crate::output::Output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
#[command(after_long_help = "\
Examples:
  dxil as shader.ll -o shader.dxil
  dxil dis shader.dxil | sed 's/fast //' | dxil as - --into shader.dxil -o strict.dxil
  dxil as --emit bitcode shader.ll -o shader.bc")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The form of the result.
    #[arg(long, value_enum, default_value = "container", value_name = "FORM")]
    emit: Emit,

    /// Compute the metadata that the module leaves out, such as shader flags.
    #[arg(long)]
    derive: bool,

    /// Put the module in the place of that of a container. What the module does not state stays, such as the root signature, and
    /// other parts are made anew.
    #[arg(long, value_name = "CONTAINER", conflicts_with_all = ["ContainerOptions", "emit"])]
    into: Option<PathBuf>,

    #[command(flatten)]
    container: ContainerOptions,

    #[command(flatten)]
    output: Output,
}

/// The form of the result.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Emit {
    /// A container.
    Container,
    /// The module alone.
    Bitcode,
}

// The choices for a container that is made of a module.
#[derive(clap::Args)]
pub(super) struct ContainerOptions {
    /// The validator for which parts are made and whose rules hold, such as 1.8 [default: that of the module]
    #[arg(long, value_name = "VERSION", value_parser = version)]
    validator_version: Option<ValidatorVersion>,

    /// The parts of a module with debug information.
    #[arg(long, value_enum, default_value = "embed", value_name = "PARTS")]
    debug: Debug,

    /// The name of the file with debug information [default: the hash]
    #[arg(long, value_name = "NAME")]
    debug_name: Option<String>,

    /// The module that the hash is of.
    #[arg(long, value_enum, default_value = "source", value_name = "MODULE")]
    hash: Hash,

    /// The digest to write [default: sign]
    #[arg(long, value_enum, value_name = "KIND")]
    digest: Option<DigestKind>,

    /// Add the bytes of a file as private data.
    #[arg(long, value_name = "FILE")]
    private: Option<PathBuf>,

    /// Add the sources in a file, a container or the bytes of a part, with --force: DXC's validator refuses
    /// them.
    #[arg(long, value_name = "FILE")]
    source_info: Option<PathBuf>,

    /// Add the version of the compiler in a file, a container or the bytes of a part, to libraries.
    #[arg(long, value_name = "FILE")]
    compiler_version: Option<PathBuf>,

    /// Add the root signature in a file, a container or the bytes of a part, in place of the module's.
    #[arg(long, value_name = "FILE", conflicts_with = "strip_root_signature")]
    root_signature: Option<PathBuf>,

    /// Leave out the root signature.
    #[arg(long)]
    strip_root_signature: bool,

    /// Leave out what only reflection reads.
    #[arg(long)]
    strip_reflection: bool,

    /// Assemble what breaks rules, too.
    #[arg(short, long)]
    force: bool,
}

/// The parts of a module with debug information.
#[derive(Clone, Copy, ValueEnum)]
enum Debug {
    /// The module with debug information, and its name.
    Embed,
    /// The name of the file that has it.
    Name,
    /// None.
    None,
}

/// The module that the hash is of.
#[derive(Clone, Copy, ValueEnum)]
enum Hash {
    /// The one with debug information, if there is any.
    Source,
    /// The program that runs.
    Binary,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Shader, ui.jobs)?;
        let extension = if self.emit == Emit::Bitcode { "bc" } else { "dxil" };
        let destination = self.output.destination(&sources, Some(extension))?;
        let options = self.container.options()?;
        let bytes = self.into.as_ref().map(|path| input::read(path, Kind::Any)).transpose()?;
        let into = match (&self.into, &bytes) {
            (Some(path), Some(bytes)) => {
                let about = |error| Failure::from(error).about(input::name(path));
                Some(Container::parse(bytes).map_err(about)?)
            }
            _ => None,
        };
        ui.for_each(sources, |reply, source, bytes| {
            let mut module = module(bytes)?;
            if self.derive {
                derive(&mut module, Packing::default()).map_err(|errors| refused(&errors))?;
            }
            let signing = self.container.signing(bytes);
            let options = Options { signing, ..options.clone() };
            let file = self.emit.file(module, |module| match &into {
                Some(container) => reassemble(module, container),
                None => assemble(module, &options),
            })?;
            destination.write(reply, source, &file)?;
            reply.tally("written");
            Ok(())
        })
    }
}

impl Emit {
    /// The file of a module, of which `assemble` makes a container.
    pub(super) fn file(
        self,
        module: Module,
        assemble: impl FnOnce(Module) -> std::result::Result<Assembled, Vec<Diagnostic>>,
    ) -> Result<Vec<u8>> {
        match self {
            Self::Bitcode => dxil_bitcode::write(&module).map_err(Failure::new),
            Self::Container => Ok(assemble(module).map_err(|errors| refused(&errors))?.write()?),
        }
    }
}

impl ContainerOptions {
    /// The digest of what is made of a file, a container or not.
    fn signing(&self, bytes: &[u8]) -> Signing {
        let container = if is_container(bytes) { bytes } else { &[] };
        self.digest.map_or(Signing::Sign, |digest| digest.signing(container))
    }

    pub(super) fn options(&self) -> Result<Options> {
        let root_signature = match given(&self.root_signature, FourCC::RTS0)? {
            Some(PartData::RootSignature(given)) => RootSignatureSource::Given(given),
            _ if self.strip_root_signature => RootSignatureSource::Strip,
            _ => RootSignatureSource::Module,
        };
        let source_info = match given(&self.source_info, FourCC::SRCI)? {
            Some(PartData::SourceInfo(_)) if !self.force => {
                let message = "DXC's validator refuses sources in a container with a program";
                return Err(Failure::new(format!("{message}: --force adds them")));
            }
            Some(PartData::SourceInfo(given)) => Some(given),
            _ => None,
        };
        let compiler_version = match given(&self.compiler_version, FourCC::VERS)? {
            Some(PartData::CompilerVersion(given)) => Some(given),
            _ => None,
        };
        let private = self.private.as_ref().map(|path| input::read(path, Kind::Any));
        Ok(Options {
            unchecked: self.force,
            signing: self.signing(&[]),
            validator_version: self.validator_version,
            debug: match self.debug {
                Debug::Embed => DebugParts::Embedded,
                Debug::Name => DebugParts::Name,
                Debug::None => DebugParts::None,
            },
            debug_name: self.debug_name.as_deref().map(Into::into),
            hash: match self.hash {
                Hash::Source => HashSource::Source,
                Hash::Binary => HashSource::Binary,
            },
            private_data: private.transpose()?,
            root_signature,
            reflection: match self.strip_reflection {
                true => Reflection::Strip,
                false => Reflection::Keep,
            },
            source_info,
            compiler_version,
            psv_form: None,
        })
    }
}

/// The failure of a module that is refused: each violation with the rule that it breaks, as `dxil validate --explain`
/// takes it.
pub(super) fn refused(errors: &[Diagnostic]) -> Failure {
    let line = |error: &Diagnostic| match &*error.rules {
        [] => error.to_string(),
        rules => format!("{error} [{}]", rules.join(", ")),
    };
    Failure::all(errors.iter().map(line).collect::<Vec<_>>())
}

/// The module of a file, which is text, bitcode or a container: of a container, the one with debug
/// information if it has one.
pub(super) fn module(bytes: &[u8]) -> Result<Module> {
    match File::open(bytes)? {
        file @ File::Container(_) => file.debug_module().map_err(|error| match error {
            Error::NoProgram => Failure::new("the container has no module"),
            error => error.into(),
        }),
        File::Bitcode([]) => Err(Failure::empty()),
        File::Bitcode(bitcode) if is_bitcode(bitcode) || !is_text(bitcode) => {
            let module = dxil_bitcode::read_dxil(bitcode);
            module
                .map_err(|error| modern(dxil_bitcode::read(bitcode)).unwrap_or(Failure::new(error)))
        }
        File::Bitcode(text) => dxil_text::parse(text).map_err(|errors| {
            modern(dxil_text::parse_as(text, Dialect::Modern)).unwrap_or(errors.into())
        }),
    }
}

/// What to do with a file that is no DXIL, if it is a module of modern LLVM and does not state that it is DXIL.
fn modern<E>(module: std::result::Result<Module, E>) -> Option<Failure> {
    let is_modern = |it: &Module| {
        let triple = &it.target_triple;
        it.types.dialect() == Dialect::Modern
            && !triple.is_empty()
            && *triple != Module::DXIL_TRIPLE
    };
    module.ok().filter(is_modern).map(|_| {
        Failure::new(
            "the module is LLVM IR of modern LLVM, not DXIL: `dxil llc -filetype=obj` makes a container of it",
        )
    })
}

/// The part in a file: that of a container, or its bytes.
fn given(path: &Option<PathBuf>, name: FourCC) -> Result<Option<PartData>> {
    let Some(path) = path else { return Ok(None) };
    let bytes = input::read(path, Kind::Any)?;
    part(bytes, name).map(Some).map_err(|failure| failure.about(input::name(path)))
}

/// The part in a container, or that of these bytes.
fn part(mut bytes: Vec<u8>, name: FourCC) -> Result<PartData> {
    if !is_container(&bytes) {
        let mut container = write::Container::default();
        container.push(name, PartData::Raw(bytes));
        bytes = container.write()?;
    }
    let part = Container::parse(&bytes)?.part(name);
    let part = part.ok_or_else(|| Failure::new(format!("the container has no {name}")))?;
    Ok(PartData::read(&part)?)
}

/// The version in an argument.
fn version(text: &str) -> std::result::Result<ValidatorVersion, String> {
    let version: Version = text.parse().map_err(|_| "expected a version such as 1.8")?;
    Ok(version.into())
}
