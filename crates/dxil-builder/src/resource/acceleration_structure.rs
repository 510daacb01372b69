//! Acceleration structures.

use dxil_format::{ComponentType, ResourceKind};
use dxil_metadata::ResourceProperty;

use super::uav::Access;
use super::{Description, Element, sealed};

/// An acceleration structure of ray tracing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct AccelerationStructure;

impl sealed::Sealed for AccelerationStructure {
    fn describe(&self) -> Description {
        // DXC declares it as a class with an integer.
        let property = ResourceProperty::ElementType(ComponentType::I32);
        let kind = ResourceKind::RTAccelerationStructure;
        Description {
            content: Access::default().content(kind, 0, Some(property)),
            class: Some("struct.RaytracingAccelerationStructure".into()),
            element: Element::Opaque,
            error: None,
        }
    }
}
