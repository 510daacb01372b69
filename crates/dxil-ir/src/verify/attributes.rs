//! Attributes of functions, parameters, results and calls.

use super::{Place, Rule, Verifier};
use crate::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, Function, Id as _,
    RETURN_SLOT, Type, TypeId, UnnamedAddr,
};

use AttributeKind as Kind;

/// The attributes that only functions have.
const OF_FUNCTIONS: Kinds = Kinds::of(&[
    Kind::NoReturn,
    Kind::NoUnwind,
    Kind::NoInline,
    Kind::AlwaysInline,
    Kind::OptSize,
    Kind::StackProtect,
    Kind::StackProtectReq,
    Kind::StackProtectStrong,
    Kind::SafeStack,
    Kind::NoRedZone,
    Kind::NoImplicitFloat,
    Kind::Naked,
    Kind::InlineHint,
    Kind::AlignStack,
    Kind::UwTable,
    Kind::NonLazyBind,
    Kind::ReturnsTwice,
    Kind::SanitizeAddress,
    Kind::SanitizeThread,
    Kind::SanitizeMemory,
    Kind::MinSize,
    Kind::NoDuplicate,
    Kind::Builtin,
    Kind::NoBuiltin,
    Kind::Cold,
    Kind::OptimizeNone,
    Kind::JumpTable,
    Kind::Convergent,
    Kind::ArgMemOnly,
]);

/// The attributes that both functions and parameters have.
const OF_BOTH: Kinds = Kinds::of(&[Kind::ReadNone, Kind::ReadOnly]);

/// The attributes that results do not have.
const NOT_OF_RESULTS: Kinds = Kinds::of(&[
    Kind::ByVal,
    Kind::Nest,
    Kind::StructRet,
    Kind::NoCapture,
    Kind::Returned,
    Kind::InAlloca,
]);

/// The attributes that only integers have.
const OF_INTEGERS: Kinds = Kinds::of(&[Kind::SExt, Kind::ZExt]);

/// The attributes that only pointers have.
const OF_POINTERS: Kinds = Kinds::of(&[
    Kind::ByVal,
    Kind::Nest,
    Kind::NoAlias,
    Kind::NoCapture,
    Kind::NonNull,
    Kind::Dereferenceable,
    Kind::DereferenceableOrNull,
    Kind::ReadNone,
    Kind::ReadOnly,
    Kind::StructRet,
    Kind::InAlloca,
]);

/// Pairs of attributes of a parameter that exclude each other.
const CONFLICTS: &[[AttributeKind; 2]] = &[
    [Kind::InAlloca, Kind::ReadOnly],
    [Kind::StructRet, Kind::Returned],
    [Kind::ZExt, Kind::SExt],
    [Kind::ReadNone, Kind::ReadOnly],
];

/// Pairs of attributes of a function that exclude each other.
const FUNCTION_CONFLICTS: &[[AttributeKind; 2]] = &[
    [Kind::ReadNone, Kind::ReadOnly],
    [Kind::NoInline, Kind::AlwaysInline],
    [Kind::OptimizeNone, Kind::OptSize],
    [Kind::OptimizeNone, Kind::MinSize],
];

/// A set of the attributes that LLVM 3.7 knows, a bit each. The rules are about these.
#[derive(Clone, Copy)]
struct Kinds(u64);

impl Kinds {
    const fn of(kinds: &[AttributeKind]) -> Self {
        let (mut all, mut next) = (0, 0);
        while next < kinds.len() {
            all |= 1 << kinds[next].code();
            next += 1;
        }
        Self(all)
    }

    /// The attributes of one slot.
    fn of_group(group: &AttributeGroup) -> Self {
        let kinds = group.attributes.iter().filter_map(Attribute::kind);
        let known = kinds.filter(|kind| !kind.is_modern());
        Self(known.fold(0, |all, kind| all | 1 << kind.code()))
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn has(self, kind: AttributeKind) -> bool {
        self.0 & 1 << kind.code() != 0
    }

    const fn has_any(self, kinds: Self) -> bool {
        self.0 & kinds.0 != 0
    }

    const fn has_only(self, kinds: Self) -> bool {
        self.0 & !kinds.0 == 0
    }

    fn has_both(self, [one, other]: [AttributeKind; 2]) -> bool {
        self.has(one) && self.has(other)
    }
}

impl Verifier<'_> {
    /// Checks the attributes that are texts, of which bitcode ends each with a zero.
    pub(super) fn attribute_texts(&mut self) {
        let groups = self.module.attributes.all_groups().values();
        let is_sound =
            groups.flat_map(|group| &group.attributes).all(|attribute| match attribute {
                Attribute::Text { key, value } => !key.contains(&0) && !value.contains(&0),
                _ => true,
            });
        self.check(is_sound, Place::Module, Rule::AttributeText);
    }

    /// Checks the attributes of a function.
    pub(super) fn function_attributes(&mut self, place: Place, function: &Function) {
        let Some(set) = function.attributes else { return };
        let attributes = &self.module.attributes;
        for (_, group) in attributes.groups(set).filter(|(_, group)| group.slot == FUNCTION_SLOT) {
            let kinds = Kinds::of_group(group);
            self.check(!kinds.has(Kind::Builtin), place, Rule::AttributeCallOnly);
            let is_unnamed =
                !kinds.has(Kind::JumpTable) || function.unnamed_addr == UnnamedAddr::Global;
            self.check(is_unnamed, place, Rule::AttributeJumpTable);
        }
        if self.attributes.insert((set, function.ty, false)) {
            self.attribute_set(place, set, function.ty, None);
        }
    }

    /// Checks the attributes of a call with this number of arguments.
    pub(super) fn call_attributes(
        &mut self,
        place: Place,
        set: AttributeSetId,
        function_type: TypeId,
        arguments: usize,
    ) {
        let is_variadic = match &self.module.types[function_type] {
            Type::Function { variadic, .. } => *variadic,
            _ => return,
        };
        if is_variadic || self.attributes.insert((set, function_type, true)) {
            self.attribute_set(place, set, function_type, Some(arguments));
        }
    }

    /// Checks a set of attributes for a function type. `arguments` is the number of arguments of a
    /// call.
    fn attribute_set(
        &mut self,
        place: Place,
        set: AttributeSetId,
        function_type: TypeId,
        arguments: Option<usize>,
    ) {
        let module = self.module;
        let Type::Function { result, parameters, .. } = &module.types[function_type] else {
            return;
        };
        let mut seen = [false; ONCE.len()];
        let last = arguments.unwrap_or(parameters.len()).max(parameters.len());
        for (_, group) in module.attributes.groups(set) {
            let kinds = Kinds::of_group(group);
            match group.slot {
                FUNCTION_SLOT => self.of_function(place, kinds),
                RETURN_SLOT => self.of_value(place, kinds, *result, true),
                slot if slot as usize <= last => {
                    let index = slot as usize - 1;
                    match parameters.get(index) {
                        Some(&ty) => {
                            self.of_value(place, kinds, ty, false);
                            let types = [*result, ty];
                            self.of_parameter(place, kinds, types, index, parameters.len());
                        }
                        None => {
                            let fits = !kinds.has(Kind::Nest) && !kinds.has(Kind::StructRet);
                            self.check(fits, place, Rule::AttributeVariadic);
                        }
                    }
                    for (seen, kind) in seen.iter_mut().zip(ONCE) {
                        let again = kinds.has(kind) && core::mem::replace(seen, true);
                        self.check(!again, place, Rule::AttributeTwice);
                    }
                }
                _ => drop(self.check(false, place, Rule::AttributeSlot)),
            }
        }
        let returns_struct = seen[0] && *result != module.types.void();
        if arguments.is_none() {
            self.check(!returns_struct, place, Rule::AttributeStructReturn);
        }
    }

    fn of_function(&mut self, place: Place, kinds: Kinds) {
        let allowed = kinds.has_only(OF_FUNCTIONS.or(OF_BOTH));
        self.check(allowed, place, Rule::AttributeOfParameter);
        let conflict = FUNCTION_CONFLICTS.iter().any(|&pair| kinds.has_both(pair));
        self.check(!conflict, place, Rule::AttributeConflict);
        let has_noinline = !kinds.has(Kind::OptimizeNone) || kinds.has(Kind::NoInline);
        self.check(has_noinline, place, Rule::AttributeOptNone);
    }

    /// Checks the attributes of a parameter or result of a type.
    fn of_value(&mut self, place: Place, kinds: Kinds, ty: TypeId, is_result: bool) {
        self.check(!kinds.has_any(OF_FUNCTIONS), place, Rule::AttributeOfFunction);
        let of_parameter = is_result && kinds.has_any(NOT_OF_RESULTS.or(OF_BOTH));
        self.check(!of_parameter, place, Rule::AttributeOfResult);
        let groups = [
            kinds.has(Kind::ByVal),
            kinds.has(Kind::InAlloca),
            kinds.has(Kind::StructRet) || kinds.has(Kind::InReg),
            kinds.has(Kind::Nest),
        ];
        let conflict = groups.iter().filter(|has| **has).count() > 1
            || CONFLICTS.iter().any(|&pair| kinds.has_both(pair));
        self.check(!conflict, place, Rule::AttributeConflict);
        let types = &self.module.types;
        let is_integer = matches!(types[ty], Type::Integer { .. });
        let mismatch = !is_integer && kinds.has_any(OF_INTEGERS)
            || !types.is_pointer(ty) && kinds.has_any(OF_POINTERS);
        self.check(!mismatch, place, Rule::AttributeType);
        let is_unsized = types.pointee(ty).is_some_and(|ty| self.unsized_types[ty.index()])
            && (kinds.has(Kind::ByVal) || kinds.has(Kind::InAlloca));
        self.check(!is_unsized, place, Rule::AttributeSized);
    }

    /// Checks attributes that depend on the place of a parameter. The types are that of the result
    /// and that of the parameter.
    fn of_parameter(
        &mut self,
        place: Place,
        kinds: Kinds,
        [result, ty]: [TypeId; 2],
        index: usize,
        count: usize,
    ) {
        let is_returned = !kinds.has(Kind::Returned) || self.is_losslessly(ty, result);
        self.check(is_returned, place, Rule::AttributeReturned);
        let is_misplaced = kinds.has(Kind::StructRet) && index > 1
            || kinds.has(Kind::InAlloca) && index + 1 != count;
        self.check(!is_misplaced, place, Rule::AttributePlace);
    }

    /// The parameter that a set gives `inalloca`; searched once for each set.
    pub(super) fn in_alloca_slot(&mut self, set: AttributeSetId) -> Option<u32> {
        let groups = self.module.attributes.groups(set);
        *self.in_alloca[set.index()].get_or_insert_with(|| {
            let mut of_parameters = groups.filter(|(_, group)| group.slot != FUNCTION_SLOT);
            let found = of_parameters.find(|(_, group)| Kinds::of_group(group).has(Kind::InAlloca));
            found.map(|(_, group)| group.slot)
        })
    }

    /// Whether two sets pass parameters in the same way; compared once for each pair.
    pub(super) fn pass_alike(&mut self, sets: [Option<AttributeSetId>; 2]) -> bool {
        let attributes = &self.module.attributes;
        *self.passing.entry(sets).or_insert_with(|| {
            // Groups are by rising slots, and attributes within them are in order.
            let [one, other] = sets.map(|set| {
                let groups = set.into_iter().flat_map(|set| attributes.groups(set));
                let of_parameters =
                    groups.filter(|(_, group)| ![FUNCTION_SLOT, RETURN_SLOT].contains(&group.slot));
                let all = of_parameters.flat_map(|(_, group)| {
                    group.attributes.iter().map(|attribute| (group.slot, attribute))
                });
                all.filter_map(passing)
            });
            one.eq(other)
        })
    }

    /// Whether `bitcast` converts one type into the other without loss: the same, or pointers.
    fn is_losslessly(&self, from: TypeId, to: TypeId) -> bool {
        let types = &self.module.types;
        from == to || types.is_pointer(from) && types.is_pointer(to)
    }
}

/// An attribute of a slot that decides how an argument is passed, with its number or 0.
fn passing((slot, attribute): (u32, &Attribute)) -> Option<(u32, AttributeKind, u64)> {
    let (kind, number) = match *attribute {
        Attribute::Kind(kind) => (kind, 0),
        Attribute::Integer(kind, number) => (kind, number),
        Attribute::Type(kind, ty) => (kind, ty.index() as u64),
        Attribute::Range(..) | Attribute::Ranges(..) => return None,
        Attribute::Text { .. } => return None,
    };
    PASSING.contains(&kind).then_some((slot, kind, number))
}

/// The attributes that decide how an argument is passed.
const PASSING: [AttributeKind; 6] =
    [Kind::StructRet, Kind::ByVal, Kind::InAlloca, Kind::InReg, Kind::Returned, Kind::Align];

/// The attributes that only one parameter has, `sret` first.
const ONCE: [AttributeKind; 4] = [Kind::StructRet, Kind::Nest, Kind::Returned, Kind::InAlloca];
