//! Vectors as their components: shaders before model 6.9 have none.

mod arithmetic;
mod buffers;
mod elements;
mod memory;
mod operations;
mod phis;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind, Module, Type, TypeId, Value};
use dxil_ops::{Target, Version};

use crate::{Diagnostic, element, path};

/// The shader model whose operations take vectors.
pub(crate) const FIRST: Version = Version::V1_9;

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
    let has_vectors = target.version >= FIRST;
    // Operations on buffers are lowered further in a step of its own.
    let target = Target { version: target.version.max(Version::V1_3), ..target };
    let mut work = Scalarizer {
        editor,
        target,
        has_vectors,
        parts: BTreeMap::new(),
        arguments: BTreeMap::new(),
        phis: Vec::new(),
        opaque: BTreeSet::new(),
        replaced: BTreeSet::new(),
    };
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
    /// Whether operations of the target take vectors.
    has_vectors: bool,
    /// The components of each vector.
    parts: BTreeMap<InstructionId, Vec<Value>>,
    /// The components of arguments.
    arguments: BTreeMap<u32, Vec<Value>>,
    /// The phis of vectors, whose components are for now extracted from them.
    phis: Vec<InstructionId>,
    /// Vectors whose components are extracted from them.
    opaque: BTreeSet<InstructionId>,
    /// Calls that others have replaced.
    replaced: BTreeSet<InstructionId>,
}

impl Scalarizer<'_> {
    fn instruction(&mut self, id: InstructionId) -> Result<(), Diagnostic> {
        if self.parts.contains_key(&id) {
            return Ok(());
        }
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
                self.store(id, pointer, value, alignment, volatile)
            }
            InstructionKind::Call { .. } => self.call(id),
            _ => Ok(()),
        }
    }

    /// Erases the vectors. Where one is still needed as a whole, such as by `ret`, one of the components takes
    /// its place; operands of operations stay, which newer shader models have.
    fn erase(&mut self) -> Result<(), Diagnostic> {
        let mut vectors: Vec<_> = self.parts.keys().copied().collect();
        self.rebuild(&vectors)?;
        vectors.extend(self.break_cycles()?);
        // A call that may have an effect keeps its operands until it is erased.
        loop {
            self.editor.erase_dead(vectors.iter().rev().copied());
            let is_unused = |id: &InstructionId| !self.editor.is_used(*id);
            let unused: Vec<_> = self.replaced.iter().copied().filter(is_unused).collect();
            if unused.is_empty() {
                return Ok(());
            }
            for call in unused {
                self.replaced.remove(&call);
                if self.editor.block_of(call).is_some() {
                    self.editor.erase_recursively(call)?;
                }
            }
        }
    }

    /// Makes vectors of components for those that instructions need which have no counterpart on components. Where the
    /// target has vectors, only those that are loaded through casts: no other address of the components is known then.
    fn rebuild(&mut self, vectors: &[InstructionId]) -> Result<(), Diagnostic> {
        for &id in vectors {
            let is_phi =
                matches!(self.editor.body().instructions[id].kind, InstructionKind::Phi { .. });
            let is_gone = |user| self.parts.contains_key(user) || self.replaced.contains(user);
            let is_needed = self.editor.users(id).iter().any(|user| !is_gone(user));
            let stays = self.has_vectors && !self.is_loaded_through_cast(id);
            if is_phi || self.opaque.contains(&id) || !is_needed || stays {
                continue;
            }
            let (ty, parts) = (self.editor.body().instructions[id].ty, self.parts[&id].clone());
            let whole = self.build(id, |b| Ok(whole(b, ty, &parts)?.0))?;
            self.editor.replace_all_uses(id, whole)?;
        }
        Ok(())
    }

    fn is_loaded_through_cast(&self, id: InstructionId) -> bool {
        match self.editor.body().instructions[id].kind {
            InstructionKind::Load { pointer, .. } => {
                path::of(self.editor.module(), self.editor.body(), pointer).is_none()
            }
            _ => false,
        }
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
            Value::Argument(number) => return self.argument(number, length),
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

/// A vector of components, and the instructions that make it.
fn whole(
    b: &FunctionBuilder<'_>,
    ty: TypeId,
    parts: &[Value],
) -> Result<(Value, Vec<InstructionId>), build::Error> {
    let (mut vector, mut all) = (b.undef(ty)?, Vec::new());
    for (index, &part) in parts.iter().enumerate() {
        vector = b.insert_element(vector, part, b.i32(index as i32))?;
        all.extend(vector.instruction());
    }
    Ok((vector, all))
}
