//! The flags of libraries that what is made of them has.

use dxil_assemble::derive;
use dxil_format::ShaderFlags;

/// Those that say how a library was compiled, which DXC's linker drops: it optimizes, and what one library promises of
/// its resources holds for no other one.
const OF_LIBRARIES: u64 = ShaderFlags::DisableOptimizations.0 | ShaderFlags::AllResourcesBound.0;

/// The flags that are left. Those that follow from code are derived again: a library states those of all its functions.
pub(crate) fn kept(flags: ShaderFlags) -> ShaderFlags {
    ShaderFlags(flags.0 & !derive::DERIVED_FLAGS.0 & !OF_LIBRARIES)
}
