//! Types: pointers become opaque, and what DXIL names itself loses its name.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::calls::is_operation;
use dxil_ir::{
    InstructionKind, Module, NamedStruct, StructBody, StructId, TargetType, Type, TypeId,
};

use super::Conversion;

/// The prefix of the structs of DXIL.
const PREFIX: &[u8] = b"dx.types.";

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

    fn named(&mut self, id: StructId) -> TypeId {
        let named = self.from.types.structs()[id].clone();
        let is_handle = is_handle(self.from, &named);
        let is_target = is_handle && !self.chosen.contains(&id);
        match (named.name.strip_prefix(PREFIX), named.body) {
            (Some(name), Some(_)) if is_target => {
                let name = [b"dx.", name].concat().into();
                let (types, integers) = Default::default();
                self.to.types.intern(Type::Target(TargetType { name, types, integers }))
            }
            // LLVM knows nothing of the type, but lowering has to tell handles from each other.
            (Some(name), Some(body)) if is_handle => {
                let body = self.struct_body(&body);
                self.to.types.define_struct([b"dx.", name].concat(), body)
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

    /// Whether the counterpart of a type is a target type: that of a handle.
    pub(super) fn is_handle_type(&self, ty: TypeId) -> bool {
        let Type::Named(id) = self.from.types[ty] else { return false };
        is_handle(self.from, &self.from.types.structs()[id]) && !self.chosen.contains(&id)
    }

    fn all(&mut self, types: &[TypeId]) -> Box<[TypeId]> {
        types.iter().map(|&ty| self.ty(ty)).collect::<Vec<_>>().into()
    }

    fn struct_body(&mut self, body: &StructBody) -> StructBody {
        StructBody { elements: self.all(&body.elements), packed: body.packed }
    }
}

/// Whether a struct is a handle: nothing but a pointer, by a name of DXIL.
fn is_handle(module: &Module, it: &NamedStruct) -> bool {
    let Some(body) = it.body.as_ref().filter(|_| it.name.starts_with(PREFIX)) else { return false };
    matches!(&*body.elements, [element] if module.types.is_pointer(*element))
}

/// The types of handles that LLVM cannot have as target types: those of values that control flow chooses, of values in
/// memory, and of parameters and results of functions. They stay structs.
pub(super) fn chosen(module: &Module) -> BTreeSet<StructId> {
    let mut chosen = BTreeSet::new();
    let mut add = |ty: TypeId| {
        let ty = module.types.innermost(module.types.pointee(ty).unwrap_or(ty));
        if let Type::Named(id) = module.types[ty] {
            if is_handle(module, &module.types.structs()[id]) {
                chosen.insert(id);
            }
        }
    };
    for function in module.functions.values().filter(|it| !is_operation(it)) {
        if let Type::Function { result, parameters, .. } = &module.types[function.ty] {
            parameters.iter().chain([result]).for_each(|&ty| add(ty));
        }
        let Some(body) = &function.body else { continue };
        for (_, it) in body.instructions() {
            match it.kind {
                InstructionKind::Alloca { allocated, .. } => add(allocated),
                InstructionKind::Phi { .. }
                | InstructionKind::Select { .. }
                | InstructionKind::Load { .. } => add(it.ty),
                _ => {}
            }
        }
    }
    chosen
}
