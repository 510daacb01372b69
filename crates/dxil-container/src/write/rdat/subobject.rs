//! Subobjects of a library.

use alloc::vec::Vec;

use bstr::BString;

use super::RdatBuilder;
use super::source::Source;
use crate::Error;
use crate::layout::rdat::{
    HitGroup, HitGroupType, RaytracingPipelineConfig, RaytracingPipelineConfig1,
    RaytracingShaderConfig, StateObjectConfig, Subobject, SubobjectContent, SubobjectKind,
    SubobjectRootSignature, SubobjectToExportsAssociation, for_each_subobject,
};
use crate::part::{Follow, Refer};

/// A subobject of a [`Library`](super::Library).
#[derive(Clone, PartialEq, Debug)]
pub struct LibrarySubobject {
    /// Its name in the source.
    pub name: BString,
    /// The content.
    pub content: LibrarySubobjectContent,
}

/// The association of a subobject with functions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryAssociation {
    /// Name of the subobject.
    pub subobject: BString,
    /// Names of the functions; none for all that have no association of their own.
    pub exports: Vec<BString>,
}

/// The shaders that run where a ray hits something.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryHitGroup {
    /// The geometry that is hit.
    pub hit_group_type: HitGroupType,
    /// Name of the any-hit shader, or empty.
    pub any_hit: BString,
    /// Name of the closest-hit shader, or empty.
    pub closest_hit: BString,
    /// Name of the intersection shader, or empty.
    pub intersection: BString,
}

/// Declares [`LibrarySubobjectContent`], and the ways between [`LibrarySubobject`] and [`Subobject`].
macro_rules! contents {
    ($($(#[$meta:meta])* $kind:ident: $record:ident = $form:ty,)*) => {
        /// The content of a [`LibrarySubobject`].
        #[derive(Clone, PartialEq, Debug)]
        pub enum LibrarySubobjectContent {
            $($(#[$meta])* $kind($form),)*
            /// A kind that this version does not know, and its bytes.
            Unknown(SubobjectKind, [u8; 16]),
        }

        impl LibrarySubobject {
            pub(super) fn read(
                source: &Source<'_, '_>,
                subobject: &Subobject,
            ) -> Result<Self, Error> {
                use LibrarySubobjectContent as Owned;
                let content = match subobject.content() {
                    $(SubobjectContent::$kind(record) => Owned::$kind(source.follow(record)?),)*
                    SubobjectContent::Unknown(kind, data) => Owned::Unknown(kind, data),
                };
                Ok(Self { name: source.follow(subobject.name)?, content })
            }

            pub(super) fn add(&self, tables: &mut RdatBuilder) {
                use LibrarySubobjectContent as Owned;
                let name = tables.string(&self.name);
                let content = match &self.content {
                    $(Owned::$kind(form) => SubobjectContent::$kind(tables.refer(form)),)*
                    Owned::Unknown(kind, data) => SubobjectContent::Unknown(*kind, *data),
                };
                tables.record(Subobject::new(name, content));
            }
        }
    };
}

for_each_subobject!(contents);

/// Lets records that refer to data be copied with the data, and made again.
macro_rules! forms {
    ($($record:ident = $form:ident { $($field:ident),* })*) => {$(
        impl Follow<$record, $form> for Source<'_, '_> {
            fn follow(&self, record: $record) -> Result<$form, Error> {
                Ok($form { $($field: self.follow(record.$field)?),* })
            }
        }

        impl Refer<$form, $record> for RdatBuilder {
            fn refer(&mut self, form: &$form) -> $record {
                $record { $($field: self.refer(&form.$field)),* }
            }
        }
    )*};
}

forms! {
    SubobjectToExportsAssociation = LibraryAssociation { subobject, exports }
    HitGroup = LibraryHitGroup { hit_group_type, any_hit, closest_hit, intersection }
}

impl Follow<SubobjectRootSignature, Vec<u8>> for Source<'_, '_> {
    fn follow(&self, root: SubobjectRootSignature) -> Result<Vec<u8>, Error> {
        self.follow(root.data)
    }
}

impl Refer<Vec<u8>, SubobjectRootSignature> for RdatBuilder {
    fn refer(&mut self, data: &Vec<u8>) -> SubobjectRootSignature {
        SubobjectRootSignature { data: self.refer(data) }
    }
}
