//! The data layout: sizes and alignments of types.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell};

use crate::{Dialect, Id, Module, StructBody, Type, TypeId, Types};

/// The sizes and alignments of a module's types in memory, by [`Module::data_layout`].
///
/// Vectors lie as arrays of their elements do, unlike those of LLVM; in the modern dialect, as LLVM lays
/// them.
///
/// ```
/// use dxil_ir::{DataLayout, Module, StructBody, Type};
///
/// let mut module = Module::new();
/// module.data_layout = "e-m:e-p:32:32-i64:64-n8:16:32:64".into();
/// let [byte, long] = [8, 64].map(|bits| module.types.integer(bits));
/// let body = StructBody { elements: [byte, long].into(), packed: false };
/// let ty = module.types.intern(Type::Struct(body));
///
/// let layout = DataLayout::new(&module);
/// assert_eq!(layout.size(ty), Some(16));
/// assert_eq!(layout.offsets(ty), Some(&[0, 8][..]));
/// ```
///
/// It measures a type when it is asked for it, so that threads cannot share one.
#[derive(Clone, Debug)]
pub struct DataLayout<'m> {
    /// The string of the data layout.
    string: &'m [u8],
    types: &'m Types,
    /// The rules of the data layout, once a size depends on them.
    rules: OnceCell<Rules>,
    /// The progress and extent of each type, which is found out when it is asked for.
    known: Vec<Cell<Known>>,
    /// The offsets of the elements of each struct, likewise.
    offsets: Vec<OnceCell<Option<Box<[u64]>>>>,
}

/// The size of a value in bytes with the padding after it, and its alignment. `None` for types without a
/// size and for those too large.
type Extent = Option<(u64, u64)>;

#[derive(Clone, Copy, Debug)]
enum Known {
    Nothing,
    /// Being computed: a type that contains itself comes back here.
    InProgress,
    Extent(Extent),
}

impl<'m> DataLayout<'m> {
    /// The layout of a module's types.
    #[must_use]
    pub fn new(module: &'m Module) -> Self {
        let types = &module.types;
        let known = vec![Cell::new(Known::Nothing); types.arena().len()];
        let offsets = vec![OnceCell::new(); known.len()];
        Self { string: &module.data_layout, types, rules: OnceCell::new(), known, offsets }
    }

    /// Bytes from one element of an array to the next. `None` for types that have no size, as
    /// functions and structs within themselves, and for sizes of 2⁶⁴ or more.
    #[must_use]
    pub fn size(&self, ty: TypeId) -> Option<u64> {
        Some(self.extent(ty)?.0)
    }

    /// The multiple of bytes at which values lie.
    #[must_use]
    pub fn alignment(&self, ty: TypeId) -> Option<u64> {
        Some(self.extent(ty)?.1)
    }

    /// Bytes from the start of a struct to each of its elements.
    #[must_use]
    pub fn offsets(&self, ty: TypeId) -> Option<&[u64]> {
        let StructBody { elements, packed } = self.types.struct_body(ty)?;
        let offsets = self.offsets[ty.index()].get_or_init(|| {
            let mut end = 0;
            let offsets = elements.iter().map(|element| self.place(&mut end, *element, *packed));
            offsets.collect()
        });
        offsets.as_deref()
    }

    fn rules(&self) -> &Rules {
        self.rules.get_or_init(|| Rules::parse(self.string))
    }

    fn extent(&self, ty: TypeId) -> Extent {
        match self.known.get(ty.index())?.get() {
            Known::Extent(extent) => extent,
            Known::Nothing => self.compute(ty),
            Known::InProgress => None,
        }
    }

    /// Finds out the extents of a type and all in it, without recursion: types nest deeply.
    fn compute(&self, ty: TypeId) -> Extent {
        let is_unknown = |id: &TypeId| matches!(self.known[id.index()].get(), Known::Nothing);
        if !self.contained(ty).iter().any(is_unknown) {
            let extent = self.measure(ty);
            self.known[ty.index()].set(Known::Extent(extent));
            return extent;
        }
        let mut open = vec![ty];
        while let Some(&id) = open.last() {
            let known = &self.known[id.index()];
            match known.get() {
                Known::Nothing if self.contained(id).iter().any(is_unknown) => {
                    known.set(Known::InProgress);
                    open.extend(self.contained(id).iter().copied().filter(is_unknown));
                }
                Known::Nothing | Known::InProgress => {
                    known.set(Known::Extent(self.measure(id)));
                    open.pop();
                }
                Known::Extent(_) => {
                    open.pop();
                }
            }
        }
        self.extent(ty)
    }

    /// The types whose extents decide that of this one.
    fn contained(&self, id: TypeId) -> &'m [TypeId] {
        let types: &'m Types = self.types;
        match &types[id] {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                core::slice::from_ref(element)
            }
            _ => types.struct_body(id).map_or(&[], |body| &body.elements),
        }
    }

    /// The extent of a type, if those in it are known.
    fn measure(&self, id: TypeId) -> Extent {
        match &self.types[id] {
            Type::Half => self.rules().number(Class::Float, 16),
            Type::Float => self.rules().number(Class::Float, 32),
            Type::Double => self.rules().number(Class::Float, 64),
            Type::Integer { bits } => self.rules().number(Class::Integer, *bits),
            Type::Pointer { address_space, .. } => Some(self.rules().pointer(*address_space)),
            Type::Array { element, length } => self.repeat(*element, *length),
            Type::Vector { element, length } if self.types.dialect() == Dialect::Modern => {
                self.vector(*element, u64::from(*length))
            }
            Type::Vector { element, length } => self.repeat(*element, u64::from(*length)),
            Type::Struct(body) => self.structure(body),
            Type::Named(named) => self.structure(self.types.structs()[*named].body.as_ref()?),
            Type::Target(it) if it.name == "dx.Padding" || it.name == "dx.Layout" => {
                Some(((*it.integers.first()?).into(), 1))
            }
            // LLVM lays most of them as pointers.
            Type::Target(_) => Some(self.rules().pointer(0)),
            Type::Byte { bits } => self.rules().number(Class::Integer, *bits),
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => None,
        }
    }

    fn repeat(&self, element: TypeId, length: u64) -> Extent {
        let (size, alignment) = self.extent(element)?;
        Some((size.checked_mul(length)?, alignment))
    }

    /// The extent of a modern vector: that of its bits without padding, at the alignment that a rule
    /// gives it, or of its elements, or of the next power of two.
    fn vector(&self, element: TypeId, length: u64) -> Extent {
        let (element_size, element_alignment) = self.extent(element)?;
        let bits = match self.types[element] {
            Type::Integer { bits } | Type::Byte { bits } => u64::from(bits),
            _ => element_size.checked_mul(8)?,
        };
        let size = bits.checked_mul(length)?.div_ceil(8);
        let rule = self.rules().vectors.iter().find(|rule| rule.0 == size.saturating_mul(8));
        let alignment = match rule {
            _ if self.rules().vectors_as_elements => element_alignment,
            Some(&(_, alignment)) => alignment,
            None => size.checked_next_power_of_two()?,
        };
        Some((round_up(size, alignment)?, alignment))
    }

    /// The multiple of bytes at which LLVM puts variables of functions, which may be greater than
    /// [`alignment`](Self::alignment).
    #[must_use]
    pub fn preferred_alignment(&self, mut ty: TypeId) -> Option<u64> {
        while let Type::Array { element, .. } = self.types[ty] {
            ty = element;
        }
        let alignment = self.alignment(ty)?;
        let preferred = match &self.types[ty] {
            Type::Integer { bits: 33.. } => self.rules().preferred_long.unwrap_or(alignment),
            Type::Struct(StructBody { packed: false, .. }) => 8,
            Type::Named(id) => {
                let body = self.types.structs()[*id].body.as_ref();
                if body.is_some_and(|body| !body.packed) { 8 } else { 1 }
            }
            _ => alignment,
        };
        Some(alignment.max(preferred))
    }

    fn structure(&self, body: &StructBody) -> Extent {
        let (mut end, mut alignment) = (0, self.rules().aggregate.max(1));
        for element in &body.elements {
            self.place(&mut end, *element, body.packed)?;
            alignment = alignment.max(self.alignment(*element)?);
        }
        let alignment = if body.packed { 1 } else { alignment };
        Some((round_up(end, alignment)?, alignment))
    }

    /// The offset of an element of a struct after others that end at `end`, which moves on.
    fn place(&self, end: &mut u64, element: TypeId, packed: bool) -> Option<u64> {
        let (size, alignment) = self.extent(element)?;
        let start = if packed { *end } else { round_up(*end, alignment)? };
        *end = start.checked_add(size)?;
        Some(start)
    }
}

fn round_up(size: u64, alignment: u64) -> Option<u64> {
    size.checked_next_multiple_of(alignment)
}

/// The rules of a data layout string. Alignments are in bytes.
#[derive(Clone, Debug)]
struct Rules {
    /// Integers and floating-point numbers: their width in bits, and alignment.
    numbers: Vec<(Class, u32, u64)>,
    /// Pointers: their address space, size in bytes, and alignment.
    pointers: Vec<(u32, u64, u64)>,
    /// Vectors: their width in bits, and alignment; in the modern dialect.
    vectors: Vec<(u64, u64)>,
    /// Whether vectors are aligned as their elements, in the modern dialect.
    vectors_as_elements: bool,
    /// The preferred alignment of integers of 64 bits, unless a rule of their own states it.
    preferred_long: Option<u64>,
    /// The least alignment of a struct.
    aggregate: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Integer,
    Float,
}

impl Rules {
    /// The rules that LLVM has without a string.
    fn new() -> Self {
        use Class::{Float, Integer};
        let integers = [(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)];
        let floats = [(16, 2), (32, 4), (64, 8)];
        let integers = integers.map(|(bits, alignment)| (Integer, bits, alignment));
        // Layouts add few rules.
        let mut numbers = Vec::with_capacity(2 * integers.len());
        numbers.extend(integers);
        numbers.extend(floats.map(|(bits, size)| (Float, bits, size)));
        Self {
            numbers,
            pointers: vec![(0, 8, 8)],
            vectors: vec![(64, 8), (128, 16)],
            vectors_as_elements: false,
            preferred_long: Some(8),
            aggregate: 0,
        }
    }

    /// The rules of a string. Rules that cannot be read, and those about other things, are left out.
    fn parse(text: &[u8]) -> Self {
        let mut rules = Self::new();
        for rule in text.split(|byte| *byte == b'-') {
            let mut fields = rule.split(|byte| *byte == b':');
            let Some((what, digits)) = fields.next().and_then(<[u8]>::split_first) else {
                continue;
            };
            let width = number(digits).unwrap_or(0);
            let mut bits = fields.map_while(number);
            match what {
                b'i' => {
                    rules.set_number(Class::Integer, width, bits.next());
                    if width == 64 {
                        rules.preferred_long = bits.next().map(bytes);
                    }
                }
                b'v' if digits == b"e" => rules.vectors_as_elements = true,
                b'v' => {
                    let alignment = bits.next().map_or(1, bytes);
                    rules.vectors.retain(|rule| rule.0 != u64::from(width));
                    rules.vectors.push((width.into(), alignment));
                }
                b'f' => rules.set_number(Class::Float, width, bits.next()),
                b'a' => rules.aggregate = bits.next().map_or(0, bytes),
                b'p' => rules.set_pointer(width, bits.next(), bits.next()),
                _ => {}
            }
        }
        rules
    }

    fn set_number(&mut self, class: Class, width: u32, alignment: Option<u32>) {
        let Some(alignment) = alignment.map(bytes) else { return };
        match self.numbers.iter_mut().find(|rule| (rule.0, rule.1) == (class, width)) {
            Some(rule) => rule.2 = alignment,
            None => self.numbers.push((class, width, alignment)),
        }
    }

    fn set_pointer(&mut self, space: u32, size: Option<u32>, alignment: Option<u32>) {
        let (Some(size), Some(alignment)) = (size, alignment.map(bytes)) else { return };
        self.pointers.retain(|pointer| pointer.0 != space);
        self.pointers.push((space, u64::from(size).div_ceil(8), alignment));
    }

    /// The extent of a number, which is aligned as the next wider one that has a rule.
    fn number(&self, class: Class, bits: u32) -> Extent {
        let rules = || self.numbers.iter().filter(|rule| rule.0 == class);
        // Most numbers have a rule of their own.
        let own = rules().find(|rule| rule.1 == bits);
        let next = || rules().filter(|rule| rule.1 >= bits).min_by_key(|rule| rule.1);
        let (_, _, alignment) = own.or_else(next).or_else(|| rules().max_by_key(|rule| rule.1))?;
        Some((round_up(u64::from(bits).div_ceil(8), *alignment)?, *alignment))
    }

    fn pointer(&self, space: u32) -> (u64, u64) {
        let of = |space| self.pointers.iter().find(|pointer| pointer.0 == space);
        let (_, size, alignment) = of(space).or_else(|| of(0)).copied().unwrap_or((0, 8, 8));
        (size.next_multiple_of(alignment), alignment)
    }
}

/// A number in decimal digits.
pub(crate) fn number(digits: &[u8]) -> Option<u32> {
    let next = |number: u32, &digit: &u8| {
        let value = char::from(digit).to_digit(10)?;
        number.checked_mul(10)?.checked_add(value)
    };
    (!digits.is_empty()).then(|| digits.iter().try_fold(0, next)).flatten()
}

/// Whole bytes of an alignment in bits: a power of two, as LLVM demands.
fn bytes(bits: u32) -> u64 {
    u64::from(bits).div_ceil(8).next_power_of_two()
}
