//! Loads, stores and samples of textures.

use alloc::{format, vec};
use core::iter;

use dxil_ir::Value;
use dxil_ops::{OpCode, Overload, ops};

use crate::handle::{Handle, padded};
use crate::{Error, Sampler, Texture, component};

/// The sampler of a call.
type SamplerHandle<'b, 'm> = Handle<'b, 'm, Sampler>;

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
        coordinates: &[Value],
        level: Option<Value>,
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N, self.ty.components)?;
            let undef = self.undefined_i32()?;
            let [coord0, coord1, coord2] = self.coordinates(coordinates, undef)?;
            let mip_level_or_sample_count = self.level_or_sample(level)?;
            let (srv, [offset0, offset1, offset2]) = (self.value(), [undef; 3]);
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
        let (message, help) = match (stated, self.ty.is_multisampled(), self.ty.is_writable()) {
            (Some(value), true, _) | (Some(value), false, false) => return Ok(value),
            (None, false, false) => return Ok(self.body.i32(0)),
            (None, false, true) => return self.undefined_i32(),
            (None, true, _) => ("is loaded without a sample", "give the index of one"),
            (Some(_), false, true) => ("has no levels of detail", "give none"),
        };
        Err(Error::misuse(format!("{} {message}", self.name()), help))
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
            let [coord0, coord1, coord2] = self.coordinates(coordinates, undef)?;
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

    /// Samples at the level of detail that follows from neighbouring pixels.
    ///
    /// # Errors
    ///
    /// An element has fewer components, the texture has another number of coordinates, an operand is no
    /// `float`, or the stage has no neighbouring pixels.
    pub fn sample<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
    ) -> Result<[Value; N], Error> {
        let clamp = self.undefined_float()?;
        self.sampled(OpCode::Sample, sampler, coordinates, 3, &[clamp])
    }

    /// Samples at a level of detail.
    ///
    /// # Errors
    ///
    /// An element has fewer components, the texture has another number of coordinates, or an operand is
    /// no `float`.
    pub fn sample_level<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        level: Value,
    ) -> Result<[Value; N], Error> {
        self.sampled(OpCode::SampleLevel, sampler, coordinates, 3, &[level])
    }

    /// Samples at the level of detail that follows from neighbouring pixels, and a bias.
    ///
    /// # Errors
    ///
    /// As with [`sample`](Self::sample).
    pub fn sample_bias<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        bias: Value,
    ) -> Result<[Value; N], Error> {
        let clamp = self.undefined_float()?;
        self.sampled(OpCode::SampleBias, sampler, coordinates, 3, &[bias, clamp])
    }

    /// Samples at the level of detail that follows from the derivatives of the coordinates in x and in y,
    /// without those of the index in an array.
    ///
    /// # Errors
    ///
    /// As with [`sample_level`](Self::sample_level), or there are more than three derivatives.
    pub fn sample_grad<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        [ddx, ddy]: [&[Value]; 2],
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            let clamp = self.undefined_float()?;
            let [ddx0, ddx1, ddx2] = padded(ddx, clamp, "derivatives")?;
            let [ddy0, ddy1, ddy2] = padded(ddy, clamp, "derivatives")?;
            let more = [ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp];
            self.sampled(OpCode::SampleGrad, sampler, coordinates, 3, &more)
        })
    }

    /// Compares with a value at the level of detail that follows from neighbouring pixels; the part of the
    /// samples for which the comparison holds.
    ///
    /// # Errors
    ///
    /// As with [`sample`](Self::sample).
    pub fn sample_cmp(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        reference: Value,
    ) -> Result<Value, Error> {
        let more = [reference, self.undefined_float()?];
        let [value] = self.sampled(OpCode::SampleCmp, sampler, coordinates, 3, &more)?;
        Ok(value)
    }

    /// Compares with a value at the most detailed level; the part of the samples for which the comparison
    /// holds.
    ///
    /// # Errors
    ///
    /// As with [`sample_level`](Self::sample_level).
    pub fn sample_cmp_level_zero(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        reference: Value,
    ) -> Result<Value, Error> {
        let op = OpCode::SampleCmpLevelZero;
        let [value] = self.sampled(op, sampler, coordinates, 3, &[reference])?;
        Ok(value)
    }

    /// A component, from 0 on, of the four elements around coordinates.
    ///
    /// # Errors
    ///
    /// As with [`sample_level`](Self::sample_level).
    pub fn gather(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        component: u8,
    ) -> Result<[Value; 4], Error> {
        self.settle(|| {
            let channel = self.body.i32(component.into());
            let row =
                self.call_sample(OpCode::TextureGather, sampler, coordinates, 2, &[channel])?;
            self.body.elements(row, 0)
        })
    }

    /// Components of the result of an operation that samples.
    fn sampled<const N: usize>(
        &self,
        op: OpCode,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        offsets: usize,
        more: &[Value],
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N, self.ty.components)?;
            let row = self.call_sample(op, sampler, coordinates, offsets, more)?;
            self.body.elements(row, 0)
        })
    }

    /// Calls an operation that samples. All of them take four coordinates and no offsets, then more.
    fn call_sample(
        &self,
        op: OpCode,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &[Value],
        offsets: usize,
        more: &[Value],
    ) -> Result<Value, Error> {
        let coordinates: [_; 4] = self.coordinates(coordinates, self.undefined_float()?)?;
        let mut operands = vec![self.value(), sampler.value()];
        operands.extend(coordinates);
        operands.extend(iter::repeat_n(self.undefined_i32()?, offsets));
        operands.extend(more);
        Ok(self.body.call_op(op, &[self.overload()], &operands)?)
    }

    fn overload(&self) -> Overload<'static> {
        component::overload(self.ty.ty)
    }

    /// The coordinates of an element, and others in the place of those that the texture lacks.
    fn coordinates<const N: usize>(
        &self,
        coordinates: &[Value],
        rest: Value,
    ) -> Result<[Value; N], Error> {
        self.check_coordinates(coordinates.len(), self.ty.coordinates())?;
        padded(coordinates, rest, "coordinates")
    }
}
