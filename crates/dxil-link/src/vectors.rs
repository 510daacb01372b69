//! Vectors as their components: shaders before model 6.9 have none.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::{self, Access, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind, IntPredicate, Module, Type,
    TypeId, Value,
};
use dxil_ops::Target;

use crate::{Diagnostic, element, uses};

/// Replaces vectors in registers by their components. Vectors in memory are left: their elements are
/// accessed one by one.
///
/// # Errors
///
/// An instruction on vectors that has no counterpart on components.
pub(crate) fn scalarize(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let name = module.functions[function].name.clone();
    let editor = FunctionEditor::new(module, function)?;
    let order = in_order(editor.body());
    let mut work = Scalarizer { editor, target, parts: BTreeMap::new(), phis: Vec::new() };
    let mut result = order.into_iter().try_for_each(|id| work.instruction(id));
    result = result.and_then(|()| work.phis());
    result = result.and_then(|()| work.erase());
    result.map_err(|error| error.within(name.as_ref()))
}

/// The instructions, each after those that it uses but for phis.
fn in_order(body: &Body) -> Vec<InstructionId> {
    let flow = ControlFlow::new(body);
    let blocks = flow.reverse_post_order().iter();
    blocks.flat_map(|&block| body.blocks[block].instructions.iter().copied()).collect()
}

struct Scalarizer<'m> {
    editor: FunctionEditor<'m>,
    target: Target,
    /// The components of each vector.
    parts: BTreeMap<InstructionId, Vec<Value>>,
    /// The phis of vectors, whose components are for now extracted from them.
    phis: Vec<InstructionId>,
}

impl Scalarizer<'_> {
    fn instruction(&mut self, id: InstructionId) -> Result<(), Diagnostic> {
        let instruction = self.editor.body().instructions[id].clone();
        if let Some((element, length)) = self.vector(instruction.ty) {
            let parts = self.vector_instruction(id, &instruction, element, length)?;
            self.parts.insert(id, parts);
            return Ok(());
        }
        match instruction.kind {
            InstructionKind::ExtractElement { vector, index } => {
                let value = self.extracted(id, vector, index)?;
                Ok(self.editor.replace(id, value)?)
            }
            InstructionKind::Store { pointer, value, alignment, volatile, .. } => {
                let ty = self.editor.module().type_of(self.editor.body(), value);
                let Some((_, length)) = ty.and_then(|ty| self.vector(ty)) else { return Ok(()) };
                let parts = self.components(value, length)?;
                self.build(id, |b| {
                    for (index, part) in parts.into_iter().enumerate() {
                        let pointer = b.gep(pointer, &[b.i32(0), b.i32(index as i32)])?;
                        let alignment = part_alignment(alignment);
                        b.store(part, pointer, Access { alignment, volatile, atomic: None })?;
                    }
                    Ok(())
                })?;
                Ok(self.editor.erase(id)?)
            }
            _ => Ok(()),
        }
    }

    /// The components of the result of an instruction.
    fn vector_instruction(
        &mut self,
        id: InstructionId,
        instruction: &Instruction,
        element: TypeId,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        match instruction.kind {
            InstructionKind::Binary { op, operands } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.binary(op, a[i], b[i]))
            }
            InstructionKind::ICmp { predicate, operands, .. } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.icmp(predicate, a[i], b[i]))
            }
            InstructionKind::FCmp { predicate, flags, operands } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.fcmp(predicate, flags, a[i], b[i]))
            }
            InstructionKind::Cast { op, value } => match self.length(value) {
                Some(from) if from == length => {
                    let parts = self.components(value, length)?;
                    self.each(id, length, |builder, i| builder.cast(op, parts[i], element))
                }
                _ => Err(Diagnostic::new("a cast changes the number of components of a vector")),
            },
            InstructionKind::Select { condition, operands, .. } => {
                let conditions = match self.length(condition) {
                    Some(_) => self.components(condition, length)?,
                    None => alloc::vec![condition; length as usize],
                };
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.select(conditions[i], a[i], b[i]))
            }
            InstructionKind::InsertElement { vector, element, index } => {
                self.inserted(id, vector, element, index, length)
            }
            InstructionKind::ShuffleVector { operands, mask } => {
                let from = self.length(operands[0]).unwrap_or(0);
                let [mut both, second] = self.pairs(operands, from)?;
                both.extend(second);
                let mask = self.components(mask, length)?;
                let module = self.editor.module_mut();
                let undef = module.constants.undef(element).into();
                let chosen =
                    |it: Value| uses::integer(module, it).and_then(|it| both.get(it as usize));
                Ok(mask.into_iter().map(|it| chosen(it).copied().unwrap_or(undef)).collect())
            }
            InstructionKind::Load { pointer, alignment, volatile, .. } => {
                let alignment = part_alignment(alignment);
                self.each(id, length, |builder, i| {
                    let pointer = builder.gep(pointer, &[builder.i32(0), builder.i32(i as i32)])?;
                    builder.load(pointer, Access { alignment, volatile, atomic: None })
                })
            }
            InstructionKind::Phi { .. } => {
                self.phis.push(id);
                self.extracts(id, length)
            }
            _ => self.extracts(id, length),
        }
    }

    /// Instructions that extract each component, after the vector.
    fn extracts(&mut self, id: InstructionId, length: u32) -> Result<Vec<Value>, Diagnostic> {
        let target = self.target;
        Ok(self.editor.build_after(id, target, |b| {
            (0..length).map(|index| b.extract_element(id.into(), b.i32(index as i32))).collect()
        })?)
    }

    fn inserted(
        &mut self,
        id: InstructionId,
        vector: Value,
        element: Value,
        index: Value,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        let mut parts = self.components(vector, length)?;
        if let Some(index) = uses::integer(self.editor.module(), index) {
            if let Some(part) = parts.get_mut(index as usize) {
                *part = element;
            }
            return Ok(parts);
        }
        self.each(id, length, |b, i| {
            let is_here = b.icmp(IntPredicate::Eq, index, number(b, index, i)?)?;
            b.select(is_here, element, parts[i])
        })
    }

    fn extracted(
        &mut self,
        id: InstructionId,
        vector: Value,
        index: Value,
    ) -> Result<Value, Diagnostic> {
        let length = self.length(vector).unwrap_or(0);
        let parts = self.components(vector, length)?;
        if let Some(index) = uses::integer(self.editor.module(), index) {
            let ty = self.editor.body().instructions[id].ty;
            let undef = self.editor.module_mut().constants.undef(ty).into();
            return Ok(parts.get(index as usize).copied().unwrap_or(undef));
        }
        self.build(id, |b| {
            let mut chosen = parts[0];
            for (i, &part) in parts.iter().enumerate().skip(1) {
                let is_here = b.icmp(IntPredicate::Eq, index, number(b, index, i)?)?;
                chosen = b.select(is_here, part, chosen)?;
            }
            Ok(chosen)
        })
    }

    /// Makes a phi of each component of the phis of vectors.
    fn phis(&mut self) -> Result<(), Diagnostic> {
        let mut replaced = Vec::new();
        for phi in core::mem::take(&mut self.phis) {
            let instruction = self.editor.body().instructions[phi].clone();
            let InstructionKind::Phi { incoming, .. } = instruction.kind else { continue };
            let Some((element, length)) = self.vector(instruction.ty) else { continue };
            let incoming = self.editor.body().list(incoming).to_vec();
            let values: Result<Vec<_>, _> =
                incoming.iter().map(|it| self.components(it.value, length)).collect();
            let values = values?;
            let new = self.each(phi, length, |b, i| {
                let new = b.phi(element)?;
                let parts = incoming.iter().zip(&values).map(|(it, parts)| (parts[i], it.block));
                b.add_incoming(new, &parts.collect::<Vec<_>>())?;
                Ok(new)
            })?;
            let extracts = self.parts.insert(phi, new.clone()).unwrap_or_default();
            replaced.extend(extracts.into_iter().zip(new));
        }
        for (extract, phi) in replaced {
            if let Value::Instruction(extract) = extract {
                self.editor.replace(extract, phi)?;
            }
        }
        Ok(())
    }

    /// Erases the vectors. Operands of operations, which newer shader models have, stay.
    fn erase(&mut self) -> Result<(), Diagnostic> {
        let mut vectors: Vec<_> = self.parts.keys().copied().collect();
        for (id, parts) in core::mem::take(&mut self.parts) {
            let instruction = &self.editor.body().instructions[id];
            if !matches!(instruction.kind, InstructionKind::Phi { .. }) {
                continue;
            }
            // Phis of vectors may use each other in a cycle: a vector of the new phis breaks it.
            let ty = instruction.ty;
            let whole = self.editor.build_after(id, self.target, |b| {
                let (mut vector, mut all) = (b.undef(ty)?, Vec::new());
                for (index, &part) in parts.iter().enumerate() {
                    vector = b.insert_element(vector, part, b.i32(index as i32))?;
                    all.extend(vector.instruction());
                }
                Ok(all)
            })?;
            if let Some(&last) = whole.last() {
                self.editor.replace(id, last)?;
            }
            vectors.extend(whole);
        }
        self.editor.erase_dead(vectors.into_iter().rev());
        Ok(())
    }

    /// The value that `make` builds before an instruction for each component. It has the attachments of the
    /// instruction that hold for each component, too.
    fn each(
        &mut self,
        id: InstructionId,
        length: u32,
        mut make: impl FnMut(&FunctionBuilder<'_>, usize) -> Result<Value, build::Error>,
    ) -> Result<Vec<Value>, Diagnostic> {
        let precise = self.attached(id, "dx.precise");
        self.build(id, |b| {
            let value = |index| {
                let value = make(b, index as usize)?;
                if let (Some(node), Value::Instruction(_)) = (precise, value) {
                    b.attach(value, "dx.precise", node)?;
                }
                Ok(value)
            };
            (0..length).map(value).collect()
        })
    }

    fn attached(&self, id: InstructionId, name: &str) -> Option<dxil_ir::MetadataId> {
        let kinds = &self.editor.module().metadata_kinds;
        let attachments = self.editor.body().attachments.get(&id)?;
        attachments.iter().find(|(kind, _)| kinds[*kind] == name).map(|(_, node)| *node)
    }

    fn build<T>(
        &mut self,
        before: InstructionId,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Diagnostic> {
        Ok(self.editor.build_before(before, self.target, build)?)
    }

    fn pairs(&mut self, operands: [Value; 2], length: u32) -> Result<[Vec<Value>; 2], Diagnostic> {
        Ok([self.components(operands[0], length)?, self.components(operands[1], length)?])
    }

    /// The components of a vector.
    fn components(&mut self, value: Value, length: u32) -> Result<Vec<Value>, Diagnostic> {
        let parts = match value {
            Value::Instruction(id) => self.parts.get(&id).cloned(),
            Value::Constant(id) => {
                let module = self.editor.module_mut();
                let parts = (0..length).map(|i| element::of(module, id, i.into()));
                parts.map(|it| it.map(Value::Constant)).collect()
            }
            _ => None,
        };
        parts.ok_or_else(|| Diagnostic::new("the components of a vector are not known"))
    }

    /// The type and the number of the components of a vector.
    fn vector(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match self.editor.module().types[ty] {
            Type::Vector { element, length } => Some((element, length)),
            _ => None,
        }
    }

    fn length(&self, value: Value) -> Option<u32> {
        let ty = self.editor.module().type_of(self.editor.body(), value)?;
        self.vector(ty).map(|(_, length)| length)
    }
}

/// The alignment of a component of a vector with this alignment.
fn part_alignment(alignment: u32) -> u32 {
    alignment.min(4)
}

/// A number of the type of an index.
fn number(b: &FunctionBuilder<'_>, index: Value, number: usize) -> Result<Value, build::Error> {
    let narrow = b.i32(number as i32);
    let ty = b.type_of(index)?;
    match b.type_of(narrow)? == ty {
        true => Ok(narrow),
        false => Ok(b.i64(number as i64)),
    }
}
