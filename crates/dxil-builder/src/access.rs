//! Loads and stores of elements of signatures.

use alloc::format;
use alloc::string::String;

use dxil_ir::{Type, Value};
use dxil_ops::{ShaderStage, ops};

use crate::body::StandIn;
use crate::element::Signature;
use crate::{Body, ElementId, Error, component};

/// An element of a signature, or the part of one, to be loaded or stored: [`dxil_ir::build::Access`] is how instructions
/// access memory.
#[derive(Clone, Debug)]
pub struct Access<'b, 'm> {
    body: &'b Body<'m>,
    id: ElementId,
    name: String,
    row: Option<Value>,
    vertex: Option<Value>,
}

impl<'m> Body<'m> {
    /// Access to an element of the entry point's signatures.
    ///
    /// # Errors
    ///
    /// The element is one of another entry point.
    pub fn element(&self, id: ElementId) -> Result<Access<'_, 'm>, Error> {
        let name = self.entry().and_then(|entry| {
            entry.element_name(id).ok_or_else(|| {
                let message = format!("element {} of the {}", id.index, id.signature.name());
                let message = format!("{message} is one of another entry point");
                let help = "declare it on the entry point that this is the body of";
                Error::misuse(message, help)
            })
        });
        let id = ElementId { is_refused: id.is_refused || name.is_err(), ..id };
        let unknown = |_| format!("element {} of the {}", id.index, id.signature.name());
        let name = self.or_stand_in(name, unknown);
        Ok(Access { body: self, id, name, row: None, vertex: None })
    }

    /// Loads the components of the first row of an element.
    ///
    /// # Errors
    ///
    /// As with [`element`](Self::element) and [`Access::load`].
    pub fn load_element<const N: usize>(&self, id: ElementId) -> Result<[Value; N], Error> {
        self.element(id)?.load()
    }

    /// Stores the components of the first row of an element.
    ///
    /// # Errors
    ///
    /// As with [`element`](Self::element) and [`Access::store`].
    pub fn store_element<const N: usize>(
        &self,
        id: ElementId,
        values: [Value; N],
    ) -> Result<(), Error> {
        self.element(id)?.store(values)
    }
}

impl Access<'_, '_> {
    /// The row of an array, from 0 on.
    #[must_use]
    pub fn row(self, row: Value) -> Self {
        Self { row: Some(row), ..self }
    }

    /// The vertex or control point that the element belongs to, or the primitive of a mesh shader.
    #[must_use]
    pub fn vertex(self, vertex: Value) -> Self {
        Self { vertex: Some(vertex), ..self }
    }

    /// Loads all components of the row.
    ///
    /// # Errors
    ///
    /// The element has another number of components, or as with [`load_component`](Self::load_component).
    pub fn load<const N: usize>(&self) -> Result<[Value; N], Error> {
        self.settle(|| {
            self.check_components(N)?;
            let mut values = [self.body.i32(0); N];
            for (column, value) in (0..).zip(&mut values) {
                *value = self.load_component(column)?;
            }
            Ok(values)
        })
    }

    /// Loads a component of the row.
    ///
    /// # Errors
    ///
    /// There is no such row or component, a vertex is missing, or the stage has no such access.
    pub fn load_component(&self, column: u8) -> Result<Value, Error> {
        self.settle(|| {
            let b = self.body;
            let (id, row) = self.place(column)?;
            let (overload, component) = (&[component::overload(self.id.ty)], b.i8(column as i8));
            Ok(match self.id.signature {
                Signature::Input => {
                    let gs_vertex_axis = self.vertex_of_input()?;
                    let (input_sig_id, row_index, col_index) = (id, row, component);
                    let load =
                        ops::LoadInput { input_sig_id, row_index, col_index, gs_vertex_axis };
                    b.op(load, overload)?
                }
                Signature::Output => {
                    let (input_sig_id, col, index) = (id, component, self.control_point()?);
                    b.op(ops::LoadOutputControlPoint { input_sig_id, row, col, index }, overload)?
                }
                Signature::PatchConstant => {
                    let (input_sig_id, col) = (id, component);
                    b.op(ops::LoadPatchConstant { input_sig_id, row, col }, overload)?
                }
            })
        })
    }

    /// Stores all components of the row.
    ///
    /// # Errors
    ///
    /// The element has another number of components, or as with
    /// [`store_component`](Self::store_component).
    pub fn store<const N: usize>(&self, values: [Value; N]) -> Result<(), Error> {
        self.settle(|| {
            self.check_components(N)?;
            for (column, value) in (0..).zip(values) {
                self.store_component(column, value)?;
            }
            Ok(())
        })
    }

    /// Stores a component of the row.
    ///
    /// # Errors
    ///
    /// There is no such row or component, the value is of another type, a vertex is missing, or the stage
    /// has no such access.
    pub fn store_component(&self, column: u8, value: Value) -> Result<(), Error> {
        self.settle(|| {
            let b = self.body;
            let is_mesh = b.target().stage == ShaderStage::Mesh;
            let (output_sig_id, row) = self.place(column)?;
            let (overload, col) = (&[component::overload(self.id.ty)], b.i8(column as i8));
            let (row_index, col_index) = (row, col);
            match (self.id.signature, is_mesh) {
                (Signature::Input, _) => {
                    let message = format!("{} is an input", self.name);
                    return Err(Error::misuse(message, "store to an output"));
                }
                (Signature::Output, false) => {
                    b.op(ops::StoreOutput { output_sig_id, row_index, col_index, value }, overload)?
                }
                (Signature::Output, true) => {
                    let vertex_index = self.needed_vertex()?;
                    let store = ops::StoreVertexOutput {
                        output_sig_id,
                        row_index,
                        col_index,
                        value,
                        vertex_index,
                    };
                    b.op(store, overload)?
                }
                (Signature::PatchConstant, false) => {
                    b.op(ops::StorePatchConstant { output_sig_id, row, col, value }, overload)?
                }
                (Signature::PatchConstant, true) => {
                    let primitive_index = self.needed_vertex()?;
                    let store = ops::StorePrimitiveOutput {
                        output_sig_id,
                        row_index,
                        col_index,
                        value,
                        primitive_index,
                    };
                    b.op(store, overload)?
                }
            };
            Ok(())
        })
    }

    /// The result of an access. One to an element whose declaration has errors has none of its own.
    fn settle<T: StandIn>(&self, call: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        match self.id.is_refused {
            true => Ok(T::of(self.body.stand_in_value())),
            false => self.body.settle(call),
        }
    }

    /// The operands for the element and the row.
    fn place(&self, column: u8) -> Result<(Value, Value), Error> {
        let ElementId { columns, rows, .. } = self.id;
        if column >= columns {
            let message = format!("{} has {columns} components", self.name);
            return Err(Error::misuse(
                message,
                format!("access one below {columns}, not {column}"),
            ));
        }
        let row = self.row.unwrap_or_else(|| self.body.i32(0));
        if let Some(row) = self.body.integer_value(row).filter(|row| *row >= rows.into()) {
            let message = format!("{} has {rows} rows", self.name);
            return Err(Error::misuse(message, format!("access one below {rows}, not {row}")));
        }
        Ok((self.body.i32(self.id.index as i32), row))
    }

    fn check_components(&self, found: usize) -> Result<(), Error> {
        let expected = self.id.columns;
        if found == usize::from(expected) {
            return Ok(());
        }
        let message = format!("{} has {expected} components", self.name);
        let help = format!("access {expected} at once, not {found}, or one by one");
        Err(Error::misuse(message, help))
    }

    /// The vertex of an input: any value where inputs belong to none.
    fn vertex_of_input(&self) -> Result<Value, Error> {
        let has_vertices = matches!(
            self.body.target().stage,
            ShaderStage::Hull
                | ShaderStage::PatchConstant
                | ShaderStage::Domain
                | ShaderStage::Geometry
        );
        match (has_vertices && !self.is_of_primitive(), self.vertex) {
            (true, _) => self.needed_vertex(),
            (false, None) => Ok(self.body.undef(self.body.ty(Type::Integer { bits: 32 }))?),
            (false, Some(_)) => {
                let message = format!("{} belongs to no vertex", self.name);
                Err(Error::misuse(message, "access it without `vertex`"))
            }
        }
    }

    /// The control point of an output that is loaded: any value where outputs are not, which the operation
    /// says better.
    fn control_point(&self) -> Result<Value, Error> {
        match self.body.target().stage {
            ShaderStage::PatchConstant => self.needed_vertex(),
            _ => Ok(self.body.i32(0)),
        }
    }

    /// Whether the element is one of the primitive that a geometry shader reads.
    fn is_of_primitive(&self) -> bool {
        dxil_format::SemanticKind::PrimitiveID.semantic() == Some(&*self.name)
    }

    fn needed_vertex(&self) -> Result<Value, Error> {
        self.vertex.ok_or_else(|| {
            let message = format!("{} belongs to a vertex, control point or primitive", self.name);
            Error::misuse(message, "say which with `vertex`")
        })
    }
}
