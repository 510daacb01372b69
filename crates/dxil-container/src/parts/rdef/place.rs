//! Places everything where FXC does.
//!
//! FXC places a thing when it first refers to it: the header, the bindings, their names, the buffers,
//! then for each buffer its name, its variables and, for each of these, its name, its type and its
//! default value; at last the compiler's name. A type comes after all that it refers to.

use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, BString};

use super::{
    RecordSizes, ResourceDefinitions, ResourceDefinitionsHeader, Revision, ShaderBuffer,
    ShaderInputBinding, ShaderType, ShaderTypeMember, ShaderTypeOffset, ShaderVariable, TypeId,
    record,
};
use crate::Record;
use crate::layout::StringOffset;
use crate::layout::rdef::VariableClass;
use crate::part::{Cut, FormField, Refer};
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
pub(super) struct Placer<'d> {
    definitions: &'d ResourceDefinitions,
    pub(super) pool: Pool,
    /// The offset of each type; 0 for those not yet placed.
    offsets: Vec<u32>,
}

/// A step that places a type.
enum Step<'d> {
    /// To begin it, unless it was placed.
    Type(TypeId),
    /// To place a name.
    Name(&'d BStr),
    /// To place a list of interfaces.
    Interfaces(&'d [TypeId]),
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
        let binding_size = definitions.revision.binding_size();
        let bindings_offset =
            self.table(&definitions.bindings, binding_size, ShaderInputBinding::place);
        let buffers_offset = self.buffers();
        let creator_offset = self.refer(&definitions.creator);
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

    /// Places a table of records of this size, and the data that they refer to.
    fn table<F, R: Record>(
        &mut self,
        forms: &[F],
        size: usize,
        place: impl Fn(&F, &mut Self) -> R,
    ) -> u32 {
        let offset = self.pool.reserve(forms.len() * size);
        let mut table = Vec::new();
        for form in forms {
            Cut { record: place(form, self), size }.write(&mut table);
        }
        self.pool.set(offset, &table);
        offset
    }

    /// Places the buffers, if there are any.
    fn buffers(&mut self) -> u32 {
        match &self.definitions.buffers[..] {
            [] => 0,
            buffers => self.table(buffers, record::ShaderBuffer::SIZE, ShaderBuffer::place),
        }
    }

    /// Places a buffer's variables, if there are any.
    pub(super) fn variables(&mut self, variables: &[ShaderVariable]) -> u32 {
        if variables.is_empty() {
            return 0;
        }
        let size = self.definitions.revision.variable_size();
        self.table(variables, size, |variable, placer| {
            placer.pool.string(&variable.name);
            placer.shader_type(variable.shader_type);
            variable.place(placer)
        })
    }

    /// Places a type and the types that it refers to, unless they were placed.
    fn shader_type(&mut self, id: TypeId) {
        let mut steps = vec![Step::Type(id)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Type(id) => {
                    let first = steps.len();
                    self.steps(id, &mut steps);
                    steps[first..].reverse();
                }
                Step::Name(name) => _ = self.pool.string(name),
                Step::Interfaces(list) => _ = self.interfaces(list),
                Step::Record(id) => self.record(id),
            }
        }
    }

    /// The steps that place a type, in order.
    fn steps(&self, id: TypeId, steps: &mut Vec<Step<'d>>) {
        let Some(placed) = self.definitions.get_type(id) else { return };
        if self.offset(id) != 0 {
            return;
        }
        // A type that refers to a later one cannot be written: it might refer back.
        let earlier = |other: TypeId| (other < id).then_some(Step::Type(other));
        if self.definitions.revision != Revision::Sm4 {
            steps.extend(placed.name.iter().map(|name| Step::Name(name.as_ref())));
            steps.extend(placed.sub_type.and_then(earlier));
            steps.extend(placed.interfaces.iter().copied().filter_map(earlier));
            steps.push(Step::Interfaces(&placed.interfaces));
        }
        steps.extend(placed.base().and_then(earlier));
        for member in &placed.members {
            steps.push(Step::Name(member.name.as_ref()));
            steps.extend(earlier(member.shader_type));
        }
        steps.push(Step::Record(id));
    }

    /// Places the list of interfaces of a type, if it has any.
    pub(super) fn interfaces(&mut self, interfaces: &[TypeId]) -> u32 {
        if interfaces.is_empty() {
            return 0;
        }
        let mut list = Vec::new();
        for interface in interfaces {
            ShaderTypeOffset { type_offset: self.refer(interface) }.encode(&mut list);
        }
        self.pool.data(list)
    }

    /// Places the members of a type, and the type.
    fn record(&mut self, id: TypeId) {
        let Some(placed) = self.definitions.get_type(id) else { return };
        let record = placed.place(self);
        let mut bytes = Vec::new();
        Cut { record, size: self.definitions.revision.type_size() }.write(&mut bytes);
        self.offsets[id.0 as usize] = self.pool.append(&bytes);
    }

    /// Places the members of a type. A structure has a list of them even if it is empty.
    pub(super) fn members(&mut self, class: VariableClass, members: &[ShaderTypeMember]) -> u32 {
        let is_struct = [VariableClass::Struct, VariableClass::InterfaceClass].contains(&class);
        if members.is_empty() && !is_struct {
            return 0;
        }
        let mut list = Vec::new();
        members.iter().for_each(|member| member.place(self).encode(&mut list));
        self.pool.data(list)
    }

    /// Returns the offset of a type; 0 if it was not placed.
    fn offset(&self, id: TypeId) -> u32 {
        self.offsets.get(id.0 as usize).copied().unwrap_or(0)
    }
}

impl Refer<BString, StringOffset> for Placer<'_> {
    fn refer(&mut self, text: &BString) -> StringOffset {
        self.pool.string(text)
    }
}

/// A type that was placed before.
impl Refer<TypeId, u32> for Placer<'_> {
    fn refer(&mut self, id: &TypeId) -> u32 {
        self.offset(*id)
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
