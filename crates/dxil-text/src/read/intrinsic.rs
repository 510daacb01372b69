//! Declares the intrinsics that a text of modern LLVM calls without a declaration, or that it declares with
//! another name than that of their types.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BString;
use dxil_ir::{
    AttributeSetId, Function, FunctionId, Id as _, InstructionId, InstructionKind, Intrinsic,
    TypeId, Value,
};

use super::Reader;
use super::call::Arguments;
use super::failure::{Failure, Result};
use super::token::Token;

/// The intrinsics that are declared after everything has been read.
#[derive(Default)]
pub(super) struct Intrinsics {
    /// The declarations with another name than that of their types.
    renamed: Vec<(BString, TypeId)>,
    calls: Vec<Call>,
    /// The functions that calls have declared, by the types and names that these state.
    declared: BTreeMap<TypeId, BTreeMap<BString, FunctionId>>,
}

/// A call of such an intrinsic.
struct Call {
    /// The name in the text.
    name: BString,
    /// The type of the function.
    ty: TypeId,
    function: FunctionId,
    instruction: InstructionId,
    place: Range<usize>,
}

impl<'a> Reader<'a> {
    /// The set of the attributes that LLVM gives a function for its name; [`None`] if it is no intrinsic, and [`None`] in it if
    /// the intrinsic has no attributes.
    pub(super) fn intrinsic_attributes(
        &mut self,
        id: FunctionId,
        intrinsic: Option<Intrinsic>,
    ) -> Option<Option<AttributeSetId>> {
        let function = &self.module.functions[id];
        if self.is_modern() {
            let ty = function.ty;
            return Some(intrinsic?.attribute_set(&mut self.module, ty));
        }
        let dialect = self.module.types.dialect();
        let groups = dxil_ir::intrinsic_attributes(dialect, &function.name)?;
        Some(self.module.attributes.set_of(groups))
    }

    /// The intrinsic of modern LLVM that a function is by its name.
    pub(super) fn intrinsic(&self, function: &Function) -> Option<Intrinsic> {
        self.is_modern().then(|| Intrinsic::named(&function.name)).flatten()
    }

    /// Whether LLVM gives a function that is an intrinsic another name. It is then noted.
    pub(super) fn declares_otherwise(
        &mut self,
        function: &Function,
        intrinsic: Option<Intrinsic>,
    ) -> bool {
        let types = &self.module.types;
        let Some(intrinsic) = intrinsic else { return false };
        let Some(overloads) = intrinsic.overloads(types, function.ty) else { return false };
        let is_other = !intrinsic.is_name(types, &overloads, &function.name);
        if is_other {
            self.intrinsics.renamed.push((function.name.clone(), function.ty));
        }
        is_other
    }

    /// A placeholder for the callee of the next instruction, if it is an intrinsic that is not declared, and the
    /// type of the function.
    pub(super) fn undeclared_intrinsic(
        &mut self,
        token: &Token<'a>,
        ty: TypeId,
        arguments: &Arguments,
    ) -> Result<Option<(Value, TypeId)>> {
        if !self.is_modern() || self.is_defined(token) {
            return Ok(None);
        }
        let name = BString::from(token.bytes().into_owned());
        if Intrinsic::named(&name).is_none() {
            return Ok(None);
        }
        let ty = self.called_type(token, ty, arguments)?;
        let Some(function) = FunctionId::from_index(self.local.index) else { return Ok(None) };
        let instruction = self.local.body.instructions.next_id();
        let place = token.start..token.end;
        self.intrinsics.calls.push(Call { name, ty, function, instruction, place });
        let pointer = self.module.types.pointer(ty);
        Ok(Some((Value::Constant(self.module.constants.undef(pointer)), ty)))
    }

    /// Declares the intrinsics, in LLVM's order: first those without a declaration by their names, of each name
    /// the last call first; then those that are declared otherwise.
    pub(super) fn declare_intrinsics(&mut self) {
        let Intrinsics { renamed, mut calls, .. } = core::mem::take(&mut self.intrinsics);
        calls.reverse();
        calls.sort_by(|one, other| one.name.cmp(&other.name));
        let is_renamed = |call: &Call| renamed.iter().any(|(name, _)| *name == call.name);
        let (others, undeclared): (Vec<_>, Vec<_>) = calls.into_iter().partition(is_renamed);
        undeclared.into_iter().for_each(|call| self.declare_callee(call));
        for (name, ty) in renamed {
            if self.declare_intrinsic(&name, ty).is_none() {
                let message = "the types of the intrinsic have no name in LLVM";
                self.failures.push(Failure::new(0..0, message));
            }
        }
        others.into_iter().for_each(|call| self.declare_callee(call));
    }

    fn declare_intrinsic(&mut self, name: &BString, ty: TypeId) -> Option<FunctionId> {
        let intrinsic = Intrinsic::named(name)?;
        let overloads = intrinsic.overloads(&self.module.types, ty)?;
        intrinsic.declare(&mut self.module, &overloads)
    }

    /// The function that calls of this name and type call, declared by the first of them.
    fn called(&mut self, name: &BString, ty: TypeId) -> Option<FunctionId> {
        if let Some(known) = self.intrinsics.declared.get(&ty).and_then(|names| names.get(name)) {
            return Some(*known);
        }
        let id = self.declare_intrinsic(name, ty)?;
        self.intrinsics.declared.entry(ty).or_default().insert(name.clone(), id);
        Some(id)
    }

    /// Declares the intrinsic that a call calls, and makes it the callee.
    fn declare_callee(&mut self, call: Call) {
        let Some(id) = self.called(&call.name, call.ty) else {
            let types = &self.module.types;
            let intrinsic = Intrinsic::named(&call.name);
            let message =
                intrinsic.and_then(|it| it.mismatch(types, call.ty)).unwrap_or_else(|| {
                    alloc::format!(
                        "the types of the intrinsic `{}` have no name in LLVM",
                        call.name
                    )
                });
            return self.failures.push(Failure::new(call.place, message));
        };
        let Some(address) = self.module.function_address(id) else { return };
        let body = self.module.functions[call.function].body.as_mut();
        let instruction = body.and_then(|body| body.instructions.get_mut(call.instruction));
        if let Some(InstructionKind::Call { callee, .. }) = instruction.map(|it| &mut it.kind) {
            *callee = Value::Constant(address);
        }
    }
}
