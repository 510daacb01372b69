//! Constants.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::arena::{Arena, ids};
use crate::code::kinds;
use crate::intern::Interner;
use crate::{AliasId, Expression, FunctionId, Linkage, Module, Type, TypeId, Types, VariableId};

ids! {
    /// A constant of a module. Two constants are the same if their ids are.
    ConstantId;
}

/// A constant: its type and its value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    /// The type.
    pub ty: TypeId,
    /// The value.
    pub kind: ConstantKind,
}

/// The value of a constant.
///
/// Each value has one form, as in LLVM: zeros of numbers are `Integer(0)` and `Float(0)`, all other
/// zeros `Null`; arrays and vectors of plain numbers are `Data`. [`Constants`] makes them so.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstantKind {
    /// The null pointer, or an array, vector or struct of zeros.
    Null,
    /// Any value of the type.
    Undef,
    /// The result of an operation without a valid one; modern only.
    Poison,
    /// An integer of up to 64 bits; those above its width are zero.
    Integer(u64),
    /// A wider integer, in words of 64 bits, the lowest first.
    WideInteger(Box<[u64]>),
    /// The bits of a floating-point number.
    Float(u64),
    /// An array or vector of integers of 8, 16, 32 or 64 bits, or of `float` or `double`: the
    /// bytes of the elements, in little-endian order.
    Data(Box<[u8]>),
    /// The elements of an array, vector or struct.
    Aggregate(Box<[ConstantId]>),
    /// A constant expression.
    Expression(Expression),
    /// The address of a function.
    Function(FunctionId),
    /// The address of a global variable.
    Variable(VariableId),
    /// An alias.
    Alias(AliasId),
}

kinds! {
    ConstantKind {
        Null Undef Poison Integer WideInteger Float Data Aggregate Expression Function Variable Alias
    }
}

impl Constant {
    /// Whether all its bits are zero.
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self.kind, ConstantKind::Null | ConstantKind::Integer(0) | ConstantKind::Float(0))
    }

    /// Whether it is any value: `undef`, or `poison`.
    #[must_use]
    pub const fn is_undefined(&self) -> bool {
        matches!(self.kind, ConstantKind::Undef | ConstantKind::Poison)
    }

    /// Whether it is the address of a function or a global variable, or an alias.
    #[must_use]
    #[inline]
    pub const fn is_global(&self) -> bool {
        matches!(
            self.kind,
            ConstantKind::Function(_) | ConstantKind::Variable(_) | ConstantKind::Alias(_)
        )
    }

    /// Whether it may have [`operands`](Self::operands). Few constants do, and it takes less time to ask than to look for them.
    #[must_use]
    #[inline]
    pub const fn has_operands(&self) -> bool {
        matches!(self.kind, ConstantKind::Aggregate(_) | ConstantKind::Expression(_))
    }

    /// The elements or operands, in LLVM's order.
    pub fn operands(&self) -> impl Iterator<Item = ConstantId> + '_ {
        let (elements, expression): (&[ConstantId], _) = match &self.kind {
            ConstantKind::Aggregate(elements) => (elements, None),
            ConstantKind::Expression(expression) => (&[], Some(expression)),
            _ => (&[], None),
        };
        elements.iter().copied().chain(expression.into_iter().flat_map(Expression::operands))
    }
}

/// The constants of a module.
///
/// ```
/// use dxil_ir::{ConstantKind, Constants, Type, Types};
///
/// let (mut types, mut constants) = (Types::new(), Constants::new());
/// let byte = types.integer(8);
/// let minus_one = constants.integer(&types, byte, -1_i64 as u64);
/// assert_eq!(constants[minus_one].kind, ConstantKind::Integer(255));
/// let array = types.intern(Type::Array { element: byte, length: 2 });
/// let data = constants.aggregate(&types, array, &[minus_one, minus_one]);
/// assert_eq!(constants[data].kind, ConstantKind::Data([255, 255].into()));
/// ```
#[derive(Clone, Debug)]
pub struct Constants(Interner<ConstantId, Constant>);

impl Constants {
    /// No constants.
    #[must_use]
    pub const fn new() -> Self {
        Self(Interner::new())
    }

    /// Reserves memory for this number of further constants.
    pub fn reserve(&mut self, additional: usize) {
        self.0.reserve(additional);
    }

    /// The id of a constant as it is, which is added if it is new.
    ///
    /// The other functions choose the one form that a value has; use this one for values that have no
    /// other: expressions, and the addresses of globals.
    pub fn intern(&mut self, ty: TypeId, kind: ConstantKind) -> ConstantId {
        self.0.intern(Constant { ty, kind })
    }

    /// Gives the address of a global another type. Its id stays.
    pub(crate) fn retype(&mut self, id: ConstantId, ty: TypeId) {
        let kind = self[id].kind.clone();
        self.0.replace(id, Constant { ty, kind });
    }

    /// Gives the address of a global another kind. Its id stays.
    pub(crate) fn replace_kind(&mut self, id: ConstantId, kind: ConstantKind) {
        let ty = self[id].ty;
        self.0.replace(id, Constant { ty, kind });
    }

    /// The id of a constant as it is, if the module has it.
    #[must_use]
    pub fn find(&self, ty: TypeId, kind: ConstantKind) -> Option<ConstantId> {
        self.0.find(&Constant { ty, kind })
    }

    /// An integer of up to 64 bits. Bits above the width of the type are dropped.
    pub fn integer(&mut self, types: &Types, ty: TypeId, value: u64) -> ConstantId {
        let mask = match types[ty] {
            Type::Integer { bits } | Type::Byte { bits } if bits < 64 => (1 << bits) - 1,
            _ => u64::MAX,
        };
        self.intern(ty, ConstantKind::Integer(value & mask))
    }

    /// A floating-point number, given by its bits.
    pub fn float(&mut self, ty: TypeId, bits: u64) -> ConstantId {
        self.intern(ty, ConstantKind::Float(bits))
    }

    /// The zero of a type.
    pub fn null(&mut self, types: &Types, ty: TypeId) -> ConstantId {
        let kind = match types[ty] {
            Type::Integer { bits } | Type::Byte { bits } if bits <= 64 => ConstantKind::Integer(0),
            Type::Half | Type::Float | Type::Double => ConstantKind::Float(0),
            _ => ConstantKind::Null,
        };
        self.intern(ty, kind)
    }

    /// The poison of a type.
    pub fn poison(&mut self, ty: TypeId) -> ConstantId {
        self.intern(ty, ConstantKind::Poison)
    }

    /// Any value of a type.
    pub fn undef(&mut self, ty: TypeId) -> ConstantId {
        self.intern(ty, ConstantKind::Undef)
    }

    /// An array, vector or struct of these elements.
    pub fn aggregate(&mut self, types: &Types, ty: TypeId, elements: &[ConstantId]) -> ConstantId {
        let kind = if elements.iter().all(|&id| self[id].is_null()) {
            ConstantKind::Null
        } else if elements.iter().all(|&id| self[id].kind == ConstantKind::Undef) {
            ConstantKind::Undef
        } else if let Some(data) = self.data_of(types, ty, elements) {
            ConstantKind::Data(data)
        } else {
            ConstantKind::Aggregate(elements.into())
        };
        self.intern(ty, kind)
    }

    /// An array or vector of plain numbers, given by their bytes in little-endian order.
    pub fn data(&mut self, ty: TypeId, bytes: &[u8]) -> ConstantId {
        let zero = bytes.iter().all(|&byte| byte == 0);
        self.intern(ty, if zero { ConstantKind::Null } else { ConstantKind::Data(bytes.into()) })
    }

    /// The bytes of elements that are plain numbers, where LLVM holds them so.
    fn data_of(&self, types: &Types, ty: TypeId, elements: &[ConstantId]) -> Option<Box<[u8]>> {
        if matches!(types[ty], Type::Struct(_) | Type::Named(_)) {
            return None;
        }
        let size = data_size(types, types.element(ty, 0)?)?;
        let mut bytes = Vec::with_capacity(size * elements.len());
        for &element in elements {
            match self[element].kind {
                ConstantKind::Integer(bits) | ConstantKind::Float(bits) => {
                    bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
                }
                _ => return None,
            }
        }
        Some(bytes.into())
    }

    /// The constant within casts, of which it follows at most 16: more than compilers put around a variable.
    #[must_use]
    pub fn within_casts(&self, mut id: ConstantId) -> ConstantId {
        /// Constants can be deep, and resources many.
        const MOST: usize = 16;
        for _ in 0..MOST {
            match self[id].kind {
                ConstantKind::Expression(Expression::Cast { value, .. }) => id = value,
                _ => break,
            }
        }
        id
    }

    /// The value of an integer of up to 64 bits; those above its width are zero.
    #[must_use]
    #[inline]
    pub fn integer_value(&self, id: ConstantId) -> Option<u64> {
        match self[id].kind {
            ConstantKind::Integer(value) => Some(value),
            _ => None,
        }
    }

    /// The first elements of a constant struct of integers that fit 32 bits.
    #[must_use]
    pub fn struct_words<const N: usize>(&self, id: ConstantId) -> Option<[u32; N]> {
        let mut words = [0; N];
        match &self.get(id)?.kind {
            ConstantKind::Null => {}
            ConstantKind::Aggregate(elements) => {
                for (word, &element) in words.iter_mut().zip(elements) {
                    *word = self.integer_value(element)?.try_into().ok()?;
                }
            }
            _ => return None,
        }
        Some(words)
    }

    /// A constant, or `None` where the id is of another module.
    #[must_use]
    #[inline]
    pub fn get(&self, id: ConstantId) -> Option<&Constant> {
        self.0.items().get(id)
    }

    /// The constants in the order in which they were added.
    #[must_use]
    pub const fn arena(&self) -> &Arena<ConstantId, Constant> {
        self.0.items()
    }
}

/// The bytes of an element of [`ConstantKind::Data`], or `None` where an array or vector of this
/// type is not held as data.
#[must_use]
pub fn data_size(types: &Types, element: TypeId) -> Option<usize> {
    match types[element] {
        Type::Integer { bits: bits @ (8 | 16 | 32 | 64) } => Some(bits as usize / 8),
        Type::Float => Some(4),
        Type::Double => Some(8),
        _ => None,
    }
}

impl Module {
    /// Whether the operands of a constant `getelementptr`, the pointer and the indices, lead to an
    /// element of a global variable without weak linkage. LLVM makes such an address `inbounds`.
    #[must_use]
    pub fn is_inside_variable(&self, operands: &[ConstantId]) -> bool {
        let Self { types, constants, variables, .. } = self;
        let [pointer, indices @ ..] = operands else { return false };
        let Constant { ty, kind: ConstantKind::Variable(id) } = constants[*pointer] else {
            return false;
        };
        let mut indices = indices.iter().map(|&id| constants.integer_value(id));
        if variables[id].linkage == Linkage::ExternalWeak || indices.next() != Some(Some(0)) {
            return false;
        }
        if !types.is_pointer(ty) {
            return false;
        }
        let mut element = Some(variables[id].ty);
        indices.all(|index| {
            let (Some(ty), Some(index)) = (element, index) else { return false };
            element = types.element(ty, index);
            match types[ty] {
                Type::Array { length, .. } => index < length,
                Type::Vector { length, .. } => index < length.into(),
                _ => true,
            }
        })
    }
}

impl Default for Constants {
    fn default() -> Self {
        Self::new()
    }
}

impl core::ops::Index<ConstantId> for Constants {
    type Output = Constant;

    #[inline]
    fn index(&self, id: ConstantId) -> &Constant {
        &self.0[id]
    }
}
