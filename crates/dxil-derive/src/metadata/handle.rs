//! The resources of handles.

use alloc::collections::BTreeMap;

use dxil_format::{ResourceClass, ResourceKind};
use dxil_ir::calls::operation;
use dxil_ir::{Body, InstructionId, InstructionKind, Module, Type, Value};
use dxil_metadata::{Resource, Resources};
use dxil_ops::OpCode;
use dxil_ops::ops::{
    AnnotateHandle, CreateHandle, CreateHandleForLib, CreateHandleFromBinding, Operation,
};

/// The handles of a module.
pub(super) struct Handles<'m> {
    module: &'m Module,
    resources: Option<&'m Resources>,
    /// The indices of UAVs by class, space, first and last register.
    uavs: BTreeMap<[u32; 4], usize>,
}

/// The properties of a resource as a call that makes its handle states them.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) is_uav: bool,
    pub(super) kind: ResourceKind,
    /// The number of components of an element of a texture or typed buffer.
    pub(super) components: u32,
}

impl<'m> Handles<'m> {
    pub(super) fn new(module: &'m Module, resources: Option<&'m Resources>) -> Self {
        let uavs = resources.and_then(|it| it.uavs.as_deref()).unwrap_or_default();
        let key =
            |it: &Resource| [ResourceClass::UAV.0, it.space, it.lower_bound, it.last_register()];
        let mut by_registers = BTreeMap::new();
        for (index, uav) in uavs.iter().enumerate() {
            by_registers.entry(key(uav)).or_insert(index);
        }
        Self { module, resources, uavs: by_registers }
    }

    /// The call that makes a handle: one of them, where a `phi` or `select` chooses.
    pub(super) fn call(&self, body: &Body, handle: Value) -> Option<InstructionId> {
        let chosen = self.first_choice(body, handle)?.instruction()?;
        let kind = body.instructions.get(chosen)?.kind;
        matches!(kind, InstructionKind::Call { .. }).then_some(chosen)
    }

    /// The properties of the resource whose handle a call makes.
    pub(super) fn view(&self, body: &Body, call: InstructionId) -> Option<View> {
        let (op, arguments) = operation(self.module, body, call)?;
        match op {
            OpCode::CreateHandle => {
                let create = CreateHandle::from_operands(arguments).ok()?;
                let class = ResourceClass(self.integer(create.resource_class)?);
                let id = self.first_choice(body, create.range_id)?;
                let views = self.views(class)?;
                Some(self.view_of(views.get(self.integer(id)? as usize)?))
            }
            OpCode::CreateHandleForLib => {
                let create = CreateHandleForLib::from_operands(arguments).ok()?;
                let (_, uav) = self.loaded_uav(body, create.resource)?;
                Some(self.view_of(uav))
            }
            OpCode::AnnotateHandle => {
                let annotate = AnnotateHandle::from_operands(arguments).ok()?;
                let [kind, element] =
                    self.module.constants.struct_words(annotate.props.constant()?)?;
                Some(View {
                    is_uav: kind >> 12 & 1 != 0,
                    kind: ResourceKind(kind & 0xff),
                    components: element >> 8 & 0xff,
                })
            }
            _ => None,
        }
    }

    /// The index of the UAV to which a call gives its properties; `None` for one of a descriptor heap.
    pub(super) fn annotated_uav(&self, body: &Body, call: InstructionId) -> Option<usize> {
        let (_, arguments) =
            operation(self.module, body, call).filter(|(op, _)| *op == OpCode::AnnotateHandle)?;
        let annotate = AnnotateHandle::from_operands(arguments).ok()?;
        let (op, arguments) = operation(self.module, body, annotate.res.instruction()?)?;
        match op {
            OpCode::CreateHandleFromBinding => {
                let create = CreateHandleFromBinding::from_operands(arguments).ok()?;
                let [lower, upper, space, class] =
                    self.module.constants.struct_words(create.bind.constant()?)?;
                self.uavs.get(&[class, space, lower, upper]).copied()
            }
            OpCode::CreateHandleForLib => {
                let create = CreateHandleForLib::from_operands(arguments).ok()?;
                Some(self.loaded_uav(body, create.resource)?.0)
            }
            _ => None,
        }
    }

    /// The value, or the first of those that a `phi` or `select` chooses from.
    fn first_choice(&self, body: &Body, mut value: Value) -> Option<Value> {
        /// The limit of nesting, more than compilers use. A `phi` may choose itself.
        const MOST: usize = 256;
        for _ in 0..MOST {
            let Value::Instruction(id) = value else { return Some(value) };
            value = match body.instructions.get(id)?.kind {
                InstructionKind::Phi { incoming, .. } => body.list(incoming).first()?.value,
                InstructionKind::Select { operands: [first, _], .. } => first,
                _ => return Some(value),
            };
        }
        None
    }

    /// The views of a class, by their number.
    fn views(&self, class: ResourceClass) -> Option<&'m [Resource]> {
        let resources = self.resources?;
        match class {
            ResourceClass::SRV => resources.srvs.as_deref(),
            ResourceClass::UAV => resources.uavs.as_deref(),
            _ => None,
        }
    }

    /// The UAV that a value was loaded from. Elements of arrays do not count.
    fn loaded_uav(&self, body: &Body, value: Value) -> Option<(usize, &'m Resource)> {
        let InstructionKind::Load { pointer, .. } =
            body.instructions.get(value.instruction()?)?.kind
        else {
            return None;
        };
        let mut uavs = self.views(ResourceClass::UAV)?.iter().enumerate();
        uavs.find(|(_, uav)| {
            Value::Constant(self.module.constants.within_casts(uav.symbol)) == pointer
        })
    }

    fn view_of(&self, resource: &Resource) -> View {
        View {
            is_uav: resource.class() == ResourceClass::UAV,
            kind: resource.kind(),
            components: self.components(resource).unwrap_or(1),
        }
    }

    /// The number of components of an element: of the first element of the class that declares the view.
    fn components(&self, resource: &Resource) -> Option<u32> {
        let types = &self.module.types;
        let class = types.innermost(types.pointee(resource.ty(self.module)?)?);
        let element = types.element(class, 0)?;
        match &types[element] {
            Type::Vector { length, .. } => Some(*length),
            _ => types.struct_body(element).map(|body| body.elements.len() as u32),
        }
    }

    pub(super) fn integer(&self, value: Value) -> Option<u32> {
        u32::try_from(self.module.constants.integer_value(value.constant()?)?).ok()
    }
}
