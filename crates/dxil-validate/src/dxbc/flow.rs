//! Control flow: blocks, ends and calls.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;

use dxbc_code::{Instruction, Opcode};

use super::{Checker, Rule};

/// The most blocks of control flow that contain one another.
const MAX_DEPTH: usize = 64;

/// The control flow up to an instruction.
#[derive(Default)]
pub(super) struct Flow {
    /// The opcodes that began the blocks that are open.
    open: Vec<Opcode>,
    /// The number of loops that are open.
    loops: usize,
    /// The values of the cases of each switch that is open; the default has none.
    switches: Vec<BTreeSet<Option<u32>>>,
    /// The last instruction.
    last: Option<Opcode>,
    /// The subroutine that is being defined.
    label: Option<u32>,
    /// The subroutines, with those that they call, and the token of a call.
    labels: BTreeMap<u32, Vec<(u32, usize)>>,
    /// The calls outside of subroutines.
    calls: Vec<(u32, usize)>,
}

impl Flow {
    fn open(&mut self, opcode: Opcode) {
        self.open.push(opcode);
        match opcode {
            Opcode::Loop => self.loops += 1,
            Opcode::Switch => self.switches.push(BTreeSet::new()),
            _ => {}
        }
    }

    fn close(&mut self) -> Option<Opcode> {
        let opcode = self.open.pop()?;
        match opcode {
            Opcode::Loop => self.loops -= 1,
            Opcode::Switch => drop(self.switches.pop()),
            _ => {}
        }
        Some(opcode)
    }

    pub(super) fn has_label(&self, label: u32) -> bool {
        self.labels.contains_key(&label)
    }
}

impl Checker<'_> {
    pub(super) fn control_flow(&mut self, instruction: &Instruction) {
        let opcode = instruction.opcode;
        match opcode {
            Opcode::If | Opcode::Loop | Opcode::Switch => {
                self.flow.open(opcode);
                let depth = self.flow.open.len();
                self.require(depth <= MAX_DEPTH, Rule::Blocks, || {
                    format!("blocks nest {depth} deep; {MAX_DEPTH} are allowed")
                });
            }
            Opcode::Else => {
                self.close(opcode, &[Opcode::If]);
                self.flow.open(opcode);
            }
            Opcode::EndIf => self.close(opcode, &[Opcode::If, Opcode::Else]),
            Opcode::EndLoop => self.close(opcode, &[Opcode::Loop]),
            Opcode::EndSwitch => self.close(opcode, &[Opcode::Switch]),
            Opcode::Case | Opcode::Default => {
                self.within(opcode, self.flow.open.last() == Some(&Opcode::Switch));
                self.case(instruction);
            }
            Opcode::Break | Opcode::BreakC => {
                self.within(opcode, self.flow.loops > 0 || !self.flow.switches.is_empty());
            }
            Opcode::Continue | Opcode::ContinueC => {
                self.within(opcode, self.flow.loops > 0);
            }
            Opcode::Label => self.label(instruction),
            Opcode::Call | Opcode::CallC => {
                if let Some(label) = label_of(instruction) {
                    self.call(label);
                }
            }
            _ => {}
        }
        self.flow.last = Some(opcode);
    }

    /// Closes the innermost block, which one of these opcodes began.
    fn close(&mut self, opcode: Opcode, openers: &[Opcode]) {
        let opener = self.flow.close();
        let holds = opener.is_some_and(|opener| openers.contains(&opener));
        self.require(holds, Rule::Blocks, || match opener {
            Some(opener) => {
                format!("`{}` closes a block of `{}`", opcode.mnemonic(), opener.mnemonic())
            }
            None => format!("`{}` closes no block", opcode.mnemonic()),
        });
    }

    fn within(&mut self, opcode: Opcode, holds: bool) {
        self.require(holds, Rule::Blocks, || {
            format!("`{}` is in no block that it belongs to", opcode.mnemonic())
        });
    }

    /// A switch has each case once.
    fn case(&mut self, instruction: &Instruction) {
        let value = match instruction.opcode {
            Opcode::Default => None,
            // One that is no immediate breaks a rule of operands.
            _ => match instruction.operand("value").and_then(|it| it.immediate.first()) {
                Some(value) => Some(*value),
                None => return,
            },
        };
        let Some(cases) = self.flow.switches.last_mut() else { return };
        let is_new = cases.insert(value);
        self.require(is_new, Rule::DeclaredOnce, || match value {
            Some(value) => format!("the switch has two cases of {value}"),
            None => "the switch has two defaults".into(),
        });
    }

    fn label(&mut self, instruction: &Instruction) {
        self.end_of_code();
        let Some(label) = label_of(instruction) else { return };
        self.flow.label = Some(label);
        self.state.begin_subroutine();
        let is_new = self.flow.labels.insert(label, Vec::new()).is_none();
        self.require(is_new, Rule::DeclaredOnce, || format!("subroutine {label} begins twice"));
    }

    fn call(&mut self, label: u32) {
        let call = (label, self.token);
        match self.flow.label.and_then(|label| self.flow.labels.get_mut(&label)) {
            Some(calls) => calls.push(call),
            None => self.flow.calls.push(call),
        }
    }

    /// The end of a program, phase or subroutine.
    pub(super) fn end_of_code(&mut self) {
        let open = core::mem::take(&mut self.flow.open);
        self.flow.loops = 0;
        self.flow.switches.clear();
        self.require(open.is_empty(), Rule::Blocks, || {
            let open = open.iter().map(|opcode| opcode.mnemonic()).collect::<Vec<_>>();
            format!("blocks of `{}` are not closed", open.join("`, `"))
        });
        let (last, has_code) = (self.flow.last.take(), self.state.has_instructions);
        if let Some(last) = last.filter(|_| has_code) {
            self.require(last == Opcode::Ret, Rule::End, || {
                format!("the code ends with `{}`", last.mnemonic())
            });
        }
    }

    /// Each call has a subroutine, and no subroutine calls itself, also not through others.
    pub(super) fn calls(&mut self) {
        let end = self.token;
        let all = self.flow.calls.iter().chain(self.flow.labels.values().flatten());
        let all: Vec<_> = all.copied().collect();
        for (label, token) in all {
            self.token = token;
            self.require(self.flow.labels.contains_key(&label), Rule::Declared, || {
                format!("subroutine {label} has no code")
            });
        }
        self.token = end;
        let circle = circle(&self.flow.labels);
        self.require(circle.is_empty(), Rule::Recursion, || {
            let labels = circle.iter().map(|label| format!("{label}")).collect::<Vec<_>>();
            format!("subroutines call one another in a circle: {}", labels.join(", "))
        });
    }
}

/// The subroutines that call themselves, or others that do: those that are left when all without calls are removed,
/// again and again.
fn circle(labels: &BTreeMap<u32, Vec<(u32, usize)>>) -> Vec<u32> {
    let mut callers: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut left: BTreeMap<u32, usize> = labels.keys().map(|label| (*label, 0)).collect();
    for (label, calls) in labels {
        for (called, _) in calls.iter().filter(|(called, _)| labels.contains_key(called)) {
            callers.entry(*called).or_default().push(*label);
            *left.entry(*label).or_default() += 1;
        }
    }
    let mut done: Vec<_> = left.iter().filter(|(_, calls)| **calls == 0).map(|it| *it.0).collect();
    while let Some(label) = done.pop() {
        left.remove(&label);
        for caller in callers.get(&label).into_iter().flatten() {
            if let Some(calls) = left.get_mut(caller) {
                *calls -= 1;
                if *calls == 0 {
                    done.push(*caller);
                }
            }
        }
    }
    left.into_keys().collect()
}

/// The number of the subroutine that an instruction names.
fn label_of(instruction: &Instruction) -> Option<u32> {
    let index = instruction.operand("label")?.indices.first()?.immediate()?;
    u32::try_from(index).ok()
}
