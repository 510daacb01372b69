//! Entry points: `dx.entryPoints`.

use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{FunctionId, Module};

use crate::properties::EntryProperties;
use crate::resource::Resources;
use crate::signature::Signatures;
use crate::structure::{Fields as _, structure};
use crate::tuple::{Operand, Reader};
use crate::value::Value;
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
        Self::read(&Self::first_node(&Reader::new(module))?)
    }

    /// The signatures of [`EntryPoint::first`], of which nothing else is read.
    ///
    /// # Errors
    ///
    /// Fails as [`EntryPoint::first`] does.
    pub fn first_signatures(module: &Module) -> Result<Option<Signatures>, Error> {
        Self::first_operand(module, 2, "signatures")
    }

    /// The resources of [`EntryPoint::first`], of which nothing else is read.
    ///
    /// # Errors
    ///
    /// Fails as [`EntryPoint::first`] does.
    pub fn first_resources(module: &Module) -> Result<Option<Resources>, Error> {
        Self::first_operand(module, 3, "resources")
    }

    /// The shader flags of [`EntryPoint::first`], of which only the properties are read.
    ///
    /// # Errors
    ///
    /// Fails as [`EntryPoint::first`] does.
    pub fn first_flags(module: &Module) -> Result<ShaderFlags, Error> {
        let properties: Option<EntryProperties> = Self::first_operand(module, 4, "properties")?;
        Ok(properties.and_then(|it| it.flags().copied()).unwrap_or_default())
    }

    /// Reads an operand of the first entry point, which is the field of this name.
    fn first_operand<T: Value>(
        module: &Module,
        index: usize,
        field: &'static str,
    ) -> Result<T, Error> {
        let reader = Reader::new(module);
        let tuple = Self::first_node(&reader)?.tuple("an entry point")?.with_len(Self::COUNT)?;
        T::read(&tuple.operand(index, field)?)
    }

    pub(crate) fn first_node<'r>(reader: &'r Reader<'_>) -> Result<Operand<'r>, Error> {
        let first = reader.named(Self::NAME).first();
        let node = first.ok_or(Error::new(Self::NAME, Expected::Present))?;
        Ok(reader.node(*node, Self::NAME))
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
