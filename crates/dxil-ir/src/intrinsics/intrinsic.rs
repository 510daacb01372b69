//! Intrinsics of LLVM 23, as declarations name them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use bstr::{BString, ByteSlice as _};

use super::modern::{self, Row, SlotAttribute};
use super::{PREFIX, group, mangling, mismatch, signature};
use crate::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, Function, FunctionId,
    Module, Type, TypeId, Types,
};

/// An intrinsic of LLVM 23, without the types that it is overloaded by: one that does not belong to a target,
/// or one of DirectX.
///
/// ```
/// use dxil_ir::{Dialect, Intrinsic, Module, Type};
///
/// let mut module = Module::of(Dialect::Modern);
/// let float = module.types.intern(Type::Float);
/// let saturate = Intrinsic::named(b"llvm.dx.saturate").expect("an intrinsic");
/// let declaration = saturate.declare(&mut module, &[float]).expect("it takes numbers");
/// assert_eq!(module.functions[declaration].name, "llvm.dx.saturate.f32");
/// assert_eq!(Intrinsic::named(b"llvm.dx.saturate.f32"), Some(saturate));
/// assert_eq!(saturate.overloads(&module.types, module.functions[declaration].ty), Some(vec![float]));
/// ```
#[derive(Clone, Copy)]
pub struct Intrinsic(&'static Row);

impl Intrinsic {
    /// The intrinsic of a name, which begins with `llvm.` and may end with the types of overloads.
    #[must_use]
    pub fn named(name: &[u8]) -> Option<Self> {
        modern::find(name.strip_prefix(PREFIX)?).map(Self)
    }

    /// The name without `llvm.`, and without the types of overloads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The types that it is overloaded by, if a function of this type is declared as LLVM declares it.
    #[must_use]
    pub fn overloads(self, types: &Types, ty: TypeId) -> Option<Vec<TypeId>> {
        signature::overloads(types, self.0, ty)
    }

    /// How a function of this type differs from LLVM's declaration, in LLVM's words; [`None`] if it does not.
    ///
    /// ```
    /// use dxil_ir::{Dialect, Intrinsic, Module, Type};
    ///
    /// let types = &mut Module::of(Dialect::Modern).types;
    /// let i32 = types.intern(Type::Integer { bits: 32 });
    /// let ty = types.intern(Type::Function { result: i32, parameters: [i32].into(), variadic: false });
    /// let saturate = Intrinsic::named(b"llvm.dx.saturate").expect("an intrinsic");
    /// assert_eq!(
    ///     saturate.mismatch(types, ty).expect("it takes floating-point numbers"),
    ///     "intrinsic return type (overload type 0) expected any fp or fp vector, but got i32",
    /// );
    /// ```
    #[must_use]
    pub fn mismatch(self, types: &Types, ty: TypeId) -> Option<String> {
        mismatch::mismatch(types, self.0, ty)
    }

    /// The type of the function with these overloads, if it takes them.
    pub fn function_type(self, types: &mut Types, overloads: &[TypeId]) -> Option<TypeId> {
        signature::function_type(types, self.0, overloads)
    }

    /// The parameters whose arguments are constants.
    pub(crate) fn immediates(self) -> impl Iterator<Item = usize> {
        let is_immediate =
            |attribute| matches!(attribute, SlotAttribute::Kind(AttributeKind::ImmArg));
        let slots = self.0.slots.iter().filter(move |(_, attribute)| is_immediate(*attribute));
        slots.filter_map(|&(slot, _)| usize::from(slot).checked_sub(1))
    }

    /// The attributes of a function of this type, which LLVM gives each declaration, whatever its text states.
    #[must_use]
    pub fn attributes(self, types: &Types, ty: TypeId) -> Vec<AttributeGroup> {
        self.attributes_within(|slot| {
            let Type::Function { result, parameters, .. } = types.get(ty)? else { return None };
            let ty = match slot.checked_sub(1) {
                Some(index) => *parameters.get(usize::from(index))?,
                None => *result,
            };
            match types[types.scalar(ty)] {
                Type::Integer { bits } => Some(bits),
                _ => None,
            }
        })
    }

    /// The set of the attributes of a function of this type, which is added to the module if it is new; [`None`] if there are
    /// none.
    pub fn attribute_set(self, module: &mut Module, ty: TypeId) -> Option<AttributeSetId> {
        let (types, attributes) = (&module.types, &mut module.attributes);
        let is_range = |attribute| matches!(attribute, SlotAttribute::Range(..));
        match self.0.slots.iter().any(|&(_, attribute)| is_range(attribute)) {
            true => attributes.set_of(self.attributes(types, ty)),
            false => attributes.of_intrinsic(self.name(), || self.attributes(types, ty)),
        }
    }

    /// The attributes of a function whose integers have these widths.
    pub(super) fn attributes_within(
        self,
        width: impl Fn(u8) -> Option<u32>,
    ) -> Vec<AttributeGroup> {
        let row = self.0;
        let mut groups: Vec<AttributeGroup> = Vec::with_capacity(row.slots.len() + 1);
        for &(slot, attribute) in row.slots {
            let attribute = match attribute {
                SlotAttribute::Kind(kind @ AttributeKind::Captures) => Attribute::Integer(kind, 0),
                SlotAttribute::Kind(kind) => Attribute::Kind(kind),
                SlotAttribute::Range(first, end) => match width(slot) {
                    Some(bits) => Attribute::Range(
                        AttributeKind::Range,
                        bits,
                        [within(first, bits), within(end, bits)],
                    ),
                    None => continue,
                },
            };
            match groups.last_mut().filter(|group| group.slot == u32::from(slot)) {
                Some(group) => group.attributes.push(attribute),
                None => {
                    groups
                        .push(AttributeGroup { slot: slot.into(), attributes: [attribute].into() });
                }
            }
        }
        let bits = modern::FUNCTION_ATTRIBUTES.iter().enumerate();
        let kinds = bits.filter(|&(bit, _)| row.function >> bit & 1 != 0).map(|(_, &kind)| kind);
        let mut function = group(FUNCTION_SLOT, kinds);
        if row.memory != modern::ALL {
            let memory = Attribute::Integer(AttributeKind::Memory, row.memory.into());
            function.attributes.push(memory);
        }
        groups.push(function);
        groups.retain(|group| !group.attributes.is_empty());
        groups
    }

    /// The declaration with these overloads, which is added if the module has none; [`None`] if the intrinsic
    /// does not take them, or if their names are too long.
    pub fn declare(self, module: &mut Module, overloads: &[TypeId]) -> Option<FunctionId> {
        let ty = self.function_type(&mut module.types, overloads)?;
        self.declare_as(module, overloads, ty)
    }

    /// The declaration of this type, which is that of LLVM with these overloads: see [`Self::declare`].
    pub(crate) fn declare_as(
        self,
        module: &mut Module,
        overloads: &[TypeId],
        ty: TypeId,
    ) -> Option<FunctionId> {
        let (name, known) = self.full_name(module, overloads, ty)?;
        if known.is_some() {
            return known;
        }
        let mut function = Function::new(name, ty);
        function.attributes = self.attribute_set(module, ty);
        Some(module.add_function(function).0)
    }

    /// The name with these overloads, and the function that has it. Where the name of a struct is missing, a
    /// number tells intrinsics apart.
    fn full_name(
        self,
        module: &Module,
        overloads: &[TypeId],
        ty: TypeId,
    ) -> Option<(BString, Option<FunctionId>)> {
        let mut name = Vec::with_capacity(USUAL_NAME);
        name.extend_from_slice(PREFIX);
        name.extend_from_slice(self.0.name.as_bytes());
        mangling::append_suffix(&module.types, overloads, &mut name)?;
        let name = BString::from(name);
        if !overloads.iter().any(|&ty| mangling::has_unnamed(&module.types, ty)) {
            let known = module.function_named(name.as_bstr());
            return Some((name, known));
        }
        let numbered = (0_usize..).map(|number| {
            let name = BString::from(alloc::format!("{name}.{number}"));
            let known = module.function_named(name.as_bstr());
            (name, known)
        });
        let is_free =
            |known: Option<FunctionId>| known.is_none_or(|known| module.functions[known].ty == ty);
        numbered.into_iter().find(|(_, known)| is_free(*known))
    }

    /// Whether LLVM gives a function with these overloads this name.
    #[must_use]
    pub fn is_name(self, types: &Types, overloads: &[TypeId], name: &[u8]) -> bool {
        let suffix =
            name.strip_prefix(PREFIX).and_then(|it| it.strip_prefix(self.0.name.as_bytes()));
        let Some(mut suffix) = suffix else { return false };
        if overloads.iter().any(|&ty| mangling::has_unnamed(types, ty)) {
            let number = suffix.iter().rposition(|&byte| byte == b'.').unwrap_or(0);
            suffix = &suffix[..number];
        }
        mangling::is_suffix(types, overloads, suffix)
    }
}

/// A length that few names exceed.
const USUAL_NAME: usize = 64;

/// A number in two's complement of a width.
const fn within(number: i64, bits: u32) -> u64 {
    let number = number as u64;
    match bits {
        0..64 => number & ((1 << bits) - 1),
        _ => number,
    }
}

impl PartialEq for Intrinsic {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Intrinsic {}

impl fmt::Debug for Intrinsic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Intrinsic({})", self.name())
    }
}
