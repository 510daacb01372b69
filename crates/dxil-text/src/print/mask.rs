//! Masks of `shufflevector`.

use dxil_ir::{ConstantId, ConstantKind, Dialect, Value, data_size};

use super::local::Local;
use super::module::Printer;

impl Printer<'_> {
    /// Prints a mask with its type. LLVM prints each lane of a modern one, and `poison` for those that may be any.
    pub(super) fn mask(&mut self, local: &Local<'_>, mask: Value) {
        match mask.constant() {
            Some(id) if self.module.types.dialect() == Dialect::Modern => {
                self.spaced_ty(self.module.constants[id].ty);
                self.lanes(id);
            }
            _ => self.typed_value(local, mask),
        }
    }

    fn lanes(&mut self, mask: ConstantId) {
        let constants = &self.module.constants;
        let is_any = |id: ConstantId| {
            matches!(constants[id].kind, ConstantKind::Undef | ConstantKind::Poison)
        };
        let ty = constants[mask].ty;
        let Some(element) = self.module.types.element(ty, 0) else { return };
        match &constants[mask].kind {
            ConstantKind::Data(bytes) => {
                if let Some(size) = data_size(&self.module.types, element) {
                    self.numbers(ty, element, bytes.chunks(size));
                }
            }
            ConstantKind::Aggregate(lanes) if !lanes.iter().all(|&lane| is_any(lane)) => {
                self.out.byte(b'<');
                for (index, &lane) in lanes.iter().enumerate() {
                    self.out.comma(index);
                    self.spaced_ty(element);
                    match is_any(lane) {
                        true => self.out.str("poison"),
                        false => self.constant(lane),
                    }
                }
                self.out.byte(b'>');
            }
            ConstantKind::Undef | ConstantKind::Aggregate(_) => self.out.str("poison"),
            _ => self.constant(mask),
        }
    }
}
