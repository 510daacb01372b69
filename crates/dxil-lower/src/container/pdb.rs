//! `dxil-pdb`: a PDB file of the parts that a module holds as constants.

use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::write::{Container, PartData, Program};
use dxil_container::{Digest, FourCC};
use dxil_ir::{ConstantKind, Module, Type, Variable};
use dxil_ops::ShaderModel;

use super::globals::{HASH_SECTION, NAME_SECTION, PROGRAMS};
use super::program_database;
use crate::metadata::kind;
use crate::target::{Triple, target};
use crate::{Diagnostic, Report};

/// `dxil-pdb`. A module that does not name the file, as `dxil-globals` does, has none.
pub(crate) fn pdb(module: &mut Module, report: &mut Report) {
    match file(module) {
        Ok(file) => report.files.extend(file),
        Err(error) => report.errors.push(error),
    }
}

/// The path and the content of the file.
fn file(module: &Module) -> Result<Option<(String, Vec<u8>)>, Diagnostic> {
    let section = |name: &str| {
        let mut variables = module.variables.values();
        variables.find(|it| it.section == name).and_then(|it| content(module, it))
    };
    let Some(path) = section(NAME_SECTION).filter(|it| !it.is_empty()) else { return Ok(None) };
    let path = path.to_str().map_err(|_| "the path of the PDB file is not in UTF-8")?;
    let hash = section(HASH_SECTION).ok_or("Module hash for PDB not found")?;
    let hash = hash.try_into().map_err(|_| "the hash for the PDB file has not 16 bytes")?;
    let mut container = Container::default();
    for variable in module.variables.values() {
        let name = <[u8; 4]>::try_from(variable.section.as_slice());
        if let (Ok(name), Some(content)) = (name, content(module, variable)) {
            container.push(FourCC(name), part(module, FourCC(name), content));
        }
    }
    Ok(Some((path.into(), program_database(&container, &Digest(hash))?)))
}

/// A part. The constants of programs are without the header.
fn part(module: &Module, four_cc: FourCC, content: &[u8]) -> PartData {
    if !PROGRAMS.contains(&four_cc) {
        return PartData::Raw(content.to_vec());
    }
    let triple = module.target_triple.to_str_lossy();
    let triple = Triple::parse(&triple);
    let (major, minor) = triple.shader_model.unwrap_or_default();
    let target = target(module);
    let kind = kind(target.stage).unwrap_or_default();
    Program::new(kind, ShaderModel { major, minor }, target.version, content.to_vec()).into()
}

/// The bytes of a variable that is an array of bytes.
fn content<'m>(module: &'m Module, variable: &'m Variable) -> Option<&'m [u8]> {
    let Type::Array { element, .. } = module.types[variable.ty] else { return None };
    let is_bytes = module.types[element] == Type::Integer { bits: 8 };
    match &module.constants[variable.initializer?].kind {
        ConstantKind::Data(bytes) if is_bytes => Some(bytes),
        _ => None,
    }
}
