//! Attributes of functions, parameters and calls.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::BString;
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::arena::{Arena, ids};
use crate::intern::Interner;
use crate::{AttributeKind, Id as _, TypeId};

ids! {
    /// The attributes of one slot: of a function, its result or a parameter.
    AttributeGroupId;
    /// All attributes of a function or call.
    AttributeSetId;
}

/// The slot of the result. Parameters have the slots from 1.
pub const RETURN_SLOT: u32 = 0;

/// The slot of the function itself.
pub const FUNCTION_SLOT: u32 = u32::MAX;

/// An attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// An attribute that LLVM knows.
    Kind(AttributeKind),
    /// An attribute that LLVM knows, with a number. That of `memory`, `captures` and `nofpclass` has
    /// several fields, which the text names.
    Integer(AttributeKind, u64),
    /// An attribute with a type, such as `sret`; modern only.
    Type(AttributeKind, TypeId),
    /// An attribute with a range of integers: of a width in bits, from the first to before the second;
    /// modern only.
    Range(AttributeKind, u32, [u64; 2]),
    /// An attribute with ranges of integers of 64 bits, each from the first to before the second; modern only.
    Ranges(AttributeKind, Box<[[i64; 2]]>),
    /// Another attribute.
    Text {
        /// The name.
        key: BString,
        /// The value; empty if it has none.
        value: BString,
    },
}

impl Attribute {
    /// Whether numbers are ranges of [`Ranges`](Self::Ranges): at least one, none empty, and each begins after the end of the one
    /// before.
    ///
    /// ```
    /// use dxil_ir::Attribute;
    ///
    /// assert!(Attribute::are_ranges(&[[0, 4], [8, 12]]));
    /// assert!(!Attribute::are_ranges(&[[0, 4], [4, 8]]));
    /// assert!(!Attribute::are_ranges(&[[8, 0]]));
    /// ```
    #[must_use]
    pub fn are_ranges(numbers: &[[i64; 2]]) -> bool {
        let is_apart = |pair: &[[i64; 2]]| matches!(pair, [[_, end], [first, _]] if end < first);
        !numbers.is_empty()
            && numbers.iter().all(|[first, end]| first < end)
            && numbers.windows(2).all(is_apart)
    }

    /// The sort key in LLVM: first the attributes that it knows, then those with a number, then the others.
    fn rank(&self) -> (u8, (u64, u64), [&[u8]; 2]) {
        match self {
            Self::Kind(kind) => (0, kind.rank(), [&[]; 2]),
            Self::Integer(kind, number) => (1, (*number, kind.code()), [&[]; 2]),
            Self::Type(kind, ty) => (2, (kind.code(), ty.index() as u64), [&[]; 2]),
            Self::Range(kind, _, [first, _]) => (3, (kind.code(), *first), [&[]; 2]),
            // A parameter has one such attribute at most.
            Self::Ranges(kind, _) => (3, (kind.code(), 0), [&[]; 2]),
            Self::Text { key, value } => (4, (0, 0), [key, value]),
        }
    }

    /// The attribute's kind, if LLVM knows it.
    #[must_use]
    pub const fn kind(&self) -> Option<AttributeKind> {
        match self {
            Self::Kind(kind)
            | Self::Integer(kind, _)
            | Self::Type(kind, _)
            | Self::Range(kind, ..)
            | Self::Ranges(kind, _) => Some(*kind),
            Self::Text { .. } => None,
        }
    }
}

/// The attributes of one slot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttributeGroup {
    /// [`RETURN_SLOT`], a parameter counted from 1, or [`FUNCTION_SLOT`].
    pub slot: u32,
    /// The attributes. [`Attributes::group`] sorts them as LLVM does.
    pub attributes: Vec<Attribute>,
}

/// The attributes of a module. Equal sets have one id.
#[derive(Clone, Debug)]
pub struct Attributes {
    groups: Interner<AttributeGroupId, AttributeGroup>,
    sets: Interner<AttributeSetId, Box<[AttributeGroupId]>>,
    /// The sets of intrinsics by their names without the types of overloads, of those whose attributes no type decides.
    of_intrinsics: HashMap<&'static str, Option<AttributeSetId>, FixedState>,
}

impl Attributes {
    /// No attributes.
    #[must_use]
    pub const fn new() -> Self {
        let of_intrinsics = HashMap::with_hasher(FixedState::with_seed(0));
        Self { groups: Interner::new(), sets: Interner::new(), of_intrinsics }
    }

    /// The id of a group, which is added if it is new. Its attributes are sorted as LLVM sorts them,
    /// each once: Mesa writes them in another order, and some twice.
    pub fn group(&mut self, mut group: AttributeGroup) -> AttributeGroupId {
        group.attributes.sort_by(|one, other| match (one, other) {
            // That is faster.
            (Attribute::Kind(one), Attribute::Kind(other)) => one.rank().cmp(&other.rank()),
            _ => one.rank().cmp(&other.rank()),
        });
        group.attributes.dedup();
        self.groups.intern(group)
    }

    /// The id of a set of groups, by rising slots, which is added if it is new.
    pub fn set(&mut self, groups: &[AttributeGroupId]) -> AttributeSetId {
        self.sets.intern_like(groups, || groups.into())
    }

    /// The id of the set of these groups, by rising slots, all of which are added if they are new;
    /// `None` for no groups.
    pub fn set_of(
        &mut self,
        groups: impl IntoIterator<Item = AttributeGroup>,
    ) -> Option<AttributeSetId> {
        let ids: SmallVec<[_; 4]> = groups.into_iter().map(|group| self.group(group)).collect();
        (!ids.is_empty()).then(|| self.set(&ids))
    }

    /// The set of an intrinsic of this name, which `groups` makes when it is first asked for.
    pub(crate) fn of_intrinsic(
        &mut self,
        name: &'static str,
        groups: impl FnOnce() -> Vec<AttributeGroup>,
    ) -> Option<AttributeSetId> {
        if let Some(&known) = self.of_intrinsics.get(name) {
            return known;
        }
        let set = self.set_of(groups());
        self.of_intrinsics.insert(name, set);
        set
    }

    /// The groups of a set.
    pub fn groups(
        &self,
        id: AttributeSetId,
    ) -> impl ExactSizeIterator<Item = (AttributeGroupId, &AttributeGroup)> {
        self.sets[id].iter().map(|&group| (group, &self.groups[group]))
    }

    /// The attributes of one slot in a set.
    ///
    /// ```
    /// use dxil_ir::{Attribute, AttributeKind, Attributes, FUNCTION_SLOT};
    ///
    /// let mut attributes = Attributes::new();
    /// let no_unwind = Attribute::Kind(AttributeKind::NoUnwind);
    /// let set = attributes.changed(None, FUNCTION_SLOT, |it| it.push(no_unwind.clone()));
    /// let set = attributes.changed(set, 1, |it| it.push(Attribute::Kind(AttributeKind::NonNull))).unwrap();
    /// assert!(attributes.of_slot(set, FUNCTION_SLOT).eq([&no_unwind]));
    /// assert_eq!(attributes.of_slot(set, 2).count(), 0);
    /// let slots: Vec<_> = attributes.groups(set).map(|(_, group)| group.slot).collect();
    /// assert_eq!(slots, [1, FUNCTION_SLOT]);
    /// ```
    pub fn of_slot(&self, id: AttributeSetId, slot: u32) -> impl Iterator<Item = &Attribute> {
        let groups = self.groups(id).filter(move |(_, group)| group.slot == slot);
        groups.flat_map(|(_, group)| &group.attributes)
    }

    /// The id of a set in which the attributes of one slot are changed, which is added if it is new; `None` if none are left.
    pub fn changed(
        &mut self,
        id: Option<AttributeSetId>,
        slot: u32,
        change: impl FnOnce(&mut Vec<Attribute>),
    ) -> Option<AttributeSetId> {
        let groups = id.into_iter().flat_map(|id| self.groups(id));
        let mut groups: Vec<_> = groups.map(|(_, group)| group.clone()).collect();
        let place = groups.partition_point(|group| group.slot < slot);
        if groups.get(place).is_none_or(|group| group.slot != slot) {
            groups.insert(place, AttributeGroup { slot, attributes: Vec::new() });
        }
        change(&mut groups[place].attributes);
        groups.retain(|group| group.slot != slot || !group.attributes.is_empty());
        self.set_of(groups)
    }

    /// All groups.
    #[must_use]
    pub const fn all_groups(&self) -> &Arena<AttributeGroupId, AttributeGroup> {
        self.groups.items()
    }

    /// All sets.
    #[must_use]
    pub const fn sets(&self) -> &Arena<AttributeSetId, Box<[AttributeGroupId]>> {
        self.sets.items()
    }
}

impl Default for Attributes {
    fn default() -> Self {
        Self::new()
    }
}
