//! Structs and arrays in registers as their elements: functions return matrices as a whole.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::{self, Access, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{FunctionId, InstructionId, InstructionKind, Module, Type, TypeId, Value};
use dxil_ops::Target;

use crate::{Diagnostic, element};

/// The largest number of elements that a struct or array is split into, and the largest depth.
const MOST_ELEMENTS: usize = 1 << 8;
const MOST_NESTED: usize = 64;

/// Replaces structs and arrays in registers by their innermost elements, which are loaded and stored one by one. Those
/// that an operation takes or gives as a whole stay, and so do handles.
pub(crate) fn split(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let editor = FunctionEditor::new(module, function)?;
    let flow = ControlFlow::new(editor.body());
    let blocks = flow.reverse_post_order().iter();
    let body = editor.body();
    let order: Vec<_> =
        blocks.flat_map(|&block| body.blocks[block].instructions.iter().copied()).collect();
    let (parts, phis, replaced) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
    let mut work = Splitter { editor, target, parts, phis, replaced };
    for &id in &order {
        work.instruction(id)?;
    }
    work.phis()?;
    let dead: Vec<_> = work.editor.body().instructions().map(|(id, _)| id).collect();
    work.editor.erase_dead(dead);
    Ok(())
}

struct Splitter<'m> {
    editor: FunctionEditor<'m>,
    target: Target,
    /// The innermost elements of each struct and array, in their order.
    parts: BTreeMap<InstructionId, Vec<Value>>,
    /// The phis of structs and arrays, whose elements are for now extracted from them.
    phis: Vec<InstructionId>,
    /// What has taken the place of those.
    replaced: BTreeMap<InstructionId, Value>,
}

impl Splitter<'_> {
    fn instruction(&mut self, id: InstructionId) -> Result<(), Diagnostic> {
        let instruction = self.editor.body().instructions[id].clone();
        let paths = paths(self.editor.module(), instruction.ty);
        let parts = match instruction.kind {
            InstructionKind::Store { pointer, value, alignment, volatile, atomic: None } => {
                return self.store(id, pointer, value, Part { alignment, volatile });
            }
            InstructionKind::ExtractValue { aggregate, indices } => {
                let Some(found) = self.extracted(aggregate, indices) else { return Ok(()) };
                if let ([only], None) = (&*found, &paths) {
                    return Ok(self.editor.replace(id, *only)?);
                }
                Some(found)
            }
            InstructionKind::InsertValue { aggregate, element, indices } => {
                self.inserted(aggregate, element, indices)
            }
            InstructionKind::Load { pointer, alignment, volatile, atomic: None } => {
                let Some(paths) = paths.filter(|_| self.is_split(id)) else { return Ok(()) };
                let access = Part { alignment, volatile }.access();
                Some(self.build(id, |b| {
                    paths.iter().map(|it| b.load(address(b, pointer, it)?, access)).collect()
                })?)
            }
            InstructionKind::Phi { .. } => {
                let Some(paths) = paths else { return Ok(()) };
                self.phis.push(id);
                let target = self.target;
                Some(self.editor.build_after(id, target, |b| {
                    paths.iter().map(|it| b.extract_value(id.into(), it)).collect()
                })?)
            }
            _ => None,
        };
        self.parts.extend(parts.map(|it| (id, it)));
        Ok(())
    }

    /// Whether something takes a value apart: resources and buffers are only passed to operations.
    fn is_split(&self, id: InstructionId) -> bool {
        let body = self.editor.body();
        let is_call = |user| matches!(body.instructions[user].kind, InstructionKind::Call { .. });
        self.editor.users(id).into_iter().any(|user| !is_call(user))
    }

    fn store(
        &mut self,
        id: InstructionId,
        pointer: Value,
        value: Value,
        part: Part,
    ) -> Result<(), Diagnostic> {
        let ty = self.editor.module().type_of(self.editor.body(), value);
        let Some(paths) = ty.and_then(|ty| paths(self.editor.module(), ty)) else { return Ok(()) };
        let Some(values) = self.elements(value, &paths) else { return Ok(()) };
        self.build(id, |b| {
            for (path, value) in paths.iter().zip(values) {
                b.store(value, address(b, pointer, path)?, part.access())?;
            }
            Ok(())
        })?;
        Ok(self.editor.erase(id)?)
    }

    /// The elements within the part of a struct or array to which indices lead.
    fn extracted(&mut self, aggregate: Value, indices: dxil_ir::List<u32>) -> Option<Vec<Value>> {
        let (paths, range) = self.range(aggregate, indices)?;
        Some(self.elements(aggregate, &paths)?.get(range)?.to_vec())
    }

    /// The elements of a struct or array of which a part is replaced.
    fn inserted(
        &mut self,
        aggregate: Value,
        element: Value,
        indices: dxil_ir::List<u32>,
    ) -> Option<Vec<Value>> {
        let (paths, range) = self.range(aggregate, indices)?;
        let mut all = self.elements(aggregate, &paths)?;
        let ty = self.editor.module().type_of(self.editor.body(), element)?;
        let new = match self::paths(self.editor.module(), ty) {
            Some(inner) => self.elements(element, &inner)?,
            None => Vec::from([element]),
        };
        all.get_mut(range).filter(|it| it.len() == new.len())?.copy_from_slice(&new);
        Some(all)
    }

    /// The paths to all elements of a struct or array, and the range of those to which indices lead.
    fn range(
        &self,
        aggregate: Value,
        indices: dxil_ir::List<u32>,
    ) -> Option<(Vec<Vec<u32>>, core::ops::Range<usize>)> {
        let (module, body) = (self.editor.module(), self.editor.body());
        let paths = paths(module, module.type_of(body, aggregate)?)?;
        let prefix = body.list(indices);
        let start = paths.iter().position(|it| it.starts_with(prefix))?;
        let count = paths[start..].iter().take_while(|it| it.starts_with(prefix)).count();
        Some((paths, start..start + count))
    }

    /// The elements of a value; `None` if they are not known.
    fn elements(&mut self, value: Value, paths: &[Vec<u32>]) -> Option<Vec<Value>> {
        match value {
            Value::Instruction(id) => {
                let current = |&it: &Value| {
                    it.instruction().and_then(|id| self.replaced.get(&id)).copied().unwrap_or(it)
                };
                Some(self.parts.get(&id)?.iter().map(current).collect())
            }
            Value::Constant(id) => {
                let module = self.editor.module_mut();
                let element = |path: &Vec<u32>| {
                    path.iter().try_fold(id, |it, &index| element::of(module, it, index.into()))
                };
                paths.iter().map(element).map(|it| it.map(Value::Constant)).collect()
            }
            _ => None,
        }
    }

    /// Makes a phi of each element of the phis of structs and arrays, where all their values are known.
    fn phis(&mut self) -> Result<(), Diagnostic> {
        for phi in core::mem::take(&mut self.phis) {
            let InstructionKind::Phi { incoming, .. } = self.editor.body().instructions[phi].kind
            else {
                continue;
            };
            let ty = self.editor.body().instructions[phi].ty;
            let Some(paths) = paths(self.editor.module(), ty) else { continue };
            let incoming = self.editor.body().list(incoming).to_vec();
            let values = incoming.iter().map(|it| self.elements(it.value, &paths));
            let Some(values) = values.collect::<Option<Vec<_>>>() else { continue };
            let extracts = self.parts.get(&phi).cloned().unwrap_or_default();
            for (index, extract) in extracts.into_iter().enumerate() {
                let Value::Instruction(extract) = extract else { continue };
                let ty = self.editor.body().instructions[extract].ty;
                let new = self.build(phi, |b| {
                    let new = b.phi(ty)?;
                    let parts = incoming.iter().zip(&values).map(|(it, of)| (of[index], it.block));
                    b.add_incoming(new, &parts.collect::<Vec<_>>())?;
                    Ok(new)
                })?;
                self.replaced.insert(extract, new);
                self.editor.replace(extract, new)?;
            }
        }
        Ok(())
    }

    fn build<T>(
        &mut self,
        before: InstructionId,
        build: impl FnOnce(&FunctionBuilder<'_>) -> Result<T, build::Error>,
    ) -> Result<T, Diagnostic> {
        Ok(self.editor.build_before(before, self.target, build)?)
    }
}

/// How a struct or array is accessed.
#[derive(Clone, Copy)]
struct Part {
    alignment: u32,
    volatile: bool,
}

impl Part {
    /// How its elements are accessed.
    fn access(self) -> Access {
        Access { alignment: self.alignment.min(4), volatile: self.volatile, atomic: None }
    }
}

fn address(b: &FunctionBuilder<'_>, pointer: Value, path: &[u32]) -> Result<Value, build::Error> {
    let indices = [0].iter().chain(path).map(|&it| b.i32(it as i32));
    b.gep(pointer, &indices.collect::<Vec<_>>())
}

/// The indices that lead to each scalar and vector in a struct or array; `None` for other types, for those with pointers,
/// as handles are, and for large ones.
fn paths(module: &Module, ty: TypeId) -> Option<Vec<Vec<u32>>> {
    let mut paths = Vec::new();
    let mut open = Vec::from([(Vec::new(), ty)]);
    while let Some((path, ty)) = open.pop() {
        let count = match module.types[ty] {
            Type::Pointer { .. } => return None,
            Type::Array { length, .. } => Some(usize::try_from(length).ok()?),
            _ => module.types.struct_body(ty).map(|it| it.elements.len()),
        };
        let Some(count) = count else {
            paths.push(path);
            continue;
        };
        if path.len() >= MOST_NESTED || count > MOST_ELEMENTS - paths.len().min(MOST_ELEMENTS) {
            return None;
        }
        for index in (0..count as u32).rev() {
            let element = module.types.element(ty, index.into())?;
            open.push((path.iter().copied().chain([index]).collect(), element));
        }
    }
    let is_whole = matches!(&*paths, [only] if only.is_empty());
    (!is_whole && paths.len() <= MOST_ELEMENTS).then_some(paths)
}
