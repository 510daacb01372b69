//! Containers as LLVM makes them.

use alloc::vec::Vec;

use dxil_assemble::derive::{Diagnostic, Packing, Shader, derive};
use dxil_assemble::{Options, assemble};
use dxil_container::write::{Container, Features, PartData, ValidatorVersion};
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

use super::globals::PROGRAMS;

/// The layout of data in the bitcode that LLVM's backend writes.
const LAYOUT: &str =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// The validator whose `PSV0` LLVM writes, also for older ones.
const VALIDATOR: ValidatorVersion = ValidatorVersion::V1_8;

/// The container of a module: `PSV0` has version 3 at least, and `SFI0` the features that metadata states: LLVM
/// finds some where DXC does not. The programs are in front of the other parts.
pub(super) fn container(
    mut module: Module,
    options: &Options,
) -> Result<Container, Vec<Diagnostic>> {
    let one = |error| Vec::from([error]);
    let stated = shader(&module).map_err(one)?.features();
    derive(&mut module, Packing::default())?;
    module.data_layout = LAYOUT.into();
    let mut container = assemble(&module, options)?.container;
    replace_parts(&mut container, &module, &stated).map_err(one)?;
    let place = |four_cc| PROGRAMS.iter().position(|program| *program == four_cc);
    container.parts.sort_by_key(|part| place(part.four_cc).unwrap_or(PROGRAMS.len()));
    Ok(container)
}

fn shader(module: &Module) -> Result<Shader<'_>, Diagnostic> {
    Shader::new(module, ShaderMetadata::read(module)?)
}

fn replace_parts(
    container: &mut Container,
    module: &Module,
    stated: &Features,
) -> Result<(), Diagnostic> {
    let mut shader = shader(module)?;
    shader.validator = shader.validator.max(VALIDATOR);
    for part in &mut container.parts {
        match &mut part.data {
            PartData::Psv(psv) => **psv = shader.psv()?,
            PartData::Features(features) => features.clone_from(stated),
            _ => {}
        }
    }
    Ok(())
}
