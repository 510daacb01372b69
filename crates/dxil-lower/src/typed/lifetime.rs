//! Where the life of memory begins and ends, which LLVM 3.7 states with the size of the memory.

use dxil_ir::{Dialect, Function, FunctionId, InstructionId, InstructionKind as Kind, List};
use dxil_ir::{FastMathFlags, TypeId, Value, intrinsic_attributes};

use super::Conversion;
use super::body::Typing;
use crate::extent::Extents;
use crate::intrinsic::{self, lifetime};

/// The number of bits of a size.
const SIZE_BITS: u32 = 64;

impl Conversion<'_> {
    /// The declaration in LLVM 3.7 of an intrinsic that marks a lifetime.
    pub(super) fn lifetime_declaration(&mut self, id: FunctionId) -> Option<Function> {
        let name = lifetime(intrinsic::name(self.from, id)?)?;
        let types = &mut self.to.types;
        let (void, size, byte) = (types.void(), types.integer(SIZE_BITS), types.integer(8));
        let pointer = types.pointer(byte);
        let ty = types.function(void, &[size, pointer]);
        let groups = intrinsic_attributes(Dialect::Dxil, name.as_bytes())?;
        let attributes = self.to.attributes.set_of(groups);
        Some(Function { attributes, ..Function::new(name, ty) })
    }

    /// The number of bytes of a type of the modern module.
    fn size(&self, ty: TypeId) -> Option<u64> {
        self.extents.get_or_init(|| Extents::new(self.from)).size(ty)
    }
}

impl Typing<'_, '_> {
    /// Converts a call that marks a lifetime, and tells whether it stays: that of memory of the function does. [`None`] for other
    /// calls.
    pub(super) fn lifetime_call(&mut self, id: InstructionId) -> Option<bool> {
        let Kind::Call { callee, arguments, attributes, calling_convention, tail, .. } =
            self.from.instructions[id].kind
        else {
            return None;
        };
        let function = self.conversion.from.called_function(callee)?;
        lifetime(intrinsic::name(self.conversion.from, function)?)?;
        let &[pointer] = self.from.list(arguments) else { return None };
        let Some(size) = self.size_of_memory(pointer) else {
            return Some(false);
        };
        let module = &mut self.conversion.to;
        let ty = module.types.integer(SIZE_BITS);
        let size = module.constants.integer(&module.types, ty, size).into();
        let byte = module.types.integer(8);
        let address = module.types.pointer(byte);
        let pointer = self.value(pointer, address);
        self.body.instructions[id].kind = Kind::Call {
            callee: self.plain(callee),
            function_type: self.conversion.to.functions[function].ty,
            arguments: self.body.add_list([size, pointer]),
            bundles: List::default(),
            flags: FastMathFlags::NONE,
            // The size is in front of the pointer.
            attributes: self.conversion.attributes_at(attributes, |slot| match slot {
                1 => 2,
                slot => slot,
            }),
            calling_convention,
            tail,
        };
        Some(true)
    }

    /// The number of bytes of the memory of the function that a pointer is the address of, if it is known.
    fn size_of_memory(&self, pointer: Value) -> Option<u64> {
        let Kind::Alloca { allocated, count, .. } =
            self.from.instructions[pointer.instruction()?].kind
        else {
            return None;
        };
        let count = self.conversion.from.constants.integer_value(count.constant()?)?;
        self.conversion.size(allocated)?.checked_mul(count)
    }
}
