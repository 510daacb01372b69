//! The state of shaders of a stage, among the properties of an entry point.

mod amplification;
mod domain;
mod geometry;
mod hull;
mod mesh;
mod node;

pub use amplification::AmplificationState;
pub use domain::DomainState;
pub use geometry::GeometryState;
pub use hull::HullState;
pub use mesh::MeshState;
pub use node::{
    NodeId, NodeIo, NodeIoProperty, NodeRecordType, NodeRecordTypeProperty, RecordDispatchGrid,
};
