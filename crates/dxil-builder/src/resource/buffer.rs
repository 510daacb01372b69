//! Typed buffers.

use alloc::format;

use dxil_format::{ComponentType, ResourceKind};
use dxil_ir::Value;
use dxil_metadata::ResourceProperty;
use dxil_ops::ops;

use super::uav::{Access, writable};
use super::{Description, Element, sealed};
use crate::handle::Handle;
use crate::{Error, component};

/// A typed buffer: `Buffer` or `RWBuffer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Buffer {
    ty: ComponentType,
    components: u8,
    pub(super) access: Access,
}

impl Buffer {
    /// A buffer of vectors of 1 to 4 components.
    #[must_use]
    pub fn new(ty: ComponentType, components: u8) -> Self {
        Self { ty, components, access: Access::default() }
    }
}

writable!(Buffer);

impl sealed::Sealed for Buffer {
    fn describe(&self) -> Description {
        let property = ResourceProperty::ElementType(self.ty);
        let element = element_name(self.ty, self.components);
        Description {
            content: self.access.content(ResourceKind::TypedBuffer, 0, Some(property)),
            class: Some(format!("class.{}Buffer<{element}>", self.access.prefix())),
            element: Element::Components(self.ty, self.components),
            error: check_element(self.ty, self.components),
        }
    }
}

/// The name of the type of elements in HLSL, as names of classes have it.
pub(super) fn element_name(ty: ComponentType, components: u8) -> alloc::string::String {
    let name = component::hlsl_name(ty);
    match components {
        1 => name.into(),
        count => format!("vector<{name}, {count}>"),
    }
}

/// The violation of the type of elements.
pub(super) fn check_element(ty: ComponentType, components: u8) -> Option<Error> {
    if !(1..=4).contains(&components) {
        let message = format!("the elements have {components} components");
        return Some(Error::misuse(message, "declare 1 to 4"));
    }
    component::scalar(ty).is_none().then(|| {
        let message = format!("the elements have components of type {ty}");
        Error::misuse(message, "declare integers or floating-point numbers")
    })
}

impl Handle<'_, '_, Buffer> {
    /// Components of the element of an index.
    ///
    /// # Errors
    ///
    /// An element has fewer components, or the index is no `i32`.
    pub fn load<const N: usize>(&self, index: Value) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N, self.ty.components)?;
            let wot = self.undefined_i32()?;
            let load = ops::BufferLoad { srv: self.value(), index, wot };
            let row = self.body.op(load, &[component::overload(self.ty.ty)])?;
            self.body.elements(row, 0)
        })
    }

    /// Stores the element of an index.
    ///
    /// # Errors
    ///
    /// The view is only read, an element has another number of components, or the operands have other
    /// types.
    pub fn store<const N: usize>(&self, index: Value, values: [Value; N]) -> Result<(), Error> {
        self.settle(|| {
            self.check_writable(self.ty.access.writable)?;
            self.check_all_components(N, self.ty.components)?;
            let [value0, value1, value2, value3] = self.all_components(&values)?;
            let (uav, coord1, mask) = (self.value(), self.undefined_i32()?, self.body.i8(15));
            let coord0 = index;
            let store =
                ops::BufferStore { uav, coord0, coord1, value0, value1, value2, value3, mask };
            self.body.op(store, &[component::overload(self.ty.ty)])?;
            Ok(())
        })
    }
}
