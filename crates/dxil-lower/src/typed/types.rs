//! Types without opaque pointers.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::{Id as _, StructBody, StructId, Type, TypeId, Types};

use super::Conversion;
use crate::handle_type;
use crate::resource::is_resource;

impl Conversion<'_> {
    /// The counterpart of a type. A pointer within it points to bytes.
    pub(super) fn ty(&mut self, id: TypeId) -> TypeId {
        if let Some(known) = self.types[id.index()] {
            return known;
        }
        let new = match self.nested(|it| it.new_type(id)) {
            Some(new) => new,
            // Any type will do: the module is refused.
            None => self.to.types.integer(8),
        };
        self.types[id.index()] = Some(new);
        new
    }

    fn new_type(&mut self, id: TypeId) -> TypeId {
        match self.from.types[id].clone() {
            Type::Pointer { address_space, .. } => self.byte_pointer(address_space),
            // As LLVM writes them.
            Type::Byte { bits } => self.to.types.integer(bits),
            Type::Array { element, length } => {
                let element = self.ty(element);
                self.to.types.intern(Type::Array { element, length })
            }
            Type::Vector { element, length } => {
                let element = self.ty(element);
                self.to.types.intern(Type::Vector { element, length })
            }
            Type::Function { result, parameters, variadic } => {
                let result = self.ty(result);
                let parameters = self.all(&parameters);
                self.to.types.intern(Type::Function { result, parameters, variadic })
            }
            Type::Struct(body) => {
                let body = self.struct_body(&body);
                self.to.types.intern(Type::Struct(body))
            }
            Type::Named(named) => {
                let named = self.from.types.structs()[named].clone();
                let body = named.body.map(|body| self.struct_body(&body));
                // The type of an operation's function may have defined it.
                let known = self.to.types.struct_named(named.name.as_bstr());
                let known = known.filter(|&id| self.to.types.structs()[id].body == body);
                match (known, body) {
                    (Some(id), Some(_)) => self.to.types.intern(Type::Named(id)),
                    (_, Some(body)) => self.to.types.define_struct(named.name, body),
                    (_, None) => self.to.types.add_struct(named.name),
                }
            }
            // The handle of something else than a resource, such as a matrix.
            Type::Target(handle)
                if handle.types.is_empty()
                    && handle.integers.is_empty()
                    && !is_resource(&self.from.types, id) =>
            {
                self.handle(handle.name.as_bstr()).unwrap_or_else(|| self.unknown(id))
            }
            ty => {
                if ty.modern().is_some() {
                    return self.unknown(id);
                }
                self.to.types.intern(ty)
            }
        }
    }

    /// The struct of a handle, by the name of its target type.
    fn handle(&mut self, name: &BStr) -> Option<TypeId> {
        let name = handle_type::struct_name(name)?;
        if let Some(known) = self.to.types.struct_named(BStr::new(&name)) {
            return Some(self.to.types.intern(Type::Named(known)));
        }
        let elements = [self.byte_pointer(0)].into();
        Some(self.to.types.define_struct(name, StructBody { elements, packed: false }))
    }

    /// Refuses a type. Any type will do in its place.
    fn unknown(&mut self, id: TypeId) -> TypeId {
        let name = self.from.types.display(id);
        self.error(alloc::format!("DXIL has no type {name}"));
        self.to.types.integer(8)
    }

    /// The counterpart of a struct with a name.
    pub(super) fn named_struct(&mut self, named: StructId) {
        if let Some(ty) = self.from.types.find(&Type::Named(named)) {
            self.ty(ty);
        }
    }

    fn all(&mut self, types: &[TypeId]) -> Box<[TypeId]> {
        types.iter().map(|&ty| self.ty(ty)).collect::<Vec<_>>().into()
    }

    pub(super) fn struct_body(&mut self, body: &StructBody) -> StructBody {
        StructBody { elements: self.all(&body.elements), packed: body.packed }
    }

    /// The type of a pointer to what nothing is known of.
    pub(super) fn byte_pointer(&mut self, address_space: u32) -> TypeId {
        let byte = self.to.types.integer(8);
        self.to.types.pointer_in(byte, address_space)
    }

    /// The counterpart of a pointer type, for what it points to; bytes if that is not known.
    pub(super) fn pointer(&mut self, pointer: TypeId, pointee: Option<TypeId>) -> TypeId {
        let Type::Pointer { address_space, .. } = self.from.types[pointer] else {
            return self.ty(pointer);
        };
        match pointee {
            Some(pointee) => {
                let pointee = self.ty(pointee);
                self.to.types.pointer_in(pointee, address_space)
            }
            None => self.byte_pointer(address_space),
        }
    }
}

/// The type of the address of the first number in the array, vector or struct that a pointer points to, if a pointer to another number of as
/// many bits is wanted in its place: DXC's validator casts only pointers to what has the same size, and none to structs.
pub(super) fn first_number_as(types: &mut Types, from: TypeId, wanted: TypeId) -> Option<TypeId> {
    let (source, wanted) = (types.pointee(from)?, types.pointee(wanted)?);
    let mut first = source;
    while types.number_bits(first).is_none() {
        first = types.element(first, 0)?;
    }
    let bits = types.number_bits(wanted)?;
    if first == source || first == wanted || types.number_bits(first) != Some(bits) {
        return None;
    }
    let Type::Pointer { address_space, .. } = types[from] else { return None };
    Some(types.pointer_in(first, address_space))
}
