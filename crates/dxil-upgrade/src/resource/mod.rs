//! The resources that metadata states, with the target types of their handles.

mod ty;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;
use dxil_format::ResourceClass;
use dxil_ir::{ConstantId, ConstantKind, Expression, Module, TypeId};
use dxil_metadata::{Resource, ShaderMetadata};

use crate::opaque::Conversion;
pub(crate) use ty::Description;

/// A resource that handles are of.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    /// The number in its class.
    pub(crate) id: u32,
    pub(crate) space: u32,
    pub(crate) lower_bound: u32,
    /// The number of registers; `u32::MAX` for an array without bound.
    pub(crate) size: u32,
    pub(crate) name: BString,
    /// The type of its handles.
    pub(crate) handle: TypeId,
    /// Whether other thread groups see at once what is written to it.
    pub(crate) coherent: bool,
}

/// The resources of a module.
#[derive(Debug, Default)]
pub(crate) struct Resources {
    pub(crate) list: Vec<Bound>,
    /// By class and number in the class.
    by_id: BTreeMap<(ResourceClass, u32), usize>,
    /// By class, space and first register.
    by_register: BTreeMap<(ResourceClass, u32, u32), usize>,
    /// By the variable that stands for it in libraries.
    by_variable: BTreeMap<ConstantId, usize>,
}

impl Resources {
    /// The resources that the metadata of a module states, in its counterpart.
    pub(crate) fn new(conversion: &mut Conversion<'_>, metadata: &ShaderMetadata) -> Self {
        let mut it = Self::default();
        for resource in metadata.resources.iter().flat_map(dxil_metadata::Resources::iter) {
            let class = resource.class();
            let bound = bound(conversion, resource);
            let index = it.list.len();
            it.by_id.entry((class, bound.id)).or_insert(index);
            let register = (class, bound.space, bound.lower_bound);
            it.by_register.entry(register).or_insert(index);
            let symbol = conversion.constant(resource.symbol);
            it.by_variable.entry(variable(&conversion.to, symbol)).or_insert(index);
            it.list.push(bound);
        }
        it
    }

    pub(crate) fn numbered(&self, class: ResourceClass, id: u32) -> Option<usize> {
        self.by_id.get(&(class, id)).copied()
    }

    pub(crate) fn at(&self, class: ResourceClass, space: u32, register: u32) -> Option<usize> {
        self.by_register.get(&(class, space, register)).copied()
    }

    /// The resource that a variable stands for.
    pub(crate) fn of_variable(&self, variable: ConstantId) -> Option<usize> {
        self.by_variable.get(&variable).copied()
    }

    /// The variables that stand for resources.
    pub(crate) fn variables(&self) -> impl Iterator<Item = ConstantId> + '_ {
        self.by_variable.keys().copied()
    }

    /// Adds a resource that metadata does not state.
    pub(crate) fn add(&mut self, class: ResourceClass, bound: Bound) -> usize {
        let index = self.list.len();
        self.by_register.insert((class, bound.space, bound.lower_bound), index);
        self.list.push(bound);
        index
    }
}

fn bound(conversion: &mut Conversion<'_>, it: &Resource) -> Bound {
    let description = Description::of_resource(conversion, it);
    let handle = description.handle(&mut conversion.to);
    Bound {
        id: it.id,
        space: it.space,
        lower_bound: it.lower_bound,
        size: it.range_size,
        name: it.name.clone(),
        handle,
        coherent: description.coherent,
    }
}

/// The variable that an address lies in.
pub(crate) fn variable(module: &Module, mut address: ConstantId) -> ConstantId {
    /// No compiler nests addresses as deeply.
    const MOST: usize = 16;
    for _ in 0..MOST {
        address = match &module.constants[address].kind {
            ConstantKind::Expression(Expression::Cast { value, .. }) => *value,
            ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                match operands.first() {
                    Some(base) => *base,
                    None => break,
                }
            }
            _ => break,
        };
    }
    address
}
