//! The structs that names of operations name.

use alloc::collections::BTreeSet;

use bstr::ByteSlice as _;
use dxil_ir::{Module, typing};

/// The named metadata that lists them.
const LIST: &str = "dx.structs";

/// Lists the structs that names such as `llvm.dx.op.TraceRay.struct.Payload` name: LLVM forgets types that nothing uses, and
/// its optimizations compute addresses in bytes.
pub(super) fn list(module: &mut Module) {
    let names = module.functions.values().filter_map(|it| it.name.to_str().ok());
    let structs: BTreeSet<_> =
        names.filter_map(|name| typing::named_struct(&module.types, name)).collect();
    for ty in structs {
        let value = module.constants.poison(ty);
        let value = Some(module.metadata.constant(value));
        let node = module.metadata.tuple(&[value]);
        module.name_metadata(LIST, [node]);
    }
}
