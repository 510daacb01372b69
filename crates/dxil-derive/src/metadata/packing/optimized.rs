//! Packing into few registers, for stages whose signatures are the same.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::register::{COLUMNS, REGISTERS, Registers, Role, Shape};
use super::{DISTANCE_REGISTERS, Place};

/// Places elements by their roles, larger ones first.
pub(super) fn pack(shapes: &[Shape]) -> Vec<Option<Place>> {
    let mut packer =
        Packer { registers: Registers::new(REGISTERS), places: vec![None; shapes.len()] };
    let of = |take: &dyn Fn(&Shape) -> bool| {
        let mut taken: Vec<_> = shapes.iter().filter(|shape| take(shape)).copied().collect();
        taken.sort_by_key(|it| (it.interpolation.0, Reverse((it.rows, it.columns)), it.index));
        taken
    };
    let is_whole = |shape: &Shape| {
        shape.columns == COLUMNS && matches!(shape.role, Role::Arbitrary | Role::System)
    };
    // Nothing else fits the registers of whole elements.
    let first = packer.greedy(&of(&is_whole), 0, 0);
    packer.greedy(&of(&|it| it.role == Role::TessFactor && it.rows > 1), first, COLUMNS - 1);
    packer.greedy(&of(&|it| it.role == Role::Arbitrary && !is_whole(it)), first, 0);
    let is_system = |it: &Shape| match it.role {
        Role::System => !is_whole(it),
        Role::TessFactor => it.rows == 1,
        _ => false,
    };
    packer.greedy(&of(&is_system), first, 0);
    packer.distances(&of(&|it| it.role == Role::Distance), first);
    packer.greedy(&of(&|it| it.role == Role::Generated), first, 0);
    packer.places
}

struct Packer {
    registers: Registers,
    places: Vec<Option<Place>>,
}

impl Packer {
    /// Places each element where it fits first. Returns the row after them.
    fn greedy(&mut self, shapes: &[Shape], first_row: usize, first_column: usize) -> usize {
        let mut end = 0;
        for shape in shapes {
            let place = self.registers.add(shape, first_row, first_column);
            end = end.max(place.map_or(0, |[row, _]| row + shape.rows));
            self.places[shape.index] = place;
        }
        end
    }

    /// Places clip and cull distances, which may be in two registers only.
    fn distances(&mut self, shapes: &[Shape], first_row: usize) {
        if shapes.iter().any(|shape| shape.rows > 1) {
            self.adjacent_distances(shapes, first_row);
            return;
        }
        let mut pair = Registers::new(DISTANCE_REGISTERS);
        let mut rows = [const { Vec::new() }; DISTANCE_REGISTERS];
        for shape in shapes {
            if let Some([row, _]) = pair.add(shape, 0, 0) {
                rows[row].push(*shape);
            }
        }
        for shapes in &rows {
            let Some(first) = shapes.first() else { continue };
            let columns = shapes.iter().map(|shape| shape.columns).sum();
            let Some([row, mut column]) =
                self.registers.find(&Shape { columns, ..*first }, first_row, 0)
            else {
                continue;
            };
            for shape in shapes {
                self.registers.place(shape, [row, column]);
                self.places[shape.index] = Some([row, column]);
                column += shape.columns;
            }
        }
    }

    /// Places clip and cull distances in the first two adjacent registers that have space for all.
    fn adjacent_distances(&mut self, shapes: &[Shape], first_row: usize) {
        for first in first_row.. {
            let Some(mut pair) = self.registers.pair(first) else { return };
            let places: Option<Vec<_>> = shapes.iter().map(|it| pair.add(it, 0, 0)).collect();
            let Some(places) = places else { continue };
            for (shape, [row, column]) in shapes.iter().zip(places) {
                self.registers.place(shape, [first + row, column]);
                self.places[shape.index] = Some([first + row, column]);
            }
            return;
        }
    }
}
