//! Calls of intrinsics that compute each lane from the same lanes of their arguments.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    FunctionId, IdMap, Instruction, InstructionKind as Kind, List, StructBody, TailCall, Type,
    TypeId, Value,
};
use dxil_ops::{OpCode, Overload};

use super::{Scalarizer, Scope, Split, lanes};
use crate::intrinsic;
use crate::op_lower::takes_vectors;

/// Those of LLVM that no operation is made of, but that later passes or drivers take element by element.
const LANEWISE: &[&str] = &[
    "abs",
    "bswap",
    "canonicalize",
    "copysign",
    "ctlz",
    "ctpop",
    "cttz",
    "exp",
    "exp10",
    "fptosi.sat",
    "fptoui.sat",
    "frexp",
    "fshl",
    "fshr",
    "is.fpclass",
    "ldexp",
    "llrint",
    "log",
    "log10",
    "lrint",
    "lround",
    "maximum",
    "maximumnum",
    "minimum",
    "minimumnum",
    "modf",
    "nearbyint",
    "pow",
    "powi",
    "rint",
    "round",
    "sadd.sat",
    "sadd.with.overflow",
    "scmp",
    "sincos",
    "sincospi",
    "smul.fix",
    "smul.fix.sat",
    "smul.with.overflow",
    "ssub.sat",
    "ssub.with.overflow",
    "atan2",
    "uadd.sat",
    "ucmp",
    "umul.fix",
    "umul.fix.sat",
    "umul.with.overflow",
    "usub.sat",
    "usub.with.overflow",
];

/// Whether an intrinsic of this name is split.
fn is_lanewise(name: &str) -> bool {
    OpCode::from_intrinsic(name).is_some()
        || name
            .strip_prefix("llvm.")
            .is_some_and(|name| LANEWISE.iter().any(|known| intrinsic::is(name, known)))
}

/// The name of the intrinsic for one lane: overloads that are vectors become their elements.
fn of_lane(name: &str) -> String {
    let mut result = String::with_capacity(name.len());
    for (index, word) in name.split('.').enumerate() {
        if index > 0 {
            result.push('.');
        }
        match Overload::parse_number(word) {
            Some(Overload::Vector(scalar, _)) => result.push_str(scalar.name()),
            _ => result.push_str(word),
        }
    }
    result
}

impl Scalarizer<'_> {
    pub(super) fn call(&mut self, b: &FunctionBuilder<'_>, it: &Instruction) -> Split {
        let Kind::Call { arguments, flags, .. } = it.kind else { return Ok(None) };
        let callee = b.with_module(|module| intrinsic::callee(&module.constants, it));
        let callee = callee.filter(|&callee| self.callees.is_lanewise(b, callee));
        let (Some(callee), Some(shape)) = (callee, Shape::of(b, it.ty)) else { return Ok(None) };
        let arguments = b.list(arguments);
        if self.is_kept(b, callee, it.ty, &arguments) {
            return Ok(None);
        }
        let mut results = Vec::with_capacity(shape.length);
        let is_declared = has_declared_type(b, callee, it);
        let mut of_lane = self.callees.of_lanes.get(callee).copied().filter(|_| is_declared);
        let mut split = Vec::with_capacity(arguments.len());
        for lane in 0..shape.length {
            split.clear();
            for &argument in &arguments {
                let is_vector = lanes::vector(b, b.type_of(argument)?).is_some();
                split.push(match is_vector {
                    true => self.lanes.lane(b, argument, lane)?,
                    false => argument,
                });
            }
            let function = match of_lane {
                Some(function) => function,
                None => {
                    let name = self::of_lane(&name_of(b, callee));
                    let function = intrinsic::function(b, &name, shape.lane, &split)?;
                    if is_declared {
                        self.callees.of_lanes.insert(callee, function);
                    }
                    function
                }
            };
            // All lanes have the same types.
            of_lane = Some(function);
            let value = b.call(function, &split)?;
            let Some(kind) = b.instruction(value).map(|it| it.kind) else { continue };
            let kind = match kind {
                Kind::Call { callee, function_type, arguments, calling_convention, .. } => {
                    let (attributes, tail) = (None, TailCall::None);
                    Kind::Call {
                        callee,
                        function_type,
                        arguments,
                        bundles: List::default(),
                        calling_convention,
                        flags,
                        attributes,
                        tail,
                    }
                }
                other => other,
            };
            b.set_kind(value, kind);
            self.name_lane(b, value, lane);
            results.push(value);
        }
        match shape.fields {
            None => self.replace(b, it.ty, &results),
            Some(_) if !self.is_used() => Ok(Some(Rewrite::Erase)),
            Some(fields) => self
                .join_struct(b, it.ty, &fields, &results)
                .map(|value| Some(Rewrite::Replace(value))),
        }
    }

    /// Whether the target has an operation on vectors for a call.
    fn is_kept(
        &self,
        b: &FunctionBuilder<'_>,
        callee: FunctionId,
        result: TypeId,
        arguments: &[Value],
    ) -> bool {
        self.scope == Scope::NotNative
            && takes_vectors(b, self.target, &name_of(b, callee), result, arguments)
    }

    /// Puts structs of lanes together to a struct of vectors.
    fn join_struct(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        fields: &[TypeId],
        lanes: &[Value],
    ) -> Result<Value, Error> {
        let mut whole = lanes::poison(b, ty);
        for (index, &field) in (0..).zip(fields) {
            let parts = lanes.iter().map(|&lane| b.extract_value(lane, &[index]));
            let parts = parts.collect::<Result<Vec<_>, _>>()?;
            let vector = self.lanes.join(b, field, &parts, self.current)?;
            whole = b.insert_value(whole, vector, &[index])?;
        }
        self.lanes.set(whole, lanes);
        Ok(whole)
    }
}

/// What is known of the functions that are called.
#[derive(Default)]
pub(super) struct Callees {
    are_lanewise: IdMap<FunctionId, bool>,
    /// The function for one lane of calls that have the type of their callee.
    of_lanes: IdMap<FunctionId, FunctionId>,
}

impl Callees {
    /// Whether a function is an intrinsic that is split.
    fn is_lanewise(&mut self, b: &FunctionBuilder<'_>, callee: FunctionId) -> bool {
        if let Some(known) = self.are_lanewise.get(callee) {
            return *known;
        }
        let is_it =
            b.with_module(|module| intrinsic::name(module, callee).is_some_and(is_lanewise));
        self.are_lanewise.insert(callee, is_it);
        is_it
    }
}

/// Whether a call has the type of the function that it calls.
fn has_declared_type(b: &FunctionBuilder<'_>, callee: FunctionId, call: &Instruction) -> bool {
    let Kind::Call { function_type, .. } = call.kind else { return false };
    b.with_module(|module| module.functions[callee].ty == function_type)
}

fn name_of(b: &FunctionBuilder<'_>, function: FunctionId) -> String {
    b.with_module(|module| intrinsic::name(module, function).unwrap_or_default().into())
}

/// The type of a result that has lanes.
struct Shape {
    length: usize,
    /// The type of a lane.
    lane: TypeId,
    /// The vectors, if it is a struct of them.
    fields: Option<Box<[TypeId]>>,
}

impl Shape {
    fn of(b: &FunctionBuilder<'_>, ty: TypeId) -> Option<Self> {
        if let Some((lane, length)) = lanes::vector(b, ty) {
            return Some(Self { length, lane, fields: None });
        }
        let body = b.with_module(|module| match &module.types[ty] {
            Type::Struct(body) => Some(body.clone()),
            _ => None,
        })?;
        let (_, length) = lanes::vector(b, *body.elements.first()?)?;
        let elements: Option<Box<[TypeId]>> = body
            .elements
            .iter()
            .map(|&ty| lanes::vector(b, ty).filter(|it| it.1 == length).map(|it| it.0))
            .collect();
        let lane = b.ty(Type::Struct(StructBody { elements: elements?, packed: body.packed }));
        Some(Self { length, lane, fields: Some(body.elements) })
    }
}
