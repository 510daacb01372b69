//! Elements taken out of vectors and put into them.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::Rewrite;
use dxil_ir::{IntPredicate, TypeId, Value};

use super::{Scalarizer, Split, lanes};

impl Scalarizer<'_> {
    pub(super) fn extract_element(
        &mut self,
        b: &FunctionBuilder<'_>,
        vector: Value,
        index: Value,
    ) -> Split {
        let Some((element, length)) = lanes::vector(b, b.type_of(vector)?) else { return Ok(None) };
        if let Some(lane) = b.integer_value(index) {
            let Some(lane) = usize::try_from(lane).ok().filter(|&lane| lane < length) else {
                return Ok(None);
            };
            return self.lanes.lane(b, vector, lane).map(|it| Some(Rewrite::Replace(it)));
        }
        let mut result = lanes::poison(b, element);
        for lane in 0..length {
            let is_it = self.is_lane(b, index, lane)?;
            result = b.select(is_it, self.lanes.lane(b, vector, lane)?, result)?;
        }
        Ok(Some(Rewrite::Replace(result)))
    }

    pub(super) fn insert_element(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        vector: Value,
        element: Value,
        index: Value,
    ) -> Split {
        let Some((_, length)) = lanes::vector(b, ty) else { return Ok(None) };
        let number = b.integer_value(index);
        let mut result = Vec::with_capacity(length);
        for lane in 0..length {
            result.push(match number {
                Some(number) if number == lane as u64 => element,
                Some(_) => self.lanes.lane(b, vector, lane)?,
                None => {
                    let is_it = self.is_lane(b, index, lane)?;
                    b.select(is_it, element, self.lanes.lane(b, vector, lane)?)?
                }
            });
        }
        self.replace(b, ty, &result)
    }

    fn is_lane(
        &self,
        b: &FunctionBuilder<'_>,
        index: Value,
        lane: usize,
    ) -> Result<Value, dxil_ir::build::Error> {
        let ty = b.type_of(index)?;
        let number = b.with_module(|it| it.constants.integer(&it.types, ty, lane as u64));
        b.icmp(IntPredicate::Eq, index, number.into())
    }

    pub(super) fn shuffle(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        operands: [Value; 2],
        mask: Value,
    ) -> Split {
        let Some((element, length)) = lanes::vector(b, ty) else { return Ok(None) };
        let Some((_, width)) = lanes::vector(b, b.type_of(operands[0])?) else { return Ok(None) };
        let mut result = Vec::with_capacity(length);
        for lane in 0..length {
            let number = self.lanes.known(b, mask, lane).and_then(|lane| b.integer_value(lane));
            result.push(match number.and_then(|number| usize::try_from(number).ok()) {
                Some(number) if number < width => self.lanes.lane(b, operands[0], number)?,
                Some(number) if number < 2 * width => {
                    self.lanes.lane(b, operands[1], number - width)?
                }
                _ => lanes::poison(b, element),
            });
        }
        self.replace(b, ty, &result)
    }

    /// A vector of a struct of vectors, whose lanes are structs.
    pub(super) fn extract_value(
        &mut self,
        b: &FunctionBuilder<'_>,
        ty: TypeId,
        aggregate: Value,
        indices: &[u32],
    ) -> Split {
        let Some(structs) = self.lanes.get(aggregate).map(<[_]>::to_vec) else { return Ok(None) };
        let lanes = structs.iter().map(|&it| b.extract_value(it, indices));
        let lanes = lanes.collect::<Result<Vec<_>, _>>()?;
        self.replace(b, ty, &lanes)
    }
}
