//! Whether a module calls operations as its DXIL version and its stages allow.
//!
//! [`check()`] compares each call of a function whose name begins with `dx.op.` with the operation in
//! [`dxil_ops`]. It judges calls alone: resources, signatures, metadata and the flow of control are not looked at.

mod barrier;
mod callee;
mod kind;
mod named;
mod operand;
mod other_function;
mod rule;
mod signature;
mod stage;

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::calls::{Call, Calls};
use dxil_ir::{FunctionId, Id as _, InstructionId, Module, TypeId};
use dxil_metadata::{self as metadata, EntryPoint, ShaderMetadata};
use dxil_ops::{
    OpCode, Overload, Reason, ShaderModel, ShaderStage, StageSet, Target, Version, Violation,
    validator_accepts,
};

use callee::{Callee, is_renamed};
use operand::Operands;
use stage::Stages;

use crate::dxc::{self, Named, of_calls};
use crate::module::FIRST_WITHOUT_NODES;

pub use rule::Rule;

/// The target of a check, and its strictness.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The DXIL version, if not that of the module.
    pub version: Option<Version>,
    /// Whether findings include what DXC's validator accepts: operands and versions that it does not look at,
    /// and names of functions that it corrects.
    pub strict: bool,
}

/// The findings in a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The DXIL version that the module was checked for.
    pub version: Version,
    /// The findings in the order of the module. A call may break several rules.
    pub findings: Vec<Finding>,
}

/// A rule that a call breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The rule that DXC's validator reports, if it reports one by name.
    pub dxc: Option<dxc::Rule>,
    /// The error, and what is valid instead.
    pub message: String,
    /// The function that the call is in.
    pub function: FunctionId,
    /// The call.
    pub instruction: InstructionId,
    /// The number of instructions before it in the function, in the order of the blocks.
    pub number: usize,
}

/// Checks all calls of operations in a module.
///
/// Each call is checked for the stage of its function. A function that is no entry point has the stages of the
/// entry points that call it, directly or not; in a library it must be valid as a function of a library, and in a
/// strict check in those stages, too.
///
/// ```no_run
/// use dxil_validate::check::{Options, check};
///
/// let module = dxil_bitcode::read(&std::fs::read("shader.bc")?)?;
/// for finding in check(&module, Options::default())?.findings {
///     let function = &module.functions[finding.function].name;
///     println!("{}: {function}, instruction {}: {}", finding.rule, finding.number, finding.message);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The module does not say what it is compiled for, or what its entry points are.
pub fn check(module: &Module, options: Options) -> Result<Report, metadata::Error> {
    let target = metadata::Target::of(module)?;
    let entries = EntryPoint::all(module)?;
    let stated_version = metadata::dxil_version(module).ok();
    check_calls(module, &Calls::new(module), target, &entries, stated_version, options)
}

/// Checks the same as [`check`](fn@check) with the metadata of the module, if it is read already.
///
/// # Errors
///
/// The metadata does not say what the module is compiled for, or has no entry point.
pub fn check_with(
    module: &Module,
    metadata: &ShaderMetadata,
    options: Options,
) -> Result<Report, metadata::Error> {
    check_read(module, metadata, &Calls::new(module), options)
}

/// Checks the same as [`check_with`] with calls that are collected already.
pub(crate) fn check_read(
    module: &Module,
    metadata: &ShaderMetadata,
    calls: &Calls<'_>,
    options: Options,
) -> Result<Report, metadata::Error> {
    let target = metadata.target.map_or_else(|| metadata::Target::of(module), Ok)?;
    let stated_version = metadata.dxil_version.unwrap_or(Version::V1_0);
    check_calls(module, calls, target, &metadata.entry_points, Some(stated_version), options)
}

fn check_calls(
    module: &Module,
    calls: &Calls<'_>,
    metadata::Target { kind, model }: metadata::Target,
    entries: &[EntryPoint],
    stated_version: Option<Version>,
    options: Options,
) -> Result<Report, metadata::Error> {
    // Older models than 6.0 have no version: nothing was valid before the first.
    let version = options.version.or(model.version()).unwrap_or(Version::V1_0);
    let flags = match entries.first() {
        Some(entry) => entry.flags(),
        // The error of a module without any.
        None => EntryPoint::first(module)?.flags(),
    };
    let native_16bit = flags.contains(ShaderFlags::UseNativeLowPrecision);
    let stages = Stages::of(calls, module.functions.len(), kind, entries, options.strict);
    let operands = Operands { module, version, strict: options.strict };
    let stated_version = options.version.or(stated_version);
    let mut callees = Vec::new();
    callees.resize_with(module.functions.len(), Callee::default);
    for (call, _) in &calls.operations {
        callees[call.function.index()].last_call = Some(*call);
    }
    let is_library = kind == ShaderKind::Library;
    let is_offline = options.version.is_none() && model.minor == ShaderModel::OFFLINE;
    let mut checker = Checker {
        operands,
        stated_version,
        native_16bit,
        is_library,
        is_offline,
        stages,
        callees,
        handle: None,
    };
    let mut findings = Vec::new();
    for (call, op) in &calls.operations {
        checker.call(call, *op, &mut |Named { rule, dxc }, message| {
            let Call { caller: function, instruction, number, .. } = *call;
            let message = shortened(message);
            findings.push(Finding { rule, dxc, message, function, instruction, number });
        });
    }
    Ok(Report { version, findings })
}

struct Checker<'m> {
    operands: Operands<'m>,
    /// The DXIL version of `dx.version`, which may differ from that of the shader model.
    stated_version: Option<Version>,
    native_16bit: bool,
    is_library: bool,
    /// Whether the module is a library of the shader model 6.x.
    is_offline: bool,
    stages: Stages,
    /// The functions of the module, which many calls share.
    callees: Vec<Callee<'m>>,
    /// The type of handles, once it was needed.
    handle: Option<TypeId>,
}

/// The message for a call. It names shader models, not versions: modules state them, and people choose them.
fn message(violation: &Violation) -> String {
    let (op, Target { version, stage, .. }) = (violation.op(), violation.target());
    let model = version.shader_model();
    match violation.reason() {
        Reason::NotYet { needs } => {
            let needs = needs.shader_model();
            format!("{op} needs shader model {needs} for this in {stage}, the target is {model}")
        }
        Reason::Removed { since } => {
            let since = since.shader_model();
            format!(
                "{op} is not valid like this from shader model {since} on, the target is {model}"
            )
        }
        _ => violation.to_string(),
    }
}

/// A message, cut off where it is longer than any about what a compiler makes: names of functions may be
/// as long as the file, and each of many calls has them.
fn shortened(mut message: String) -> String {
    const MOST: usize = 1024;
    if let Some((end, _)) = message.char_indices().nth(MOST) {
        message.truncate(end);
        message.push_str("...");
    }
    message
}

/// A function that takes findings.
type Sink<'a> = &'a mut dyn FnMut(Named<Rule>, String);

impl<'m> Checker<'m> {
    /// Looks at a call, whatever is known of its kind.
    fn call_of_kind(&mut self, call: &Call<'m>, found: Sink<'_>) {
        let other_function = of_calls::INSTR_ILLEGAL_DXIL_OP_FUNCTION;
        let name = self.function_name(call);
        let name = name.map_err(|message| (other_function.by(Rule::FunctionName), message));
        let Some(op) = self.operation(call, found) else {
            return name.err().into_iter().for_each(|(rule, message)| found(rule, message));
        };
        if op.is_experimental() && !self.has_experimental(op) {
            let needs = op.since().shader_model();
            let (rule, message) = match op.is_reserved() {
                true => (Rule::ReservedOpcode, format!("{op} is a reserved opcode")),
                false => {
                    let message = format!("{op} is experimental; it needs shader model {needs}");
                    (Rule::Version, message)
                }
            };
            // The validator looks at no more of the call.
            return found(of_calls::INSTR_EXP_DXIL_OP_CODE_REQUIRES_EXP_SM.by(rule), message);
        }
        if self.is_of_other_class(call) {
            let message = "the opcode of the function's last call is that of no operation".into();
            found(other_function.by(Rule::OpcodeOfFunction), message);
        }
        match name.and_then(|name| self.of_class(call, op, name)) {
            Ok(name) => {
                let goes_on = self.placed(call, op, name.overloads(), found);
                if let Some(message) = self.mismatch(call.function, op, name.overloads()).cloned() {
                    found(other_function.by(Rule::Signature), message.clone());
                    if !self.operands.strict && goes_on {
                        // The validator finds no function of this name and of the right type.
                        found(of_calls::INSTR_OLOAD.by(Rule::Signature), message);
                        return;
                    }
                }
                if !goes_on && !self.operands.strict {
                    return;
                }
            }
            Err((rule, message)) => match self.overload_of_type(call.function, op) {
                Some(overload) => drop(self.placed(call, op, &[overload], found)),
                // The overloads are unknown.
                None if rule.rule == Rule::FunctionName
                    && is_renamed(op)
                    && !self.operands.strict => {}
                None if self.operands.strict => return found(rule, message),
                None => {
                    found(rule, message);
                    let Some(overload) = self.of_other_function(call, op, found) else { return };
                    self.placed(call, op, overload.as_slice(), found);
                }
            },
        }
        self.operands.check(op, call, found);
    }

    /// Whether the shader model has an experimental operation. Libraries of 6.x, which are linked before they run, have none.
    fn has_experimental(&self, op: OpCode) -> bool {
        self.operands.version >= op.since() && !self.is_offline
    }

    /// The error in an operation of nodes only where the validator has no nodes.
    fn node_error(&self, op: OpCode, target: Target) -> Option<(Named<Rule>, String)> {
        let is_of_nodes = op.stages(target.version) == StageSet::of(&[ShaderStage::Node]);
        let holds = self.operands.strict
            || target.stage != ShaderStage::Node
            || target.version < FIRST_WITHOUT_NODES
            || !is_of_nodes;
        (!holds).then(|| {
            let model = FIRST_WITHOUT_NODES.shader_model();
            let message =
                format!("the validator has no nodes from shader model {model} on, and not {op}");
            (of_calls::SM_OPCODE.by(Rule::Stage), message)
        })
    }

    /// The error in an operation of patch constant functions, which are functions of entry points in libraries to the
    /// validator.
    fn library_error(&self, op: OpCode) -> Option<(Named<Rule>, String)> {
        let is_of_outputs = op == OpCode::LoadOutputControlPoint;
        (is_of_outputs && self.is_library && !self.operands.strict).then(|| {
            let message =
                format!("the validator takes no function of a library for one that calls {op}");
            (of_calls::SM_OPCODE_IN_INVALID_FUNCTION.by(Rule::Stage), message)
        })
    }

    /// The operation of the opcode.
    fn operation(&self, call: &Call<'_>, found: Sink<'_>) -> Option<OpCode> {
        let Some(opcode) = call.opcode(self.operands.module) else {
            let rule = of_calls::INSTR_OP_CONST.by(Rule::ConstantOpcode);
            found(rule, "the opcode is no constant".to_string());
            return None;
        };
        let op = OpCode::from_u32(opcode);
        if op.is_none() {
            let rule = of_calls::INSTR_ILLEGAL_DXIL_OP_CODE;
            found(rule, format!("no operation has the opcode {opcode}"));
        }
        op
    }

    /// The target of calls in a stage.
    fn target(&self, stage: ShaderStage) -> Target {
        let Self { native_16bit, operands: Operands { version, .. }, .. } = *self;
        Target { version, stage, native_16bit }
    }

    /// Whether DXC's validator accepts the call, and the check is not strict.
    fn is_accepted(
        &self,
        caller: FunctionId,
        op: OpCode,
        target: Target,
        overloads: &[Overload<'_>],
    ) -> bool {
        // Whether 16-bit types may be native, it asks of entry points and what these call.
        let native_16bit = target.native_16bit && self.stages.is_called(caller);
        let target = Target { native_16bit, ..target };
        !self.operands.strict && validator_accepts(op, target, overloads)
    }

    /// Checks version, stages and overloads, and returns whether the validator goes on to look at the operands. An error
    /// that several stages have is reported once.
    fn placed(
        &self,
        call: &Call<'_>,
        op: OpCode,
        overloads: &[Overload<'_>],
        found: Sink<'_>,
    ) -> bool {
        let mut goes_on = true;
        let mut reported = Vec::new();
        for stage in self.stages.of_call(call.caller, op).iter() {
            let mut target = self.target(stage);
            if op == OpCode::CreateHandle {
                // The validator takes a version that it does not know for the newest one.
                let newest = Version::ALL.last().copied().unwrap_or(target.version);
                let stated = self.stated_version.unwrap_or(target.version);
                target.version = if stated.major == 1 { stated.min(newest) } else { newest };
            }
            let (rule, message) = match dxil_ops::check(op, target, overloads) {
                Err(violation) if !self.is_accepted(call.caller, op, target, overloads) => {
                    let rule = named::placed(&violation, overloads);
                    let ends = rule.rule == Rule::Overload
                        || rule.dxc == of_calls::SM_OPCODE.dxc
                        || rule.rule == Rule::Stage && op == OpCode::CreateHandle;
                    goes_on &= !ends;
                    (rule, message(&violation))
                }
                _ => {
                    let operand = |index| self.operands.i32(call, index);
                    let error = self.node_error(op, target);
                    let error = error.or_else(|| self.library_error(op));
                    match error.or_else(|| barrier::mismatch(op, stage, operand)) {
                        Some(error) => error,
                        None => continue,
                    }
                }
            };
            if !reported.contains(&message) {
                found(rule, message.clone());
                reported.push(message);
            }
        }
        goes_on
    }
}
