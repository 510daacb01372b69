//! Versions of DXIL and of the validator: `dx.version` and `dx.valver`.

use dxil_ir::Module;
use dxil_ir::metadata::Reference;
use dxil_ops::Version;

use crate::tuple::{Operand, Reader};
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// The DXIL version of a module: `dx.version`. A module without it is of the first one.
///
/// # Errors
///
/// Fails if the shape of the node is wrong.
pub fn dxil_version(module: &Module) -> Result<Version, Error> {
    const NAME: &str = "dx.version";
    Ok(Reader::new(module).only(NAME)?.unwrap_or(Version::V1_0))
}

/// The version of the validator that a module is made for: `dx.valver`. [`None`] if it does not state one.
///
/// # Errors
///
/// Fails if the shape of the node is wrong.
pub fn validator_version(module: &Module) -> Result<Option<Version>, Error> {
    Reader::new(module).only("dx.valver")
}

/// Two integers. Those above 255 are read as 255.
impl Value for Version {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("a version")?.with_len(2)?;
        // No version has such numbers; the validator takes them for unknown ones.
        let number = |index, field| {
            Ok(u32::read(&tuple.operand(index, field)?)?.try_into().unwrap_or(u8::MAX))
        };
        Ok(Self { major: number(0, "major")?, minor: number(1, "minor")? })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let numbers = [self.major, self.minor].map(|number| u32::from(number).write(module));
        Some(module.metadata.tuple(&numbers))
    }
}

/// A 32-bit integer below 256.
pub(crate) fn byte(operand: &Operand<'_>) -> Result<u8, Error> {
    u8::try_from(u32::read(operand)?).map_err(|_| operand.error(Expected::Integer(8)))
}
