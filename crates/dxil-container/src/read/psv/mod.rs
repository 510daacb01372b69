//! `PSV0`: what the runtime checks pipelines with.

mod dependencies;
mod describe;
mod lin_alg;
mod mask;
mod signatures;

pub use dependencies::Dependencies;
pub use lin_alg::LinAlg;
pub use mask::{ComponentMask, DependencyTable};
pub use signatures::{PsvElement, PsvSignatures, SemanticIndexes};

use bstr::BStr;

use super::{Part, Partial};
use crate::cursor::Cursor;
use crate::layout::ShaderKind;
use crate::layout::psv::{ResourceBinding, RuntimeInfo};
use crate::{At, Error};

/// The facts by which the runtime checks pipelines: the stage, resources, signatures, dependencies.
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
///     for resource in psv.resources() {
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
#[derive(Clone, Copy, Debug)]
pub struct Psv<'a> {
    /// Facts about the whole shader. Its size says the version.
    pub info: Partial<'a, RuntimeInfo>,
    resources: At<&'a [u8]>,
    /// Bytes of a resource.
    resource_size: u32,
    /// Signatures; version 0 has none.
    pub signatures: Option<PsvSignatures<'a>>,
    /// Behind the signatures.
    end: Cursor<'a>,
    /// Bytes after all that: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
}

impl<'a> Psv<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Fails where the part ends before one of its tables does, or a size is less than that of the
    /// oldest version.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let [least, ..] = RuntimeInfo::SIZES;
        let size = cursor.value::<u32>("the size of the runtime information")?;
        if (*size as usize) < least {
            let what = "the size of the runtime information";
            return Err(cursor.value_error(what, (*size).into(), "24 or more"));
        }
        let info = cursor.take(*size as usize, "the runtime information")?;
        let info = Partial::<RuntimeInfo>::new(info, 0);
        let (resource_size, resources) = resources(&mut cursor)?;
        let has_signatures = RuntimeInfo::version_of(*size as usize) > 0;
        let signatures = has_signatures.then(|| PsvSignatures::parse(&mut cursor, &info));
        let signatures = signatures.transpose()?;

        let end = cursor;
        if has_signatures {
            Dependencies::parse(&mut cursor, &info)?;
            LinAlg::parse(&mut cursor, &info)?;
        }
        let trailing = cursor.rest();
        Ok(Self { info, resources, resource_size, signatures, end, trailing })
    }

    /// The version, from 0 to 4. Later ones have a larger [`info`](Self::info), and count as 4.
    #[must_use]
    pub fn version(&self) -> u32 {
        RuntimeInfo::version_of(self.info.range().len())
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
        strings.get(self.info.entry_function_name)
    }

    /// The resources. Before version 2 their shape and flags are not in the file, and 0.
    pub fn resources(
        &self,
    ) -> impl Iterator<Item = Partial<'a, ResourceBinding>> + Clone + use<'a> {
        let size = self.resource_size as usize;
        let start = self.resources.offset();
        self.resources.chunks_exact(size).enumerate().map(move |(index, bytes)| {
            let offset = start.saturating_add(index.saturating_mul(size));
            Partial::new(At::new(bytes, offset, size), 0)
        })
    }

    /// The elements of the input signature.
    pub fn inputs(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.into_iter().flat_map(|it| it.elements(it.inputs))
    }

    /// The elements of the output signature.
    pub fn outputs(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.into_iter().flat_map(|it| it.elements(it.outputs))
    }

    /// The elements of the signature of patch constants, or in mesh shaders of primitives.
    pub fn patch_constants(&self) -> impl Iterator<Item = PsvElement<'a>> + Clone + use<'a> {
        self.signatures.into_iter().flat_map(|it| it.elements(it.patch_constants))
    }

    /// Which outputs depend on the index of the view and on which inputs; version 0 does not say.
    #[must_use]
    pub fn dependencies(&self) -> Option<Dependencies<'a>> {
        self.signatures?;
        Dependencies::parse(&mut { self.end }, &self.info).ok()
    }

    /// The operations on matrices that are used, if flags say that the part has it.
    #[must_use]
    pub fn lin_alg(&self) -> Option<LinAlg<'a>> {
        self.signatures?;
        let mut cursor = self.end;
        Dependencies::parse(&mut cursor, &self.info).ok()?;
        LinAlg::parse(&mut cursor, &self.info).ok()?
    }
}

/// Takes the resources off, and the size of one.
fn resources<'a>(cursor: &mut Cursor<'a>) -> Result<(u32, At<&'a [u8]>), Error> {
    let least = ResourceBinding::size(0);
    let count = cursor.value::<u32>("the number of resources")?;
    let mut size = least as u32;
    if *count != 0 {
        size = *cursor.value::<u32>("the size of a resource")?;
        if (size as usize) < least {
            return Err(cursor.value_error("the size of a resource", size.into(), "16 or more"));
        }
    }
    let all = (size as usize).saturating_mul(*count as usize);
    Ok((size, cursor.take(all, "the resources")?))
}
