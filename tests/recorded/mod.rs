//! The recorded declarations and calls of DXC in `tests/fixtures/calls`.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_ops::{OpCode, ShaderModel, ShaderStage, Version};

/// The folder of the recordings, for each package of the repository.
pub(crate) fn folder() -> PathBuf {
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut folders = folders.map(|folder| folder.join("tests/fixtures/calls"));
    folders.find(|folder| folder.is_dir()).expect("the fixtures are there")
}

/// The name and the text of each file.
pub(crate) fn files() -> Vec<(String, String)> {
    let paths = fs::read_dir(folder()).expect("a folder").map(|it| it.expect("an entry").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|it| it == "txt"));
    let mut files: Vec<_> = texts
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("text"))
        })
        .collect();
    files.sort();
    files
}

/// The target of a variant.
#[derive(Clone, Copy)]
pub(crate) struct Profile {
    pub(crate) version: Version,
    /// `None` for a library, whose functions are of all kinds.
    pub(crate) stage: Option<ShaderStage>,
    pub(crate) native_16bit: bool,
}

impl Profile {
    pub(crate) fn parse(command: &str) -> Self {
        let mut words = command.split_whitespace();
        let profile = words.find(|word| *word == "-T").and_then(|_| words.next()).expect("-T");
        let parts: Vec<_> = profile.split('_').collect();
        let [stage, major, minor] = parts[..] else { panic!("a profile: {profile}") };
        let stage = match stage {
            "vs" => Some(ShaderStage::Vertex),
            "hs" => Some(ShaderStage::Hull),
            "ds" => Some(ShaderStage::Domain),
            "gs" => Some(ShaderStage::Geometry),
            "ps" => Some(ShaderStage::Pixel),
            "cs" => Some(ShaderStage::Compute),
            "as" => Some(ShaderStage::Amplification),
            "ms" => Some(ShaderStage::Mesh),
            "lib" => None,
            other => panic!("a stage: {other}"),
        };
        let major = major.parse().expect("a shader model");
        // `lib_6_x` may call operations of the newest shader model.
        let version = match minor {
            "x" => Version::V1_10,
            minor => {
                let model = ShaderModel { major, minor: minor.parse().expect("a shader model") };
                model.version().expect("a DXIL version")
            }
        };
        let native_16bit = command.contains("-enable-16bit-types");
        Self { version, stage, native_16bit }
    }

    /// The stages that the functions of such a program may have.
    pub(crate) fn stages(self) -> Vec<ShaderStage> {
        match self.stage {
            // A call of a hull shader may be in the patch-constant function.
            Some(ShaderStage::Hull) => vec![ShaderStage::Hull, ShaderStage::PatchConstant],
            Some(stage) => vec![stage],
            None => ShaderStage::ALL.to_vec(),
        }
    }
}

/// A line such as `declare float @dx.op.unary.f32(i32, float) | nounwind | opcodes 12 13`.
pub(crate) struct Declaration<'a> {
    result: &'a str,
    pub(crate) name: &'a str,
    parameters: &'a str,
    pub(crate) attributes: &'a str,
    pub(crate) ops: Vec<OpCode>,
}

impl<'a> Declaration<'a> {
    pub(crate) fn parse(text: &'a str) -> Option<Self> {
        let mut parts = text.strip_prefix("declare ")?.split(" | ");
        let function = parts.next()?;
        let attributes = parts.next()?;
        let opcodes = parts.next()?.strip_prefix("opcodes ")?.split(' ');
        let (result, name, parameters) = split_function(function);
        let ops =
            opcodes.map(|it| opcode(it).unwrap_or_else(|| panic!("an opcode: {it}"))).collect();
        Some(Self { result, name, parameters, attributes, ops })
    }

    /// The type of the function, such as `float (i32, float)`.
    pub(crate) fn ty(&self) -> String {
        format!("{} ({})", self.result, self.parameters)
    }
}

/// The operation of an opcode, in decimal with a sign as LLVM prints it, or in hexadecimal.
pub(crate) fn opcode(text: &str) -> Option<OpCode> {
    let opcode = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok()?,
        None => text.parse::<i64>().ok()? as u32,
    };
    OpCode::from_u32(opcode)
}

/// The type of the result, the name and the text between the parentheses.
pub(crate) fn split_function(function: &str) -> (&str, &str, &str) {
    let (result, rest) = function.split_once(" @").expect("a function");
    let (name, rest) = match rest.strip_prefix('"') {
        Some(quoted) => {
            let (name, rest) = quoted.split_once('"').expect("a closing quote");
            (name, rest.strip_prefix('(').expect("parameters"))
        }
        None => rest.split_once('(').expect("parameters"),
    };
    (result, name, rest.strip_suffix(')').expect("a closing parenthesis"))
}
