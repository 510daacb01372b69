//! `dxil-embed` and `dxil-globals`: the parts of the container as constants of the module.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::ToString as _;
use alloc::vec::Vec;

use dxil_container::{Digest, FourCC, read};
use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{ConstantId, ConstantKind, Linkage, Module, Type, Variable, VariableId};

use crate::{Diagnostic, PassOptions, Report, functions, intrinsic};

/// The programs, which `dxil-embed` makes, in LLVM's order.
pub(super) const PROGRAMS: [FourCC; 2] = [FourCC::ILDB, FourCC::DXIL];
/// Bytes of the header before the bitcode of a program.
const PROGRAM_HEADER_SIZE: usize = 24;
/// The alignment of parts.
const ALIGNMENT: u32 = 4;
/// The section with the path of the PDB file, for `dxil-pdb`.
pub(super) const NAME_SECTION: &str = "PDBNAME";
/// The section with the hash of the shader, for `dxil-pdb`.
pub(super) const HASH_SECTION: &str = "PDBHASH";
/// The variable that lists what the compiler uses.
const USED: &str = "llvm.compiler.used";

/// `dxil-embed`. As in LLVM, the module loses what states when memory is in use.
pub(crate) fn embed(module: &mut Module, report: &mut Report) {
    match parts(module, &PassOptions::default()) {
        Ok(parts) => add(module, parts.iter().filter(|it| PROGRAMS.contains(&it.0))),
        Err(errors) => return report.errors.extend(errors),
    }
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let lifetimes = body.instructions().filter(|(_, it)| intrinsic::is_lifetime(module, it));
        let lifetimes: BTreeSet<_> = lifetimes.map(|(id, _)| id).collect();
        if let Err(error) = functions::erase(module, function, &lifetimes) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    functions::remove_unused_intrinsics(module);
}

/// `dxil-globals`.
pub(crate) fn globals(module: &mut Module, options: &PassOptions, report: &mut Report) {
    let parts = match parts(module, options) {
        Ok(parts) => parts,
        Err(errors) => return report.errors.extend(errors),
    };
    let is_wanted = |four_cc| !PROGRAMS.contains(&four_cc) && four_cc != FourCC::STAT;
    add(module, parts.iter().filter(|it| is_wanted(it.0)));
    let hash = parts.iter().find(|it| it.0 == FourCC::HASH).and_then(|it| it.1.last_chunk());
    let is_described = parts.iter().any(|it| it.0 == FourCC::ILDN);
    if let (Some(file), Some(hash), true) = (&options.debug_file, hash, is_described) {
        let path = file.path(&Digest(*hash));
        let path = variable(module, "dx.pdb.name", NAME_SECTION, path.as_bytes());
        let hash = variable(module, "dx.pdb.hash", HASH_SECTION, hash);
        use_variables(module, &[path, hash]);
    }
}

/// Adds variables for parts, those of programs in LLVM's order.
fn add<'p>(module: &mut Module, parts: impl Iterator<Item = &'p (FourCC, Vec<u8>)>) {
    let mut parts: Vec<_> = parts.collect();
    let place = |four_cc| PROGRAMS.iter().position(|program| *program == four_cc);
    parts.sort_by_key(|part| place(part.0).unwrap_or(PROGRAMS.len()));
    let mut added = Vec::new();
    for (four_cc, bytes) in parts {
        let section = four_cc.to_string();
        let name = format!("dx.{}", section.to_ascii_lowercase());
        added.push(variable(module, &name, &section, bytes));
    }
    use_variables(module, &added);
}

/// The parts of the container of a module without those that it holds already.
fn parts(
    module: &Module,
    options: &PassOptions,
) -> Result<Vec<(FourCC, Vec<u8>)>, Vec<Diagnostic>> {
    let container = super::early(&without_parts(module), options)?;
    let one = |error: dxil_container::Error| Vec::from([error.into()]);
    let file = container.write().map_err(one)?;
    let view = read::Container::parse(&file).map_err(one)?;
    let parts = view.parts().map(|part| {
        let bytes = *part.data();
        let bytes = match PROGRAMS.contains(&part.four_cc()) {
            true => bytes.get(PROGRAM_HEADER_SIZE..).unwrap_or_default(),
            false => bytes,
        };
        (part.four_cc(), bytes.to_vec())
    });
    Ok(parts.collect())
}

/// The module without variables that hold parts.
fn without_parts(module: &Module) -> Module {
    let mut module = module.clone();
    let parts: Vec<_> = module.variables.iter().filter(|(_, it)| is_part(it)).collect();
    let parts: Vec<_> = parts.into_iter().map(|(id, _)| Global::Variable(id)).collect();
    if parts.is_empty() {
        return module;
    }
    let used = module.variables.ids().find(|&id| module.variables[id].name == USED);
    // It fails only for globals that do not exist.
    let _ = remove_unused_globals(
        &mut module,
        &used.map(Global::Variable).into_iter().collect::<Vec<_>>(),
    );
    let _ = remove_unused_globals(&mut module, &parts);
    module
}

/// Whether a variable holds a part.
fn is_part(variable: &Variable) -> bool {
    variable.name.starts_with(b"dx.") && variable.section.len() == 4
}

/// A variable with the content of a section, such as a part.
fn variable(module: &mut Module, name: &str, section: &str, bytes: &[u8]) -> VariableId {
    let number = <[u8; 8]>::try_from(bytes).ok().filter(|_| section == "SFI0");
    let (ty, initializer) = match number {
        Some(number) => {
            let ty = module.types.integer(64);
            let number = u64::from_le_bytes(number);
            (ty, module.constants.integer(&module.types, ty, number))
        }
        None => {
            let element = module.types.integer(8);
            let ty = module.types.intern(Type::Array { element, length: bytes.len() as u64 });
            (ty, module.constants.data(ty, bytes))
        }
    };
    let mut variable = Variable::new(name, ty);
    variable.constant = true;
    variable.linkage = Linkage::Private;
    variable.initializer = Some(initializer);
    variable.alignment = ALIGNMENT;
    variable.section = section.into();
    module.add_variable(variable).0
}

/// Adds variables to the list of those that the compiler uses.
fn use_variables(module: &mut Module, variables: &[VariableId]) {
    let known = module.variables.ids().find(|&id| module.variables[id].name == USED);
    let mut elements: Vec<ConstantId> = known
        .and_then(|id| module.variables[id].initializer)
        .map(|id| module.constants[id].operands().collect())
        .unwrap_or_default();
    let element = module.types.intern(Type::Pointer { pointee: None, address_space: 0 });
    for &id in variables {
        elements.push(module.constants.intern(element, ConstantKind::Variable(id)));
    }
    let ty = module.types.intern(Type::Array { element, length: elements.len() as u64 });
    let initializer = module.constants.aggregate(&module.types, ty, &elements);
    match known {
        Some(id) => {
            (module.variables[id].ty, module.variables[id].initializer) = (ty, Some(initializer));
        }
        None => {
            let mut variable = Variable::new(USED, ty);
            variable.linkage = Linkage::Appending;
            variable.initializer = Some(initializer);
            variable.section = "llvm.metadata".into();
            module.add_variable(variable);
        }
    }
}
