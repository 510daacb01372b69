//! Bodies: casts between pointers go, and instructions get the flags that LLVM 23 has.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    Body, CastOp, FastMathFlags, Id as _, Instruction, InstructionId, InstructionKind as Kind,
    Value,
};

use super::Conversion;

impl Conversion<'_> {
    pub(super) fn bodies(&mut self) {
        for id in self.from.functions.ids() {
            if let Some(body) = &self.from.functions[id].body {
                let body = self.body(body);
                self.to.functions[id].body = Some(body);
            }
        }
    }

    fn body(&mut self, from: &Body) -> Body {
        let mut body = from.clone();
        body.use_lists.clear();
        for argument in &mut body.arguments {
            argument.ty = self.ty(argument.ty);
        }
        self.shorten_calls(&mut body);
        let casts = self.casts(from);
        let kept: Vec<_> = from.instructions().map(|(id, _)| id).collect();
        for id in kept {
            let mut instruction = body.instructions[id].clone();
            instruction.ty = self.ty(instruction.ty);
            instruction.location = instruction.location.map(|it| self.location(it));
            self.instruction(&mut body, &mut instruction);
            body.instructions[id] = instruction;
        }
        body.map_values(|value| self.value(&casts, value));
        let lifetimes = self.lifetimes_of_parts(&body);
        for block in body.blocks.values_mut() {
            let is_kept =
                |id: &InstructionId| casts[id.index()].is_none() && !lifetimes.contains(id);
            block.instructions.retain(is_kept);
        }
        body.names.retain(|id| casts[id.index()].is_none());
        body.attachments.retain(|id, _| casts[id.index()].is_none());
        for attachments in body.attachments.values_mut() {
            *attachments = self.attachments(attachments);
        }
        self.forget_erased(from, &mut body, &casts);
        body
    }

    /// The calls for the lifetime of something other than an `alloca` as a whole, which LLVM 23 does not allow.
    fn lifetimes_of_parts(&self, body: &Body) -> BTreeSet<InstructionId> {
        let is_of_part = |instruction: &Instruction| {
            let Kind::Call { callee, arguments, .. } = instruction.kind else { return false };
            let called = self.to.called_function(callee).map(|id| &self.to.functions[id].name);
            let pointer = body.list(arguments).first().and_then(|it| it.instruction());
            let pointer = pointer.map(|id| &body.instructions[id].kind);
            called.is_some_and(|name| name.starts_with(b"llvm.lifetime."))
                && !matches!(pointer, Some(Kind::Alloca { .. }))
        };
        body.instructions().filter(|(_, it)| is_of_part(it)).map(|(id, _)| id).collect()
    }

    /// The pointer that each cast between pointers casts, seen through other casts.
    fn casts(&mut self, body: &Body) -> Vec<Option<Value>> {
        let mut next = vec![None; body.instructions.len()];
        for (id, instruction) in body.instructions() {
            if let Kind::Cast { op: CastOp::BitCast, value } = instruction.kind {
                next[id.index()] =
                    Some(value).filter(|_| self.from.types.is_pointer(instruction.ty));
            }
        }
        let cast = |value: Value| {
            let index = value.instruction()?.index();
            next[index].map(|pointer| (index, pointer))
        };
        let mut ends = vec![None; next.len()];
        for (start, _) in body.instructions() {
            let (mut value, mut path) = (Value::Instruction(start), Vec::new());
            while let Some((index, pointer)) = cast(value) {
                if let Some(end) = ends[index] {
                    value = end;
                    break;
                }
                if path.len() > next.len() {
                    // Code that nothing reaches may do so.
                    self.error("a cast casts itself");
                    break;
                }
                path.push(index);
                value = pointer;
            }
            path.into_iter().for_each(|index| ends[index] = Some(value));
        }
        ends
    }

    /// The counterpart of an operand.
    fn value(&mut self, casts: &[Option<Value>], value: Value) -> Value {
        let uncast = |id: InstructionId| casts.get(id.index()).copied().flatten();
        match value {
            Value::Constant(id) => self.constant(id).into(),
            Value::Metadata(id) => Value::Metadata(self.successor(id)),
            Value::Instruction(id) => match uncast(id) {
                Some(Value::Constant(id)) => self.constant(id).into(),
                Some(pointer) => pointer,
                None => value,
            },
            Value::MetadataOfInstruction(id) => match uncast(id) {
                Some(Value::Constant(id)) => {
                    let constant = self.constant(id);
                    Value::Metadata(self.to.metadata.constant(constant))
                }
                Some(Value::Argument(index)) => Value::MetadataOfArgument(index),
                Some(Value::Instruction(id)) => Value::MetadataOfInstruction(id),
                _ => value,
            },
            other => other,
        }
    }

    /// Converts what an instruction has beside its operands.
    fn instruction(&mut self, body: &mut Body, instruction: &mut Instruction) {
        if let Some(flags) = instruction.kind.fast_math_flags_mut() {
            *flags = fast_math(*flags);
        }
        match &mut instruction.kind {
            Kind::GetElementPtr { source, .. } => *source = self.ty(*source),
            Kind::Alloca { allocated, .. } => *allocated = self.ty(*allocated),
            Kind::Call { callee, function_type, attributes, .. } => {
                let old = *function_type;
                let called = self.from.called_function(*callee);
                *function_type = match called {
                    Some(id) => self.to.functions[id].ty,
                    None => self.ty(old),
                };
                *attributes = self.attributes(*attributes, old);
            }
            Kind::Switch { cases, .. } => {
                let list: Vec<_> = body.list(*cases).to_vec();
                let list = list
                    .into_iter()
                    .map(|it| dxil_ir::Case { value: self.constant(it.value), ..it });
                let list: Vec<_> = list.collect();
                *cases = body.add_list(list);
            }
            _ => {}
        }
    }

    /// Empties the instructions that are in no block: nothing of theirs has a counterpart.
    fn forget_erased(&mut self, from: &Body, body: &mut Body, casts: &[Option<Value>]) {
        let mut erased = vec![true; body.instructions.len()];
        from.instructions().for_each(|(id, _)| erased[id.index()] = casts[id.index()].is_some());
        let ty = self.to.types.void();
        let ids = body.instructions.ids().filter(|id| erased[id.index()]);
        let ids: Vec<InstructionId> = ids.collect();
        for id in ids {
            body.instructions[id] = Instruction { kind: Kind::Unreachable, ty, location: None };
        }
    }
}

/// The flags of LLVM 23: `fast` stands for more than in LLVM 3.7.
fn fast_math(flags: FastMathFlags) -> FastMathFlags {
    match flags.contains(FastMathFlags::UNSAFE_ALGEBRA) {
        true => FastMathFlags::MODERN_FAST,
        false => FastMathFlags(flags.0 & FastMathFlags::MODERN_FAST.0),
    }
}
