//! Registers of a signature, and the rules by which elements share them.

use alloc::vec;
use alloc::vec::Vec;

use dxil_format::InterpolationMode;

/// The components of a register.
pub(super) const COLUMNS: usize = 4;

/// The role of an element, which decides the elements that it may share a register with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Arbitrary,
    /// A system value.
    System,
    /// A system value that the rasterizer generates.
    Generated,
    TessFactor,
    /// A clip or cull distance.
    Distance,
}

/// The properties of an element that matter for its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// The place in the signature.
    pub(super) index: usize,
    pub(super) role: Role,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) interpolation: InterpolationMode,
    /// Whether components are 16 bits wide.
    pub(super) short: bool,
}

/// A set of roles, and whether a component is occupied.
#[derive(Clone, Copy, Default)]
struct Roles(u8);

impl Roles {
    const OCCUPIED: Self = Self(1 << 7);

    const fn of(roles: &[Role]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < roles.len() {
            bits |= 1 << roles[index] as u8;
            index += 1;
        }
        Self(bits)
    }

    const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Role {
    /// The roles that may not be on the left of this one.
    const fn not_on_the_left(self) -> Roles {
        match self {
            Self::Arbitrary => {
                Roles::of(&[Self::Generated, Self::System, Self::TessFactor, Self::Distance])
            }
            Self::System | Self::TessFactor | Self::Distance => Roles::of(&[Self::Generated]),
            Self::Generated => Roles::of(&[]),
        }
    }

    /// The roles that may not be on the right of this one.
    const fn not_on_the_right(self) -> Roles {
        match self {
            Self::Generated => {
                Roles::of(&[Self::Arbitrary, Self::System, Self::TessFactor, Self::Distance])
            }
            Self::System | Self::TessFactor | Self::Distance => Roles::of(&[Self::Arbitrary]),
            Self::Arbitrary => Roles::of(&[]),
        }
    }

    /// Whether it shares no register with an element of several rows.
    const fn conflicts_with_rows(self) -> bool {
        matches!(self, Self::System | Self::Generated)
    }
}

/// Returns the directions in which the rows of an element go on from a register: up, down.
const fn neighbours(row: usize, rows: usize) -> u8 {
    (row > 0) as u8 | ((row + 1 < rows) as u8) << 1
}

#[derive(Clone, Copy, Default)]
struct Register {
    components: [Roles; COLUMNS],
    interpolation: Option<InterpolationMode>,
    short: Option<bool>,
    /// The neighbours to which rows of elements go on.
    neighbours: u8,
    /// Whether further elements may not add neighbours.
    fixed: bool,
}

impl Register {
    fn accepts(&self, shape: &Shape, neighbours: u8) -> bool {
        let all = neighbours | self.neighbours;
        let rows_conflict = self.neighbours != 0 && shape.role.conflicts_with_rows()
            || self.fixed && all != self.neighbours
            || shape.role == Role::TessFactor && all != neighbours;
        let undefined = InterpolationMode::Undefined;
        let other_mode =
            self.interpolation.is_some_and(|mode| mode != undefined && mode != shape.interpolation);
        let other_width = self.short.is_some_and(|short| short != shape.short);
        !rows_conflict
            && !other_mode
            && !other_width
            && (0..=COLUMNS.saturating_sub(shape.columns)).any(|column| self.is_free(shape, column))
    }

    fn is_free(&self, shape: &Shape, column: usize) -> bool {
        let blocked = Roles::OCCUPIED.union(Roles::of(&[shape.role]));
        let components = self.components.get(column..column + shape.columns);
        components.is_some_and(|them| them.iter().all(|it| !it.intersects(blocked)))
    }

    fn place(&mut self, shape: &Shape, neighbours: u8, column: usize) {
        self.interpolation = Some(shape.interpolation);
        self.short = Some(shape.short);
        self.neighbours |= neighbours;
        self.fixed |= shape.role.conflicts_with_rows() || shape.role == Role::TessFactor;
        for (at, component) in self.components.iter_mut().enumerate() {
            if component.intersects(Roles::OCCUPIED) {
                continue;
            }
            *component = if at < column {
                component.union(shape.role.not_on_the_left())
            } else if at < column + shape.columns {
                Roles::OCCUPIED.union(Roles::of(&[shape.role]))
            } else {
                component.union(shape.role.not_on_the_right())
            };
        }
    }
}

/// The registers of a signature.
#[derive(Clone)]
pub(super) struct Registers(Vec<Register>);

impl Registers {
    pub(super) fn new(count: usize) -> Self {
        Self(vec![Register::default(); count])
    }

    /// Copies of a register and the next one.
    pub(super) fn pair(&self, row: usize) -> Option<Self> {
        self.0.get(row..row + 2).map(|pair| Self(pair.to_vec()))
    }

    /// The first place from a row and a column on that an element fits.
    pub(super) fn find(
        &self,
        shape: &Shape,
        first_row: usize,
        first_column: usize,
    ) -> Option<[usize; 2]> {
        (first_row..self.0.len()).find_map(|row| {
            let registers = self.0.get(row..row.checked_add(shape.rows)?)?;
            let accept = (registers.iter().enumerate())
                .all(|(index, it)| it.accepts(shape, neighbours(index, shape.rows)));
            let mut columns = first_column..=COLUMNS.checked_sub(shape.columns)?;
            let column = accept.then(|| {
                columns.find(|column| registers.iter().all(|it| it.is_free(shape, *column)))
            })??;
            Some([row, column])
        })
    }

    /// Places an element where it fits.
    pub(super) fn place(&mut self, shape: &Shape, [row, column]: [usize; 2]) {
        for (index, register) in self.0.iter_mut().skip(row).take(shape.rows).enumerate() {
            register.place(shape, neighbours(index, shape.rows), column);
        }
    }

    /// Finds a place for an element, and places it.
    pub(super) fn add(
        &mut self,
        shape: &Shape,
        first_row: usize,
        first_column: usize,
    ) -> Option<[usize; 2]> {
        let place = self.find(shape, first_row, first_column)?;
        self.place(shape, place);
        Some(place)
    }
}
