//! Places everything where FXC does.
//!
//! FXC places a thing when it first refers to it: the header, the bindings, their names, the buffers,
//! then for each buffer its name, its variables and, for each of these, its name, its type and its
//! default value; at last the compiler's name. A type comes after all that it refers to.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BStr;

use super::{ResourceDefinitions, Revision, ShaderBuffer, ShaderType, ShaderVariable, TypeId};
use crate::Record;
use crate::layout::StringOffset;
use crate::layout::rdef::{
    self, RecordSizes, ResourceDefinitionsHeader, ShaderTypeClass, ShaderTypeMember,
    ShaderTypeOffset, VariableClass,
};
use crate::write::pool::Pool;

impl ResourceDefinitions {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let offsets = vec![0; self.types.len()];
        let mut placer = Placer { definitions: self, pool: Pool::default(), offsets };
        placer.place();
        out.extend_from_slice(&placer.pool.into_bytes());
    }
}

/// The bytes made so far.
struct Placer<'d> {
    definitions: &'d ResourceDefinitions,
    pool: Pool,
    /// Where each type lies; 0 for those not yet placed.
    offsets: Vec<u32>,
}

/// A step that places a type.
enum Step<'d> {
    /// To begin it, unless it was placed.
    Type(TypeId),
    /// To place a name.
    Name(&'d BStr),
    /// To place the list of interfaces of a type.
    Interfaces(TypeId),
    /// To place the members and the record of a type.
    Record(TypeId),
}

impl<'d> Placer<'d> {
    /// Places all of the part.
    fn place(&mut self) {
        let definitions = self.definitions;
        let sizes = definitions.revision.sizes(definitions.interface_slot_count());
        self.pool.reserve(ResourceDefinitionsHeader::SIZE);
        if let Some(sizes) = &sizes {
            let offset = self.pool.reserve(RecordSizes::SIZE);
            self.pool.set_record(offset, sizes);
        }
        let bindings_offset = self.bindings();
        let buffers_offset = self.buffers();
        let creator_offset = self.pool.string(&definitions.creator);
        self.pool.align();
        let header = ResourceDefinitionsHeader {
            buffer_count: definitions.buffers.len() as u32,
            buffers_offset,
            binding_count: definitions.bindings.len() as u32,
            bindings_offset,
            minor_version: definitions.minor_version,
            major_version: definitions.major_version,
            target: definitions.target,
            flags: definitions.flags,
            creator_offset,
        };
        self.pool.set_record(0, &header);
    }

    /// Places the bindings.
    fn bindings(&mut self) -> u32 {
        let ResourceDefinitions { bindings, revision, .. } = self.definitions;
        let offset = self.pool.reserve(bindings.len() * revision.binding_size());
        let mut table = Vec::new();
        for binding in bindings {
            let record = rdef::ShaderInputBinding {
                name_offset: self.pool.string(&binding.name),
                input_type: binding.input_type,
                return_type: binding.return_type,
                dimension: binding.dimension,
                sample_count: binding.sample_count,
                bind_point: binding.bind_point,
                bind_count: binding.bind_count,
                flags: binding.flags,
            };
            record.encode(&mut table);
            if *revision == Revision::Sm5_1 {
                binding.space.encode(&mut table);
            }
        }
        self.pool.set(offset, &table);
        offset
    }

    /// Places the buffers, if there are any.
    fn buffers(&mut self) -> u32 {
        let buffers = &self.definitions.buffers;
        if buffers.is_empty() {
            return 0;
        }
        let offset = self.pool.reserve(buffers.len() * rdef::ShaderBuffer::SIZE);
        let mut table = Vec::new();
        for buffer in buffers {
            let record = rdef::ShaderBuffer {
                name_offset: self.pool.string(&buffer.name),
                variable_count: buffer.variables.len() as u32,
                variables_offset: self.variables(buffer),
                size: buffer.size,
                flags: buffer.flags,
                buffer_type: buffer.buffer_type,
            };
            record.encode(&mut table);
        }
        self.pool.set(offset, &table);
        offset
    }

    /// Places a buffer's variables, if there are any.
    fn variables(&mut self, buffer: &'d ShaderBuffer) -> u32 {
        if buffer.variables.is_empty() {
            return 0;
        }
        let revision = self.definitions.revision;
        let offset = self.pool.reserve(buffer.variables.len() * revision.variable_size());
        let mut table = Vec::new();
        for variable in &buffer.variables {
            self.variable(variable).encode(&mut table);
            if revision != Revision::Sm4 {
                variable.resources.encode(&mut table);
            }
        }
        self.pool.set(offset, &table);
        offset
    }

    /// Places what a variable refers to.
    fn variable(&mut self, variable: &'d ShaderVariable) -> rdef::ShaderVariable {
        rdef::ShaderVariable {
            name_offset: self.pool.string(&variable.name),
            start_offset: variable.start_offset,
            size: variable.size,
            flags: variable.flags,
            type_offset: self.shader_type(variable.shader_type),
            default_value_offset: match &variable.default_value {
                Some(value) => self.pool.data(value.clone()),
                None => 0,
            },
        }
    }

    /// Places a type and what it refers to, unless they were placed.
    fn shader_type(&mut self, id: TypeId) -> u32 {
        let mut steps = vec![Step::Type(id)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Type(id) => {
                    let first = steps.len();
                    self.steps(id, &mut steps);
                    steps[first..].reverse();
                }
                Step::Name(name) => _ = self.pool.string(name),
                Step::Interfaces(id) => _ = self.interfaces(id),
                Step::Record(id) => self.record(id),
            }
        }
        self.offset(Some(id))
    }

    /// The steps that place a type, in order.
    fn steps(&self, id: TypeId, steps: &mut Vec<Step<'d>>) {
        let Some(placed) = self.definitions.get_type(id) else { return };
        if self.offset(Some(id)) != 0 {
            return;
        }
        // A type that refers to a later one cannot be written: it might refer back.
        let earlier = |other: TypeId| (other < id).then_some(Step::Type(other));
        if self.definitions.revision != Revision::Sm4 {
            steps.extend(placed.name.iter().map(|name| Step::Name(name.as_ref())));
            steps.extend(placed.sub_type.and_then(earlier));
            steps.extend(placed.interfaces.iter().copied().filter_map(earlier));
            steps.push(Step::Interfaces(id));
        }
        steps.extend(placed.base().and_then(earlier));
        for member in &placed.members {
            steps.push(Step::Name(member.name.as_ref()));
            steps.extend(earlier(member.shader_type));
        }
        steps.push(Step::Record(id));
    }

    /// Places the list of interfaces of a type, if it has any.
    fn interfaces(&mut self, id: TypeId) -> u32 {
        let interfaces = self.definitions.get_type(id).map_or(&[][..], |placed| &placed.interfaces);
        if interfaces.is_empty() {
            return 0;
        }
        let mut list = Vec::new();
        for interface in interfaces {
            ShaderTypeOffset { type_offset: self.offset(Some(*interface)) }.encode(&mut list);
        }
        self.pool.data(list)
    }

    /// Places the members of a type, and the type.
    fn record(&mut self, id: TypeId) {
        let Some(placed) = self.definitions.get_type(id) else { return };
        let record = rdef::ShaderType {
            class: placed.class,
            variable_type: placed.variable_type,
            rows: placed.rows,
            columns: placed.columns,
            element_count: placed.element_count,
            member_count: placed.members.len() as u16,
            members_offset: self.members(placed),
        };
        let class = ShaderTypeClass {
            sub_type_offset: self.offset(placed.sub_type),
            base_class_offset: self.offset(placed.base_class),
            interface_count: placed.interfaces.len() as u32,
            interfaces_offset: self.interfaces(id),
            name_offset: placed
                .name
                .as_ref()
                .map_or(StringOffset(0), |name| self.pool.string(name)),
        };
        let revision = self.definitions.revision;
        let offset = self.pool.reserve(revision.type_size());
        self.pool.set_record(offset, &record);
        if revision != Revision::Sm4 {
            self.pool.set_record(offset + rdef::ShaderType::SIZE as u32, &class);
        }
        self.offsets[id.0 as usize] = offset;
    }

    /// Places the members of a type. A structure has a list of them even if it is empty.
    fn members(&mut self, placed: &ShaderType) -> u32 {
        let is_struct =
            [VariableClass::Struct, VariableClass::InterfaceClass].contains(&placed.class);
        if placed.members.is_empty() && !is_struct {
            return 0;
        }
        let mut list = Vec::new();
        for member in &placed.members {
            let record = ShaderTypeMember {
                name_offset: self.pool.string(&member.name),
                type_offset: self.offset(Some(member.shader_type)),
                start_offset: member.start_offset,
            };
            record.encode(&mut list);
        }
        self.pool.data(list)
    }

    /// Where a type was placed; 0 if it was not, or there is none.
    fn offset(&self, id: Option<TypeId>) -> u32 {
        id.and_then(|id| self.offsets.get(id.0 as usize).copied()).unwrap_or(0)
    }
}

impl ShaderType {
    /// The type that it inherits from, which is also that of the member `$super`: shader model 4 has
    /// only the latter.
    fn base(&self) -> Option<TypeId> {
        let first = self.members.first().filter(|member| member.name == "$super");
        self.base_class.or(first.map(|member| member.shader_type))
    }
}
