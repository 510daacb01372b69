use dxil_ir::analysis::calls_of;
use dxil_ir::edit::{Error, FunctionEditor};
use dxil_ir::{Module, Value};
use dxil_ops::ops::CreateHandle;

/// Removes all accesses to a UAV, and everything that only fed them. Loads from it give zero.
fn remove_accesses(module: &mut Module, id: u64) -> Result<(), Error> {
    for function in module.functions.ids() {
        let Ok(mut editor) = FunctionEditor::new(module, function) else { continue }; // a declaration
        for (handle, call) in calls_of::<CreateHandle<Value>>(editor.module(), editor.body()) {
            let number = |value: Value| editor.module().constants.integer_value(value.constant()?);
            if (number(call.resource_class), number(call.range_id)) != (Some(1), Some(id)) {
                continue;
            }
            for access in editor.users(handle) {
                if editor.is_used(access) {
                    let ty = editor.body().instructions[access].ty;
                    let module = editor.module_mut();
                    let zero = module.constants.null(&module.types, ty);
                    editor.replace_all_uses(access, zero)?;
                }
                editor.erase_recursively(access)?; // and with the last one the handle
            }
        }
    }
    Ok(())
}

use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::layout::psv::ResourceType;
use dxil_container::write::{Container, PartData, ShaderHash};
use dxil_metadata::ShaderMetadata;

/// The file of a shader without the UAV at a register, whose range has this id.
fn without_uav(file: &[u8], id: u64, register: u32) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let (mut container, _) = Container::read(file)?;
    let Some(PartData::Program(program)) = container.part_mut(FourCC::DXIL) else {
        return Err("the file has no program".into());
    };
    let mut module = dxil_bitcode::read(&program.bitcode)?;
    remove_accesses(&mut module, id)?;
    let mut metadata = ShaderMetadata::read(&module)?;
    let entries = metadata.entry_points.iter_mut().map(|entry| &mut entry.resources);
    for resources in entries.chain([&mut metadata.resources]).flatten() {
        let mut uavs = resources.uavs.take().unwrap_or_default();
        uavs.retain(|uav| u64::from(uav.id) != id);
        resources.uavs = Some(uavs).filter(|uavs| !uavs.is_empty());
    }
    metadata.write(&mut module);
    let bitcode = dxil_bitcode::write(&module)?;
    let hash = ShaderHash::of(&bitcode, HashFlags::default());
    program.set_bitcode(bitcode);
    if let Some(part) = container.part_mut(FourCC::HASH) {
        *part = hash.into();
    }
    if let Some(PartData::Psv(psv)) = container.part_mut(FourCC::PSV0) {
        let removed = (ResourceType::UAVStructured, register);
        psv.resources.retain(|it| (it.resource_type, it.lower_bound) != removed);
    }
    Ok(container.write()?)
}

/// The bytes that DXC makes of the same source without the UAV and its uses.
#[test]
fn a_shader_without_a_uav_is_what_dxc_makes() {
    let changed = without_uav(&crate::fixture("cs_trace-trace"), 1, 1).expect("a file");
    assert_eq!(changed, crate::fixture("cs_trace"));
}
