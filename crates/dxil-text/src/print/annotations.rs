//! Comments that say what becomes of debug information in DXIL.

use alloc::collections::BTreeMap;

use dxil_ir::{Instruction, InstructionKind, MetadataId};

use super::local::Local;
use super::module::Printer;
use super::record;

/// The outcome for nodes of debug information when a module of the modern dialect is lowered to DXIL.
///
/// LLVM's DirectX backend writes this as comments: see [`print_annotated`](super::print_annotated).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The nodes that take the places of others.
    pub replaced: BTreeMap<MetadataId, MetadataId>,
    /// The other things that nodes refer to.
    pub additional: BTreeMap<MetadataId, MetadataId>,
}

impl Printer<'_> {
    /// Prints what a call of `llvm.dbg.value` is in DXIL: it has an offset.
    pub(crate) fn annotate_instruction(&mut self, local: &Local<'_>, instruction: &Instruction) {
        let InstructionKind::Call { arguments, .. } = instruction.kind else { return };
        if self.annotations.is_none() || record::name(self.module, instruction) != Some("value") {
            return;
        }
        self.out.str("; DXIL: to be replaced with:   tail call addrspace(0) void @llvm.dbg.value(");
        for (index, &argument) in local.body.list(arguments).iter().enumerate() {
            self.out.str(match index {
                0 => "",
                1 => ", i64 0, ",
                _ => ", ",
            });
            self.typed_value(local, argument);
        }
        self.out.byte(b')');
        if instruction.location.is_some() {
            self.out.str(", !dbg ");
            self.out.called(self.slots.locations[self.next_location]);
        }
        self.out.byte(b'\n');
    }

    /// Prints what takes the place of a node, or what else it refers to. That gets a number if it has none.
    pub(crate) fn annotate_node(&mut self, id: MetadataId) {
        let Some(annotations) = self.annotations else { return };
        let replaced = annotations.replaced.get(&id).map(|&it| ("to be replaced by", it));
        let additional = annotations.additional.get(&id).map(|&it| ("additional data", it));
        let Some((what, other)) = replaced.or(additional) else { return };
        self.slots.add_node(other);
        self.out.str("; DXIL: ");
        self.metadata(id);
        self.out.str(": ");
        self.out.str(what);
        self.out.str(": ");
        self.metadata(other);
        self.out.byte(b'\n');
    }
}
