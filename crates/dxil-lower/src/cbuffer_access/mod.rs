//! `dxil-cbuffer-access`: members of constant buffers, which are variables, become addresses in the buffer.

mod used;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Global, Rewrite, Rewriter, remove_unused_globals, rewrite};
use dxil_ir::{
    BlockId, Body, ConstantId, ConstantKind, DataLayout, Instruction, InstructionId,
    InstructionKind as Kind, Module, Value, VariableId,
};

use crate::constant_buffer::ConstantBuffer;
use crate::derived_name::stem;
use crate::target::target;
use crate::{Diagnostic, Report, access, constant_buffer, functions, intrinsic};

/// The intrinsic that gives the address of an element of a resource.
const ADDRESS: &str = "llvm.dx.resource.getpointer";

/// Where each member is.
type Members = BTreeMap<VariableId, Member>;

/// A member of a constant buffer.
struct Member {
    /// The variable that holds the handle of the buffer.
    handle: VariableId,
    /// The alignment of that variable.
    alignment: u32,
    /// The offset in the buffer, in bytes.
    offset: u64,
}

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let buffers = match constant_buffer::all(module) {
        Ok(buffers) => buffers,
        Err(reason) => return report.error(format_args!("a buffer of hlsl.cbs has {reason}")),
    };
    let members = members(module, &buffers);
    let (mut plans, mut errors) = (Vec::new(), Vec::new());
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        match uses(module, body, &members) {
            Ok(uses) => plans.push((function, uses)),
            Err(reason) => errors.push(Diagnostic::from(reason).within(module, function)),
        }
    }
    if !errors.is_empty() {
        report.errors.append(&mut errors);
        return;
    }
    plans.retain(|(_, uses)| !uses.is_empty());
    let target = target(module);
    for (function, uses) in plans {
        let known = BTreeMap::new();
        let mut addressing = Addressing { members: &members, uses, known };
        if let Err(error) = rewrite(module, function, target, &mut addressing) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    constant_buffer::forget_all(module);
    let handles: BTreeSet<_> = buffers.iter().map(|it| it.handle).collect();
    let mut unused: Vec<_> = members.keys().copied().map(Global::Variable).collect();
    unused.extend(used::remove(module, &handles).into_iter().map(Global::Variable));
    // It fails only for globals that do not exist.
    let _ = remove_unused_globals(module, &unused);
}

/// The members of all buffers.
fn members(module: &Module, buffers: &[ConstantBuffer]) -> Members {
    let layout = DataLayout::new(module);
    let of_buffer = |it: &ConstantBuffer| {
        let alignment = layout.alignment(module.variables[it.handle].ty);
        (it.handle, alignment.and_then(|it| u32::try_from(it).ok()).unwrap_or(0))
    };
    let of_all = buffers.iter().flat_map(|buffer| {
        let (handle, alignment) = of_buffer(buffer);
        let members = buffer.members.iter();
        members.map(move |&(member, offset)| (member, Member { handle, alignment, offset }))
    });
    of_all.collect()
}

/// The operands of each instruction that are addresses in members.
fn uses(
    module: &Module,
    body: &Body,
    members: &Members,
) -> Result<BTreeMap<InstructionId, Vec<ConstantId>>, String> {
    let mut uses: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut reason = None;
    for (id, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| {
            let Some(constant) = value.constant() else { return };
            let (_, root) = access::steps(module, constant);
            let ConstantKind::Variable(root) = module.constants[root].kind else { return };
            if members.contains_key(&root) {
                uses.entry(id).or_default().push(constant);
                if matches!(instruction.kind, Kind::Phi { .. }) {
                    let name = &module.variables[root].name;
                    reason = Some(format!("a phi takes an address in the constant @{name}"));
                }
            }
        });
    }
    reason.map_or(Ok(uses), Err)
}

struct Addressing<'a> {
    members: &'a Members,
    uses: BTreeMap<InstructionId, Vec<ConstantId>>,
    /// The addresses in place of expressions, which a block computes once.
    known: BTreeMap<(BlockId, ConstantId), Value>,
}

impl Rewriter for Addressing<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, _: &Instruction) -> Rewrite {
        let Some(constants) = self.uses.remove(&id) else { return Rewrite::Keep };
        let mut addresses = BTreeMap::new();
        for constant in constants {
            // What the builder refuses stays as it is.
            if let Ok(address) = self.address(b, constant) {
                addresses.insert(Value::Constant(constant), address);
            }
        }
        b.map_operands(id, |value| addresses.get(&value).copied().unwrap_or(value));
        Rewrite::Keep
    }
}

impl Addressing<'_> {
    /// The address in place of a constant.
    fn address(&mut self, b: &FunctionBuilder<'_>, constant: ConstantId) -> Result<Value, Error> {
        let place = b.current_block().map(|block| (block, constant));
        if let Some(&known) = place.and_then(|place| self.known.get(&place)) {
            return Ok(known);
        }
        let (steps, root) = b.with_module(|module| access::steps(module, constant));
        let mut address = self.member(b, root)?;
        let ty = b.type_of(address)?;
        let is_expression = !steps.is_empty();
        for (source, flags, indices) in steps.into_iter().rev() {
            let operands = b.add_list([address].into_iter().chain(indices));
            address = b.add(Kind::GetElementPtr { source, flags, operands }, ty)?;
        }
        if let Some(place) = place.filter(|_| is_expression) {
            self.known.insert(place, address);
        }
        Ok(address)
    }

    /// The address of a member.
    fn member(&self, b: &FunctionBuilder<'_>, root: ConstantId) -> Result<Value, Error> {
        let found = b.with_module(|module| {
            let member = module.addressed_variable(root.into())?;
            let &Member { handle, alignment, offset } = self.members.get(&member)?;
            let variable = &module.variables[handle];
            let (ty, name): (_, BString) = (variable.ty, stem(variable.name.as_bstr()).into());
            Some((module.variable_address(handle)?, ty, name, alignment, offset))
        });
        let Some((variable, ty, name, alignment, offset)) = found else { return Ok(root.into()) };
        let load =
            Kind::Load { pointer: variable.into(), alignment, volatile: false, atomic: None };
        let handle = b.add(load, ty)?;
        b.set_name(handle, name)?;
        intrinsic::call(b, ADDRESS, b.type_of(root.into())?, &[handle, b.i32(offset as i32)])
    }
}
