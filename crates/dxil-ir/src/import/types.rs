//! Types of another module.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};

use super::Importer;
use crate::{Id as _, StructBody, StructId, Type, TypeId, Types};

impl Importer<'_> {
    /// The counterpart of a type. Named structs that have the same name and the same elements are one, even if one was
    /// renamed because a third one had the name.
    pub fn ty(&mut self, id: TypeId) -> TypeId {
        let mut opened = Vec::new();
        let ty = self.outer_type(id, &mut opened);
        while let Some((source, target)) = opened.pop() {
            let Some(body) = &self.from.types.structs()[source].body else { continue };
            let (elements, packed) = (body.elements.iter(), body.packed);
            let elements = elements.map(|&it| self.outer_type(it, &mut opened)).collect();
            self.to.types.set_body(target, Some(StructBody { elements, packed }));
        }
        ty
    }

    /// The counterpart of a type. Named structs that are new have no elements yet: `opened` has them.
    fn outer_type(&mut self, id: TypeId, opened: &mut Vec<(StructId, StructId)>) -> TypeId {
        let mut stack = vec![id];
        while let Some(&next) = stack.last() {
            if self.types[next.index()].is_some() {
                stack.pop();
                continue;
            }
            if let Type::Named(id) = self.from.types[next] {
                let ty = self.named(next, id, opened);
                self.types[next.index()] = Some(ty);
                continue;
            }
            let open = stack.len();
            for_each_part(&self.from.types[next], |part| {
                if self.types[part.index()].is_none() {
                    stack.push(part);
                }
            });
            if stack.len() == open {
                let ty = self.from.types[next].clone();
                let ty = with_parts(ty, |part| self.types[part.index()].unwrap_or(part));
                self.types[next.index()] = Some(self.to.types.intern(ty));
            }
        }
        self.types[id.index()].unwrap_or(id)
    }

    /// The counterpart of a named struct: one that equals it, or a new one.
    fn named(
        &mut self,
        ty: TypeId,
        id: StructId,
        opened: &mut Vec<(StructId, StructId)>,
    ) -> TypeId {
        let name = &self.from.types.structs()[id].name;
        if let Some(known) = self.to.types.struct_named(name.as_bstr()) {
            let renamed = self.renamed.get_or_insert_with(|| renamed(&self.to.types));
            let renamed = renamed.get(name.as_bstr()).into_iter().flatten().copied();
            let known: Vec<_> = core::iter::once(known).chain(renamed).collect();
            for known in known {
                let known = self.to.types.intern(Type::Named(known));
                if self.is_same(ty, known) {
                    return known;
                }
            }
        }
        let ty = self.to.types.add_struct(name.clone());
        if let Type::Named(copy) = self.to.types[ty] {
            opened.push((id, copy));
        }
        ty
    }

    /// Whether a type of the source and one of the target are made of the same types and names. Structs
    /// that contain themselves are compared once.
    fn is_same(&self, source: TypeId, target: TypeId) -> bool {
        let mut compared = BTreeSet::new();
        let mut open = vec![(source, target)];
        while let Some((source, target)) = open.pop() {
            if !compared.insert((source, target)) {
                continue;
            }
            if let Some(known) = self.types[source.index()] {
                if known != target {
                    return false;
                }
                continue;
            }
            let Some(parts) = self.same_parts(source, target) else { return false };
            open.extend(parts);
        }
        true
    }

    /// The parts of two types that must be the same for the types to be; `None` if they differ anyway.
    fn same_parts(&self, source: TypeId, target: TypeId) -> Option<Vec<(TypeId, TypeId)>> {
        let (from, to) = (&self.from.types, &self.to.types);
        let body = |body: &StructBody| Type::Struct(body.clone());
        let (source, target) = match (&from[source], &to[target]) {
            (Type::Named(source), Type::Named(target)) => {
                let (source, target) = (&from.structs()[*source], &to.structs()[*target]);
                let has_name = target.name == source.name
                    || name_before(&target.name).is_some_and(|name| *name == *source.name);
                if !has_name || source.body.is_some() != target.body.is_some() {
                    return None;
                }
                let bodies = source.body.as_ref().zip(target.body.as_ref());
                let Some((source, target)) = bodies else { return Some(Vec::new()) };
                (body(source), body(target))
            }
            (source, target) => (source.clone(), target.clone()),
        };
        let parts = |ty: &Type| {
            let mut parts = Vec::new();
            for_each_part(ty, |part| parts.push(part));
            parts
        };
        let (sources, targets) = (parts(&source), parts(&target));
        // With the same parts, only what is no part can differ.
        let mut own = targets.iter();
        let source = with_parts(source, |part| own.next().copied().unwrap_or(part));
        let is_same = sources.len() == targets.len() && source == target;
        is_same.then(|| sources.into_iter().zip(targets).collect())
    }
}

/// The structs whose names were taken, by those names.
fn renamed(types: &Types) -> BTreeMap<BString, Vec<StructId>> {
    let mut renamed = BTreeMap::<_, Vec<_>>::new();
    for (id, it) in types.structs().iter() {
        if let Some(name) = name_before(&it.name) {
            renamed.entry(name.into()).or_default().push(id);
        }
    }
    renamed
}

/// The name that a struct had if it was renamed: a dot and a number follow it then.
fn name_before(name: &[u8]) -> Option<&BStr> {
    let (name, number) = name.rsplit_once_str(".")?;
    (!number.is_empty() && number.iter().all(u8::is_ascii_digit)).then(|| name.as_bstr())
}

/// Calls `each` with the types that a type is made of; a named struct has none.
fn for_each_part(ty: &Type, mut each: impl FnMut(TypeId)) {
    with_parts(ty.clone(), |part| {
        each(part);
        part
    });
}

/// A type made of other types.
fn with_parts(mut ty: Type, mut map: impl FnMut(TypeId) -> TypeId) -> Type {
    match &mut ty {
        Type::Void
        | Type::Half
        | Type::Float
        | Type::Double
        | Type::Label
        | Type::Metadata
        | Type::Integer { .. }
        | Type::Token
        | Type::Byte { .. }
        | Type::Pointer { pointee: None, .. }
        | Type::Named(_) => {}
        Type::Target(target) => target.types.iter_mut().for_each(|it| *it = map(*it)),
        Type::Pointer { pointee: Some(part), .. }
        | Type::Array { element: part, .. }
        | Type::Vector { element: part, .. } => *part = map(*part),
        Type::Function { result, parameters, .. } => {
            *result = map(*result);
            parameters.iter_mut().for_each(|it| *it = map(*it));
        }
        Type::Struct(StructBody { elements, .. }) => {
            elements.iter_mut().for_each(|it| *it = map(*it));
        }
    }
    ty
}
