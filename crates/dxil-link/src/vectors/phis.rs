//! Phis of vectors.

use alloc::vec::Vec;

use dxil_ir::{InstructionId, InstructionKind, Value};

use super::{Scalarizer, whole};
use crate::Diagnostic;

impl Scalarizer<'_> {
    /// Makes a phi of each component of the phis of vectors.
    pub(super) fn phis(&mut self) -> Result<(), Diagnostic> {
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

    /// Lets no phi of vectors use another one, which they may do in a cycle: a vector of the new phis takes the
    /// place of each. Returns these vectors.
    pub(super) fn break_cycles(&mut self) -> Result<Vec<InstructionId>, Diagnostic> {
        let mut vectors = Vec::new();
        for (id, parts) in core::mem::take(&mut self.parts) {
            let instruction = &self.editor.body().instructions[id];
            if !matches!(instruction.kind, InstructionKind::Phi { .. }) {
                continue;
            }
            let ty = instruction.ty;
            let whole =
                self.editor.build_after(id, self.target, |b| Ok(whole(b, ty, &parts)?.1))?;
            if let Some(&last) = whole.last() {
                self.editor.replace(id, last)?;
            }
            vectors.extend(whole);
        }
        Ok(vectors)
    }
}
