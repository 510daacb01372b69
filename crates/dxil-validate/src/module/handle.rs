//! The resources of handles.

use super::symbols::Symbols;
use dxil_format::{ComponentType, ResourceClass, ResourceKind, SamplerKind, ShaderKind};
use dxil_ir::calls::{Calls, is_operation};
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, Function, FunctionId, IdMap, InstructionKind,
    Module, Type, Value,
};
use dxil_metadata::{Resource, ResourceContent, ResourceProperties, ShaderMetadata};
use dxil_ops::OpCode;
use dxil_ops::ops::{AnnotateHandle, CreateHandle, CreateHandleForLib, Operation as _};

/// The properties of a resource as the call that makes its handle states them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct View {
    pub(super) class: ResourceClass,
    pub(super) kind: ResourceKind,
    /// The type of the components of a texture or typed buffer.
    pub(super) element: ComponentType,
    /// Whether a structured buffer has a counter.
    pub(super) has_counter: bool,
    /// Whether a sampler is one for comparisons.
    pub(super) compares: bool,
    /// The size of a constant buffer in bytes; 0 if it is not stated.
    pub(super) size: u32,
}

impl View {
    /// The properties of a handle that is none of a resource: DXC's validator reports what operations demand, too.
    pub(super) const UNKNOWN: Self = Self {
        class: ResourceClass::Invalid,
        kind: ResourceKind::Invalid,
        element: ComponentType::Invalid,
        has_counter: false,
        compares: false,
        size: 0,
    };

    fn of(resource: &Resource) -> Self {
        let kind = match &resource.content {
            ResourceContent::Sampler(it) if it.kind == SamplerKind::Invalid => {
                ResourceKind::Invalid
            }
            _ => resource.kind(),
        };
        let mut view = Self {
            class: Self::class(kind, resource.class() == ResourceClass::UAV),
            kind,
            element: ComponentType::Invalid,
            has_counter: false,
            compares: false,
            size: 0,
        };
        let element = resource.properties().and_then(ResourceProperties::element_type);
        view.element = element.copied().unwrap_or(ComponentType::Invalid);
        match &resource.content {
            ResourceContent::Srv(_) => {}
            ResourceContent::Uav(uav) => view.has_counter = uav.has_counter,
            ResourceContent::CBuffer(buffer) => view.size = buffer.size,
            ResourceContent::Sampler(sampler) => {
                view.compares = sampler.kind == SamplerKind::Comparison;
            }
        }
        view
    }

    /// The properties in the words that annotate a handle.
    fn of_words([basic, more]: [u32; 2]) -> Self {
        const IS_UAV: u32 = 1 << 12;
        const COMPARES_OR_COUNTS: u32 = 1 << 15;
        let kind = ResourceKind(basic & 0xff);
        let class = Self::class(kind, basic & IS_UAV != 0);
        let flag = basic & COMPARES_OR_COUNTS != 0;
        let has_elements = kind != ResourceKind::StructuredBuffer;
        Self {
            class,
            kind,
            element: match has_elements {
                true => ComponentType((more & 0xff) as u8),
                false => ComponentType::Invalid,
            },
            has_counter: flag && class == ResourceClass::UAV,
            compares: flag && class == ResourceClass::Sampler,
            size: if class == ResourceClass::CBuffer { more } else { 0 },
        }
    }

    /// The class that a handle has by the kind of its resource.
    const fn class(kind: ResourceKind, is_uav: bool) -> ResourceClass {
        match kind {
            ResourceKind::Invalid => ResourceClass::Invalid,
            ResourceKind::CBuffer => ResourceClass::CBuffer,
            ResourceKind::Sampler => ResourceClass::Sampler,
            _ if is_uav => ResourceClass::UAV,
            _ => ResourceClass::SRV,
        }
    }

    /// Whether it is a texture, of one sample or more.
    pub(super) fn is_texture(&self) -> bool {
        (ResourceKind::Texture1D.0..=ResourceKind::TextureCubeArray.0).contains(&self.kind.0)
    }

    pub(super) fn is_cube(&self) -> bool {
        [ResourceKind::TextureCube, ResourceKind::TextureCubeArray].contains(&self.kind)
    }

    pub(super) fn is_multisampled(&self) -> bool {
        [ResourceKind::Texture2DMS, ResourceKind::Texture2DMSArray].contains(&self.kind)
    }
}

/// The handles of a module.
pub(super) struct Handles<'m> {
    module: &'m Module,
    metadata: &'m ShaderMetadata,
    /// The symbols of the resources of a library.
    symbols: Symbols<'m>,
    /// The operation of each function that makes handles. As for the validator, that is the one of its last call.
    makers: IdMap<FunctionId, Option<OpCode>>,
}

impl<'m> Handles<'m> {
    pub(super) fn new(module: &'m Module, metadata: &'m ShaderMetadata, calls: &Calls<'_>) -> Self {
        let mut makers = IdMap::new();
        for (id, _) in module.functions.iter().filter(|(_, function)| is_maker(function)) {
            makers.insert(id, None);
        }
        for (call, op) in &calls.operations {
            // The validator gives a function that takes an object its name by its type.
            if *op == Some(OpCode::CreateHandleForLib) || makers.contains(call.function) {
                makers.insert(call.function, *op);
            }
        }
        let mut this = Self { module, metadata, symbols: Symbols::default(), makers };
        if let Some(resources) = metadata.resources.as_ref().filter(|_| this.is_library()) {
            this.symbols = Symbols::new(module, resources);
        }
        this
    }

    /// The resource of a handle; `None` if the call that makes it is wrong itself, or is not judged.
    ///
    /// # Errors
    ///
    /// The origin of a handle that no call makes.
    pub(super) fn view(
        &self,
        caller: FunctionId,
        handle: Value,
    ) -> Result<Option<View>, &'static str> {
        match self.made(caller, handle)? {
            Some(view) if view.kind == ResourceKind::Invalid => {
                Err("is described as that of no kind of resource")
            }
            view => Ok(view),
        }
    }

    /// The resource of a handle, of any kind.
    fn made(&self, caller: FunctionId, handle: Value) -> Result<Option<View>, &'static str> {
        let Some(body) = &self.module.functions[caller].body else { return Ok(None) };
        let instruction = match handle {
            Value::Instruction(id) => id,
            Value::Argument(_) => return Err("is a parameter"),
            _ => return Err("is undefined"),
        };
        let (callee, arguments) = match body.instructions[instruction].kind {
            InstructionKind::Call { callee, arguments, .. } => (callee, body.list(arguments)),
            InstructionKind::Phi { .. } => return Err("is chosen by phi"),
            InstructionKind::Select { .. } => return Err("is chosen by select"),
            InstructionKind::Load { .. } => return Err("is loaded from memory"),
            _ => return Err("is no result of a call"),
        };
        let function = self.module.called_function(callee);
        let Some(Some(op)) = function.and_then(|id| self.makers.get(id)).copied() else {
            return Err("is the result of a function that makes none");
        };
        match op {
            OpCode::CreateHandle if self.is_library() => {
                Err("is made by CreateHandle, which libraries do not have")
            }
            OpCode::CreateHandle => {
                let create = CreateHandle::from_operands(arguments).ok();
                let resource = create.and_then(|it| {
                    let resource = self.resource(it.resource_class, it.range_id)?;
                    self.has_register(resource, it.index).then_some(resource)
                });
                resource.map(|it| Some(View::of(it))).ok_or("is that of no resource")
            }
            OpCode::CreateHandleForLib => {
                let create = CreateHandleForLib::from_operands(arguments).ok();
                let view = create.and_then(|it| self.loaded(body, it.resource));
                view.map(Some).ok_or("is that of no variable of a resource")
            }
            OpCode::AnnotateHandle => {
                let annotate = AnnotateHandle::from_operands(arguments).ok();
                let view = annotate
                    .and_then(|it| self.module.constants.struct_words(it.props.constant()?))
                    .map(View::of_words);
                view.map(Some).ok_or("is described as that of no kind of resource")
            }
            OpCode::CreateHandleFromBinding | OpCode::CreateHandleFromHeap => {
                Err("is not annotated")
            }
            _ => Err("is the result of an operation that makes none"),
        }
    }

    fn is_library(&self) -> bool {
        self.metadata.target.is_some_and(|target| target.kind == ShaderKind::Library)
    }

    /// Whether a resource has a register, or is an array if the register is no constant.
    fn has_register(&self, resource: &Resource, register: Value) -> bool {
        let registers = resource.lower_bound..=resource.last_register();
        match self.integer(register) {
            Some(register) => registers.contains(&register),
            None => self.is_array(resource),
        }
    }

    /// Whether a resource is an array in the source; also if its type is not known.
    pub(super) fn is_array(&self, resource: &Resource) -> bool {
        let types = &self.module.types;
        let ty = resource.ty(self.module).and_then(|ty| types.pointee(ty));
        ty.is_none_or(|ty| matches!(types.get(ty), Some(Type::Array { .. })))
    }

    /// The resource of a class and number; `None` if there is none, or they are no constants.
    pub(super) fn resource(&self, class: Value, number: Value) -> Option<&'m Resource> {
        let resources = self.metadata.resources.as_ref()?;
        let list = match ResourceClass(self.integer(class)?) {
            ResourceClass::SRV => &resources.srvs,
            ResourceClass::UAV => &resources.uavs,
            ResourceClass::CBuffer => &resources.cbuffers,
            ResourceClass::Sampler => &resources.samplers,
            _ => return None,
        };
        list.as_ref()?.get(self.integer(number)? as usize)
    }

    /// The resource whose variable, or an element of it, a value was loaded from.
    fn loaded(&self, body: &Body, value: Value) -> Option<View> {
        let InstructionKind::Load { mut pointer, .. } =
            body.instructions.get(value.instruction()?)?.kind
        else {
            return None;
        };
        while let Value::Instruction(id) = pointer {
            let InstructionKind::GetElementPtr { operands, .. } = body.instructions.get(id)?.kind
            else {
                return None;
            };
            pointer = *body.list(operands).first()?;
        }
        self.symbols.resource(pointer.constant()?).map(View::of)
    }

    pub(super) fn integer(&self, value: Value) -> Option<u32> {
        u32::try_from(self.module.constants.integer_value(value.constant()?)?).ok()
    }
}

/// The variable within casts and addresses of elements.
pub(super) fn variable_of(module: &Module, mut constant: ConstantId) -> ConstantId {
    /// The limit of expressions around a variable, more than compilers use. Constants can be deep.
    const MOST: usize = 16;
    for _ in 0..MOST {
        constant = match &module.constants[constant].kind {
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
    constant
}

/// Whether a function makes handles, by its name.
fn is_maker(function: &Function) -> bool {
    const CLASSES: [&[u8]; 2] = [b"dx.op.createHandle", b"dx.op.annotateHandle"];
    is_operation(function) && CLASSES.iter().any(|class| function.name.starts_with(class))
}
