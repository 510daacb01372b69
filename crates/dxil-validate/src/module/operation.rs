//! Calls of operations, their operands, and the handles among them.

use alloc::collections::BTreeMap;
use alloc::format;
use core::ops::RangeInclusive;

use dxil_format::{ResourceClass, ResourceKind, ShaderKind};
use dxil_ir::calls::{Call, immediate};
use dxil_ir::{FunctionId, IdMap, Module, Value};
use dxil_metadata::EntryPoint;
use dxil_ops::ops::{AnnotateHandle, CreateHandle, CreateHandleFromBinding, Operation as _};
use dxil_ops::{Immediate, OpCode, Type, Version};

use super::handle::{Handles, View};
use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// A call of an operation.
#[derive(Clone, Copy)]
pub(super) struct Operation<'m> {
    pub(super) module: &'m Module,
    pub(super) op: OpCode,
    pub(super) call: Call<'m>,
    pub(super) version: Version,
    /// The entry point of the shader, or in a library that which calls the operation.
    pub(super) entry: Option<&'m EntryPoint>,
    /// The kind of the entry point.
    pub(super) stage: Option<ShaderKind>,
}

impl<'m> Operation<'m> {
    /// The operand of a name.
    pub(super) fn value(&self, name: &str) -> Option<Value> {
        let arguments = self.op.signature().arguments();
        let index = arguments.iter().position(|argument| argument.name() == name)?;
        self.call.arguments.get(index + 1).copied()
    }

    /// Whether the operand of a name is `undef`; `false` if the operation has none.
    pub(super) fn is_undefined(&self, name: &str) -> bool {
        self.immediate(name) == Some(Immediate::Undef)
    }

    /// Whether the operand of a name is there and defined.
    pub(super) fn is_defined(&self, name: &str) -> bool {
        self.immediate(name).is_some_and(|it| it != Immediate::Undef)
    }

    /// The number that the operand of a name is.
    pub(super) fn integer(&self, name: &str) -> Option<i64> {
        match self.immediate(name)? {
            Immediate::Integer(number) => Some(number),
            _ => None,
        }
    }

    fn immediate(&self, name: &str) -> Option<Immediate> {
        self.value(name).map(|value| immediate(self.module, value))
    }
}

/// The resources that an operation loads, stores or samples.
#[derive(Default)]
struct Accessed {
    resource: Option<View>,
    sampler: Option<View>,
}

impl Accessed {
    /// Adds the resource of the operand of a name.
    fn add(&mut self, name: &str, view: View) {
        match name {
            "sampler" => self.sampler = Some(view),
            "srv"
            | "uav"
            | "handle"
            | "buf"
            | "AccelerationStructure"
            | "accelerationStructure" => self.resource = Some(view),
            _ => {}
        }
    }
}

/// Whether the counter of each buffer is incremented.
type Counters = BTreeMap<u64, bool>;

impl<'m> Checker<'m> {
    /// Looks at the operands of all calls that depend on resources, signatures and states.
    pub(super) fn operations(&mut self) {
        let version = self.version();
        let (module, metadata) = (self.module, self.metadata);
        let handles = Handles::new(module, metadata, self.calls);
        let matrices = self.matrices();
        let entries = self.entry_functions();
        let mut counters = Counters::new();
        for &(call, op) in &self.calls.operations {
            let Some(op) = op else { continue };
            // The validator has an older form of this operation, with an operand less.
            let is_older = op == OpCode::LinAlgMatrixAccumulateToMemory;
            if op.signature().arguments().len() + 1 != call.arguments.len() && !is_older {
                continue;
            }
            let of_caller = entries.get(call.caller).copied();
            let (entry, stage) = match self.is_library() {
                true => (of_caller, of_caller.and_then(EntryPoint::kind)),
                false => (metadata.entry_points.first(), self.kind()),
            };
            let operation = Operation { module, op, call, version, entry, stage };
            self.made_handle(&handles, &operation);
            if is_of_entry(op) && of_caller.is_none() {
                self.require_call(
                    &operation,
                    false,
                    dxc::INSTR_SIGNATURE_OPERATION_NOT_IN_ENTRY,
                    || format!("{op} is called in a function that is no entry point"),
                );
                continue;
            }
            if let Some(Accessed { resource: Some(resource), sampler }) =
                self.handles(&handles, &operation)
            {
                match sampler {
                    Some(sampler) => self.sampling(&operation, &resource, &sampler),
                    None => self.memory_access(&operation, &resource),
                }
            }
            self.counted(&operation, &mut counters);
            self.stage_operands(&operation);
            self.value_of_launch(&operation);
            self.hit_object(&operation);
            self.matrix_operation(&handles, &matrices, &operation);
        }
    }

    /// The entry points of their functions, and of those for patch constants, which several may share.
    fn entry_functions(&self) -> IdMap<FunctionId, &'m EntryPoint> {
        let mut entries = IdMap::new();
        let own = self.entries().iter().map(|it| (it.function, it));
        let patches = self.entries().iter().map(|it| (it.patch_constant_function(), it));
        for (function, entry) in own.chain(patches) {
            if let Some(id) = function {
                entries.get_or_insert(id, entry);
            }
        }
        entries
    }

    /// Demands that all calls count a buffer up, or all down.
    fn counted(&mut self, operation: &Operation<'_>, counters: &mut Counters) {
        if operation.op != OpCode::BufferUpdateCounter || self.is_library() {
            return;
        }
        let Some(step) = operation.integer("inc") else { return };
        let Some(buffer) = self.created(operation, "uav") else { return };
        let is_up = step == 1;
        let holds = *counters.entry(buffer).or_insert(is_up) == is_up;
        self.require_call(operation, holds, dxc::INSTR_ONLY_ONE_ALLOC_CONSUME, || {
            "the counter is incremented and decremented; one buffer has one direction".into()
        });
    }

    /// The number of the resource whose handle CreateHandle makes for the operand of a name.
    fn created(&self, operation: &Operation<'_>, name: &str) -> Option<u64> {
        let body = self.module.functions[operation.call.caller].body.as_ref()?;
        let handle = operation.value(name)?.instruction()?;
        let (op, arguments) = dxil_ir::calls::operation(self.module, body, handle)?;
        let create = CreateHandle::from_operands(arguments).ok()?;
        let number = self.module.constants.integer_value(create.range_id.constant()?);
        number.filter(|_| op == OpCode::CreateHandle)
    }

    /// Adds a violation of a call, unless the rule holds.
    pub(super) fn require_call(
        &mut self,
        operation: &Operation<'_>,
        holds: bool,
        rule: impl Into<Named<Rule>>,
        message: impl FnOnce() -> alloc::string::String,
    ) {
        if !holds {
            let Call { caller, number, .. } = operation.call;
            self.forbid(caller, number, rule, message());
        }
    }

    /// Looks at a call that makes a handle: its resource, and the register within it.
    fn made_handle(&mut self, handles: &Handles<'_>, operation: &Operation<'_>) {
        let register = match operation.op {
            OpCode::CreateHandle => self.created_handle(handles, operation),
            OpCode::CreateHandleFromBinding => self.bound_handle(operation),
            OpCode::AnnotateHandle => return self.annotated_handle(operation),
            _ => return,
        };
        let Some((registers, index)) = register else { return };
        let Some(index) = handles.integer(index) else { return };
        let is_inside = registers.contains(&index);
        self.require_call(operation, is_inside, dxc::INSTR_OP_CONST_RANGE, || {
            let (op, first, last) = (operation.op, registers.start(), registers.end());
            format!("{op} has register {index}; the resource has {first} to {last}")
        });
    }

    /// The registers of the resource of `CreateHandle`, and the one that it takes.
    fn created_handle(
        &mut self,
        handles: &Handles<'_>,
        operation: &Operation<'_>,
    ) -> Option<(RangeInclusive<u32>, Value)> {
        let create = CreateHandle::from_operands(operation.call.arguments).ok()?;
        // If these are no constants, the rules for operands report it.
        let (class, number) = (create.resource_class, create.range_id);
        let stated = (handles.integer(class)?, handles.integer(number)?);
        let resource = handles.resource(class, number);
        self.require_call(operation, resource.is_some(), dxc::INSTR_OP_CONST_RANGE, || {
            let (class, number) = (ResourceClass(stated.0), stated.1);
            format!("CreateHandle has resource {number} of class {class}, which the module does not state")
        });
        let resource = resource?;
        let holds = handles.is_array(resource) || handles.integer(create.index).is_some();
        self.require_call(operation, holds, dxc::INSTR_OP_CONST_RANGE, || {
            "CreateHandle has an index that is no constant; the resource is no array".into()
        });
        Some((resource.lower_bound..=resource.last_register(), create.index))
    }

    /// The registers of `CreateHandleFromBinding`, and the one that it takes.
    fn bound_handle(&mut self, operation: &Operation<'_>) -> Option<(RangeInclusive<u32>, Value)> {
        let create = CreateHandleFromBinding::from_operands(operation.call.arguments).ok()?;
        let bind = create.bind.constant();
        let words = bind.and_then(|bind| self.module.constants.struct_words(bind));
        self.require_call(operation, words.is_some(), dxc::INSTR_OP_CONST_RANGE, || {
            "CreateHandleFromBinding has a binding that is no constant".into()
        });
        let [lower, upper, _, class] = words?;
        let is_class = class <= u32::from(ResourceClass::Sampler.0 as u8);
        self.require_call(operation, is_class, dxc::INSTR_OP_CONST_RANGE, || {
            format!("CreateHandleFromBinding has class {class}, which no resource has")
        });
        Some((lower..=upper, create.index))
    }

    /// Demands that `AnnotateHandle` states the kind of the resource.
    fn annotated_handle(&mut self, operation: &Operation<'_>) {
        let arguments = operation.call.arguments;
        let Ok(annotate) = AnnotateHandle::from_operands(arguments) else { return };
        let props = annotate.props.constant();
        let words = props.and_then(|it| self.module.constants.struct_words::<2>(it));
        let is_known = words.is_some_and(|[basic, _]| basic & 0xff != 0);
        self.require_call(operation, is_known, dxc::INSTR_OP_CONST_RANGE, || {
            "AnnotateHandle does not state the kind of the resource".into()
        });
    }

    /// Looks at the handles among the operands. Returns the resources by which the operation is judged, if it uses some
    /// and they are known.
    fn handles(&mut self, handles: &Handles<'_>, operation: &Operation<'_>) -> Option<Accessed> {
        if matches!(
            operation.op,
            OpCode::AnnotateHandle
                | OpCode::AnnotateNodeHandle
                | OpCode::AnnotateNodeRecordHandle
                | OpCode::CreateHandleForLib
        ) {
            return None;
        }
        let (mut accessed, mut are_known) = (None, true);
        let arguments = operation.op.signature().arguments().iter();
        for (argument, &value) in arguments.zip(operation.call.arguments.iter().skip(1)) {
            let origin = match argument.ty() {
                Type::Handle => {
                    let view = handles.view(operation.call.caller, value);
                    are_known &= view != Ok(None);
                    let accessed: &mut Accessed = accessed.get_or_insert_default();
                    accessed.add(argument.name(), view.ok().flatten().unwrap_or(View::UNKNOWN));
                    match view {
                        Ok(_) => continue,
                        Err(origin) => origin,
                    }
                }
                Type::NodeHandle | Type::NodeRecordHandle if value.constant().is_some() => {
                    "is undefined"
                }
                _ => continue,
            };
            let (name, op) = (argument.name(), operation.op);
            if value.constant().is_some() {
                let rule = dxc::INSTR_NO_READING_UNINITIALIZED.by(Rule::Handle);
                self.require_call(operation, false, rule, || {
                    format!("{op} reads the handle {name}, which is undefined")
                });
            }
            let is_looked_up = value.constant().is_none() || looks_up(operation);
            if argument.ty() != Type::Handle || !is_looked_up {
                continue;
            }
            let rule = dxc::INSTR_HANDLE_NOT_FROM_CREATE_HANDLE;
            self.require_call(operation, false, rule, || {
                format!("the handle {name} of {op} {origin}; a call must make and describe it")
            });
        }
        accessed.filter(|_| are_known)
    }

    /// Demands that a resource is of one of these kinds.
    pub(super) fn require_kind(
        &mut self,
        operation: &Operation<'_>,
        resource: &View,
        kinds: &[ResourceKind],
        rule: Named<Rule>,
    ) -> bool {
        let holds = kinds.contains(&resource.kind);
        self.require_call(operation, holds, rule, || {
            format!(
                "{} has a resource of kind {}, which it is not for",
                operation.op, resource.kind
            )
        });
        holds
    }
}

/// Whether the validator looks for the call that makes a handle of the operation, even if the handle is undefined.
fn looks_up(operation: &Operation<'_>) -> bool {
    match operation.op {
        OpCode::AtomicBinOp
        | OpCode::AtomicCompareExchange
        | OpCode::BarrierByMemoryHandle
        | OpCode::BufferUpdateCounter
        | OpCode::HitObjectTraceRay
        | OpCode::RayQueryTraceRayInline
        | OpCode::Texture2DmsGetSamplePosition
        | OpCode::TextureGatherRaw
        | OpCode::TextureStoreSample
        | OpCode::TraceRay
        | OpCode::WriteSamplerFeedback
        | OpCode::WriteSamplerFeedbackBias
        | OpCode::WriteSamplerFeedbackLevel
        | OpCode::WriteSamplerFeedbackGrad => false,
        // It looks for the size of the buffer, with which it compares a place that is a number.
        OpCode::CBufferLoad => operation.integer("byteOffset").is_some(),
        OpCode::CBufferLoadLegacy => operation.integer("regIndex").is_some(),
        _ => true,
    }
}

/// Whether an operation accesses the signatures of an entry point, and is called there.
const fn is_of_entry(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::LoadInput
            | OpCode::DomainLocation
            | OpCode::StoreOutput
            | OpCode::StoreVertexOutput
            | OpCode::StorePrimitiveOutput
            | OpCode::OutputControlPointId
            | OpCode::LoadOutputControlPoint
            | OpCode::StorePatchConstant
            | OpCode::Coverage
            | OpCode::InnerCoverage
            | OpCode::ViewId
            | OpCode::EvalCentroid
            | OpCode::EvalSampleIndex
            | OpCode::EvalSnapped
            | OpCode::AttributeAtVertex
            | OpCode::EmitStream
            | OpCode::EmitThenCutStream
            | OpCode::CutStream
    )
}
