//! Loads and stores of textures, and their sizes.

use alloc::format;

use dxil_ir::Value;
use dxil_ops::ops;

use crate::handle::Handle;
use crate::{Coordinates, Error, Texture};

impl Handle<'_, '_, Texture> {
    /// Components of the element at coordinates: of a level of detail, the most detailed one if none is given, or of a
    /// sample of a multisampled texture. A view for unordered access has no levels.
    ///
    /// # Errors
    ///
    /// An element has fewer components, the texture has another number of coordinates, a sample is missing, a view for
    /// unordered access has a level, or an operand is no `i32`.
    pub fn load<const N: usize>(
        &self,
        coordinates: impl Into<Coordinates>,
        level: Option<Value>,
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N, self.ty.components)?;
            let coordinates = &coordinates.into();
            let undef = self.undefined_i32()?;
            let [coord0, coord1, coord2] = self.coordinates(coordinates, undef)?;
            let [offset0, offset1, offset2] = self.offsets(coordinates)?;
            let mip_level_or_sample_count = self.level_or_sample(level)?;
            let srv = self.value();
            let load = ops::TextureLoad {
                srv,
                mip_level_or_sample_count,
                coord0,
                coord1,
                coord2,
                offset0,
                offset1,
                offset2,
            };
            let row = self.body.op(load, &[self.overload()])?;
            self.body.elements(row, 0)
        })
    }

    /// The operand of a load for the level of detail or the sample.
    fn level_or_sample(&self, stated: Option<Value>) -> Result<Value, Error> {
        match (stated, self.ty.is_multisampled(), self.ty.is_writable()) {
            (Some(value), true, _) | (Some(value), false, false) => Ok(value),
            (None, false, false) => Ok(self.body.i32(0)),
            (None, false, true) => self.undefined_i32(),
            (None, true, _) => {
                let message = format!("{} is loaded without a sample", self.name());
                Err(Error::misuse(message, "give the index of one"))
            }
            (Some(_), false, true) => Err(self.without_levels("give none")),
        }
    }

    /// Stores the element at coordinates, of a multisampled texture in a sample.
    ///
    /// # Errors
    ///
    /// The view is only read, the texture has another number of coordinates or components, a sample is
    /// missing, or the operands have other types.
    pub fn store<const N: usize>(
        &self,
        coordinates: &[Value],
        sample: Option<Value>,
        values: [Value; N],
    ) -> Result<(), Error> {
        self.settle(|| {
            self.check_writable(self.ty.is_writable())?;
            self.check_all_components(N, self.ty.components)?;
            let undef = self.undefined_i32()?;
            let [coord0, coord1, coord2] = self.coordinates(&coordinates.into(), undef)?;
            let [value0, value1, value2, value3] = self.all_components(&values)?;
            let (srv, mask, overload) = (self.value(), self.body.i8(15), &[self.overload()]);
            match (sample, self.ty.is_multisampled()) {
                (None, false) => self.body.op(
                    ops::TextureStore {
                        srv,
                        coord0,
                        coord1,
                        coord2,
                        value0,
                        value1,
                        value2,
                        value3,
                        mask,
                    },
                    overload,
                )?,
                (Some(sample_idx), true) => self.body.op(
                    ops::TextureStoreSample {
                        srv,
                        coord0,
                        coord1,
                        coord2,
                        value0,
                        value1,
                        value2,
                        value3,
                        mask,
                        sample_idx,
                    },
                    overload,
                )?,
                (_, multisampled) => {
                    let (message, help) = match multisampled {
                        true => ("is stored without a sample", "give the index of one"),
                        false => ("has no samples", "give none"),
                    };
                    return Err(Error::misuse(format!("{} {message}", self.name()), help));
                }
            };
            Ok(())
        })
    }

    /// The width, the height, the depth and the number of elements of an array, as far as the texture has them: of a level
    /// of detail, the most detailed one if none is given. A view for unordered access and a multisampled texture have no
    /// levels.
    ///
    /// # Errors
    ///
    /// The texture has another number of dimensions or no levels, or the level is no `i32`.
    pub fn dimensions<const N: usize>(&self, level: Option<Value>) -> Result<[Value; N], Error> {
        self.settle(|| {
            let expected = self.ty.dimensions();
            if N != expected {
                let plural = if expected == 1 { "" } else { "s" };
                let message = format!("{} has {expected} dimension{plural}", self.name());
                return Err(Error::misuse(message, format!("take {expected}, not {N}")));
            }
            let row = self.size(level)?;
            self.body.elements(row, 0)
        })
    }

    /// The number of levels of detail, or of samples of a multisampled texture.
    ///
    /// # Errors
    ///
    /// A view for unordered access of a texture without samples has neither.
    pub fn levels(&self) -> Result<Value, Error> {
        self.settle(|| {
            if self.ty.is_writable() && !self.ty.is_multisampled() {
                return Err(self.without_levels("take its dimensions alone"));
            }
            let row = self.size(None)?;
            let [levels] = self.body.elements(row, 3)?;
            Ok(levels)
        })
    }

    /// The sizes of a level of detail.
    fn size(&self, level: Option<Value>) -> Result<Value, Error> {
        let has_levels = !self.ty.is_writable() && !self.ty.is_multisampled();
        let mip_level = match (level, has_levels) {
            (Some(level), true) => level,
            (None, true) => self.body.i32(0),
            (None, false) => self.undefined_i32()?,
            (Some(_), false) => return Err(self.without_levels("give none")),
        };
        Ok(self.body.op(ops::GetDimensions { handle: self.value(), mip_level }, &[])?)
    }

    fn without_levels(&self, help: &str) -> Error {
        Error::misuse(format!("{} has no levels of detail", self.name()), help)
    }
}
