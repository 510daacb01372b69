//! Prints instructions.

use dxil_ir::{
    BlockId, Incoming, Instruction, InstructionId, InstructionKind as Kind, MetadataId,
    MetadataKindId, TypeId, Value,
};

use super::flags;
use super::local::Local;
use super::module::Printer;
use super::record;
use crate::Style;
use crate::operation_flags::SAME_SIGN;

impl<'m> Printer<'m> {
    /// Prints an instruction.
    pub(crate) fn instruction(
        &mut self,
        local: &Local<'m>,
        id: InstructionId,
        attached: &[(MetadataKindId, MetadataId)],
    ) {
        let instruction = &local.body.instructions[id];
        if let Some(record) = record::name(self.module, instruction) {
            match self.annotations {
                None => return self.record(local, instruction, record),
                Some(_) => self.annotate_instruction(local, instruction),
            }
        }
        self.out.str("  ");
        if local.has_result(id) {
            local.instruction(&mut self.out, id);
            self.out.str(" = ");
        }
        self.kind(local, instruction);
        if instruction.location.is_some() {
            self.out.str(", !dbg ");
            self.out.called(self.slots.locations[self.next_location]);
            self.next_location += 1;
        }
        if !attached.is_empty() {
            self.attachments(", ", attached);
        }
        if self.style == Style::Dxc {
            self.comment(local, instruction);
        }
    }

    /// Prints a value.
    #[inline]
    pub(crate) fn value(&mut self, local: &Local<'_>, value: Value) {
        match value {
            Value::Constant(id) => self.constant(id),
            Value::Instruction(id) => local.instruction(&mut self.out, id),
            _ => self.rare_value(local, value),
        }
    }

    fn rare_value(&mut self, local: &Local<'_>, value: Value) {
        match value {
            Value::Argument(index) => local.argument(&mut self.out, index as usize),
            Value::Metadata(id) => self.metadata(id),
            Value::MetadataOfArgument(index) => {
                self.typed_value(local, Value::Argument(index));
            }
            Value::MetadataOfInstruction(id) => self.typed_value(local, Value::Instruction(id)),
            Value::Constant(_) | Value::Instruction(_) => self.value(local, value),
        }
    }

    #[inline]
    pub(crate) fn type_of(&self, local: &Local<'_>, value: Value) -> TypeId {
        self.module.type_of(local.body, value).unwrap_or(self.module.types.void())
    }

    /// Prints the type of a value, then the value.
    pub(crate) fn typed_value(&mut self, local: &Local<'_>, value: Value) {
        if let Value::Constant(id) = value {
            return self.typed_constant(id);
        }
        self.spaced_ty(self.type_of(local, value));
        self.value(local, value);
    }

    /// Prints values, each after its type.
    pub(crate) fn typed_values(&mut self, local: &Local<'_>, values: &[Value]) {
        for (index, &value) in values.iter().enumerate() {
            self.out.str(if index == 0 { " " } else { ", " });
            self.typed_value(local, value);
        }
    }

    /// Prints values after their type, which is printed once if all have the same.
    pub(crate) fn values(&mut self, local: &Local<'_>, values: &[Value]) {
        let Some(&first) = values.first() else { return };
        let ty = self.type_of(local, first);
        if values[1..].iter().any(|&value| self.type_of(local, value) != ty) {
            return self.typed_values(local, values);
        }
        self.out.byte(b' ');
        self.spaced_ty(ty);
        for (index, &value) in values.iter().enumerate() {
            self.out.comma(index);
            self.value(local, value);
        }
    }

    fn typed_block(&mut self, local: &Local<'_>, id: BlockId) {
        self.out.str("label ");
        local.block(&mut self.out, id);
    }

    fn kind(&mut self, local: &Local<'_>, instruction: &Instruction) {
        let dialect = self.dialect();
        match instruction.kind {
            Kind::Binary { op, operands } => {
                flags::binary(&mut self.out, op, dialect);
                self.values(local, &operands);
            }
            Kind::Unary { op, value } => {
                flags::unary(&mut self.out, op, dialect);
                self.typed_values(local, &[value]);
            }
            Kind::ICmp { predicate, same_sign, operands } => {
                self.out.str("icmp ");
                self.keywords([if same_sign { SAME_SIGN } else { "" }]);
                self.out.str(predicate.keyword());
                self.values(local, &operands);
            }
            Kind::FCmp { predicate, flags, operands } => {
                self.out.str("fcmp");
                flags::fast_math(&mut self.out, flags, dialect);
                self.out.byte(b' ');
                self.out.str(predicate.keyword());
                self.values(local, &operands);
            }
            Kind::Cast { op, value } => {
                flags::cast(&mut self.out, op, dialect);
                self.typed_values(local, &[value]);
                self.out.str(" to ");
                self.ty(instruction.ty);
            }
            Kind::Select { flags, condition, operands: [a, b] } => {
                self.out.str("select");
                flags::fast_math(&mut self.out, flags, dialect);
                self.typed_values(local, &[condition, a, b]);
            }
            Kind::Phi { flags, incoming } => {
                self.out.str("phi");
                flags::fast_math(&mut self.out, flags, dialect);
                self.phi(local, instruction.ty, local.body.list(incoming));
            }
            Kind::Call { .. } => self.call(local, instruction),
            Kind::Return { .. }
            | Kind::Branch { .. }
            | Kind::ConditionalBranch { .. }
            | Kind::Switch { .. }
            | Kind::Unreachable => self.terminator(local, instruction),
            Kind::ExtractElement { .. }
            | Kind::InsertElement { .. }
            | Kind::ShuffleVector { .. }
            | Kind::ExtractValue { .. }
            | Kind::InsertValue { .. } => self.aggregate_access(local, instruction),
            Kind::GetElementPtr { .. }
            | Kind::Alloca { .. }
            | Kind::Load { .. }
            | Kind::Store { .. }
            | Kind::Fence { .. }
            | Kind::CompareExchange { .. }
            | Kind::AtomicRmw { .. } => self.memory(local, instruction),
        }
    }

    fn phi(&mut self, local: &Local<'_>, ty: TypeId, incoming: &[Incoming]) {
        self.out.byte(b' ');
        self.ty(ty);
        for (index, incoming) in incoming.iter().enumerate() {
            self.out.str(if index == 0 { " [ " } else { ", [ " });
            self.value(local, incoming.value);
            self.out.str(", ");
            local.block(&mut self.out, incoming.block);
            self.out.str(" ]");
        }
    }

    fn aggregate_access(&mut self, local: &Local<'_>, instruction: &Instruction) {
        match instruction.kind {
            Kind::ExtractElement { vector, index } => {
                self.out.str("extractelement");
                self.values(local, &[vector, index]);
            }
            Kind::InsertElement { vector, element, index } => {
                self.out.str("insertelement");
                self.values(local, &[vector, element, index]);
            }
            Kind::ShuffleVector { operands: [a, b], mask } => {
                self.out.str("shufflevector");
                self.typed_values(local, &[a, b]);
                self.out.str(", ");
                self.mask(local, mask);
            }
            Kind::ExtractValue { aggregate, indices } => {
                self.out.str("extractvalue");
                self.typed_values(local, &[aggregate]);
                self.indices(local.body.list(indices));
            }
            Kind::InsertValue { aggregate, element, indices } => {
                self.out.str("insertvalue");
                self.typed_values(local, &[aggregate, element]);
                self.indices(local.body.list(indices));
            }
            _ => {}
        }
    }

    fn indices(&mut self, indices: &[u32]) {
        for &index in indices {
            self.out.str(", ");
            self.out.number(index);
        }
    }

    fn terminator(&mut self, local: &Local<'_>, instruction: &Instruction) {
        match instruction.kind {
            Kind::Return { value: None } => self.out.str("ret void"),
            Kind::Return { value: Some(value) } => {
                self.out.str("ret");
                self.typed_values(local, &[value]);
            }
            Kind::Branch { target } => {
                self.out.str("br ");
                self.typed_block(local, target);
            }
            Kind::ConditionalBranch { condition, targets } => {
                self.out.str("br");
                self.typed_values(local, &[condition]);
                for target in targets {
                    self.out.str(", ");
                    self.typed_block(local, target);
                }
            }
            Kind::Switch { value, default, cases } => {
                self.out.str("switch");
                self.typed_values(local, &[value]);
                self.out.str(", ");
                self.typed_block(local, default);
                self.out.str(" [");
                for case in local.body.list(cases) {
                    self.out.str("\n    ");
                    self.typed_constant(case.value);
                    self.out.str(", ");
                    self.typed_block(local, case.target);
                }
                self.out.str("\n  ]");
            }
            _ => self.out.str("unreachable"),
        }
    }
}
