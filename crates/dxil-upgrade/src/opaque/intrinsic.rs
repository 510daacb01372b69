//! LLVM's intrinsics that lost an argument since LLVM 3.7, and the types in the names of all.

use bstr::BString;
use dxil_ir::{Body, FunctionId, InstructionKind, Intrinsic, Type, TypeId, intrinsic_suffix};

use super::Conversion;

/// The intrinsics, and the argument that LLVM 23 does not take: offset, size and alignment.
const SHORTENED: [(&str, usize); 6] = [
    ("dbg.value", 1),
    ("lifetime.end", 0),
    ("lifetime.start", 0),
    ("memcpy", 3),
    ("memmove", 3),
    ("memset", 3),
];

impl Conversion<'_> {
    /// The intrinsic of LLVM 23 that a function of LLVM 3.7 is, and the argument that it has lost.
    fn intrinsic(&self, id: FunctionId) -> Option<(Intrinsic, Option<usize>)> {
        let function = self.from.functions.get(id)?;
        let intrinsic = Intrinsic::named(&function.name).filter(|_| function.body.is_none())?;
        let mut shortened = SHORTENED.iter().filter(|(name, _)| *name == intrinsic.name());
        Some((intrinsic, shortened.next().map(|&(_, index)| index)))
    }

    /// The name and the type of an intrinsic in LLVM 23, if a function is one.
    pub(super) fn intrinsic_declaration(&mut self, id: FunctionId) -> Option<(BString, TypeId)> {
        let (intrinsic, lost) = self.intrinsic(id)?;
        let ty = self.ty(self.from.functions[id].ty);
        let mut ty = self.to.types[ty].clone();
        if let (Type::Function { parameters, .. }, Some(lost)) = (&mut ty, lost) {
            let kept = parameters.iter().enumerate().filter(|&(index, _)| index != lost);
            *parameters = kept.map(|(_, &ty)| ty).collect();
        }
        let ty = self.to.types.intern(ty);
        let overloads = intrinsic.overloads(&self.to.types, ty)?;
        let mut name = BString::from("llvm.");
        name.extend_from_slice(intrinsic.name().as_bytes());
        name.extend_from_slice(&intrinsic_suffix(&self.to.types, &overloads)?);
        Some((name, ty))
    }

    /// Takes the arguments that intrinsics have lost out of a body's calls.
    pub(super) fn shorten_calls(&self, body: &mut Body) {
        let ids: alloc::vec::Vec<_> = body.instructions().map(|(id, _)| id).collect();
        for id in ids {
            let InstructionKind::Call { callee, arguments, .. } = body.instructions[id].kind else {
                continue;
            };
            let called = self.from.called_function(callee);
            let Some((_, Some(lost))) = called.and_then(|id| self.intrinsic(id)) else { continue };
            let mut list = body.list(arguments).to_vec();
            if lost < list.len() {
                list.remove(lost);
            }
            let new = body.add_list(list);
            if let InstructionKind::Call { arguments, .. } = &mut body.instructions[id].kind {
                *arguments = new;
            }
        }
    }
}
