//! Entry points of the graphics and compute stages, which are experimental.

use alloc::vec::Vec;

use bstr::BString;

use super::RdatBuilder;
use super::source::Source;
use crate::Error;
use crate::layout::rdat::{
    ArrayRef, AsInfo, CsInfo, DsInfo, GsInfo, HsInfo, MsInfo, PsInfo, RecordRef, ShaderRef,
    SignatureElement, StringRef, VsInfo,
};
use crate::part::{Follow, Refer};

/// An element of a signature of a [`LibraryStage`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryElement {
    /// The name of its semantic.
    pub semantic_name: BString,
    /// The indices of its semantic: one for each row.
    pub semantic_indices: Vec<u32>,
    /// Other facts about it. Its references are set when it is written.
    pub record: SignatureElement,
}

/// Declares the stages by the references of their records: signatures, and threads.
macro_rules! stages {
    ($($(#[$meta:meta])* $stage:ident($info:ident) = $($field:ident: $content:ident),*;)*) => {
        /// A function of a [`Library`](super::Library) as a graphics or compute stage.
        #[derive(Clone, PartialEq, Debug)]
        pub enum LibraryStage {
            $($(#[$meta])* $stage {
                $(
                    #[doc = concat!("The content of `", stringify!($field), "`.")]
                    $field: stages!(@type $content),
                )*
                /// Other facts about it. Its references are set when it is written.
                info: $info,
            },)*
        }

        impl LibraryStage {
            /// Reads the record of a function; `None` for a node.
            pub(super) fn read(
                source: &Source<'_, '_>,
                shader: ShaderRef,
            ) -> Result<Option<Self>, Error> {
                Ok(match shader {
                    $(ShaderRef::$stage(record) => {
                        let mut info = source.record(record)?.into_inner();
                        $(let $field = source.follow(core::mem::take(&mut info.$field))?;)*
                        $(info.$field = ArrayRef::NONE;)*
                        Some(Self::$stage { $($field,)* info })
                    })*
                    ShaderRef::Node(_) => None,
                })
            }

            /// Stores what the record refers to, and the record. Returns its index.
            pub(super) fn add(&self, rdat: &mut RdatBuilder) -> u32 {
                match self {
                    $(Self::$stage { $($field,)* info } => {
                        let mut record = *info;
                        $(record.$field = rdat.refer($field);)*
                        rdat.record(record).index
                    })*
                }
            }
        }
    };
    (@type Elements) => { Vec<LibraryElement> };
    (@type Threads) => { [u32; 3] };
}

stages! {
    /// A vertex shader.
    Vertex(VsInfo) = sig_input_elements: Elements, sig_output_elements: Elements;
    /// A pixel shader.
    Pixel(PsInfo) = sig_input_elements: Elements, sig_output_elements: Elements;
    /// A hull shader.
    Hull(HsInfo) = sig_input_elements: Elements, sig_output_elements: Elements,
        sig_patch_const_output_elements: Elements;
    /// A domain shader.
    Domain(DsInfo) = sig_input_elements: Elements, sig_output_elements: Elements,
        sig_patch_const_input_elements: Elements;
    /// A geometry shader.
    Geometry(GsInfo) = sig_input_elements: Elements, sig_output_elements: Elements;
    /// A compute shader.
    Compute(CsInfo) = num_threads: Threads;
    /// A mesh shader.
    Mesh(MsInfo) = sig_output_elements: Elements, sig_prim_output_elements: Elements,
        num_threads: Threads;
    /// An amplification shader.
    Amplification(AsInfo) = num_threads: Threads;
}

impl Refer<LibraryElement, RecordRef<SignatureElement>> for RdatBuilder {
    fn refer(&mut self, element: &LibraryElement) -> RecordRef<SignatureElement> {
        let semantic_name = self.string(&element.semantic_name);
        let semantic_indices = self.array(&element.semantic_indices);
        self.record(SignatureElement { semantic_name, semantic_indices, ..element.record })
    }
}

impl Follow<RecordRef<SignatureElement>, LibraryElement> for Source<'_, '_> {
    fn follow(&self, element: RecordRef<SignatureElement>) -> Result<LibraryElement, Error> {
        let record = self.record(element)?.into_inner();
        Ok(LibraryElement {
            semantic_name: self.follow(record.semantic_name)?,
            semantic_indices: self.follow(record.semantic_indices)?,
            record: SignatureElement {
                semantic_name: StringRef::default(),
                semantic_indices: ArrayRef::NONE,
                ..record
            },
        })
    }
}
