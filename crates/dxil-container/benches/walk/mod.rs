//! Every value of a part, looked at once.

use std::hint::black_box;

use dxil_container::layout::rdat::{FunctionInfo2, NodeShaderInfo, ResourceInfo, Subobject};
use dxil_container::read::{
    self, DependencyTable, PartView, Psv, PsvElement, Rdat, ResourceDefinitions, RootPayload,
    Signature,
};
use dxil_container::{Error, Record, Records};

/// Looks at every value of the part.
pub(crate) fn part(view: &PartView<'_>) -> Result<(), Error> {
    match view {
        PartView::Signature(view) => signature(view),
        PartView::Psv(view) => psv(view),
        PartView::Rdat(view) => rdat(view),
        PartView::RootSignature(view) => root_signature(view),
        PartView::ResourceDefinitions(view) => resource_definitions(view)?,
        // The others are a record or a few, decoded already.
        view => look(view),
    }
    Ok(())
}

/// Keeps the compiler from removing the computation of a value.
fn look<T>(value: T) {
    black_box(value);
}

fn signature(view: &Signature<'_>) {
    for element in view.elements() {
        look((*element.record, element.name()));
    }
}

fn psv(view: &Psv<'_>) {
    look((*view.info, view.entry_function_name()));
    for resource in view.resources.iter() {
        look(*resource);
    }
    view.inputs().for_each(element);
    view.outputs().for_each(element);
    view.patch_constants().for_each(element);
    let Some(dependencies) = view.dependencies() else { return };
    for mask in dependencies.view_id_to_output.iter().chain([&dependencies.view_id_to_patch]) {
        mask.words().for_each(look);
    }
    let tables = [&dependencies.input_to_patch, &dependencies.patch_to_output];
    for mask in dependencies.input_to_output.iter().chain(tables).flat_map(DependencyTable::iter) {
        mask.words().for_each(look);
    }
}

fn element(element: PsvElement<'_>) {
    look((*element.record, element.semantic()));
    element.indexes().iter().for_each(look);
}

fn rdat(view: &Rdat<'_>) {
    let strings = view.strings();
    for resource in view.table::<ResourceInfo>().iter() {
        look((*resource, strings.get(resource.name.0)));
    }
    for function in view.table::<FunctionInfo2>().iter() {
        look((*function, strings.get(function.name.0), strings.get(function.unmangled_name.0)));
        if let Ok(resources) = view.array(function.resources) {
            resources.iter().for_each(look);
        }
    }
    records(view.table::<Subobject>());
    records(view.table::<NodeShaderInfo>());
}

fn records<T: Record>(records: Records<'_, T>) {
    records.iter().for_each(|record| look(*record));
}

fn root_signature(view: &read::RootSignature<'_>) {
    for parameter in view.parameters.iter() {
        match parameter.payload {
            RootPayload::Constants(constants) => look(*constants),
            RootPayload::Descriptor(descriptor) => look(descriptor.get()),
            RootPayload::Table(table) => table.ranges.iter().for_each(|range| look(range.get())),
            payload => look(payload),
        }
    }
    view.samplers.iter().for_each(|sampler| look(sampler.get()));
}

fn resource_definitions(view: &ResourceDefinitions<'_>) -> Result<(), Error> {
    look(view.creator()?);
    for binding in view.bindings.iter() {
        look((*binding, view.string(binding.name_offset)?));
    }
    for buffer in view.buffers.iter() {
        look((*buffer, view.string(buffer.name_offset)?));
        for variable in view.variables(&buffer)?.iter() {
            let name = view.string(variable.name_offset)?;
            look((*variable, name, view.default_value(&variable)?));
        }
    }
    for shader_type in view.types()? {
        for member in shader_type.members.iter() {
            look((*member, view.string(member.name_offset)?));
        }
    }
    Ok(())
}
