//! Tables of types, which rules add types of results to.

use alloc::borrow::Cow;

use crate::{Type, TypeId, Types};

/// A table of types. A rule finds the type of a result there, or adds it.
///
/// A borrowed table (a [`Cow`]) is one, too. It is copied only when a rule needs a type that it lacks, which happens in invalid
/// modules alone.
///
/// ```
/// use std::borrow::Cow;
///
/// use dxil_ir::{Type, Types, typing};
///
/// let mut types = Types::new();
/// let float = types.intern(Type::Float);
/// let lacks = types.clone();
/// let bit = types.integer(1);
/// let mut table = Cow::Borrowed(&types);
/// assert_eq!(typing::fcmp(&mut table, [float; 2]), Ok(bit));
/// assert!(matches!(table, Cow::Borrowed(_)));
///
/// let mut table = Cow::Borrowed(&lacks);
/// let bit = typing::fcmp(&mut table, [float; 2])?;
/// assert_eq!(table[bit], Type::Integer { bits: 1 });
/// # Ok::<(), typing::TypingError>(())
/// ```
pub trait TypeTable {
    /// The types that are there.
    fn types(&self) -> &Types;

    /// The id of a type, which is added if it is new.
    fn intern(&mut self, ty: Type) -> TypeId;

    /// A pointer to `pointee` in an address space, as the dialect has it.
    fn pointer_in(&mut self, pointee: TypeId, address_space: u32) -> TypeId {
        let ty = self.types().address(pointee, address_space);
        self.intern(ty)
    }
}

impl TypeTable for Types {
    fn types(&self) -> &Types {
        self
    }

    #[inline]
    fn intern(&mut self, ty: Type) -> TypeId {
        self.intern(ty)
    }
}

impl TypeTable for Cow<'_, Types> {
    fn types(&self) -> &Types {
        self
    }

    fn intern(&mut self, ty: Type) -> TypeId {
        match self.find(&ty) {
            Some(known) => known,
            None => self.to_mut().intern(ty),
        }
    }
}
