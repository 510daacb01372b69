//! Types: pointers become opaque, and what DXIL names itself loses its name.

use alloc::boxed::Box;
use alloc::vec::Vec;

use dxil_ir::{StructBody, TargetType, Type, TypeId};

use super::Conversion;

/// The prefix of the structs of DXIL.
pub(crate) const PREFIX: &[u8] = b"dx.types.";

/// The target type of a handle whose resource is not known.
pub(crate) const HANDLE: &str = "dx.Handle";

impl Conversion<'_> {
    /// The counterpart of a type.
    pub(crate) fn ty(&mut self, id: TypeId) -> TypeId {
        if let Some(&known) = self.types.get(&id) {
            return known;
        }
        let new = match self.nested(|it| it.new_type(id)) {
            Some(new) => new,
            // Any type will do: the module is refused.
            None => self.to.types.integer(8),
        };
        self.types.insert(id, new);
        new
    }

    fn new_type(&mut self, id: TypeId) -> TypeId {
        let new = match self.from.types[id].clone() {
            Type::Pointer { address_space, .. } => Type::Pointer { pointee: None, address_space },
            Type::Array { element, length } => Type::Array { element: self.ty(element), length },
            Type::Vector { element, length } => Type::Vector { element: self.ty(element), length },
            Type::Function { result, parameters, variadic } => {
                let result = self.ty(result);
                Type::Function { result, parameters: self.all(&parameters), variadic }
            }
            Type::Struct(body) => Type::Struct(self.struct_body(&body)),
            Type::Named(named) => return self.named(named),
            ty => ty,
        };
        self.to.types.intern(new)
    }

    fn named(&mut self, id: dxil_ir::StructId) -> TypeId {
        let named = self.from.types.structs()[id].clone();
        match (named.name.strip_prefix(PREFIX), named.body) {
            (Some(name), Some(body)) if self.is_handle(&body) => {
                let name = [b"dx.", name].concat().into();
                let (types, integers) = Default::default();
                self.to.types.intern(Type::Target(TargetType { name, types, integers }))
            }
            (Some(_), Some(body)) => {
                let body = self.struct_body(&body);
                self.to.types.intern(Type::Struct(body))
            }
            (_, Some(body)) => {
                let body = self.struct_body(&body);
                self.to.types.define_struct(named.name, body)
            }
            (_, None) => self.to.types.add_struct(named.name),
        }
    }

    /// Whether a struct of DXIL is a handle: nothing but a pointer.
    fn is_handle(&self, body: &StructBody) -> bool {
        matches!(&*body.elements, [element] if self.from.types.is_pointer(*element))
    }

    /// Whether a type of the module that is converted is that of a handle.
    pub(super) fn is_handle_type(&self, ty: TypeId) -> bool {
        let Type::Named(id) = self.from.types[ty] else { return false };
        let named = &self.from.types.structs()[id];
        named.name.starts_with(PREFIX) && named.body.as_ref().is_some_and(|it| self.is_handle(it))
    }

    fn all(&mut self, types: &[TypeId]) -> Box<[TypeId]> {
        types.iter().map(|&ty| self.ty(ty)).collect::<Vec<_>>().into()
    }

    fn struct_body(&mut self, body: &StructBody) -> StructBody {
        StructBody { elements: self.all(&body.elements), packed: body.packed }
    }
}
