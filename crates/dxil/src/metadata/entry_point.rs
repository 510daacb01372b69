//! Entry points.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{ConstantKind, FunctionId, Module};

use super::tuple::Tuple;
use super::{Error, Expected, Resources, Signatures};

/// An entry point: an element of `dx.entryPoints`.
///
/// A library has one more, the first: it has no function, and the resources of all.
#[derive(Clone, Copy, Debug)]
pub struct EntryPoint<'m> {
    /// The function. A hull shader that passes its control points on has none either.
    pub function: Option<FunctionId>,
    /// The name, as in the source.
    pub name: &'m BStr,
    signatures: Option<Tuple<'m>>,
    resources: Option<Tuple<'m>>,
    properties: Option<Tuple<'m>>,
}

impl<'m> EntryPoint<'m> {
    const NAME: &'static str = "dx.entryPoints";

    /// The entry points of a module.
    ///
    /// # Errors
    ///
    /// Where one is not what entry points are. What is in it is read when it is asked for.
    pub fn all(module: &'m Module) -> Result<Vec<Self>, Error> {
        Tuple::named(module, Self::NAME).map(|tuple| Self::read(tuple?)).collect()
    }

    /// The entry point of a shader, or what stands for a library.
    ///
    /// # Errors
    ///
    /// As [`EntryPoint::all`], and where there is none.
    pub fn first(module: &'m Module) -> Result<Self, Error> {
        let mut tuples = Tuple::named(module, Self::NAME);
        Self::read(tuples.next().ok_or(Error::new(Self::NAME, Expected::Present))??)
    }

    fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        let tuple = tuple.with_len(5)?;
        let function = match tuple.operand(0) {
            None => None,
            Some(_) => Some(function(&tuple, 0)?),
        };
        Ok(Self {
            function,
            name: tuple.string(1)?,
            signatures: tuple.optional_tuple(2, "the signatures")?,
            resources: tuple.optional_tuple(3, "the resources")?,
            properties: tuple.optional_tuple(4, "the properties of an entry point")?,
        })
    }

    /// Its signatures. Those that it lacks are empty.
    ///
    /// # Errors
    ///
    /// Where an element is not what elements of signatures are.
    pub fn signatures(&self) -> Result<Signatures<'m>, Error> {
        self.signatures.map_or(Ok(Signatures::default()), Signatures::read)
    }

    /// Its resources.
    ///
    /// # Errors
    ///
    /// Where one is not what resources are.
    pub fn resources(&self) -> Result<Resources<'m>, Error> {
        self.resources.map_or(Ok(Resources::default()), Resources::read)
    }

    /// Its flags; none are set if it does not say.
    ///
    /// # Errors
    ///
    /// Where its properties are not what they should be.
    pub fn flags(&self) -> Result<ShaderFlags, Error> {
        const FLAGS: u32 = 0;
        match self.property(FLAGS)? {
            Some((properties, value)) => Ok(ShaderFlags(properties.u64(value)?)),
            None => Ok(ShaderFlags::default()),
        }
    }

    /// What kind of shader it is, if it says: those of libraries do, others are of the module's.
    ///
    /// # Errors
    ///
    /// Where its properties are not what they should be.
    pub fn kind(&self) -> Result<Option<ShaderKind>, Error> {
        const KIND: u32 = 8;
        let Some((properties, value)) = self.property(KIND)? else { return Ok(None) };
        Ok(Some(ShaderKind(properties.u32(value)? as u16)))
    }

    /// The patch-constant function of a hull shader.
    ///
    /// # Errors
    ///
    /// Where its properties are not what they should be.
    pub fn patch_constant_function(&self) -> Result<Option<FunctionId>, Error> {
        const HULL_STATE: u32 = 3;
        let Some((properties, value)) = self.property(HULL_STATE)? else { return Ok(None) };
        let state = properties.tuple(value, "the state of a hull shader")?;
        match state.operand(0) {
            None => Ok(None),
            Some(_) => function(&state, 0).map(Some),
        }
    }

    /// The value of a property: the list that it stands in, and its place there. The last, if the
    /// property is said more than once.
    fn property(&self, tag: u32) -> Result<Option<(Tuple<'m>, usize)>, Error> {
        let Some(properties) = self.properties else { return Ok(None) };
        let mut found = None;
        for pair in properties.pairs()? {
            let (known, value) = pair?;
            if known == tag {
                found = Some((properties, value));
            }
        }
        Ok(found)
    }
}

/// A function.
fn function(tuple: &Tuple<'_>, index: usize) -> Result<FunctionId, Error> {
    match tuple.constant(index)?.1.kind {
        ConstantKind::Function(id) => Ok(id),
        _ => Err(tuple.error(index, Expected::Function)),
    }
}
