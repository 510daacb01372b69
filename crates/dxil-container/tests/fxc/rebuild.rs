//! Parts made from nothing but names and numbers are, byte for byte, those that FXC made.

use dxil_container::FourCC;
use dxil_container::layout::StringOffset;
use dxil_container::layout::rdef::VariableClass;
use dxil_container::read::{self, Part, PartView};
use dxil_container::write::{
    Bytecode, Container, PartData, ResourceDefinitions, ShaderBuffer, ShaderInputBinding,
    ShaderType, ShaderTypeMember, ShaderVariable, TypeId,
};

use crate::fixtures::for_each_part;

#[test]
fn resource_definitions_from_their_content() {
    let mut structures = 0;
    for_each_part(FourCC::RDEF, |name, part| {
        let Ok(PartView::ResourceDefinitions(view)) = part.view() else { panic!("{name}") };
        let rebuilt = Builder::build(&view);
        structures += rebuilt.types.iter().filter(|made| !made.members.is_empty()).count();
        assert_same(name, part, PartData::ResourceDefinitions(rebuilt));
    });
    assert!(structures > 20, "{structures} structures");
}

#[test]
fn programs_from_their_tokens() {
    for four_cc in [FourCC::SHDR, FourCC::SHEX] {
        for_each_part(four_cc, |name, part| {
            let Ok(PartView::Bytecode(view)) = part.view() else { panic!("{name}") };
            let (model, kind) = (view.header.shader_model.get(), view.header.kind);
            let rebuilt = Bytecode::new(kind, model, view.tokens().collect());
            assert_same(name, part, PartData::Bytecode(rebuilt));
        });
    }
}

/// Writes a part into a container, and compares what the container then has.
fn assert_same(name: &str, part: &Part<'_>, rebuilt: PartData) {
    let mut container = Container::default();
    container.push(part.four_cc(), rebuilt);
    let file = container.write().expect("a small file");
    let file = dxil_container::Container::parse(&file).expect("a container");
    let ours = *file.part(part.four_cc()).expect("the part").data();
    let same = ours.iter().zip(*part.data()).take_while(|(a, b)| a == b).count();
    let sizes = (ours.len(), part.data().len());
    assert!(ours == *part.data(), "{name}: byte {same:#x} of {sizes:?} differs");
}

/// Makes the part as the author of a compiler would.
struct Builder<'v, 'a> {
    view: &'v read::ResourceDefinitions<'a>,
    made: ResourceDefinitions,
    /// Where the types made lie in the part.
    offsets: Vec<u32>,
}

impl Builder<'_, '_> {
    fn build(view: &read::ResourceDefinitions<'_>) -> ResourceDefinitions {
        let header = view.header;
        let versions = (header.major_version, header.minor_version);
        let mut made = ResourceDefinitions::new(header.target, versions.0, versions.1);
        made.flags = header.flags;
        let mut builder = Builder { view, made, offsets: Vec::new() };
        builder.made.creator = builder.string(header.creator_offset).into();
        for found in view.types().expect("types") {
            builder.add_type(&found);
        }
        builder.add_bindings();
        builder.add_buffers();
        builder.made
    }

    fn string(&self, offset: StringOffset) -> String {
        self.view.string(offset).expect("a string").to_string()
    }

    fn id(&self, offset: u32) -> TypeId {
        let index = self.offsets.iter().position(|at| *at == offset);
        TypeId(index.expect("a type that was made") as u32)
    }

    fn add_type(&mut self, found: &read::ShaderType<'_>) {
        let record = found.record;
        let name = (found.name_offset != StringOffset(0)).then(|| self.string(found.name_offset));
        let id = if record.class == VariableClass::Struct {
            let members = found.members.iter().map(|at| {
                let id = self.id(at.type_offset);
                ShaderTypeMember::new(&self.string(at.name_offset), at.start_offset, id)
            });
            let members = members.collect();
            self.made.add_struct(name.as_deref(), members)
        } else {
            let (rows, columns) = (record.rows, record.columns);
            let made = ShaderType::new(record.class, record.variable_type, rows, columns);
            let name = name.map(Into::into);
            self.made.add_type(ShaderType { name, ..made })
        };
        let interfaces = found.interfaces.iter().map(|at| self.id(at.type_offset)).collect();
        let base = (found.base_class_offset != 0).then(|| self.id(found.base_class_offset));
        let pointed = (found.sub_type_offset != 0).then(|| self.id(found.sub_type_offset));
        let made = &mut self.made.types[id.0 as usize];
        if found.record.columns != made.columns {
            // Textures and samplers count too, but are no members.
            assert_eq!(self.view.string(found.name_offset).expect("a name").into_inner(), "Image");
            made.columns += 2;
        }
        made.element_count = record.element_count;
        made.interfaces = interfaces;
        made.base_class = base;
        made.sub_type = pointed;
        self.offsets.push(found.offset);
    }

    fn add_bindings(&mut self) {
        for at in self.view.bindings.iter() {
            let name = self.string(at.name_offset);
            let binding = ShaderInputBinding::new(&name, at.input_type, at.bind_point);
            self.made.bindings.push(ShaderInputBinding {
                return_type: at.return_type,
                dimension: at.dimension,
                sample_count: at.sample_count,
                bind_count: at.bind_count,
                flags: at.flags,
                space: self.view.space(&at).unwrap_or_default(),
                ..binding
            });
        }
    }

    fn add_buffers(&mut self) {
        for at in self.view.buffers.iter() {
            let mut buffer = ShaderBuffer::new(&self.string(at.name_offset), at.size);
            buffer.buffer_type = at.buffer_type;
            buffer.flags = at.flags;
            let variables = self.view.variables(&at).expect("variables");
            for at in variables.iter() {
                let name = self.string(at.name_offset);
                let id = self.id(at.type_offset);
                let mut variable = ShaderVariable::new(&name, at.start_offset, at.size, id);
                variable.flags = at.flags;
                let value = self.view.default_value(&at).expect("a default value");
                variable.default_value = value.map(|value| value.to_vec());
                if let Some(resources) = self.view.resources(&at) {
                    variable.resources = resources;
                }
                buffer.variables.push(variable);
            }
            self.made.buffers.push(buffer);
        }
    }
}
