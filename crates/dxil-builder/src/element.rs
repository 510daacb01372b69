//! Elements of signatures.

use alloc::vec::Vec;
use alloc::{format, vec};

use dxil_format::{ComponentType, InterpolationMode, SemanticKind, ShaderKind};
use dxil_metadata::{
    SignatureElement, SignatureElementProperties, SignatureElementProperty, Signatures,
};

use crate::owner::Owner;
use crate::{Error, component, system_value};

/// An element of a signature, by its semantic.
///
/// ```
/// use dxil_builder::Element;
/// use dxil_format::{ComponentType, InterpolationMode};
///
/// // `nointerpolation uint4 weights[2] : WEIGHTS3`
/// let weights = Element::new("WEIGHTS3", ComponentType::U32, 4)
///     .rows(2)
///     .interpolation(InterpolationMode::Constant);
/// # let _ = weights;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element<'s> {
    semantic: &'s str,
    ty: ComponentType,
    columns: u8,
    rows: u32,
    interpolation: Option<InterpolationMode>,
    stream: u32,
}

impl<'s> Element<'s> {
    /// A vector of 1 to 4 components. The semantic is as in HLSL: a name and an index, 0 if there is no
    /// number at the end; `SV_` begins a system value.
    #[must_use]
    pub const fn new(semantic: &'s str, ty: ComponentType, components: u8) -> Self {
        Self { semantic, ty, columns: components, rows: 1, interpolation: None, stream: 0 }
    }

    /// An array of this many vectors, with a row and a semantic index for each.
    #[must_use]
    pub const fn rows(self, rows: u32) -> Self {
        Self { rows, ..self }
    }

    /// Another interpolation than that of the type: linear for floating-point numbers, none for others,
    /// and no perspective for `SV_Position`.
    #[must_use]
    pub const fn interpolation(self, mode: InterpolationMode) -> Self {
        Self { interpolation: Some(mode), ..self }
    }

    /// The stream of a geometry shader that the element belongs to.
    #[must_use]
    pub const fn stream(self, stream: u32) -> Self {
        Self { stream, ..self }
    }
}

/// A signature of an entry point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Signature {
    Input,
    Output,
    PatchConstant,
}

impl Signature {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Input => "inputs",
            Self::Output => "outputs",
            Self::PatchConstant => "patch constants",
        }
    }

    /// Whether shaders of this kind have the signature.
    pub(crate) const fn is_of(self, kind: ShaderKind) -> bool {
        use ShaderKind as Kind;
        match self {
            Self::Input => {
                matches!(
                    kind,
                    Kind::Vertex | Kind::Pixel | Kind::Hull | Kind::Domain | Kind::Geometry
                )
            }
            Self::Output => Self::Input.is_of(kind) || matches!(kind, Kind::Mesh),
            Self::PatchConstant => matches!(kind, Kind::Hull | Kind::Domain | Kind::Mesh),
        }
    }
}

/// A declared element of a signature of an entry point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ElementId {
    pub(crate) owner: Owner,
    pub(crate) signature: Signature,
    pub(crate) index: u32,
    pub(crate) ty: ComponentType,
    pub(crate) columns: u8,
    pub(crate) rows: u32,
    /// Whether the declaration has errors, which those of accesses would only repeat.
    pub(crate) is_refused: bool,
}

impl ElementId {
    /// The number of the element in its signature, which operations take.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.index
    }
}

/// Adds an element to a signature of an entry point of a kind.
pub(crate) fn declare(
    signatures: &mut Signatures,
    (owner, kind, signature): (Owner, ShaderKind, Signature),
    element: &Element<'_>,
    errors: &mut Vec<Error>,
) -> ElementId {
    let list = match signature {
        Signature::Input => &mut signatures.inputs,
        Signature::Output => &mut signatures.outputs,
        Signature::PatchConstant => &mut signatures.patch_constants,
    };
    let list = list.get_or_insert_default();
    let errors_before = errors.len();
    let id = list.len() as u32;
    let (name, index) = split(element.semantic);
    if index.is_none() {
        let message = format!("the index of {} is too large", element.semantic);
        errors.push(Error::misuse(message, "give one of 32 bits"));
    }
    let resolved = system_value::of(name, kind, signature);
    errors.extend(check(element, kind, signature, resolved.is_ok()));
    let semantic_kind = match resolved {
        Ok(semantic_kind) => semantic_kind,
        Err(error) => {
            errors.push(error);
            SemanticKind::Arbitrary
        }
    };
    let made = SignatureElement {
        id,
        name: semantic_kind.semantic().unwrap_or(name).into(),
        component_type: element.ty,
        semantic_kind,
        semantic_indexes: indexes(index.unwrap_or(0), element.rows),
        interpolation_mode: interpolation(element, semantic_kind, kind, signature),
        rows: element.rows,
        cols: element.columns,
        start_row: -1,
        start_col: -1,
        properties: (element.stream != 0).then(|| {
            SignatureElementProperties(vec![SignatureElementProperty::OutputStream(element.stream)])
        }),
    };
    let is_same = |other: &SignatureElement| {
        other.name.eq_ignore_ascii_case(&made.name)
            && other.output_stream() == made.output_stream()
            && other.semantic_indexes.iter().any(|it| made.semantic_indexes.contains(it))
    };
    if list.iter().any(is_same) {
        errors.push(Error::misuse(
            format!("{} is declared twice in the {}", element.semantic, signature.name()),
            "give one of them another index",
        ));
    }
    list.push(made);
    let Element { ty, columns, rows, .. } = *element;
    let is_refused = errors.len() > errors_before;
    ElementId { owner, signature, index: id, ty, columns, rows, is_refused }
}

/// The name and the index of a semantic; [`None`] for an index that is too large.
fn split(semantic: &str) -> (&str, Option<u32>) {
    let name = semantic.trim_end_matches(|it: char| it.is_ascii_digit());
    let index = &semantic[name.len()..];
    (name, if index.is_empty() { Some(0) } else { index.parse().ok() })
}

/// The index of each row. What would be more than a signature holds is an error of its own.
fn indexes(first: u32, rows: u32) -> Vec<u32> {
    (first..first.saturating_add(rows.min(MOST_ROWS))).collect()
}

/// The number of registers of a signature.
const MOST_ROWS: u32 = 32;

/// The violations of an element by itself. A semantic that the signature cannot have says that itself.
fn check(
    element: &Element<'_>,
    kind: ShaderKind,
    signature: Signature,
    is_possible: bool,
) -> Vec<Error> {
    let Element { semantic, ty, columns, rows, stream, .. } = element;
    let mut errors = Vec::new();
    let mut error = |message, help: &str| errors.push(Error::misuse(message, help));
    if is_possible && !signature.is_of(kind) {
        let message = format!("{semantic}: a shader of kind {kind} has no {}", signature.name());
        error(message, "declare it in a shader that has them");
    }
    if !(1..=4).contains(columns) {
        error(format!("{semantic} has {columns} components"), "declare 1 to 4");
    }
    if !(1..=MOST_ROWS).contains(rows) {
        error(format!("{semantic} has {rows} rows"), "declare 1 to 32");
    }
    if component::scalar(*ty).is_none_or(|it| component::bytes(it) > 4) {
        let message = format!("{semantic} has components of type {ty}");
        error(message, "signatures have components of up to 32 bits: declare two of them");
    }
    if *stream > 3 || *stream > 0 && (kind, signature) != (ShaderKind::Geometry, Signature::Output)
    {
        let message = format!("{semantic} belongs to stream {stream}");
        error(message, "outputs of geometry shaders have streams 0 to 3, all others stream 0");
    }
    errors
}

/// The interpolation that is stated for an element, or follows from its type.
fn interpolation(
    element: &Element<'_>,
    value: SemanticKind,
    kind: ShaderKind,
    signature: Signature,
) -> InterpolationMode {
    use Signature::{Input, Output, PatchConstant};
    match (kind, signature) {
        // Neither the input assembler nor the output merger interpolates, and patch constants are the
        // same everywhere.
        (ShaderKind::Vertex, Input)
        | (ShaderKind::Pixel, Output)
        | (ShaderKind::Hull | ShaderKind::Domain, PatchConstant) => InterpolationMode::Undefined,
        (ShaderKind::Geometry, Input) if value == SemanticKind::PrimitiveID => {
            InterpolationMode::Undefined
        }
        (_, PatchConstant) => InterpolationMode::Constant,
        _ => element.interpolation.unwrap_or_else(|| {
            let is_float = matches!(
                element.ty,
                ComponentType::F16
                    | ComponentType::F32
                    | ComponentType::SNormF16
                    | ComponentType::UNormF16
                    | ComponentType::SNormF32
                    | ComponentType::UNormF32
            );
            match value {
                SemanticKind::Position => InterpolationMode::LinearNoperspective,
                _ if is_float => InterpolationMode::Linear,
                _ => InterpolationMode::Constant,
            }
        }),
    }
}
