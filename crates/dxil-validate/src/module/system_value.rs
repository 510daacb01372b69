//! Types, rows and interpolation of system values.

use alloc::format;

use dxil_format::{ComponentType, InterpolationMode, SemanticKind};
use dxil_metadata::SignatureElement;

use super::signature::Place;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The types that the components of a system value may have.
#[derive(Clone, Copy)]
enum Demand {
    /// A floating-point number of at most 32 bits.
    Float,
    Uint,
    /// `uint`, or one of 16 bits.
    SmallUint,
    /// An integer of 32 bits.
    Int,
    Bool,
    /// A number of at most 32 bits.
    Number,
}

impl Demand {
    fn accepts(self, ty: ComponentType) -> bool {
        use ComponentType as C;
        let floats = [C::F32, C::F16, C::SNormF32, C::UNormF32, C::SNormF16, C::UNormF16];
        match self {
            Self::Float => floats.contains(&ty),
            Self::Uint => ty == C::U32,
            Self::SmallUint => [C::U32, C::U16].contains(&ty),
            Self::Int => [C::U32, C::I32].contains(&ty),
            Self::Bool => ty == C::I1,
            Self::Number => ![C::U64, C::I64, C::F64, C::SNormF64, C::UNormF64].contains(&ty),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Uint | Self::SmallUint => "uint",
            Self::Int => "int or uint",
            Self::Bool => "bool",
            Self::Number => "numbers of at most 32 bits",
        }
    }
}

/// The types of the components of a system value, and their number; `None` for semantics without a demand.
const fn demanded(semantic: SemanticKind) -> Option<(Demand, Option<u8>)> {
    use SemanticKind as S;
    Some(match semantic {
        S::Position => (Demand::Float, Some(4)),
        S::Depth | S::DepthLessEqual | S::DepthGreaterEqual => (Demand::Float, Some(1)),
        S::ClipDistance | S::CullDistance | S::TessFactor | S::InsideTessFactor => {
            (Demand::Float, None)
        }
        S::Barycentrics => (Demand::Float, Some(3)),
        S::Target => (Demand::Number, None),
        S::Coverage => (Demand::Uint, Some(1)),
        S::IsFrontFace => (Demand::Int, Some(1)),
        S::CullPrimitive => (Demand::Bool, Some(1)),
        S::RenderTargetArrayIndex
        | S::ViewPortArrayIndex
        | S::VertexID
        | S::InstanceID
        | S::PrimitiveID
        | S::SampleIndex
        | S::StencilRef
        | S::ShadingRate => (Demand::SmallUint, Some(1)),
        _ => return None,
    })
}

impl Checker<'_> {
    /// `is_known` tells whether the stage has the semantic: the rows of others do not matter.
    pub(super) fn system_value(
        &mut self,
        place: &Place<'_>,
        element: &SignatureElement,
        is_known: bool,
    ) {
        let SignatureElement { semantic_kind, component_type, cols, rows, .. } = *element;
        let name = || quoted(&element.name);
        if let Some((demand, columns)) = demanded(semantic_kind) {
            let holds =
                demand.accepts(component_type) && columns.is_none_or(|columns| columns == cols);
            let rule = match semantic_kind {
                SemanticKind::Barycentrics => dxc::META_BARYCENTRICS_FLOAT3,
                _ => dxc::META_SEMANTIC_COMP_TYPE,
            };
            self.demand(place, holds, rule, || match columns {
                Some(columns) => format!(
                    "element {} has {cols} components of type {component_type}; it must have {columns} of {}",
                    name(),
                    demand.name()
                ),
                None => format!(
                    "element {} has components of type {component_type}; they must be {}",
                    name(),
                    demand.name()
                ),
            });
        }
        let may_be_array = matches!(
            semantic_kind,
            SemanticKind::Arbitrary
                | SemanticKind::ClipDistance
                | SemanticKind::CullDistance
                | SemanticKind::TessFactor
                | SemanticKind::InsideTessFactor
        );
        let (rule, is_free) = match semantic_kind {
            SemanticKind::Target => (dxc::SM_NO_PS_OUTPUT_IDX, false),
            _ => (dxc::META_SYSTEM_VALUE_ROWS, may_be_array || !is_known),
        };
        self.demand(place, is_free || rows <= 1, rule, || {
            format!("element {} has {rows} rows; a system value has one", name())
        });
        let mode = element.interpolation_mode;
        let is_interpolated =
            mode > InterpolationMode::Constant && mode < InterpolationMode::Invalid;
        let holds = semantic_kind != SemanticKind::Barycentrics || is_interpolated;
        self.demand(place, holds, dxc::META_BARYCENTRICS_INTERPOLATION, || {
            format!("element {} has interpolation mode {mode}; it must be interpolated", name())
        });
    }

    /// Looks for system values that a signature has twice.
    pub(super) fn repeated(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        use SemanticKind as S;
        let mut seen = alloc::collections::BTreeSet::new();
        let mut perspectives = alloc::vec::Vec::new();
        for element in elements {
            let semantic = element.semantic_kind;
            match semantic {
                S::Arbitrary | S::Target | S::ClipDistance | S::CullDistance => continue,
                // More than one depth breaks a rule of its own.
                S::Depth | S::DepthLessEqual | S::DepthGreaterEqual => continue,
                S::Barycentrics => {
                    perspectives.push(matches!(
                        element.interpolation_mode,
                        InterpolationMode::LinearNoperspective
                            | InterpolationMode::LinearNoperspectiveCentroid
                            | InterpolationMode::LinearNoperspectiveSample
                    ));
                    continue;
                }
                _ => {}
            }
            let is_new = seen.insert((place.stream(element), semantic));
            self.demand(place, is_new, dxc::META_DUPLICATE_SYS_VALUE, || {
                format!("the signature has {} twice", quoted(&element.name))
            });
        }
        let are_few = match perspectives[..] {
            [] | [_] => true,
            [first, second] => first != second,
            _ => false,
        };
        self.demand(place, are_few, dxc::META_BARYCENTRICS_TWO_PERSPECTIVES, || {
            "the signature has more than one SV_Barycentrics with perspective, or without".into()
        });
    }
}
