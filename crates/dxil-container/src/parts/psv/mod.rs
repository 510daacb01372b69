//! `PSV0`: the facts with which the runtime checks pipelines.

mod builder;
mod checked;
mod dependencies;
mod info;
mod lin_alg;
mod mask;
mod records;
mod signatures;

pub use builder::PsvBuilder;
pub use dependencies::Dependencies;
pub use lin_alg::LinAlg;
pub use mask::{ComponentMask, DependencyTable};
pub use records::SizedRecords;
pub use signatures::{PsvElement, PsvElements, PsvSignatures, SemanticIndexes};

use alloc::vec::Vec;

use bstr::BStr;

use crate::cursor::Cursor;
use crate::layout::ShaderKind;
use crate::layout::psv::{DependencySizes, ResourceBinding, RuntimeFlags, RuntimeInfo};
use crate::part::{Cut, Writer, part};
use crate::read::Partial;
use crate::{At, Error, FourCC};
use checked::Checked;
use records::cut;

/// The views of the components of the part.
pub(crate) mod views {
    pub use super::dependencies::view::Dependencies;
    pub use super::lin_alg::view::LinAlg;
    pub use super::mask::view::{ComponentMask, DependencyTable};
    pub use super::signatures::view::PsvSignatures;
}

part! {
    /// The facts by which the runtime checks pipelines: the stage, resources, signatures, dependencies.
    ///
    /// [`PsvBuilder`](crate::write::PsvBuilder) makes an owned form from names and indices.
    ///
    /// ```
    /// # use dxil_container::layout::{ShaderKind, psv::*};
    /// # let mut made = dxil_container::write::PsvBuilder::new(
    /// #     ShaderKind::Vertex,
    /// #     dxil_container::write::ValidatorVersion::LATEST,
    /// # );
    /// # let position = SignatureElement::new(
    /// #     SemanticKind::Position, SigComponentType::Float32, InterpolationMode::LinearNoperspective, 4);
    /// # made.output("", &[0], position.at(0, 0)).input("UV", &[1], position.at(0, 0));
    /// # let mut container = dxil_container::write::Container::default();
    /// # let made = dxil_container::write::PartData::from(made.finish());
    /// # container.push(dxil_container::FourCC::PSV0, made);
    /// # let file = container.write()?;
    /// use dxil_container::read::Psv;
    /// use dxil_container::{Container, FourCC};
    ///
    /// let container = Container::parse(&file)?;
    /// if let Some(part) = container.part(FourCC::PSV0) {
    ///     let psv = Psv::parse(&part)?;
    ///     println!("version {}, stage {:?}", psv.version(), psv.stage());
    ///     for resource in psv.resources.iter() {
    ///         println!("{} at {}", resource.resource_type, resource.lower_bound);
    ///     }
    ///     for element in psv.inputs() {
    ///         println!("{:?}{:?} takes {} rows", element.semantic(), element.indexes(), element.rows);
    ///     }
    ///     if let Some(dependencies) = psv.dependencies() {
    ///         for (input, outputs) in dependencies.input_to_output[0].iter().enumerate() {
    ///             println!("outputs {outputs:?} depend on input {input}");
    ///         }
    ///     }
    /// }
    /// # Ok::<(), dxil_container::Error>(())
    /// ```
    pub struct Psv: Default |cursor| {
        /// Bytes of [`info`](Self::info), which say the version: one of [`RuntimeInfo::SIZES`], or 56 in
        /// previews of version 4.
        pub info_size: At<u32> => u32 = info_size(&mut cursor)?,
        /// Facts about the whole shader. The numbers of elements, and the flag for
        /// [`lin_alg`](Self::lin_alg), are written as the tables of an owned form have them.
        pub info: Partial<'a, RuntimeInfo> => RuntimeInfo
            as (stated(*info_size, info, signatures, lin_alg.is_some()))
            = Partial::new(cursor.take(*info_size as usize, "the runtime information")?, 0),
        pub(crate) resource_count: At<u32> => (resources.len() as u32)
            = cursor.value("the number of resources")?,
        /// The resources. Before version 2 their shape and flags are not in the file, and 0.
        pub resources: SizedRecords<'a, ResourceBinding> => Vec<ResourceBinding>
            as (cut(resources, ResourceBinding::size(version(*info_size))))
            = resources(&mut cursor, *resource_count)?,
        let has_more = version(*info_size) > 0;
        /// Elements, and the tables to which they refer. Version 0 lacks all up to the end.
        pub signatures: Option<views::PsvSignatures<'a>> => PsvSignatures
            as (Writer(|out| signatures.write(out, &info.record))) where (version(*info_size) > 0)
            = if has_more { Some(signatures(&mut cursor, &info)?) } else { None },
        let sizes = DependencySizes::of(&info);
        /// The dependencies of outputs. Sizes are those of [`info`](Self::info).
        pub(crate) dependencies: Option<Checked<'a, views::Dependencies<'a>, DependencySizes>> => Dependencies
            as (Writer(|out| dependencies.write(out, &DependencySizes::of(&info.record))))
            where (version(*info_size) > 0)
            = if has_more { Some(Checked::take(&mut cursor, sizes)?) } else { None },
        let has_lin_alg = info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        /// The operations on matrices that are used.
        pub(crate) lin_alg: Option<Checked<'a, views::LinAlg<'a>>> => Option<LinAlg>
            where (version(*info_size) > 0)
            = if has_lin_alg { Some(Checked::take(&mut cursor, ())?) } else { None },
        /// Bytes after all that: none in files of known compilers.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

/// The version of a part with information of this size.
#[inline]
fn version(info_size: u32) -> u32 {
    RuntimeInfo::version_of(info_size as usize)
}

/// Takes off the size of the information.
#[inline(always)]
fn info_size(cursor: &mut Cursor<'_>) -> Result<At<u32>, Error> {
    let [least, ..] = RuntimeInfo::SIZES;
    let what = "the size of the runtime information";
    let size = cursor.value::<u32>(what)?;
    match *size as usize >= least {
        true => Ok(size),
        false => Err(cursor.value_error(what, (*size).into(), "24 or more")),
    }
}

/// Takes off the resources.
#[inline(always)]
fn resources<'a>(
    cursor: &mut Cursor<'a>,
    count: u32,
) -> Result<SizedRecords<'a, ResourceBinding>, Error> {
    SizedRecords::versioned(cursor, count, ResourceBinding::size(0))
}

/// Takes off the signatures, among whose strings the name of the entry point is.
#[inline(always)]
fn signatures<'a>(
    cursor: &mut Cursor<'a>,
    info: &Partial<'a, RuntimeInfo>,
) -> Result<views::PsvSignatures<'a>, Error> {
    let signatures = views::PsvSignatures::take(cursor, info)?;
    if let Some(place) = info.field_range(|it| it.entry_function_name) {
        let (name, what) = (info.entry_function_name, "the name of the entry point");
        signatures.strings.check(name, what, place.start, Some(FourCC::PSV0))?;
    }
    Ok(signatures)
}

/// The information in this size, with the numbers and flags that the rest of the part has.
fn stated(
    size: u32,
    info: &RuntimeInfo,
    signatures: &PsvSignatures,
    has_lin_alg: bool,
) -> Cut<RuntimeInfo> {
    let lin_alg = RuntimeFlags::LinAlgRuntimeInfoPresent;
    let flags =
        if has_lin_alg { info.flags.union(lin_alg) } else { info.flags.difference(lin_alg) };
    let record = RuntimeInfo {
        sig_input_elements: signatures.inputs.len() as u8,
        sig_output_elements: signatures.outputs.len() as u8,
        sig_patch_const_or_prim_elements: signatures.patch_constants.len() as u8,
        flags,
        ..*info
    };
    Cut { record, size: size as usize }
}

impl<'a> view::Psv<'a> {
    /// The version, from 0 to 4. Later ones have a larger [`info`](Self::info), and count as 4.
    #[must_use]
    pub fn version(&self) -> u32 {
        version(*self.info_size)
    }

    /// The stage. Version 0 does not say: the container's program does.
    #[must_use]
    pub fn stage(&self) -> Option<ShaderKind> {
        (self.version() >= 1).then(|| self.info.kind())
    }

    /// The name of the entry point, since version 3.
    #[must_use]
    pub fn entry_function_name(&self) -> Option<At<&'a BStr>> {
        let strings = self.signatures.filter(|_| self.version() >= 3)?.strings;
        strings.get(self.info.entry_function_name.0)
    }

    /// The elements of the input signature.
    pub fn inputs(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.map(|it| it.elements(it.inputs)).into_iter().flatten()
    }

    /// The elements of the output signature.
    pub fn outputs(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.map(|it| it.elements(it.outputs)).into_iter().flatten()
    }

    /// The elements of the signature of patch constants, or in mesh shaders of primitives.
    pub fn patch_constants(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.map(|it| it.elements(it.patch_constants)).into_iter().flatten()
    }

    /// The dependencies of outputs, since version 1. Sizes are those of [`info`](Self::info).
    #[must_use]
    pub fn dependencies(&self) -> Option<views::Dependencies<'a>> {
        self.dependencies.map(|it| it.get())
    }

    /// The operations on matrices that are used, since version 4.
    #[must_use]
    pub fn lin_alg(&self) -> Option<views::LinAlg<'a>> {
        self.lin_alg.map(|it| it.get())
    }
}

impl Psv {
    /// The version, from 0 to 4.
    #[must_use]
    pub fn version(&self) -> u32 {
        version(self.info_size)
    }
}
