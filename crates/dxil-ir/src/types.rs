//! Types.

mod display;
mod number;
mod parts;

use alloc::boxed::Box;
use alloc::format;
use core::fmt;

use bstr::{BStr, BString, ByteSlice as _, ByteVec as _};

use crate::Id as _;
use crate::arena::{Arena, ids};
use crate::code::kinds;
use crate::dialect::Dialect;
use crate::intern::Interner;
use crate::names::Names;
use crate::short_string::ShortString;

use display::Display;

pub(crate) use display::write_name;

ids! {
    /// A type of a module. Two types are the same if their ids are.
    TypeId;
    /// A named struct of a module: the only type that may contain itself, through a pointer.
    StructId;
}

/// The kind of a type, with the types that it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`, the result of functions that return nothing.
    Void,
    /// `half`, 16 bits.
    Half,
    /// `float`, 32 bits.
    Float,
    /// `double`, 64 bits.
    Double,
    /// `label`, the type of basic blocks.
    Label,
    /// `metadata`, the type of metadata as an argument of a call.
    Metadata,
    /// `i1` to `i64`, and wider ones that no shader has.
    Integer {
        /// The width in bits.
        bits: u32,
    },
    /// `token`, the type of values that only name an instruction; modern only.
    Token,
    /// `b1` and wider: bytes, which may hold pointers; modern only.
    Byte {
        /// The width in bits.
        bits: u32,
    },
    /// `target("dx.CBuffer", …)`: a type that only the target knows; modern only.
    Target(TargetType),
    /// A pointer.
    Pointer {
        /// The type that it points to; `None` for a modern one, `ptr`.
        pointee: Option<TypeId>,
        /// The address space: 0 is private, 3 group-shared memory.
        address_space: u32,
    },
    /// `[length x element]`.
    Array {
        /// The type of the elements.
        element: TypeId,
        /// The number of elements.
        length: u64,
    },
    /// `<length x element>`.
    Vector {
        /// The type of the elements.
        element: TypeId,
        /// The number of elements.
        length: u32,
    },
    /// The type of a function.
    Function {
        /// The type that the function returns.
        result: TypeId,
        /// The types of its parameters.
        parameters: Box<[TypeId]>,
        /// Whether further arguments may follow: `...`.
        variadic: bool,
    },
    /// A struct without a name, the same as every other one with these elements.
    Struct(StructBody),
    /// A struct with an identity of its own.
    Named(StructId),
}

kinds! {
    Type {
        Void Half Float Double Label Metadata Integer Token Byte Target Pointer Array Vector Function Struct Named
    }
}

/// A type that only the target knows, such as that of a resource.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TargetType {
    /// The name, such as `dx.RawBuffer`.
    pub name: BString,
    /// The types that it is made of.
    pub types: Box<[TypeId]>,
    /// The numbers after them.
    pub integers: Box<[u32]>,
}

/// The elements of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StructBody {
    /// The types of the elements.
    pub elements: Box<[TypeId]>,
    /// Whether the elements lie without padding between them.
    pub packed: bool,
}

/// A struct with an identity of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedStruct {
    /// The name, without the `%`, which no other struct of the module has. Empty for a struct that
    /// has lost its name.
    pub name: ShortString,
    /// The elements; `None` for an opaque struct.
    pub body: Option<StructBody>,
}

/// The types of a module.
///
/// ```
/// use dxil_ir::{Type, Types};
///
/// let mut types = Types::new();
/// let float = types.intern(Type::Float);
/// let vector = types.intern(Type::Vector { element: float, length: 4 });
/// let handle = types.add_struct("dx.types.Handle");
/// assert_eq!(types.intern(Type::Float), float);
/// assert_eq!(types.display(vector).to_string(), "<4 x float>");
/// assert_eq!(types.display(handle).to_string(), "%dx.types.Handle");
/// ```
#[derive(Clone, Debug)]
pub struct Types {
    dialect: Dialect,
    types: Interner<TypeId, Type>,
    structs: Arena<StructId, NamedStruct>,
    names: Names<StructId>,
    /// The types of numbers that have been asked for, by their [places](number_place): most types that are asked for are some.
    numbers: [Option<TypeId>; NUMBERS],
    /// The suffix of the next struct whose name another one has.
    next_suffix: u32,
}

/// A number of types that few small shaders exceed.
const USUAL_TYPES: usize = 28;

/// The number of places of [`Types`] for numbers: `half`, `float`, `double`, and the integers from `i1` to `i64` whose widths
/// are powers of two.
const NUMBERS: usize = 3 + 7;

/// The place of a number's type.
#[inline]
const fn number_place(ty: &Type) -> Option<usize> {
    match ty {
        Type::Half => Some(0),
        Type::Float => Some(1),
        Type::Double => Some(2),
        Type::Integer { bits } if bits.is_power_of_two() => {
            Some(3 + bits.trailing_zeros() as usize)
        }
        _ => None,
    }
}

impl Types {
    /// The types that every module has: `void`, `metadata` and `label`.
    #[must_use]
    pub fn new() -> Self {
        Self::of(Dialect::Dxil)
    }

    /// The types that every module of a dialect has.
    #[must_use]
    pub fn of(dialect: Dialect) -> Self {
        let (structs, names) = (Arena::new(), Names::new());
        let mut types = Interner::new();
        types.reserve(USUAL_TYPES);
        let mut types =
            Self { dialect, types, structs, names, numbers: [None; NUMBERS], next_suffix: 0 };
        types.intern(Type::Void);
        types.intern(Type::Metadata);
        types.intern(Type::Label);
        types
    }

    /// The dialect of the module.
    #[must_use]
    #[inline]
    pub const fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The type `void`.
    #[must_use]
    #[inline]
    pub fn void(&self) -> TypeId {
        TypeId::from_index(0).expect("the first id")
    }

    /// The type `metadata`.
    #[must_use]
    #[inline]
    pub fn metadata(&self) -> TypeId {
        TypeId::from_index(1).expect("the second id")
    }

    /// The type `label`, which operands that are blocks have.
    #[must_use]
    #[inline]
    pub fn label(&self) -> TypeId {
        TypeId::from_index(2).expect("the third id")
    }

    /// Reserves memory for this number of further types.
    pub fn reserve(&mut self, additional: usize) {
        self.types.reserve(additional);
    }

    /// The id of a type, which is added if it is new.
    #[inline]
    pub fn intern(&mut self, ty: Type) -> TypeId {
        match number_place(&ty).and_then(|place| self.numbers.get_mut(place)) {
            Some(known) => *known.get_or_insert_with(|| self.types.intern(ty)),
            None => self.types.intern(ty),
        }
    }

    /// The id of a type, if the module has it.
    #[must_use]
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.types.find(ty)
    }

    /// The type `i<bits>`.
    pub fn integer(&mut self, bits: u32) -> TypeId {
        self.intern(Type::Integer { bits })
    }

    /// A pointer to `pointee` in address space 0, as the dialect has it.
    pub fn pointer(&mut self, pointee: TypeId) -> TypeId {
        self.pointer_in(pointee, 0)
    }

    /// A pointer to `pointee` in an address space, as the dialect has it.
    pub fn pointer_in(&mut self, pointee: TypeId, address_space: u32) -> TypeId {
        self.intern(self.address(pointee, address_space))
    }

    /// The type of the address of a value of a type.
    pub(crate) fn address(&self, pointee: TypeId, address_space: u32) -> Type {
        let pointee = (self.dialect == Dialect::Dxil).then_some(pointee);
        Type::Pointer { pointee, address_space }
    }

    /// The type of a function without variable arguments.
    pub fn function(&mut self, result: TypeId, parameters: &[TypeId]) -> TypeId {
        self.intern(Type::Function { result, parameters: parameters.into(), variadic: false })
    }

    /// Adds a named struct without elements: [`Types::set_body`] gives it some.
    ///
    /// The second struct of one name is renamed as LLVM does: a dot and a number follow its name.
    pub fn add_struct(&mut self, name: impl Into<ShortString>) -> TypeId {
        self.push_struct(name.into(), None)
    }

    /// Adds a named struct with these elements, under a name as [`Types::add_struct`] gives it.
    pub fn define_struct(&mut self, name: impl Into<ShortString>, body: StructBody) -> TypeId {
        self.push_struct(name.into(), Some(body))
    }

    fn push_struct(&mut self, name: ShortString, body: Option<StructBody>) -> TypeId {
        let name = self.unique_name(name);
        let id = self.structs.push(NamedStruct { name, body });
        self.names.add(id, |id| &*self.structs[id].name);
        self.intern(Type::Named(id))
    }

    /// A name for a struct: itself, or if a struct has it, the first with a number that none has. LLVM
    /// uses no number twice, whatever the names.
    fn unique_name(&mut self, name: ShortString) -> ShortString {
        if self.struct_named(&name).is_none() {
            return name;
        }
        let length = name.len();
        let mut numbered = BString::from(name);
        while self.struct_named(numbered.as_bstr()).is_some() {
            numbered.truncate(length);
            numbered.push_str(format!(".{}", self.next_suffix));
            self.next_suffix = self.next_suffix.wrapping_add(1);
        }
        numbered.into()
    }

    /// Gives a named struct its elements, or makes it opaque.
    pub fn set_body(&mut self, id: StructId, body: Option<StructBody>) {
        self.structs[id].body = body;
    }

    /// Gives a named struct its elements, and a name as [`Types::add_struct`] does.
    pub fn set_struct(
        &mut self,
        id: StructId,
        name: impl Into<ShortString>,
        body: Option<StructBody>,
    ) {
        self.structs[id].body = body;
        let (name, old) = (name.into(), self.structs[id].name.clone());
        if name != old {
            self.names.remove(id, &old);
            self.structs[id].name = self.unique_name(name);
            self.names.add(id, |id| &*self.structs[id].name);
        }
    }

    /// A type, or `None` where the id is of another module.
    #[must_use]
    pub fn get(&self, id: TypeId) -> Option<&Type> {
        self.types.items().get(id)
    }

    /// The types in the order in which they were added.
    #[must_use]
    pub const fn arena(&self) -> &Arena<TypeId, Type> {
        self.types.items()
    }

    /// The named structs in the order in which they were added.
    #[must_use]
    pub const fn structs(&self) -> &Arena<StructId, NamedStruct> {
        &self.structs
    }

    /// The named struct with this name.
    #[must_use]
    pub fn struct_named(&self, name: &BStr) -> Option<StructId> {
        self.names.find(name, |id| &*self.structs[id].name)
    }

    /// A type as LLVM writes it; `...` stands for the text after a thousand types.
    #[must_use]
    pub fn display(&self, id: TypeId) -> impl fmt::Display + '_ {
        Display { types: self, id }
    }
}

impl Default for Types {
    fn default() -> Self {
        Self::new()
    }
}

impl core::ops::Index<TypeId> for Types {
    type Output = Type;

    #[inline]
    fn index(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
}
