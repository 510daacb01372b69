//! The bodies of functions.

use dxil_ir::{
    Body, Function, FunctionId, GepFlags, Instruction, InstructionKind, Module, Type, TypeId, Used,
    Value,
};
use dxil_ops::OpCode;

use crate::choice::{
    AGGREGATES, BITS, Choice, Count, FLOATS, INTEGERS, Number, POINTERS, Presence, Space, VALUES,
    class,
};
use crate::constants::promises;
use crate::module::{CallingConvention, note_name};
use crate::table::Table;

const CONVERTED: &str = "i1 i8 i16 i32 i64 iN half float double pointer vector";
const COMPARED: &str = "i1 i8 i16 i32 i64 iN pointer vector";
const SWITCHED: &str = "i1 i8 i16 i32 i64 iN";
const ATOMIC: &str = "i8 i16 i32 i64";

/// Notes the features of the body of a function.
pub(crate) fn note(table: &mut Table, module: &Module, body: &Body) {
    for argument in &body.arguments {
        table.note("argument.name", &Presence::of(!argument.name.is_empty()));
        note_class(table, module, "argument.type", VALUES, argument.ty);
    }
    for (_, block) in body.blocks() {
        note_name(table, "block.name", block.name.as_ref());
    }
    for (id, instruction) in body.instructions() {
        table.note("instruction", &instruction.kind);
        table.note("instruction.name", &Presence::of(body.name(id).is_some()));
        let attached = body.attachments.get(&id).map_or(&[][..], |attached| attached);
        table.note("instruction.attachments", &Count::of(attached.len()));
        for (kind, _) in attached {
            table.note_any("instruction.attachments of kind", &module.metadata_kinds[*kind]);
        }
        note_location(table, instruction);
        instruction.for_each_operand(body, |value| note_operand(table, module, value));
        Walk { table, module, body, ty: instruction.ty }.note(&instruction.kind);
    }
    for order in &body.use_lists {
        table.note("body.use_lists", &order.of);
        if let Used::Value(value) = order.of {
            let name = value.name();
            table.note_of("body.use_lists of value", "Constant Argument Instruction", &name);
        }
    }
}

fn note_location(table: &mut Table, instruction: &Instruction) {
    table.note("instruction.location", &Presence::of(instruction.location.is_some()));
    if let Some(location) = instruction.location {
        table.note("instruction.location.line", &Number::of(location.line));
        table.note("instruction.location.column", &Number::of(location.column));
        table.note("instruction.location.scope", &Presence::of(location.scope.is_some()));
        let inlined_at = Presence::of(location.inlined_at.is_some());
        table.note("instruction.location.inlined_at", &inlined_at);
    }
}

fn note_operand(table: &mut Table, module: &Module, value: Value) {
    table.note("operand", &value);
    match value {
        Value::Constant(id) => table.note("operand Constant", &module.constants[id].kind),
        Value::Metadata(id) => table.note("operand Metadata", &module.metadata[id]),
        _ => {}
    }
}

fn note_class(table: &mut Table, module: &Module, property: &str, all: &str, ty: TypeId) {
    if let Some(class) = class(module, ty) {
        table.note_of(property, all, class);
    }
}

/// The current instruction.
struct Walk<'w> {
    table: &'w mut Table,
    module: &'w Module,
    body: &'w Body,
    ty: TypeId,
}

impl Walk<'_> {
    fn note(&mut self, kind: &InstructionKind) {
        use InstructionKind as Kind;
        match *kind {
            Kind::Binary { op, .. } => {
                self.choice("Binary.op", &op);
                promises(self.table, "Binary", op);
                match op.is_float() {
                    true => self.class("Binary.type of floats", FLOATS, self.ty),
                    false => self.class("Binary.type of integers", INTEGERS, self.ty),
                }
            }
            Kind::Cast { op, .. } => {
                self.choice("Cast.op", &op);
                self.class("Cast.type", CONVERTED, self.ty);
            }
            Kind::ICmp { predicate, operands, .. } => {
                self.choice("ICmp.predicate", &predicate);
                self.class_of("ICmp.operands", COMPARED, operands[0]);
            }
            Kind::FCmp { predicate, flags, operands } => {
                self.choice("FCmp.predicate", &predicate);
                self.choice("FCmp.flags", &Number::of(flags.0));
                self.class_of("FCmp.operands", FLOATS, operands[0]);
            }
            Kind::Select { condition, .. } => {
                self.class("Select.type", VALUES, self.ty);
                self.class_of("Select.condition", BITS, condition);
            }
            Kind::Phi { incoming, .. } => {
                self.class("Phi.type", VALUES, self.ty);
                self.choice("Phi.incoming are several", &(incoming.len() > 1));
            }
            Kind::Call { .. } => self.call(kind),
            Kind::Return { value } => {
                self.choice("Return.value", &Presence::of(value.is_some()));
                if let Some(value) = value {
                    self.class_of("Return.value is", VALUES, value);
                }
            }
            Kind::Switch { value, cases, .. } => {
                self.class_of("Switch.value", SWITCHED, value);
                self.choice("Switch.cases", &Count::of(cases.len()));
            }
            Kind::Branch { .. } | Kind::ConditionalBranch { .. } | Kind::Unreachable => {}
            _ => self.element(kind),
        }
    }

    /// Notes an instruction that extracts or inserts an element of a vector, struct or array.
    fn element(&mut self, kind: &InstructionKind) {
        use InstructionKind as Kind;
        match *kind {
            Kind::ExtractElement { index, .. } => self.is_constant("ExtractElement.index", index),
            Kind::InsertElement { index, .. } => self.is_constant("InsertElement.index", index),
            Kind::ShuffleVector { mask, .. } => self.mask(mask),
            Kind::ExtractValue { aggregate, indices } => {
                self.class_of("ExtractValue.aggregate", AGGREGATES, aggregate);
                self.choice("ExtractValue.indices are several", &(indices.len() > 1));
            }
            Kind::InsertValue { aggregate, indices, .. } => {
                self.class_of("InsertValue.aggregate", AGGREGATES, aggregate);
                self.choice("InsertValue.indices are several", &(indices.len() > 1));
            }
            _ => self.memory(kind),
        }
    }

    /// Notes an instruction that accesses memory.
    fn memory(&mut self, kind: &InstructionKind) {
        use InstructionKind as Kind;
        match *kind {
            Kind::GetElementPtr { flags, operands, .. } => {
                self.choice("GetElementPtr.inbounds", &flags.contains(GepFlags::INBOUNDS));
                let operands = self.body.list(operands);
                self.choice("GetElementPtr.indices", &Count::of(operands.len() - 1));
                self.space("GetElementPtr.address_space", operands[0]);
                self.class("GetElementPtr.type", POINTERS, self.ty);
                for index in &operands[1..] {
                    self.is_constant("GetElementPtr.index is constant", *index);
                }
            }
            Kind::Alloca { allocated, count, alignment, inalloca } => {
                self.class("Alloca.allocated", VALUES, allocated);
                self.is_constant("Alloca.count is constant", count);
                self.choice("Alloca.alignment", &Number::of(alignment));
                self.choice("Alloca.inalloca", &inalloca);
            }
            Kind::Load { pointer, alignment, volatile, atomic } => {
                self.class("Load.type", VALUES, self.ty);
                self.space("Load.address_space", pointer);
                self.choice("Load.alignment", &Number::of(alignment));
                self.choice("Load.volatile", &volatile);
                self.choice("Load.ordering", &atomic.map(|(ordering, _)| ordering));
                self.choice("Load.scope", &atomic.map(|(_, scope)| scope));
            }
            Kind::Store { pointer, value, alignment, volatile, atomic } => {
                self.class_of("Store.value", VALUES, value);
                self.space("Store.address_space", pointer);
                self.choice("Store.alignment", &Number::of(alignment));
                self.choice("Store.volatile", &volatile);
                self.choice("Store.ordering", &atomic.map(|(ordering, _)| ordering));
                self.choice("Store.scope", &atomic.map(|(_, scope)| scope));
            }
            _ => self.atomic(kind),
        }
    }

    fn atomic(&mut self, kind: &InstructionKind) {
        use InstructionKind as Kind;
        match *kind {
            Kind::Fence { ordering, scope } => {
                self.choice("Fence.ordering", &ordering);
                self.choice("Fence.scope", &scope);
            }
            Kind::CompareExchange { pointer, volatile, weak, orderings, scope, .. } => {
                self.space("CompareExchange.address_space", pointer);
                self.choice("CompareExchange.volatile", &volatile);
                self.choice("CompareExchange.weak", &weak);
                self.choice("CompareExchange.success", &orderings[0]);
                self.choice("CompareExchange.failure", &orderings[1]);
                self.choice("CompareExchange.scope", &scope);
            }
            Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope, .. } => {
                self.choice("AtomicRmw.op", &op);
                self.class_of("AtomicRmw.value", ATOMIC, value);
                self.space("AtomicRmw.address_space", pointer);
                self.choice("AtomicRmw.volatile", &volatile);
                self.choice("AtomicRmw.ordering", &ordering);
                self.choice("AtomicRmw.scope", &scope);
            }
            kind => panic!("{kind:?} is new"),
        }
    }

    fn call(&mut self, kind: &InstructionKind) {
        let InstructionKind::Call {
            callee,
            function_type,
            arguments,
            attributes,
            calling_convention,
            tail,
            ..
        } = *kind
        else {
            return;
        };
        self.table.note_of("Call.callee", "Constant Argument Instruction", &callee.name());
        self.choice("Call.attributes", &Presence::of(attributes.is_some()));
        self.choice("Call.calling_convention", &CallingConvention(calling_convention));
        self.choice("Call.tail", &tail);
        self.class("Call.type", VALUES, self.ty);
        let arguments = self.body.list(arguments);
        self.choice("Call.arguments", &Count::of(arguments.len()));
        if let Type::Function { parameters, variadic, .. } = &self.module.types[function_type] {
            let further = *variadic && arguments.len() > parameters.len();
            self.choice("Call.has arguments beyond the parameters", &further);
        }
        if let Some(function) = self.module.called_function(callee) {
            self.operation(function, arguments);
        }
    }

    /// Notes the DXIL operation of a call, if it is one.
    fn operation(&mut self, function: FunctionId, arguments: &[Value]) {
        let Function { name, .. } = &self.module.functions[function];
        if !name.starts_with(b"dx.op.") {
            return;
        }
        let opcode = arguments.first().and_then(|opcode| opcode.constant());
        let opcode = opcode.and_then(|opcode| self.module.constants.integer_value(opcode));
        if let Some(op) = opcode.and_then(|opcode| OpCode::from_u32(opcode as u32)) {
            self.choice("operation", &op);
        }
    }

    fn choice(&mut self, property: &str, choice: &impl Choice) {
        self.table.note(property, choice);
    }

    fn class(&mut self, property: &str, all: &str, ty: TypeId) {
        note_class(self.table, self.module, property, all, ty);
    }

    fn class_of(&mut self, property: &str, all: &str, value: Value) {
        let ty = self.module.type_of(self.body, value).expect("a type");
        self.class(property, all, ty);
    }

    fn space(&mut self, property: &str, pointer: Value) {
        let ty = self.module.type_of(self.body, pointer).expect("a type");
        if let Type::Pointer { address_space, .. } = self.module.types[ty] {
            self.choice(property, &Space::of(address_space));
        }
    }

    fn is_constant(&mut self, property: &str, value: Value) {
        self.choice(property, &value.constant().is_some());
    }

    /// Notes the form of a mask, which is a constant vector.
    fn mask(&mut self, mask: Value) {
        let id = mask.constant().expect("a constant");
        let form = self.module.constants[id].kind.kind_name();
        self.table.note_of("ShuffleVector.mask", "Null Undef Data Aggregate", form);
    }
}
