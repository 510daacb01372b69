//! Packing in which an element's place depends on the elements before it only.

use alloc::vec::Vec;

use super::register::{COLUMNS, REGISTERS, Registers, Role, Shape};
use super::{DISTANCE_REGISTERS, Place};

/// Places elements in their order. Clip and cull distances share two registers of their own.
pub(super) fn pack(shapes: &[Shape]) -> Vec<Option<Place>> {
    let mut registers = Registers::new(REGISTERS);
    let mut distances = Distances::default();
    let places = shapes.iter().map(|shape| match shape.role {
        Role::Distance => distances.add(&mut registers, shape),
        // On the right, so that other elements find place on the left.
        Role::TessFactor if shape.rows > 1 => registers.add(shape, 0, COLUMNS - 1),
        _ => registers.add(shape, 0, 0),
    });
    places.collect()
}

/// The registers that are reserved for clip and cull distances.
struct Distances {
    /// Their content.
    content: Registers,
    /// Their rows in the signature.
    rows: Vec<usize>,
    /// Whether an element has several rows, so that they must follow each other.
    has_rows: bool,
}

impl Default for Distances {
    fn default() -> Self {
        let content = Registers::new(DISTANCE_REGISTERS);
        Self { content, rows: Vec::new(), has_rows: false }
    }
}

impl Distances {
    fn add(&mut self, registers: &mut Registers, shape: &Shape) -> Option<Place> {
        let [row, column] = self.content.find(shape, 0, 0)?;
        if shape.rows > 1 && !self.has_rows {
            if matches!(*self.rows, [first, second] if first + 1 != second) {
                return None;
            }
            self.has_rows = true;
        }
        if row + shape.rows > self.rows.len() {
            self.reserve(registers, shape, row + shape.rows)?;
        }
        self.content.place(shape, [row, column]);
        Some([*self.rows.get(row)?, column])
    }

    /// Reserves whole registers.
    fn reserve(&mut self, registers: &mut Registers, shape: &Shape, count: usize) -> Option<()> {
        let whole = Shape { rows: 1, columns: COLUMNS, ..*shape };
        match *self.rows {
            [] if self.has_rows => {
                let [row, _] = registers.add(&Shape { rows: DISTANCE_REGISTERS, ..whole }, 0, 0)?;
                self.rows.extend([row, row + 1]);
            }
            [first] if self.has_rows => {
                let [row, _] = registers.add(&whole, first + 1, 0)?;
                self.rows.push(row);
            }
            _ => {
                while self.rows.len() < count {
                    let [row, _] = registers.add(&whole, 0, 0)?;
                    self.rows.push(row);
                }
            }
        }
        Some(())
    }
}
