//! Places in textures.

use alloc::format;
use alloc::vec::Vec;

use dxil_ir::{InPlace, Value};
use dxil_ops::Overload;

use crate::handle::{Handle, padded};
use crate::{Error, Texture, component};

/// A place in a texture: its coordinates, and offsets from there in texels. Without offsets, an array or a slice of
/// coordinates is one.
///
/// ```
/// use dxil_builder::{Coordinates, Error, Handle, Sampler, Texture};
/// use dxil_ir::Value;
///
/// fn two_samples(
///     image: &Handle<'_, '_, Texture>,
///     sampler: &Handle<'_, '_, Sampler>,
///     uv: [Value; 2],
///     one: Value,
/// ) -> Result<[[Value; 4]; 2], Error> {
///     let beside = Coordinates::new(&uv).offset(&[one, one]);
///     Ok([image.sample(sampler, &uv)?, image.sample(sampler, beside)?])
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Coordinates {
    place: InPlace<Value, 4>,
    offsets: InPlace<Value, 3>,
}

impl Coordinates {
    /// A place: x, y and z as far as the texture has them, and the element of an array last.
    #[must_use]
    pub fn new(place: &[Value]) -> Self {
        Self { place: place.into(), offsets: InPlace::default() }
    }

    /// Offsets in texels, one in each direction. Cubes and views for unordered access take none. Before shader model 6.7,
    /// they are constants from -8 to 7, except where elements are gathered.
    #[must_use]
    pub fn offset(self, offsets: &[Value]) -> Self {
        Self { offsets: offsets.into(), ..self }
    }
}

impl From<&Self> for Coordinates {
    fn from(coordinates: &Self) -> Self {
        coordinates.clone()
    }
}

impl From<&[Value]> for Coordinates {
    fn from(place: &[Value]) -> Self {
        Self::new(place)
    }
}

impl<const N: usize> From<&[Value; N]> for Coordinates {
    fn from(place: &[Value; N]) -> Self {
        Self::new(place)
    }
}

impl From<&Vec<Value>> for Coordinates {
    fn from(place: &Vec<Value>) -> Self {
        Self::new(place)
    }
}

impl Handle<'_, '_, Texture> {
    pub(crate) fn overload(&self) -> Overload<'static> {
        component::overload(self.ty.ty)
    }

    /// The coordinates of a place, and others in the place of those that the texture lacks.
    pub(crate) fn coordinates<const N: usize>(
        &self,
        coordinates: &Coordinates,
        rest: Value,
    ) -> Result<[Value; N], Error> {
        self.check_coordinates(coordinates.place.len(), self.ty.coordinates())?;
        padded(&coordinates.place, rest, "coordinates")
    }

    /// The offsets of a place, which are undefined if it has none.
    pub(crate) fn offsets<const N: usize>(
        &self,
        coordinates: &Coordinates,
    ) -> Result<[Value; N], Error> {
        let (found, expected) = (coordinates.offsets.len(), self.ty.offsets());
        if found != 0 && found != expected {
            let (offsets, help) = match expected {
                0 => ("no offsets".into(), "give none".into()),
                1 => ("1 offset".into(), format!("give 1, not {found}")),
                _ => (format!("{expected} offsets"), format!("give {expected}, not {found}")),
            };
            return Err(Error::misuse(format!("{} takes {offsets}", self.name()), help));
        }
        padded(&coordinates.offsets, self.undefined_i32()?, "offsets")
    }
}
