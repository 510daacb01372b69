//! Resources that are chosen at run time: by `select` and `phi` of addresses, resources or handles.
//!
//! Shaders choose the index into an array of resources instead.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::{self, Access, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{
    ConstantKind, FunctionId, InstructionId, InstructionKind, MetadataId, Module, Value,
    VariableId, calls,
};
use dxil_ops::{OpCode, Target};

use crate::{Diagnostic, path, uses};

/// A value that leads to a resource: an address, a resource or a handle.
#[derive(Clone)]
struct Origin {
    /// The address of the variable.
    root: Value,
    variable: VariableId,
    /// The indices into the variable.
    indices: Vec<Value>,
    form: Form,
    /// The mark of an index that differs between threads.
    non_uniform: Option<MetadataId>,
}

/// The form in which an address is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Address,
    Resource,
    /// The handle that an operation makes of a resource.
    Handle {
        create: FunctionId,
    },
    /// A handle with the properties of its resource.
    Annotated {
        create: FunctionId,
        annotate: FunctionId,
        properties: Value,
    },
}

/// Replaces each choice between elements of an array of resources by a choice of the index.
///
/// # Errors
///
/// A choice between different resources.
pub(crate) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let name = module.functions[function].name.clone();
    let editor = FunctionEditor::new(module, function)?;
    let all = choices(&editor);
    let mut work = Choices { editor, target, indices: BTreeMap::new() };
    let result = groups(&work.editor, &all).iter().try_for_each(|group| work.group(group));
    result.map_err(|error| error.within(name.as_ref()))
}

/// The choices of pointers and structs, which handles are, in an order in which values come before their uses
/// but for phis.
fn choices(editor: &FunctionEditor<'_>) -> Vec<InstructionId> {
    let body = editor.body();
    let flow = ControlFlow::new(body);
    let blocks = flow.reverse_post_order().iter();
    let all = blocks.flat_map(|&block| body.blocks[block].instructions.iter().copied());
    all.filter(|&id| is_choice(editor, id)).collect()
}

fn is_choice(editor: &FunctionEditor<'_>, id: InstructionId) -> bool {
    let instruction = &editor.body().instructions[id];
    let types = &editor.module().types;
    matches!(instruction.kind, InstructionKind::Select { .. } | InstructionKind::Phi { .. })
        && (types.is_pointer(instruction.ty) || types.struct_body(instruction.ty).is_some())
}

/// The choices that are made of each other, as groups in the same order.
fn groups(editor: &FunctionEditor<'_>, all: &[InstructionId]) -> Vec<Vec<InstructionId>> {
    let mut group_of: BTreeMap<InstructionId, Option<usize>> =
        all.iter().map(|&id| (id, None)).collect();
    let mut groups = Vec::new();
    for &first in all {
        if group_of[&first].is_some() {
            continue;
        }
        let mut open = vec![first];
        while let Some(id) = open.pop() {
            match group_of.get_mut(&id) {
                Some(group) if group.is_none() => *group = Some(groups.len()),
                _ => continue,
            }
            open.extend(editor.users(id));
            open.extend(operands(editor, id).into_iter().filter_map(Value::instruction));
        }
        groups.push(Vec::new());
    }
    for &id in all {
        if let Some(group) = group_of[&id] {
            groups[group].push(id);
        }
    }
    groups
}

/// The values of which one is chosen.
fn operands(editor: &FunctionEditor<'_>, choice: InstructionId) -> Vec<Value> {
    let body = editor.body();
    match body.instructions[choice].kind {
        InstructionKind::Select { operands, .. } => operands.to_vec(),
        InstructionKind::Phi { incoming, .. } => {
            body.list(incoming).iter().map(|it| it.value).collect()
        }
        _ => Vec::new(),
    }
}

struct Choices<'m> {
    editor: FunctionEditor<'m>,
    target: Target,
    /// The chosen indices of each choice.
    indices: BTreeMap<InstructionId, Vec<Value>>,
}

impl Choices<'_> {
    /// Replaces choices that are made of each other, if they are of resources.
    fn group(&mut self, group: &[InstructionId]) -> Result<(), Diagnostic> {
        let Some(origin) = self.origin_of_all(group)? else { return Ok(()) };
        let mut phis = Vec::new();
        for &id in group {
            let indices = match self.editor.body().instructions[id].kind {
                InstructionKind::Select { condition, operands, .. } => {
                    let [yes, no] = operands.map(|it| self.indices(it, &origin));
                    self.editor.build_before(id, self.target, |b| {
                        let pairs = yes.iter().zip(&no);
                        pairs.map(|(&yes, &no)| b.select(condition, yes, no)).collect()
                    })?
                }
                _ => {
                    // Until the indices of all are known.
                    phis.push(id);
                    self.phis(id, &origin, |this, _| this.undefined(&origin))?
                }
            };
            self.indices.insert(id, indices);
        }
        phis.into_iter().try_for_each(|phi| self.complete(phi, &origin))?;
        group.iter().try_for_each(|&id| self.replace(id, &origin))
    }

    /// The common origin of choices, with indices of some element; `None` if they are not of resources.
    fn origin_of_all(&self, group: &[InstructionId]) -> Result<Option<Origin>, Diagnostic> {
        let module = self.editor.module();
        let mut origin: Option<Origin> = None;
        let operands = group.iter().flat_map(|&id| operands(&self.editor, id));
        for operand in operands.filter(|it| !self.is_any(*it)) {
            let Some(other) = self.origin(operand) else { return Ok(None) };
            match &mut origin {
                None => origin = Some(other),
                Some(first) if first.variable != other.variable => {
                    let names = [first.variable, other.variable];
                    let [first, second] = names.map(|id| &module.variables[id].name);
                    return Err(Diagnostic::new(format!(
                        "it chooses between the resources {first} and {second} at run time, but a shader can \
                         only choose between elements of one array"
                    )));
                }
                Some(first) => {
                    let is_same = first.form == other.form;
                    if !is_same || first.indices.len() != other.indices.len() {
                        return Ok(None);
                    }
                    first.non_uniform = first.non_uniform.or(other.non_uniform);
                }
            }
        }
        Ok(origin)
    }

    /// Whether a value is a choice, of which the group has all that its members are made of, or undefined.
    fn is_any(&self, value: Value) -> bool {
        match value {
            Value::Instruction(id) => is_choice(&self.editor, id),
            Value::Constant(id) => self.editor.module().constants[id].kind == ConstantKind::Undef,
            _ => false,
        }
    }

    /// The origin of a value that is no choice.
    fn origin(&self, value: Value) -> Option<Origin> {
        let annotated = self.call_of(value, OpCode::AnnotateHandle);
        let handle = annotated.map_or(value, |(_, arguments)| arguments[1]);
        let created = self.call_of(handle, OpCode::CreateHandleForLib);
        let Some((create, arguments)) = created else {
            return annotated.is_none().then(|| self.resource(value)).flatten();
        };
        let origin = self.resource(arguments[1]).filter(|it| it.form == Form::Resource)?;
        let form = match annotated {
            Some((annotate, arguments)) => {
                Form::Annotated { create, annotate, properties: *arguments.get(2)? }
            }
            None => Form::Handle { create },
        };
        Some(Origin { form, ..origin })
    }

    /// The function and the arguments of a call of an operation that takes a handle or a resource.
    fn call_of(&self, value: Value, wanted: OpCode) -> Option<(FunctionId, &[Value])> {
        let (module, body) = (self.editor.module(), self.editor.body());
        let id = value.instruction()?;
        let (op, arguments) = calls::operation(module, body, id)?;
        let InstructionKind::Call { callee, .. } = body.instructions[id].kind else { return None };
        let is_wanted = op == wanted && arguments.len() > 1;
        is_wanted.then_some((module.called_function(callee)?, arguments))
    }

    /// The origin of a resource or an address.
    fn resource(&self, value: Value) -> Option<Origin> {
        let load = value.instruction().map(|id| self.editor.body().instructions[id].kind);
        match load {
            Some(InstructionKind::Load { pointer, .. }) => {
                Some(Origin { form: Form::Resource, ..self.address(pointer)? })
            }
            _ => self.address(value),
        }
    }

    /// The variable and the indices of an address.
    fn address(&self, address: Value) -> Option<Origin> {
        let (module, body) = (self.editor.module(), self.editor.body());
        let path = path::of(module, body, address)?;
        let variable = uses::variable(module, path.root.constant()?)?;
        // A library only declares the variables of resources.
        module.variables[variable].initializer.is_none().then_some(())?;
        let non_uniform = path.non_uniform(module, body);
        let (root, indices) = (path.root, path.indices);
        Some(Origin { root, variable, indices, form: Form::Address, non_uniform })
    }

    /// The indices of an operand of a choice; undefined if it is.
    fn indices(&mut self, operand: Value, origin: &Origin) -> Vec<Value> {
        let known = operand.instruction().and_then(|id| self.indices.get(&id).cloned());
        let known = known.or_else(|| Some(self.origin(operand)?.indices));
        known.unwrap_or_else(|| self.undefined(origin))
    }

    /// Undefined indices of the same types.
    fn undefined(&mut self, origin: &Origin) -> Vec<Value> {
        let indices = origin.indices.iter();
        let ty = |&it: &Value| self.editor.module().type_of(self.editor.body(), it);
        let types: Vec<_> = indices.filter_map(ty).collect();
        let constants = &mut self.editor.module_mut().constants;
        types.into_iter().map(|ty| constants.undef(ty).into()).collect()
    }

    /// Phis of indices for a phi, with what `indices` makes of each operand.
    fn phis(
        &mut self,
        phi: InstructionId,
        origin: &Origin,
        mut indices: impl FnMut(&mut Self, Value) -> Vec<Value>,
    ) -> Result<Vec<Value>, Diagnostic> {
        let InstructionKind::Phi { incoming, .. } = self.editor.body().instructions[phi].kind
        else {
            return Ok(Vec::new());
        };
        let incoming = self.editor.body().list(incoming).to_vec();
        let values: Vec<_> = incoming.iter().map(|it| indices(self, it.value)).collect();
        Ok(self.editor.build_before(phi, self.target, |b| {
            let phi = |number: usize, index: Value| {
                let phi = b.phi(b.type_of(index)?)?;
                let values = incoming.iter().zip(&values);
                let values: Vec<_> = values.map(|(it, all)| (all[number], it.block)).collect();
                b.add_incoming(phi, &values)?;
                Ok(phi)
            };
            origin.indices.iter().enumerate().map(|(number, &it)| phi(number, it)).collect()
        })?)
    }

    /// Gives the phis of indices the indices that are known now.
    fn complete(&mut self, phi: InstructionId, origin: &Origin) -> Result<(), Diagnostic> {
        let new = self.phis(phi, origin, |this, operand| this.indices(operand, origin))?;
        let old = self.indices.insert(phi, new.clone()).unwrap_or_default();
        for (old, new) in old.into_iter().zip(new) {
            if let Value::Instruction(old) = old {
                self.editor.replace(old, new)?;
            }
        }
        Ok(())
    }

    /// Replaces a choice by what leads to the element with the chosen index.
    fn replace(&mut self, id: InstructionId, origin: &Origin) -> Result<(), Diagnostic> {
        let indices = self.indices[&id].clone();
        let before = self.first_after_phis(id);
        let value = self.editor.build_before(before, self.target, |b| made(b, origin, &indices))?;
        Ok(self.editor.replace(id, value)?)
    }

    /// The instruction itself, or the first one after the phis of its block if it is a phi.
    fn first_after_phis(&self, id: InstructionId) -> InstructionId {
        let body = self.editor.body();
        let is_phi =
            |id: &InstructionId| matches!(body.instructions[*id].kind, InstructionKind::Phi { .. });
        if !is_phi(&id) {
            return id;
        }
        let block = self.editor.block_of(id).map(|block| &body.blocks[block].instructions);
        let mut all = block.into_iter().flatten().copied();
        all.find(|id| !is_phi(id)).unwrap_or(id)
    }
}

/// The element of a variable, in the form of an origin.
fn made(
    b: &FunctionBuilder<'_>,
    origin: &Origin,
    indices: &[Value],
) -> Result<Value, build::Error> {
    let mut address = origin.root;
    if !indices.is_empty() {
        let indices: Vec<_> = [b.i32(0)].into_iter().chain(indices.iter().copied()).collect();
        address = b.gep(address, &indices)?;
        if let Some(mark) = origin.non_uniform {
            b.attach(address, path::NON_UNIFORM, mark)?;
        }
    }
    if origin.form == Form::Address {
        return Ok(address);
    }
    let resource = b.load(address, Access::default())?;
    let opcode = |op: OpCode| b.i32(op.to_u32() as i32);
    let handle = |create| b.call(create, &[opcode(OpCode::CreateHandleForLib), resource]);
    match origin.form {
        Form::Address | Form::Resource => Ok(resource),
        Form::Handle { create } => handle(create),
        Form::Annotated { create, annotate, properties } => {
            b.call(annotate, &[opcode(OpCode::AnnotateHandle), handle(create)?, properties])
        }
    }
}
