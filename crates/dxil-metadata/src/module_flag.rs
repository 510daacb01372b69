//! Flags of a module: `llvm.module.flags`.

use dxil_ir::{Metadata, Module};

/// The value of a module flag that is an integer, such as `dx.resmayalias`; [`None`] if the module has none of the name.
#[must_use]
pub fn module_flag(module: &Module, name: &str) -> Option<u64> {
    let flags = module.named_metadata.iter().find(|it| it.name == "llvm.module.flags")?;
    flags.nodes.iter().find_map(|&flag| match module.metadata.operands(flag) {
        &[_, Some(key), Some(value)] => match (&module.metadata[key], &module.metadata[value]) {
            (Metadata::String(key), Metadata::Constant(value)) if *key == name => {
                module.constants.integer_value(*value)
            }
            _ => None,
        },
        _ => None,
    })
}
