//! The parts that follow from a module.

use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::write::{Features, Psv, Rdat, Signature, ValidatorVersion};
use dxil_format::ShaderKind;
use dxil_metadata::Subobject;

use crate::signature::{Direction, signature};
use crate::{Diagnostic, Shader, psv, rdat};

impl Shader<'_> {
    /// `SFI0`.
    #[must_use]
    pub fn features(&self) -> Features {
        Features::new(self.flags().features())
    }

    /// `ISG1` and `OSG1`, and `PSG1` where there are elements of that kind.
    #[must_use]
    pub fn signatures(&self) -> Vec<(FourCC, Signature)> {
        let mut parts = Vec::from([
            (FourCC::ISG1, signature(self, self.inputs(), Direction::Read)),
            (FourCC::OSG1, signature(self, self.outputs(), Direction::Written)),
        ]);
        if !self.patch_constants().is_empty() {
            let direction = match self.target.kind {
                ShaderKind::Domain => Direction::Read,
                _ => Direction::Written,
            };
            parts.push((FourCC::PSG1, signature(self, self.patch_constants(), direction)));
        }
        parts
    }

    /// `PSV0`, of a shader that is no library.
    ///
    /// # Errors
    ///
    /// Fails if the dependencies that the metadata states cannot be read.
    pub fn psv(&self) -> Result<Psv, Diagnostic> {
        self.psv_for(self.validator)
    }

    /// `PSV0` in the form for another validator than that of the module.
    ///
    /// # Errors
    ///
    /// As with [`psv`](Self::psv).
    pub fn psv_for(&self, validator: ValidatorVersion) -> Result<Psv, Diagnostic> {
        psv::psv(self, validator)
    }

    /// `RDAT`, of a library.
    #[must_use]
    pub fn rdat(&self) -> Rdat {
        rdat::rdat(self)
    }

    /// `RDAT`, of a library that has these subobjects in place of the module's.
    #[must_use]
    pub fn rdat_with(&self, subobjects: Vec<Subobject>) -> Rdat {
        // Most libraries have none.
        if subobjects == self.metadata.subobjects {
            return self.rdat();
        }
        rdat::rdat(&self.with_subobjects(subobjects))
    }
}
