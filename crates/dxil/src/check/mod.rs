//! Whether a module calls operations as its DXIL version and its stages allow.
//!
//! [`check`] looks at every call of a function whose name begins with `dx.op.`, with what
//! [`dxil_ops`] knows of the operation. It is what can be said of a call alone: resources,
//! signatures, metadata and the flow of control are not looked at.

mod barrier;
mod lines;
mod operand;
mod rule;
mod signature;
mod stage;

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::{FunctionId, InstructionId, Module};
use dxil_ops::{FunctionName, OpCode, OverloadKind, Reason, Target, Version};

use crate::calls::Call;
use crate::metadata::{self, EntryPoint, ShaderFlags};
use operand::Operands;
use stage::Stages;

pub use lines::Lines;
pub use rule::Rule;

/// What a module is checked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The DXIL version, if not that of the module.
    pub version: Option<Version>,
    /// Whether to tell what DXC's validator accepts, too: operands that it does not look at, and names of
    /// functions that it puts right.
    pub strict: bool,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The DXIL version that the module was checked for.
    pub version: Version,
    /// All that is wrong, in the order of the module. A call may break several rules.
    pub findings: Vec<Finding>,
}

/// A rule that a call breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// What is wrong, and what would do.
    pub message: String,
    /// The function that the call is in.
    pub function: FunctionId,
    /// The call.
    pub instruction: InstructionId,
    /// How many instructions the function has before it, in the order of its blocks.
    pub number: usize,
}

/// Checks all calls of operations in a module.
///
/// Each is checked for the stage of its function. That of a function which is no entry point are
/// the stages of the entry points that call it, directly or not; in a library it must do as a
/// function of a library besides.
///
/// ```no_run
/// use dxil::check::{Options, check};
///
/// let module = dxil::bitcode::read(&std::fs::read("shader.bc")?)?;
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
    let model = metadata::Target::of(module)?.model;
    // Older models than 6.0 have no version: nothing was valid before the first.
    let version = options.version.or(model.version()).unwrap_or(Version::V1_0);
    let flags = EntryPoint::first(module)?.flags()?;
    let native_16bit = flags.contains(ShaderFlags::NATIVE_LOW_PRECISION);
    let stages = Stages::of(module)?;
    let Options { strict, .. } = options;
    let operands = Operands { module, version, strict };
    let mut checker =
        Checker { operands, module, version, native_16bit, stages, signatures: BTreeMap::new() };
    let mut findings = Vec::new();
    for call in Call::all(module) {
        checker.call(&call, &mut |rule, message| {
            let Call { caller: function, instruction, number, .. } = call;
            findings.push(Finding { rule, message, function, instruction, number });
        });
    }
    Ok(Report { version, findings })
}

/// Whether DXC gives an operation's functions their names anew when it reads them: those with overloads of
/// the program's types or of objects, since types may have got other names.
fn is_renamed(op: OpCode) -> bool {
    let kinds = [OverloadKind::UserDefined, OverloadKind::Object];
    let mut dimensions = op.overloads(op.since()).iter();
    dimensions.any(|dimension| kinds.into_iter().any(|kind| dimension.contains(kind)))
}

struct Checker<'m> {
    operands: Operands<'m>,
    module: &'m Module,
    version: Version,
    native_16bit: bool,
    stages: Stages,
    /// What is wrong with the type of a function for an operation: many calls share one.
    signatures: BTreeMap<(FunctionId, OpCode), Option<String>>,
}

/// The rule that a call breaks by this.
fn rule_of(reason: Reason) -> Rule {
    match reason {
        Reason::Stage { .. } => Rule::Stage,
        Reason::Overload { .. } | Reason::OverloadCount { .. } => Rule::Overload,
        _ => Rule::Version,
    }
}

/// Where findings go.
type Sink<'a> = &'a mut dyn FnMut(Rule, String);

impl<'m> Checker<'m> {
    fn call(&mut self, call: &Call<'m>, found: Sink<'_>) {
        let op = self.operation(call, found);
        let name = match (self.function_name(call), op) {
            (Ok(name), _) => name,
            (Err(_), Some(op)) if is_renamed(op) && !self.operands.strict => {
                return self.operands.check(op, call, found);
            }
            (Err(message), _) => return found(Rule::FunctionName, message),
        };
        let Some(op) = op else { return };
        if name.class() != op.class() {
            let function = &self.module.functions[call.function].name;
            let (opcode, class) = (op.to_u32(), op.class());
            let message = format!("{function} is not for {op} ({opcode}), which is dx.op.{class}");
            return found(Rule::OpcodeOfFunction, message);
        }
        self.placed(call, op, &name, found);
        self.signature(call.function, op, &name, found);
        self.operands.check(op, call, found);
    }

    /// The operation that the opcode says.
    fn operation(&self, call: &Call<'_>, found: Sink<'_>) -> Option<OpCode> {
        let Some(opcode) = call.opcode(self.module) else {
            found(Rule::ConstantOpcode, "the opcode is no constant".to_string());
            return None;
        };
        let Some(op) = OpCode::from_u32(opcode) else {
            found(Rule::KnownOpcode, format!("no operation has the opcode {opcode}"));
            return None;
        };
        if op.is_reserved() {
            found(Rule::ReservedOpcode, format!("{op} is a reserved opcode"));
            return None;
        }
        Some(op)
    }

    /// What the name of the function says, or what is wrong with it.
    fn function_name(&self, call: &Call<'_>) -> Result<FunctionName<'m>, String> {
        let name = &self.module.functions[call.function].name;
        let parsed = match name.to_str() {
            Ok(name) => FunctionName::parse(name).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        parsed.map_err(|error| format!("{name}: {error}"))
    }

    /// Checks version, stages and overloads. What is the same for several stages is told once.
    fn placed(&self, call: &Call<'_>, op: OpCode, name: &FunctionName<'_>, found: Sink<'_>) {
        let mut told = Vec::new();
        for stage in self.stages.of_call(call.caller, op).iter() {
            let Self { version, native_16bit, .. } = *self;
            let target = Target { version, stage, native_16bit };
            let (rule, message) = match dxil_ops::check(op, target, name.overloads()) {
                Err(violation) => (rule_of(violation.reason()), violation.to_string()),
                Ok(()) => {
                    match barrier::mismatch(op, stage, |index| self.operands.i32(call, index)) {
                        Some(message) => (Rule::Barrier, message),
                        None => continue,
                    }
                }
            };
            if !told.contains(&message) {
                found(rule, message.clone());
                told.push(message);
            }
        }
    }

    fn signature(&mut self, id: FunctionId, op: OpCode, name: &FunctionName<'_>, found: Sink<'_>) {
        let Self { module, version, native_16bit, .. } = *self;
        let wrong = self.signatures.entry((id, op)).or_insert_with(|| {
            let target = Target { version, native_16bit, stage: dxil_ops::ShaderStage::Library };
            signature::mismatch(module, id, op, name.overloads(), target)
        });
        if let Some(message) = wrong {
            found(Rule::Signature, message.clone());
        }
    }
}
