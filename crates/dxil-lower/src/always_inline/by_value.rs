//! Arguments that are passed by value through memory: the caller copies them, so that calls can be inlined.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Attribute, AttributeKind, AttributeSetId, FunctionId, Instruction, InstructionId,
    InstructionKind as Kind, Module, TypeId, Value,
};

use super::State;
use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic, parts};

/// Copies the arguments that functions take by value, and makes them plain addresses.
pub(super) fn copy(
    module: &mut Module,
    inlined: &BTreeMap<FunctionId, State>,
    report: &mut Report,
) {
    let mut taken: BTreeMap<FunctionId, Vec<(usize, TypeId)>> = BTreeMap::new();
    for &function in inlined.keys() {
        let parameters = by_value(module, module.functions[function].attributes);
        if !parameters.is_empty() {
            taken.insert(function, parameters);
        }
    }
    if taken.is_empty() {
        return;
    }
    let target = target(module);
    for function in functions::defined(module) {
        let mut copying = Copying { taken: &taken };
        if let Err(error) = rewrite(module, function, target, &mut copying) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    for &function in taken.keys() {
        module.functions[function].attributes =
            plain(module, module.functions[function].attributes);
    }
}

/// The parameters that a set marks, with the types that lie in memory.
fn by_value(module: &Module, set: Option<AttributeSetId>) -> Vec<(usize, TypeId)> {
    let groups = set.map(|set| module.attributes.groups(set)).into_iter().flatten();
    let mut parameters = Vec::new();
    for (_, group) in groups {
        for attribute in &group.attributes {
            if let Attribute::Type(AttributeKind::ByVal, ty) = *attribute {
                parameters.extend((group.slot as usize).checked_sub(1).map(|index| (index, ty)));
            }
        }
    }
    parameters
}

/// The set without the marks.
fn plain(module: &mut Module, set: Option<AttributeSetId>) -> Option<AttributeSetId> {
    let mut groups: Vec<_> =
        module.attributes.groups(set?).map(|(_, group)| group.clone()).collect();
    for group in &mut groups {
        let is_mark = |it: &Attribute| matches!(it, Attribute::Type(AttributeKind::ByVal, _));
        group.attributes.retain(|it| !is_mark(it));
    }
    groups.retain(|group| !group.attributes.is_empty());
    module.attributes.set_of(groups)
}

struct Copying<'a> {
    /// The parameters that functions take by value.
    taken: &'a BTreeMap<FunctionId, Vec<(usize, TypeId)>>,
}

impl Rewriter for Copying<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let Kind::Call { arguments: old, .. } = it.kind else { return Rewrite::Keep };
        let callee = b.with_module(|module| intrinsic::callee(&module.constants, it));
        let Some(parameters) = callee.and_then(|id| self.taken.get(&id)) else {
            return Rewrite::Keep;
        };
        let mut passed = b.list(old);
        for &(index, ty) in parameters {
            if let Some(argument) = passed.get_mut(index) {
                // An argument that cannot be copied is passed as it is, and the call is not inlined.
                let Ok(Some(copy)) = copied(b, *argument, ty) else { return Rewrite::Keep };
                *argument = copy;
            }
        }
        let mut kind = it.kind;
        if let Kind::Call { arguments, attributes, .. } = &mut kind {
            *arguments = b.add_list(passed);
            *attributes = b.with_module(|module| plain(module, *attributes));
        }
        b.set_kind(id.into(), kind);
        Rewrite::Keep
    }
}

/// The address of a copy, part by part; [`None`] if the type has too many.
fn copied(b: &FunctionBuilder<'_>, from: Value, ty: TypeId) -> Result<Option<Value>, Error> {
    let Some(parts) = b.with_module(|module| parts::of(module, ty)) else { return Ok(None) };
    let to = b.alloca(ty, 0)?;
    parts::copy(b, ty, &parts, from, to)?;
    Ok(Some(to))
}
