//! Flags of a module: `llvm.module.flags`.

use dxil_ir::{Metadata, Module};

/// The value of a module flag that is an integer, such as `dx.resmayalias`; [`None`] if the module has none of the name.
#[must_use]
pub fn module_flag(module: &Module, name: &str) -> Option<u64> {
    let flags = module.named_metadata.iter().find(|it| it.name == "llvm.module.flags")?;
    let metadata = module.metadata.arena();
    flags.nodes.iter().find_map(|&flag| {
        let &[_, Some(key), Some(value)] = module.metadata.operands(flag) else { return None };
        match (metadata.get(key)?, metadata.get(value)?) {
            (Metadata::String(key), Metadata::Constant(value)) if *key == name => {
                module.constants.integer_value(*value)
            }
            _ => None,
        }
    })
}
