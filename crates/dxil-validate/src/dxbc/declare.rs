//! Declarations: each once, before the instructions, and within the limits.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{
    Components, Declaration, Element, Index, Instruction, Interface, Opcode, Operand, RangeKind,
    ResourceRange, SharedMemory,
};
use dxil_format::ShaderKind;

use super::state::Register;
use super::{Checker, Rule};

/// The registers of outputs of depth.
pub(super) const DEPTHS: [OperandType; 3] = [
    OperandType::OutputDepth,
    OperandType::OutputDepthGreaterEqual,
    OperandType::OutputDepthLessEqual,
];

/// The most samples of a texture.
const MAX_SAMPLES: u32 = 32;

impl Checker<'_> {
    pub(super) fn declaration(&mut self, instruction: &Instruction, declaration: Declaration<'_>) {
        let mnemonic = instruction.opcode.mnemonic();
        self.require(!self.state.has_instructions, Rule::Order, || {
            format!("`{mnemonic}` follows instructions")
        });
        let is_new = match declaration {
            Declaration::Temps(count) => {
                self.temporaries(count);
                self.state.temps.replace(count).is_none()
            }
            Declaration::IndexableTemp { register, count, .. } => {
                self.temporaries(count);
                self.state.arrays.insert(register, count).is_none()
            }
            Declaration::Range(range) => self.range(range),
            Declaration::Input(element) => self.element(element, false),
            Declaration::Output(element) => self.element(element, true),
            Declaration::IndexRange { register, count } => self.index_range(register, count),
            Declaration::Stream(stream) => {
                self.limit("streams", stream.saturating_add(1), 4);
                self.state.stream = stream;
                self.state.streams.insert(stream)
            }
            Declaration::FunctionBody(body) => self.state.bodies.insert(body),
            Declaration::FunctionTable(table) => {
                self.table(table.number, table.bodies);
                self.state.tables.insert(table.number, table.bodies.len()).is_none()
            }
            Declaration::Interface(interface) => self.interface(interface),
            Declaration::SharedMemory(memory) => self.shared_memory(memory),
            Declaration::PhaseInstances(_) => true,
            // Each stream may repeat it.
            Declaration::OutputTopology(topology) => {
                self.topology(topology);
                self.state.singular.insert(instruction.opcode);
                true
            }
            _ => self.state.singular.insert(instruction.opcode),
        };
        if let Declaration::GlobalFlags(flags) = declaration {
            self.state.flags = flags;
        }
        self.require(is_new, Rule::DeclaredOnce, || format!("`{mnemonic}` repeats a declaration"));
        self.numbers(declaration);
    }

    /// Adds a range of resources. Returns whether its ID is new.
    fn range(&mut self, range: ResourceRange) -> bool {
        let name = |range: &ResourceRange| format!("range {} of class {}", range.id, range.class);
        let holds = range.upper.is_none_or(|upper| range.lower <= upper);
        self.require(holds, Rule::Range, || {
            format!("{} begins at register {}, after its end", name(&range), range.lower)
        });
        if self.is_since(5, 1) {
            let other = self.state.place(&range);
            self.require(other.is_none(), Rule::RangeOverlap, || {
                let other = other.unwrap_or_default();
                format!("{} overlaps range {other} in space {}", name(&range), range.space)
            });
        } else {
            self.slot(&range);
        }
        match range.kind {
            RangeKind::ConstantBuffer { size, .. } => {
                self.limit("vectors of a constant buffer", size, 4096);
            }
            RangeKind::Structured { stride } => self.stride(stride),
            RangeKind::Typed { samples, .. } => {
                self.require(samples <= MAX_SAMPLES, Rule::Declaration, || {
                    format!("{} has {samples} samples; {MAX_SAMPLES} are allowed", name(&range))
                });
            }
            _ => {}
        }
        self.state.ranges.insert((range.class, range.id), range).is_none()
    }

    /// Adds an input or output. Returns whether its components are new.
    fn element(&mut self, element: Element<'_>, is_output: bool) -> bool {
        let Some(register) = self.register(element.register) else { return true };
        let mask = mask(element.register);
        self.register_number(register);
        self.distances(element, register);
        if let [Index::Immediate32(points), _] = element.register.indices[..] {
            let most = self.state.points.entry(element.register.ty).or_default();
            *most = points.max(*most);
        }
        self.in_signature(register, mask, element.system_value, is_output);
        if is_output && self.state.outputs_patch_constants() {
            self.state.factors.extend(element.system_value);
        } else if register.0 == OperandType::Input {
            self.integer_input(element, register, mask);
        }
        let is_depth = DEPTHS.contains(&register.0);
        let registers = &mut self.state.registers;
        let has_depth = is_depth && DEPTHS.iter().any(|ty| registers.contains_key(&(*ty, 0, 0)));
        let before = registers.entry(register).or_default();
        let is_new = *before & mask == 0 && !has_depth;
        *before |= mask;
        is_new
    }

    /// Registers that are indexed by values are declared as inputs or outputs. Returns whether no other range has them.
    fn index_range(&mut self, operand: &Operand, count: u32) -> bool {
        let Some((ty, stream, first)) = self.register(operand) else { return true };
        let has_gaps = ty == OperandType::Output && self.state.outputs_patch_constants();
        let end = first.saturating_add(count.min(64));
        let registers = &self.state.registers;
        let is_declared = |number: &u32| registers.contains_key(&(ty, stream, *number));
        // Other phases may declare patch constants in between. Of inputs, one is enough.
        let missing = match Opcode::DclInput.parameters()[0].operand_types().contains(&ty) {
            true if (first..end).any(|number| is_declared(&number)) => None,
            _ => (first..end).find(|number| {
                let is_gap = has_gaps && *number != first && number.saturating_add(1) != end;
                !is_gap && !is_declared(number)
            }),
        };
        self.require(missing.is_none(), Rule::Declared, || {
            let number = missing.unwrap_or_default();
            format!("register {}{number} of an index range is not declared", ty.text())
        });
        let ranges = &mut self.state.index_ranges;
        let last = (ty, stream, first.saturating_add(count.saturating_sub(1)));
        let before = ranges.range((ty, stream, 0)..=last).next_back();
        let is_new =
            before.is_none_or(|((.., start), count)| start.saturating_add(*count) <= first);
        ranges.insert((ty, stream, first), count);
        is_new
    }

    fn interface(&mut self, interface: Interface<'_>) -> bool {
        for table in interface.tables {
            let functions = usize::try_from(interface.functions).ok();
            let length = self.state.tables.get(table).copied();
            self.require(length.is_some() && length == functions, Rule::Interfaces, || {
                let number = interface.number;
                match length {
                    None => {
                        format!("interface fp{number} names table ft{table}, which is not declared")
                    }
                    Some(length) => format!(
                        "interface fp{number} has {} functions, its table ft{table} {length}",
                        interface.functions
                    ),
                }
            });
        }
        self.state.interfaces.insert(interface.number, interface.length).is_none()
    }

    fn table(&mut self, number: u32, bodies: &[u32]) {
        for body in bodies {
            let is_declared = self.state.bodies.contains(body);
            self.require(is_declared, Rule::Interfaces, || {
                format!("table ft{number} names function fb{body}, which is not declared")
            });
        }
    }

    fn shared_memory(&mut self, memory: SharedMemory) -> bool {
        if let Some(stride) = memory.stride {
            self.stride(stride);
        }
        let is_new = self.state.shared.insert(memory.register, memory).is_none();
        self.state.shared_size = self.state.shared_size.saturating_add(memory.size());
        let total = self.state.shared_size;
        let most = if self.is_since(5, 0) { 32 << 10 } else { 16 << 10 };
        self.require(total <= most, Rule::SharedMemory, || {
            format!("the memory of the thread group has {total} bytes; it may have {most}")
        });
        is_new
    }

    fn stride(&mut self, stride: u32) {
        let holds = stride % 4 == 0 && (4..=2048).contains(&stride);
        self.require(holds, Rule::Stride, || format!("a structure has {stride} bytes"));
    }

    /// Demands that a number is at most a limit.
    pub(super) fn limit(&mut self, what: &str, number: u32, most: u32) {
        self.require(number <= most, Rule::Limits, || too_many(what, number, most));
    }

    /// The type and number of an input or output, if the number is known: the last index. A register without an index is
    /// number 0.
    pub(super) fn register(&self, operand: &Operand) -> Option<Register> {
        let number = match operand.indices.last() {
            Some(index) => u32::try_from(index.immediate()?).ok()?,
            None => 0,
        };
        let stream = if operand.ty == OperandType::Output { self.state.stream } else { 0 };
        Some((operand.ty, stream, number))
    }

    /// The declarations that programs of the stage must have.
    pub(super) fn required_declarations(&mut self) {
        let required: &[(Opcode, Rule)] = match self.kind {
            ShaderKind::Compute => &[(Opcode::DclThreadGroup, Rule::ThreadGroup)],
            ShaderKind::Geometry => &[
                (Opcode::DclInputPrimitive, Rule::Geometry),
                (Opcode::DclOutputTopology, Rule::Geometry),
                (Opcode::DclMaxOut, Rule::Geometry),
            ],
            ShaderKind::Hull => &[
                (Opcode::DclTessDomain, Rule::Tessellation),
                (Opcode::DclTessPartitioning, Rule::Tessellation),
                (Opcode::DclTessOutputPrimitive, Rule::Tessellation),
                (Opcode::DclInputControlPointCount, Rule::Tessellation),
            ],
            ShaderKind::Domain => &[(Opcode::DclTessDomain, Rule::Tessellation)],
            _ => &[],
        };
        for (opcode, rule) in required {
            let is_there = self.state.singular.contains(opcode);
            self.require(is_there, *rule, || format!("`{}` is missing", opcode.mnemonic()));
        }
    }

    /// The functions that tables name have code.
    pub(super) fn functions(&mut self) {
        let bodies = self.state.bodies.iter().copied();
        let missing: Vec<_> = bodies.filter(|body| !self.flow.has_label(*body)).collect();
        for body in missing {
            self.require(false, Rule::Interfaces, || format!("function fb{body} has no code"));
        }
    }
}

/// A message that a number exceeds a limit.
pub(super) fn too_many(what: &str, number: u32, most: u32) -> String {
    format!("{number} {what} are declared; {most} are allowed")
}

/// The components that an operand of a declaration or destination has.
pub(super) fn mask(operand: &Operand) -> u8 {
    match operand.components {
        Components::Mask(mask) => mask,
        // A register as a whole, such as `vPrim` or `oDepth`.
        _ => 1,
    }
}
