//! `dxil-resource-access`: loads, stores and atomics of memory in resources become operations on resources.
//!
//! `llvm.dx.resource.getpointer` gives the address of an element, `llvm.dx.resource.getbasepointer` that of a constant buffer.

mod access;
mod atomic;
mod buffer;
mod constant;
mod handle;
mod place;
mod typed;

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::vec::Vec;
use core::cell::OnceCell;

use dxil_format::ResourceKind;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    DataLayout, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type,
    TypeId, Value,
};

use crate::extent::Extents;
use crate::resource::ResourceType;
use crate::target::target;
use crate::{Diagnostic, Report, functions};
use access::Access;
use place::{Place, Places};

/// The intrinsics that give the address of an element, and of a constant buffer.
const ELEMENT: &str = "llvm.dx.resource.getpointer";
const BASE: &str = "llvm.dx.resource.getbasepointer";

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let functions = functions::defined(module);
    let lines = OnceCell::new();
    let unified: Vec<_> = functions.iter().map(|&it| handle::unify(module, it, &lines)).collect();
    let extents = Extents::new(module);
    for (function, mut errors) in functions.into_iter().zip(unified) {
        if errors.is_empty() {
            errors = replace(module, function, &extents);
        }
        report.errors.extend(errors.into_iter().map(|it| it.within(module, function)));
    }
}

/// Replaces the accesses of a function. Returns the reasons for which some cannot be.
fn replace(module: &mut Module, function: FunctionId, extents: &Extents) -> Vec<Diagnostic> {
    let Some(body) = &module.functions[function].body else { return Vec::new() };
    let places = match Places::new(module, body, extents) {
        Ok(places) if places.is_empty() => return Vec::new(),
        Ok(places) => places,
        Err(reasons) => return reasons,
    };
    let resources = resource_types(module, &places);
    let mut accesses = Accesses { places, resources, extents, errors: Vec::new() };
    let target = target(module);
    if let Err(error) = rewrite(module, function, target, &mut accesses) {
        accesses.errors.push(error.into());
    }
    accesses.errors
}

/// The resource that each type of a handle stands for.
fn resource_types(module: &Module, places: &Places) -> BTreeMap<TypeId, ResourceType> {
    let layout = DataLayout::new(module);
    let mut types = BTreeMap::new();
    for ty in places.resource_types() {
        if let Entry::Vacant(place) = types.entry(ty) {
            if let Some(resource) = ResourceType::of(&module.types, &layout, ty) {
                place.insert(resource);
            }
        }
    }
    types
}

struct Accesses<'e> {
    places: Places,
    resources: BTreeMap<TypeId, ResourceType>,
    extents: &'e Extents,
    errors: Vec<Diagnostic>,
}

impl Rewriter for Accesses<'_> {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if self.places.is_address(id) {
            return Rewrite::Erase;
        }
        let Some(place) = self.places.of(id) else { return Rewrite::Keep };
        match self.operation(b, id, it, place) {
            Ok(Some(value)) => Rewrite::Replace(value),
            Ok(None) => Rewrite::Erase,
            Err(reason) => {
                self.errors.push(reason);
                // Its address goes.
                let poison = b.with_module(|module| match module.types[it.ty] {
                    Type::Void => None,
                    _ => Some(module.constants.poison(it.ty)),
                });
                poison.map_or(Rewrite::Erase, |it| Rewrite::Replace(it.into()))
            }
        }
    }
}

impl Accesses<'_> {
    /// Adds the operation in place of an access, and returns the value that it loads.
    fn operation(
        &self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
        place: &Place,
    ) -> Result<Option<Value>, Diagnostic> {
        let resource = self.resources.get(&place.resource).ok_or("the type of a resource")?;
        let name = b.name(id.into());
        let access = Access { b, place, resource, extents: self.extents, name };
        if let Some(atomic) = self.places.atomic(id) {
            return atomic::combine(&access, atomic).map(Some);
        }
        match (it.kind, resource.kind()) {
            (Kind::Load { .. }, ResourceKind::TypedBuffer) => {
                typed::load_buffer(&access, it.ty).map(Some)
            }
            (Kind::Store { value, .. }, ResourceKind::TypedBuffer) => {
                typed::store_buffer(&access, value).map(|()| None)
            }
            (Kind::Load { .. }, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer) => {
                buffer::load(&access, it.ty).map(Some)
            }
            (
                Kind::Store { value, .. },
                ResourceKind::RawBuffer | ResourceKind::StructuredBuffer,
            ) => buffer::store(&access, value).map(|()| None),
            (Kind::Load { .. }, ResourceKind::CBuffer) => constant::load(&access, it.ty).map(Some),
            (Kind::Load { .. }, kind) if is_texture(kind) => {
                typed::load_texture(&access, it.ty).map(Some)
            }
            (Kind::Store { value, .. }, kind) if is_written(kind) => {
                typed::store_texture(&access, value).map(|()| None)
            }
            (Kind::Load { .. }, kind) => Err(alloc::format!("a load from a {kind}").into()),
            (_, kind) => Err(alloc::format!("a store to a {kind}").into()),
        }
    }
}

/// Whether resources of a kind are textures that shaders load from.
fn is_texture(kind: ResourceKind) -> bool {
    matches!(
        kind,
        ResourceKind::Texture1D
            | ResourceKind::Texture2D
            | ResourceKind::Texture2DMS
            | ResourceKind::Texture3D
            | ResourceKind::TextureCube
            | ResourceKind::Texture1DArray
            | ResourceKind::Texture2DArray
            | ResourceKind::Texture2DMSArray
            | ResourceKind::TextureCubeArray
    )
}

/// Whether resources of a kind are textures that shaders store to by coordinates alone.
fn is_written(kind: ResourceKind) -> bool {
    matches!(
        kind,
        ResourceKind::Texture1D
            | ResourceKind::Texture2D
            | ResourceKind::Texture3D
            | ResourceKind::Texture1DArray
            | ResourceKind::Texture2DArray
    )
}
