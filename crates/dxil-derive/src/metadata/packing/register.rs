//! Registers of a signature, and the rules by which elements share them.

use alloc::vec;
use alloc::vec::Vec;

use dxil_format::{ComponentType, InterpolationMode, SemanticKind, ShaderKind};
use dxil_metadata::SignatureElement;

/// The number of registers of a signature.
pub const REGISTERS: usize = 32;

/// The components of a register.
pub const COLUMNS: usize = 4;

/// The role of an element, which decides the elements that it may share a register with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// What stages pass on without a meaning of its own.
    Arbitrary,
    /// A system value.
    System,
    /// A system value that the rasterizer generates.
    Generated,
    /// A tessellation factor.
    TessFactor,
    /// A clip or cull distance.
    Distance,
}

/// The properties of an element that matter for its place.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The place in the signature.
    pub(super) index: usize,
    pub(super) role: Role,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) interpolation: InterpolationMode,
    pub(super) width: u8,
}

impl Shape {
    /// The shape of an element of this role; 16-bit types may have 16 bits in registers.
    #[must_use]
    pub fn new(element: &SignatureElement, role: Role, native_16bit: bool) -> Self {
        Self {
            index: 0,
            role,
            rows: element.rows as usize,
            columns: usize::from(element.cols),
            interpolation: element.interpolation_mode,
            width: width(element.component_type, native_16bit),
        }
    }

    /// The bits of a component in a register; 0 for types that have none there.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }
}

fn width(ty: ComponentType, native_16bit: bool) -> u8 {
    use ComponentType as C;
    match ty {
        C::I16 | C::U16 | C::F16 | C::SNormF16 | C::UNormF16 if native_16bit => 16,
        C::I64 | C::U64 | C::F64 | C::SNormF64 | C::UNormF64 | C::Invalid => 0,
        _ => 32,
    }
}

/// Why an element cannot lie at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflict {
    /// The rows of it or of another one go on in a way that the other does not allow.
    Rows,
    /// Another one in the register has another interpolation mode.
    Interpolation,
    /// Another one in the register has components of another width.
    Width,
    /// It lies on another one.
    Overlap,
    /// It is on the wrong side of another one.
    Order,
}

/// A set of roles, and whether a component is occupied.
#[derive(Clone, Copy, Default, Debug)]
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

    /// The conflict of a component with an element of a role.
    const fn conflict(self, role: Self) -> Option<Conflict> {
        if self.intersects(Self::OCCUPIED) {
            Some(Conflict::Overlap)
        } else if self.intersects(role) {
            Some(Conflict::Order)
        } else {
            None
        }
    }
}

impl Role {
    /// The role of the elements of a semantic that share registers.
    #[must_use]
    pub const fn of(stage: ShaderKind, semantic: SemanticKind) -> Option<Self> {
        Some(match semantic {
            SemanticKind::Arbitrary => Self::Arbitrary,
            SemanticKind::Position
            | SemanticKind::RenderTargetArrayIndex
            | SemanticKind::ViewPortArrayIndex
            | SemanticKind::ShadingRate => Self::System,
            // A mesh shader puts them out itself.
            SemanticKind::PrimitiveID | SemanticKind::IsFrontFace
                if matches!(stage, ShaderKind::Mesh) =>
            {
                Self::System
            }
            SemanticKind::PrimitiveID | SemanticKind::IsFrontFace => Self::Generated,
            SemanticKind::ClipDistance | SemanticKind::CullDistance => Self::Distance,
            SemanticKind::TessFactor | SemanticKind::InsideTessFactor => Self::TessFactor,
            _ => return None,
        })
    }

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

#[derive(Clone, Copy, Default, Debug)]
struct Register {
    components: [Roles; COLUMNS],
    interpolation: InterpolationMode,
    width: u8,
    /// The neighbours to which rows of elements go on.
    neighbours: u8,
    /// Whether further elements may not add neighbours.
    fixed: bool,
}

impl Register {
    /// The conflict of an element with all others in this register.
    fn conflict(&self, shape: &Shape, neighbours: u8) -> Option<Conflict> {
        let all = neighbours | self.neighbours;
        let rows_conflict = self.neighbours != 0 && shape.role.conflicts_with_rows()
            || self.fixed && all != self.neighbours
            || shape.role == Role::TessFactor && all != neighbours;
        let undefined = InterpolationMode::Undefined;
        if rows_conflict {
            Some(Conflict::Rows)
        } else if ![undefined, shape.interpolation].contains(&self.interpolation) {
            Some(Conflict::Interpolation)
        } else if ![0, shape.width].contains(&self.width) {
            Some(Conflict::Width)
        } else {
            None
        }
    }

    /// Whether the components have space for an element somewhere.
    fn has_space(&self, shape: &Shape) -> bool {
        (0..=COLUMNS.saturating_sub(shape.columns)).any(|column| self.is_free(shape, column))
    }

    /// The conflict of an element in this column with the one in the first component that has one.
    fn conflict_at(&self, shape: &Shape, column: usize) -> Option<Conflict> {
        let mut components = self.components.iter().skip(column).take(shape.columns);
        let role = Roles::of(&[shape.role]);
        components.find_map(|it| it.conflict(role))
    }

    fn is_free(&self, shape: &Shape, column: usize) -> bool {
        column + shape.columns <= COLUMNS && self.conflict_at(shape, column).is_none()
    }

    fn place(&mut self, shape: &Shape, neighbours: u8, column: usize) {
        self.interpolation = shape.interpolation;
        self.width = shape.width;
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

/// The registers of a signature, or some of them.
#[derive(Clone, Debug)]
pub struct Registers(Vec<Register>);

impl Registers {
    /// Registers without elements.
    #[must_use]
    pub fn new(count: usize) -> Self {
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
            let accept = (registers.iter().enumerate()).all(|(index, it)| {
                it.conflict(shape, neighbours(index, shape.rows)).is_none() && it.has_space(shape)
            });
            let mut columns = first_column..=COLUMNS.checked_sub(shape.columns)?;
            let column = accept.then(|| {
                columns.find(|column| registers.iter().all(|it| it.is_free(shape, *column)))
            })??;
            Some([row, column])
        })
    }

    /// The conflict of an element at a row and a column, and the row where it has it.
    ///
    /// As for DXC's validator, rows after one without space for the element are not compared.
    #[must_use]
    pub fn conflict(&self, shape: &Shape, [row, column]: [usize; 2]) -> Option<(Conflict, usize)> {
        let rows = || self.0.iter().enumerate().skip(row).take(shape.rows);
        for (at, register) in rows() {
            if let Some(conflict) = register.conflict(shape, neighbours(at - row, shape.rows)) {
                return Some((conflict, at));
            }
            if !register.has_space(shape) {
                break;
            }
        }
        rows().find_map(|(at, register)| Some((register.conflict_at(shape, column)?, at)))
    }

    /// Places an element where it has no conflict.
    pub fn place(&mut self, shape: &Shape, [row, column]: [usize; 2]) {
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
