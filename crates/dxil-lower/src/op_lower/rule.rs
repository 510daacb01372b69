//! Rules: which operation a call becomes, and how.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::build::{ArgumentValues, Error, FunctionBuilder};
use dxil_ir::{ConstantKind, Constants, FunctionId, IdMap, Instruction, Type, TypeId, Value};
use dxil_ops::{OpCode, Overload, Reason, Selection, ShaderStage, Target, Version, check};

use super::count;
use super::custom::{self, Call, Custom};
use super::name;
use super::overload;
use crate::resource::{FROM_BINDING, NON_UNIFORM};
use crate::{Cause, Diagnostic, intrinsic};

/// How the calls of an intrinsic are lowered.
pub(super) enum Rule {
    /// To the operation whose record names the intrinsic, with these arguments; without any, with those of the call.
    Record(OpCode, &'static [Selection]),
    /// As a function of our own does it.
    Custom(Custom),
    /// As a function of our own does it; the result is taken apart into the fields with these numbers.
    Load(Custom, &'static [u32; 4]),
    /// As a count of bits, which is 32 bits wide.
    Count,
    /// As what creates a handle, before the others.
    Handle,
    /// As a store, unless the target has lifetimes.
    Lifetime,
    /// To the operation that the intrinsic names, with the overloads in its name.
    Direct(OpCode, String),
}

/// The rules of the intrinsics that a module declares.
#[derive(Default)]
pub(super) struct Rules {
    of_functions: IdMap<FunctionId, Rule>,
    /// Whether one marks nonuniform indices.
    pub(super) marks_indices: bool,
    /// Whether one says where the life of memory begins or ends.
    pub(super) has_lifetimes: bool,
    /// Whether one creates handles of descriptors in heaps.
    pub(super) creates_from_heap: bool,
    /// Whether one creates handles of what variables hold.
    pub(super) creates_for_library: bool,
}

impl Rules {
    /// Adds the rule of an intrinsic of this name.
    pub(super) fn insert(&mut self, id: FunctionId, name: &str, rule: Rule) {
        self.marks_indices |= intrinsic::is(name, NON_UNIFORM);
        self.has_lifetimes |= matches!(rule, Rule::Lifetime);
        self.creates_from_heap |= matches!(rule, Rule::Direct(OpCode::CreateHandleFromHeap, _));
        self.creates_for_library |= matches!(rule, Rule::Direct(OpCode::CreateHandleForLib, _));
        self.of_functions.insert(id, rule);
    }

    /// The rule of an intrinsic.
    pub(super) fn get(&self, id: FunctionId) -> Option<&Rule> {
        self.of_functions.get(id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.of_functions.is_empty()
    }

    /// The intrinsics that have rules.
    pub(super) fn functions(&self) -> impl Iterator<Item = FunctionId> {
        self.of_functions.iter().map(|(id, _)| id)
    }
}

impl Rule {
    /// The rule for an intrinsic of this name.
    pub(super) fn of(name: &str) -> Option<Self> {
        if let Some((op, overloads)) = OpCode::from_direct_intrinsic(name) {
            return Some(Self::Direct(op, overloads.into()));
        }
        if let Some(custom) = Self::custom(name) {
            return Some(custom);
        }
        if intrinsic::lifetime(name).is_some() {
            return Some(Self::Lifetime);
        }
        let (op, intrinsic) = OpCode::from_intrinsic(name)?;
        Some(Self::Record(op, intrinsic.arguments()))
    }

    /// The rule for an intrinsic of this name, if functions of our own lower it.
    pub(super) fn custom(name: &str) -> Option<Self> {
        if intrinsic::is(name, count::NAME) {
            return Some(Self::Count);
        }
        let is_handle = || [FROM_BINDING, NON_UNIFORM].iter().any(|it| intrinsic::is(name, it));
        custom::find(name).or_else(|| is_handle().then_some(Self::Handle))
    }

    /// Calls the operation in the place of a call that gives a value of this type and whose first parameter is of this one.
    pub(super) fn lower(
        &self,
        b: &FunctionBuilder<'_>,
        target: Target,
        (ty, handle): (TypeId, Option<TypeId>),
        arguments: &[Value],
    ) -> Result<Value, Diagnostic> {
        match self {
            Self::Record(op, selections) => {
                let arguments = select(b, selections, arguments);
                let overloads = overload::of_call(b, *op, ty, &arguments)
                    .ok_or_else(|| refusal(*op, "Invalid overload type"))?;
                call(b, target, *op, &overloads, &arguments)
            }
            Self::Custom(custom) | Self::Load(custom, _) => {
                custom(&Call { b, target, ty, handle, arguments })
            }
            Self::Count => count::count_bits(&Call { b, target, ty, handle, arguments }),
            Self::Handle => Err("the handle of a resource has no binding".into()),
            Self::Lifetime => Err("a lifetime has no operation".into()),
            Self::Direct(op, overloads) => direct(b, target, *op, overloads, arguments),
        }
    }
}

/// The rule of the intrinsic that an instruction calls, if it calls one.
pub(super) fn of_call<'r>(
    rules: &'r Rules,
    constants: &Constants,
    instruction: &Instruction,
) -> Option<&'r Rule> {
    rules.get(intrinsic::callee(constants, instruction)?)
}

/// Calls an operation that an intrinsic names, with the overloads in its name.
pub(super) fn direct(
    b: &FunctionBuilder<'_>,
    target: Target,
    op: OpCode,
    overloads: &str,
    arguments: &[Value],
) -> Result<Value, Diagnostic> {
    let name = op.function_name_of(overloads).map_err(|it| refusal(op, it))?;
    let overloads = name.overloads();
    let types = op.signature().arguments().iter().map(dxil_ops::Argument::ty);
    let arguments: Vec<_> = types
        .zip(arguments)
        .map(|(ty, &it)| as_operand(b, it, ty, overloads).unwrap_or(it))
        .chain(arguments.iter().skip(op.signature().arguments().len()).copied())
        .collect();
    call(b, target, op, overloads, &arguments)
}

/// The constant of an operation's struct, such as `%dx.types.NodeInfo`, from one of a struct with the same elements: plain LLVM
/// IR has no names for them; the handle that is zero from poison of a target type, which has no zero. [`None`] for any other
/// value.
fn as_operand(
    b: &FunctionBuilder<'_>,
    value: Value,
    ty: dxil_ops::Type,
    overloads: &[Overload<'_>],
) -> Option<Value> {
    let id = value.constant()?;
    let ty = b.op_type(ty, overloads).ok()?;
    let is_no_handle = b.with_module(|module| {
        let constant = module.constants.get(id);
        constant.is_some_and(|it| {
            it.kind == ConstantKind::Poison && matches!(module.types[it.ty], Type::Target(_))
        }) && module.types.struct_body(ty).is_some()
    });
    if is_no_handle {
        return b.null(ty).ok();
    }
    let elements = b.with_module(|module| {
        let constant = module.constants.get(id)?;
        let body = module.types.struct_body(constant.ty)?.elements.clone();
        match &constant.kind {
            ConstantKind::Aggregate(elements) => Some(elements.to_vec()),
            ConstantKind::Null => {
                let zero = |&ty: &TypeId| module.constants.null(&module.types, ty);
                Some(body.iter().map(zero).collect())
            }
            ConstantKind::Undef | ConstantKind::Poison => {
                Some(body.iter().map(|&ty| module.constants.undef(ty)).collect())
            }
            _ => None,
        }
    })?;
    let elements: Vec<Value> = elements.into_iter().map(Value::from).collect();
    b.aggregate(ty, &elements).ok()
}

/// Whether the target has the operation on vectors that a call of an intrinsic of this name becomes.
pub(crate) fn takes_vectors(
    b: &FunctionBuilder<'_>,
    target: Target,
    name: &str,
    result: TypeId,
    arguments: &[Value],
) -> bool {
    let (op, arguments) = match Rule::of(name) {
        Some(Rule::Record(op, selections)) => (op, select(b, selections, arguments)),
        Some(Rule::Count) => (OpCode::Countbits, arguments.into()),
        Some(Rule::Custom(_)) if intrinsic::is(name, custom::CLASS) => {
            (OpCode::IsFinite, arguments.into())
        }
        _ => return false,
    };
    overload::of_call(b, op, result, &arguments)
        .filter(|overloads| overloads.iter().any(|it| matches!(it, Overload::Vector(..))))
        .is_some_and(|overloads| check(op, target, &overloads).is_ok())
}

/// The arguments of the operation, from those of the intrinsic.
fn select<'a>(
    b: &FunctionBuilder<'_>,
    selections: &[Selection],
    arguments: &'a [Value],
) -> Cow<'a, [Value]> {
    if selections.is_empty() {
        return arguments.into();
    }
    let select = |selection: &Selection| match *selection {
        Selection::Argument(index) => arguments.get(usize::from(index)).copied(),
        Selection::I8(value) => Some(b.i8(value)),
        Selection::I32(value) => Some(b.i32(value)),
    };
    selections.iter().filter_map(select).collect::<Vec<_>>().into()
}

/// Calls an operation, if the target allows it. Arguments may have values that the operation does not take, as long as DXC's
/// validator accepts them: so does DXC's compiler.
pub(super) fn call(
    b: &FunctionBuilder<'_>,
    target: Target,
    op: OpCode,
    overloads: &[Overload<'_>],
    arguments: &[Value],
) -> Result<Value, Diagnostic> {
    check_target(target, op, overloads)?;
    let called = b.call_op_with(op, overloads, arguments, ArgumentValues::Validated);
    called.map_err(|error| not_built(op, error))
}

/// Refuses an operation that the target lacks.
pub(super) fn check_target(
    target: Target,
    op: OpCode,
    overloads: &[Overload<'_>],
) -> Result<(), Diagnostic> {
    let Target { version, stage, .. } = target;
    if version < op.since() {
        let message = format!("No valid overloads for DXIL version {version}");
        return Err(refusal(op, message));
    }
    // LLVM takes libraries as a stage of all versions; DXIL has them since 1.1.
    let since = if stage == ShaderStage::Library { version.max(Version::V1_1) } else { version };
    if !op.stages(since).contains(stage) {
        return Err(refusal(op, "Invalid stage"));
    }
    check(op, target, overloads).map_err(|violation| match violation.reason() {
        Reason::Overload { .. } | Reason::NotYet { .. } => refusal(op, "Invalid overload type"),
        _ => refusal(op, violation),
    })
}

/// The refusal of a call that cannot be built.
pub(super) fn not_built(op: OpCode, error: Error) -> Diagnostic {
    Diagnostic { cause: Some(Cause::Build(error.clone()).into()), ..refusal(op, error) }
}

fn refusal(op: OpCode, why: impl core::fmt::Display) -> Diagnostic {
    Diagnostic::from(format_args!("Cannot create {} operation: {why}", name::llvm(op)))
}
