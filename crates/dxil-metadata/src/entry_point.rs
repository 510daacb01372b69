//! Entry points: `dx.entryPoints`.

use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{FunctionId, Module};

use crate::properties::EntryProperties;
use crate::resource::Resources;
use crate::signature::Signatures;
use crate::structure::structure;
use crate::tuple::Reader;
use crate::value::Value as _;
use crate::{Error, Expected};

structure! {
    /// An entry point: a node of `dx.entryPoints`.
    ///
    /// A library has one more, the first: it has no function and no name, but the resources of all.
    #[derive(Default)]
    pub struct EntryPoint = "an entry point" {
        /// The function. A hull shader that passes its control points through has none.
        pub function: Option<FunctionId>,
        /// The name in the source.
        pub name: BString,
        /// The signatures.
        pub signatures: Option<Signatures>,
        /// The resources.
        pub resources: Option<Resources>,
        /// The properties of the shader.
        pub properties: Option<EntryProperties>,
    }
}

impl EntryPoint {
    pub(crate) const NAME: &'static str = "dx.entryPoints";

    /// The entry points of a module.
    ///
    /// # Errors
    ///
    /// Fails if the shape of one of them is wrong.
    pub fn all(module: &Module) -> Result<Vec<Self>, Error> {
        Reader::new(module).all(Self::NAME)
    }

    /// The entry point of a shader, or the first one of a library, which stands for all.
    ///
    /// # Errors
    ///
    /// Fails as [`EntryPoint::all`] does, and if the module has none.
    pub fn first(module: &Module) -> Result<Self, Error> {
        let reader = Reader::new(module);
        let first = reader.named(Self::NAME).first();
        let node = *first.ok_or(Error::new(Self::NAME, Expected::Present))?;
        Self::read(&reader.node(node, Self::NAME))
    }

    /// The shader flags; none if they are not stated.
    #[must_use]
    pub fn flags(&self) -> ShaderFlags {
        self.properties.as_ref().and_then(|it| it.flags().copied()).unwrap_or_default()
    }

    /// The kind of shader of an entry point of a library. Others have the kind of their module.
    #[must_use]
    pub fn kind(&self) -> Option<ShaderKind> {
        self.properties.as_ref()?.kind().copied()
    }

    /// The patch-constant function of a hull shader.
    #[must_use]
    pub fn patch_constant_function(&self) -> Option<FunctionId> {
        self.properties.as_ref()?.hull()?.patch_constant_function
    }

    /// The number of threads of a group, in x, y and z: of compute, mesh, amplification and node shaders.
    #[must_use]
    pub fn num_threads(&self) -> Option<[u32; 3]> {
        let properties = self.properties.as_ref()?;
        let mesh = || Some(properties.mesh()?.num_threads);
        let amplification = || Some(properties.amplification()?.num_threads);
        properties.num_threads().copied().or_else(mesh).or_else(amplification)
    }
}
