//! Rules for DXBC programs: what a program uses and declares, and what its signatures state.

mod declare;
mod flags;
mod flow;
mod limits;
mod rule;
mod signature;
mod state;
mod totals;
mod usage;

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxbc_code::enumeration::CustomDataClass;
use dxbc_code::{
    CustomData, Declaration, Error, Instruction, Misfit, OpClass, Opcode, Program, Statement,
};
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

pub use rule::Rule;
pub use signature::{Signatures, system_value_of};

use flow::Flow;
use state::State;

/// A rule that a program breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The index of the token at which the statement begins, the program's header included; of the whole program, the
    /// number of its tokens.
    pub token: usize,
    /// The error.
    pub message: String,
}

/// The most findings that are reported: in a damaged program, every statement may have one.
const LIMIT: usize = 1000;

/// Checks a program against its tables, its declarations and its signatures.
///
/// ```
/// use dxbc_code::{Opcode, Program, Statement, Writer, InstructionBuilder};
/// use dxil_format::ShaderKind;
/// use dxil_ops::ShaderModel;
/// use dxil_validate::dxbc::{Rule, Signatures, check};
///
/// let (kind, model) = (ShaderKind::Compute, ShaderModel { major: 5, minor: 0 });
/// let mut writer = Writer::new(kind, model);
/// let ret = InstructionBuilder::new(Opcode::Ret).build(kind, model)?;
/// writer.push(&Statement::Instruction(ret))?;
/// let bytes = writer.finish()?;
/// let findings = check(&Program::parse(&bytes)?, &Signatures::default())?;
/// assert_eq!(findings[0].rule, Rule::ThreadGroup);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A statement cannot be read.
pub fn check(program: &Program<'_>, signatures: &Signatures) -> Result<Vec<Finding>, Error> {
    let mut checker = Checker::new(program, signatures);
    for located in program.statements() {
        let located = located?;
        checker.token = located.token;
        match &located.statement {
            Statement::Instruction(instruction) => checker.instruction(instruction),
            Statement::CustomData(data) => checker.custom_data(data),
        }
    }
    checker.token = program.token_count();
    checker.end();
    Ok(checker.findings)
}

struct Checker<'s> {
    kind: ShaderKind,
    model: ShaderModel,
    /// The first token of the statement that is checked.
    token: usize,
    state: State,
    flow: Flow,
    signatures: &'s Signatures,
    /// The registers of output signatures that are declared.
    declared_outputs: BTreeSet<signature::Place>,
    findings: Vec<Finding>,
}

impl<'s> Checker<'s> {
    fn new(program: &Program<'_>, signatures: &'s Signatures) -> Self {
        Self {
            kind: program.kind,
            model: program.model,
            token: Program::HEADER_TOKENS,
            state: State::default(),
            flow: Flow::default(),
            signatures,
            declared_outputs: BTreeSet::new(),
            findings: Vec::new(),
        }
    }

    /// Adds a violation, unless the rule holds.
    fn require(&mut self, holds: bool, rule: Rule, message: impl FnOnce() -> String) {
        if !holds && self.findings.len() < LIMIT {
            self.findings.push(Finding { rule, token: self.token, message: message() });
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        let mnemonic = instruction.opcode.mnemonic();
        if let Err(misfit) = instruction.check(self.kind, self.model) {
            let rule = match misfit {
                Misfit::Model(_) | Misfit::Stage(_) => Rule::Opcode,
                _ => Rule::Arguments,
            };
            self.require(false, rule, || format!("`{mnemonic}`: {misfit}"));
            // The other rules rely on what the tables demand.
            return;
        }
        match instruction.opcode.class() {
            OpClass::Declaration => match Declaration::of(instruction, self.model) {
                Some(declaration) => self.declaration(instruction, declaration),
                None => self.require(false, Rule::Declaration, || {
                    format!("`{mnemonic}` states numbers that do not fit one another")
                }),
            },
            OpClass::Phase => self.phase(instruction.opcode),
            _ => {
                self.state.has_instructions = true;
                self.control_flow(instruction);
                self.uses(instruction);
            }
        }
    }

    fn custom_data(&mut self, data: &CustomData) {
        if data.known_class() == Some(CustomDataClass::ImmediateConstantBuffer) {
            let count = data.data.len() / 4;
            self.state.constants = Some(count);
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            self.limit("vectors of the immediate constant buffer", count, 4096);
        }
    }

    /// The start of a phase of a hull shader, which has registers of its own.
    fn phase(&mut self, opcode: Opcode) {
        if opcode != Opcode::HsDecls {
            self.end_of_code();
        }
        self.control_points();
        self.state.begin_phase(opcode);
    }

    /// Whether the program is of this shader model or a later one.
    fn is_since(&self, major: u8, minor: u8) -> bool {
        self.model >= ShaderModel { major, minor }
    }

    fn end(&mut self) {
        self.end_of_code();
        self.calls();
        self.required_declarations();
        self.functions();
        self.undeclared_outputs();
        self.vertices();
        self.primitives();
        self.factors();
        self.view_slots();
        self.control_points();
    }
}
