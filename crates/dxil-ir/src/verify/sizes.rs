//! Types that memory can hold.

use alloc::vec;
use alloc::vec::Vec;

use crate::typing::is_sized;
use crate::{Id as _, Type, TypeId, Types};

/// For each type whether memory cannot hold it: it, or a type within it, is opaque or no type of
/// values; or a struct contains itself.
pub(super) fn unsized_types(types: &Types) -> Vec<bool> {
    let mut states = vec![State::New; types.arena().len()];
    let mut stack = Vec::new();
    for id in types.arena().ids() {
        stack.push(id);
        while let Some(&id) = stack.last() {
            match states[id.index()] {
                State::New | State::Open => {
                    states[id.index()] = State::Open;
                    let (all, height) = (contained(types, id), stack.len());
                    let new = |id: &&TypeId| states[id.index()] == State::New;
                    stack.extend(all.iter().filter(new).copied());
                    if stack.len() > height {
                        continue;
                    }
                    let known = all.iter().all(|id| states[id.index()] == State::Sized);
                    let is_sized = known && is_sized(types, id);
                    states[id.index()] = if is_sized { State::Sized } else { State::Unsized };
                    stack.pop();
                }
                State::Sized | State::Unsized => drop(stack.pop()),
            }
        }
    }
    states.into_iter().map(|state| state != State::Sized).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    /// The types within it come first.
    Open,
    Sized,
    Unsized,
}

/// The types of the elements.
fn contained(types: &Types, id: TypeId) -> &[TypeId] {
    match &types[id] {
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            core::slice::from_ref(element)
        }
        _ => types.struct_body(id).map_or(&[], |body| &body.elements),
    }
}
