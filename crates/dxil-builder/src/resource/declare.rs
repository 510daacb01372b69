//! Declared resources in a module.

use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_format::ResourceClass;
use dxil_ir::edit::{Global, remove_globals};
use dxil_ir::typing::OperationType;
use dxil_ir::{
    CastOp, ConstantId, ConstantKind, Expression, Linkage, Module, StructBody, Type, TypeId,
    Variable,
};
use dxil_metadata::Resource;
use dxil_ops::{OpCode, ShaderModel};

use super::{Binding, Description, Element, words};
use crate::layout::Layouts;
use crate::{Error, component};

/// A resource as a shader declares it.
#[derive(Debug)]
pub(crate) struct Declared {
    /// Its record in the metadata.
    pub(crate) resource: Resource,
    /// The words of its properties.
    pub(crate) words: [u32; 2],
    /// The global variable of a library, and the name of the struct that it holds.
    pub(crate) variable: Option<(ConstantId, String)>,
}

impl Declared {
    /// Adds a resource to a module, as the one of this number in its class.
    pub(crate) fn new(
        (module, layouts): (&mut Module, &mut Layouts),
        target: (ShaderModel, bool),
        (id, name): (u32, &str),
        binding: Binding,
        description: &Description,
    ) -> Self {
        let class = description.class.as_deref().unwrap_or(name);
        let class = match description.element {
            Element::Fields(layout) => &layouts.class(class, layout),
            Element::Struct(layout) => &layouts.class_of_elements(class, layout),
            _ => class,
        };
        let object = object((module, layouts), class, description.element);
        let (symbol, variable) = match target {
            (_, false) => {
                let ty = array(module, object, binding.count);
                (undefined(module, ty), None)
            }
            (model, true) => {
                let (symbol, variable, held) =
                    variable_of(module, model, name, (object, class), binding.count);
                (symbol, Some((variable, held)))
            }
        };
        let resource = Resource {
            id,
            symbol,
            name: name.into(),
            space: binding.space,
            lower_bound: binding.register,
            range_size: binding.count,
            content: description.content.clone(),
        };
        Self { words: words(description), resource, variable }
    }

    pub(crate) fn class(&self) -> ResourceClass {
        self.resource.class()
    }

    pub(crate) fn binding(&self) -> Binding {
        let Resource { lower_bound, space, range_size, .. } = self.resource;
        Binding { register: lower_bound, space, count: range_size }
    }

    /// The violation that two resources share registers.
    pub(crate) fn overlap(&self, other: &Self) -> Option<Error> {
        let [a, b] = [self, other].map(Self::binding);
        let apart = self.class() != other.class()
            || a.space != b.space
            || a.last() < b.register
            || b.last() < a.register;
        (!apart).then(|| {
            let [a, b] = [self, other].map(|it| &it.resource.name);
            let message = format!("{a} and {b} have registers in common");
            Error::misuse(message, "give one of them other registers or another space")
        })
    }
}

/// Removes the resources of a library that no function uses: the validator rejects them.
pub(crate) fn remove_unused(module: &mut Module, resources: &mut Vec<Declared>) {
    let mut counts = BTreeMap::<_, u32>::new();
    resources.retain_mut(|declared| {
        let variable = declared.variable.as_ref();
        let variable =
            variable.and_then(|(address, _)| match module.constants.get(*address)?.kind {
                ConstantKind::Variable(id) => Some(Global::Variable(id)),
                _ => None,
            });
        if variable.is_some_and(|variable| remove_globals(module, &[variable]).is_ok()) {
            return false;
        }
        let count = counts.entry(declared.class()).or_default();
        declared.resource.id = *count;
        *count += 1;
        true
    });
}

/// The struct that stands for a resource. It is added if it is new.
fn object((module, layouts): (&mut Module, &mut Layouts), class: &str, element: Element) -> TypeId {
    let types = &mut module.types;
    if let Some(known) = types.struct_named(class.into()) {
        return types.intern(Type::Named(known));
    }
    let i32 = types.integer(32);
    let elements = match element {
        Element::Opaque => [i32].into(),
        Element::Components(ty, count) => [component::vector(types, ty, count)].into(),
        Element::Bytes(size) => {
            [types.intern(Type::Array { element: i32, length: size.div_ceil(4).into() })].into()
        }
        Element::Fields(layout) => layouts.elements(module, layout),
        Element::Struct(layout) => [layouts.structure(module, layout)].into(),
    };
    let ty = module.types.define_struct(class, StructBody { elements, packed: false });
    match element {
        Element::Fields(layout) => layouts.annotate_fields(module, ty, layout),
        Element::Struct(layout) => layouts.annotate_element(module, ty, layout),
        Element::Opaque | Element::Components(..) | Element::Bytes(_) => {}
    }
    ty
}

/// The type of an array of resources. An array without bound has no elements.
fn array(module: &mut Module, element: TypeId, count: u32) -> TypeId {
    match count {
        1 => element,
        u32::MAX => module.types.intern(Type::Array { element, length: 0 }),
        length => module.types.intern(Type::Array { element, length: length.into() }),
    }
}

/// The undefined pointer that stands for a resource of a shader.
fn undefined(module: &mut Module, ty: TypeId) -> ConstantId {
    let ty = module.types.pointer(ty);
    module.constants.undef(ty)
}

/// The symbol of a resource of a library, its variable, and the name of the struct that the variable
/// holds: a handle where calls state its properties.
fn variable_of(
    module: &mut Module,
    model: ShaderModel,
    name: &str,
    (object, class): (TypeId, &str),
    count: u32,
) -> (ConstantId, ConstantId, String) {
    let annotates = model.version() >= Some(OpCode::AnnotateHandle.since());
    let handle = OperationType::operand(dxil_ops::Type::Handle, &[], false).ok();
    let handle = handle.filter(|_| annotates).and_then(|handle| {
        let OperationType::Struct { name, .. } = &handle else { return None };
        Some((handle.make(&mut module.types).ok()?, name.clone().into_owned()))
    });
    let (held, held_name) = handle.unwrap_or_else(|| (object, class.to_owned()));
    let ty = array(module, held, count);
    let (_, variable) = module.add_variable(Variable {
        constant: true,
        linkage: Linkage::External,
        alignment: 4,
        ..Variable::new(name, ty)
    });
    let symbol = match held == object {
        true => variable,
        false => {
            let ty = array(module, object, count);
            let ty = module.types.pointer(ty);
            let cast = Expression::Cast { op: CastOp::BitCast, value: variable };
            module.constants.intern(ty, ConstantKind::Expression(cast))
        }
    };
    (symbol, variable, held_name)
}
