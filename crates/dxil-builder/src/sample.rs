//! Samples of textures.

use dxil_ir::Value;
use dxil_ops::OpCode;

use crate::handle::{Handle, padded};
use crate::{Coordinates, Error, Sampler, Texture};

/// The sampler of a call.
type SamplerHandle<'b, 'm> = Handle<'b, 'm, Sampler>;

impl Handle<'_, '_, Texture> {
    /// Samples at the level of detail that follows from neighbouring pixels.
    ///
    /// # Errors
    ///
    /// An element has fewer components, the texture has another number of coordinates, an operand is no
    /// `float`, or the stage has no neighbouring pixels.
    pub fn sample<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: impl Into<Coordinates>,
    ) -> Result<[Value; N], Error> {
        let clamp = self.undefined_float()?;
        self.sampled(OpCode::Sample, sampler, &coordinates.into(), &[clamp])
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
        coordinates: impl Into<Coordinates>,
        level: Value,
    ) -> Result<[Value; N], Error> {
        self.sampled(OpCode::SampleLevel, sampler, &coordinates.into(), &[level])
    }

    /// Samples at the level of detail that follows from neighbouring pixels, and a bias.
    ///
    /// # Errors
    ///
    /// As with [`sample`](Self::sample).
    pub fn sample_bias<const N: usize>(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: impl Into<Coordinates>,
        bias: Value,
    ) -> Result<[Value; N], Error> {
        let clamp = self.undefined_float()?;
        self.sampled(OpCode::SampleBias, sampler, &coordinates.into(), &[bias, clamp])
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
        coordinates: impl Into<Coordinates>,
        [ddx, ddy]: [&[Value]; 2],
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            let clamp = self.undefined_float()?;
            let [ddx0, ddx1, ddx2] = padded(ddx, clamp, "derivatives")?;
            let [ddy0, ddy1, ddy2] = padded(ddy, clamp, "derivatives")?;
            let more = [ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp];
            self.sampled(OpCode::SampleGrad, sampler, &coordinates.into(), &more)
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
        coordinates: impl Into<Coordinates>,
        reference: Value,
    ) -> Result<Value, Error> {
        let more = [reference, self.undefined_float()?];
        let [value] = self.sampled(OpCode::SampleCmp, sampler, &coordinates.into(), &more)?;
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
        coordinates: impl Into<Coordinates>,
        reference: Value,
    ) -> Result<Value, Error> {
        let op = OpCode::SampleCmpLevelZero;
        let [value] = self.sampled(op, sampler, &coordinates.into(), &[reference])?;
        Ok(value)
    }

    /// Compares with a value at a level of detail; the part of the samples for which the comparison holds: since shader
    /// model 6.7.
    ///
    /// # Errors
    ///
    /// As with [`sample_level`](Self::sample_level), or the shader model has no such operation.
    pub fn sample_cmp_level(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: impl Into<Coordinates>,
        reference: Value,
        level: Value,
    ) -> Result<Value, Error> {
        let (op, more) = (OpCode::SampleCmpLevel, [reference, level]);
        let [value] = self.sampled(op, sampler, &coordinates.into(), &more)?;
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
        coordinates: impl Into<Coordinates>,
        component: u8,
    ) -> Result<[Value; 4], Error> {
        let channel = self.body.i32(component.into());
        self.gathered(OpCode::TextureGather, sampler, &coordinates.into(), &[channel])
    }

    /// Compares a component, from 0 on, of each of the four elements around coordinates with a value; 1 where the
    /// comparison holds, otherwise 0.
    ///
    /// # Errors
    ///
    /// As with [`sample_level`](Self::sample_level).
    pub fn gather_cmp(
        &self,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: impl Into<Coordinates>,
        component: u8,
        reference: Value,
    ) -> Result<[Value; 4], Error> {
        let more = [self.body.i32(component.into()), reference];
        self.gathered(OpCode::TextureGatherCmp, sampler, &coordinates.into(), &more)
    }

    /// Components of the result of an operation that samples.
    fn sampled<const N: usize>(
        &self,
        op: OpCode,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &Coordinates,
        more: &[Value],
    ) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N, self.ty.components)?;
            let row = self.call_sample::<3>(op, sampler, coordinates, more)?;
            self.body.elements(row, 0)
        })
    }

    /// The result of an operation that gathers.
    fn gathered(
        &self,
        op: OpCode,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &Coordinates,
        more: &[Value],
    ) -> Result<[Value; 4], Error> {
        self.settle(|| {
            let row = self.call_sample::<2>(op, sampler, coordinates, more)?;
            self.body.elements(row, 0)
        })
    }

    /// Calls an operation that samples. All of them take four coordinates and some offsets, then more.
    fn call_sample<const OFFSETS: usize>(
        &self,
        op: OpCode,
        sampler: &SamplerHandle<'_, '_>,
        coordinates: &Coordinates,
        more: &[Value],
    ) -> Result<Value, Error> {
        let place: [_; 4] = self.coordinates(coordinates, self.undefined_float()?)?;
        let offsets: [_; OFFSETS] = self.offsets(coordinates)?;
        let operands = [&[self.value(), sampler.value()], &place[..], &offsets, more].concat();
        Ok(self.body.call_op(op, &[self.overload()], &operands)?)
    }
}
