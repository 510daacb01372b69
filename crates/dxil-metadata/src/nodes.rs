//! The nodes of what entry points state, for tools that show where a module states it.

use alloc::vec::Vec;

use dxil_ir::{MetadataId, Module};

use crate::Error;
use crate::entry_point::EntryPoint;
use crate::structure::structure;
use crate::tuple::Reader;
use crate::value::Value as _;

structure! {
    /// The nodes of an [`EntryPoint`], in the same order.
    ///
    /// ```
    /// # use dxil_ir::{Module, metadata::Item};
    /// use dxil_metadata::EntryNodes;
    ///
    /// # let mut module = Module::dxil();
    /// # let texture = module.tuple(&[0.into()]);
    /// # let textures = module.tuple(&[texture.into()]);
    /// # let resources = module.tuple(&[textures.into(), Item::Null, Item::Null, Item::Null]);
    /// # let entry = module.tuple(&[Item::Null, "main".into(), Item::Null, resources.into(), Item::Null]);
    /// # module.name_metadata("dx.entryPoints", [entry]);
    /// let nodes = EntryNodes::first(&module)?;
    /// assert_eq!(nodes.resources.and_then(|it| it.srvs), Some(vec![texture]));
    /// # Ok::<(), dxil_metadata::Error>(())
    /// ```
    #[derive(Default)]
    pub struct EntryNodes = "an entry point" {
        /// The function.
        pub function: Option<MetadataId>,
        /// The name in the source.
        pub name: Option<MetadataId>,
        /// The elements of the signatures.
        pub signatures: Option<SignatureNodes>,
        /// The resources.
        pub resources: Option<ResourceNodes>,
        /// The list of properties.
        pub properties: Option<MetadataId>,
    }
}

structure! {
    /// The nodes of the elements of [`Signatures`](crate::Signatures), in the same order.
    #[derive(Default)]
    pub struct SignatureNodes = "the signatures" {
        /// The elements that the shader reads.
        pub inputs: Option<Vec<MetadataId>>,
        /// The elements that the shader writes.
        pub outputs: Option<Vec<MetadataId>>,
        /// The patch constants or primitive attributes.
        pub patch_constants: Option<Vec<MetadataId>>,
    }
}

structure! {
    /// The nodes of [`Resources`](crate::Resources), in the same order.
    #[derive(Default)]
    pub struct ResourceNodes = "the resources" {
        /// The shader resource views.
        pub srvs: Option<Vec<MetadataId>>,
        /// The unordered access views.
        pub uavs: Option<Vec<MetadataId>>,
        /// The constant buffers.
        pub cbuffers: Option<Vec<MetadataId>>,
        /// The samplers.
        pub samplers: Option<Vec<MetadataId>>,
    }
}

impl EntryNodes {
    /// The nodes of [`EntryPoint::first`].
    ///
    /// # Errors
    ///
    /// Fails if the module has no entry point, or the shape of the first is wrong.
    pub fn first(module: &Module) -> Result<Self, Error> {
        Self::read(&EntryPoint::first_node(&Reader::new(module))?)
    }
}
