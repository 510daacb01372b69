//! Makes `RDAT` from strings, arrays and records.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;

use super::source::Source;
use super::{Rdat, RdatRecord};
use crate::Error;
use crate::layout::rdat::{
    ArrayElement, ArrayRef, BytesRef, FunctionInfo2, HitGroupType, PartType,
    RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    RecordDispatchGrid, RecordRef, StateObjectConfig, StringRef,
};
use crate::part::{Follow, Refer};
use crate::write::{self, ValidatorVersion};

/// Makes an [`Rdat`]: stores strings, bytes, arrays and records, each once, and gives references to
/// them. The same calls in the same order make the bytes that DXC makes.
///
/// ```
/// use dxil_container::layout::{PackedShaderModel, ShaderKind};
/// use dxil_container::layout::rdat::{FunctionInfo2, ResourceClass, ResourceInfo, ShaderStageFlags};
/// use dxil_container::layout::psv::ResourceKind;
/// use dxil_container::write::{RdatBuilder, ValidatorVersion};
///
/// let mut rdat = RdatBuilder::new(ValidatorVersion::V1_8);
/// let name = rdat.string("output");
/// let (class, kind) = (ResourceClass::UAV, ResourceKind::TypedBuffer);
/// let output = rdat.record(ResourceInfo { class, kind, name, ..Default::default() });
/// let function = FunctionInfo2 {
///     name: rdat.string("\u{1}?main@@YAXXZ"),
///     unmangled_name: rdat.string("main"),
///     resources: rdat.array(&[output]),
///     shader_kind: ShaderKind::RayGeneration,
///     shader_stage_flag: ShaderStageFlags::RayGeneration,
///     min_shader_model: PackedShaderModel::new(6, 3),
///     min_shader_kind: ShaderKind::RayGeneration,
///     ..Default::default()
/// };
/// rdat.record(function);
/// let part = dxil_container::write::PartData::from(rdat.finish());
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/lib_ray_generation.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::RDAT).expect("a part");
/// # assert_eq!(part, dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct RdatBuilder {
    rdat: Rdat,
    shares_records: bool,
    strings: BTreeMap<Vec<u8>, StringRef>,
    bytes: BTreeMap<Vec<u8>, u32>,
    arrays: BTreeMap<Vec<u32>, u32>,
    records: BTreeMap<(PartType, Vec<u8>), u32>,
}

impl RdatBuilder {
    /// Begins the tables of a library, for a validator of this version: equal records are stored once
    /// since 1.7, and functions have all fields of [`FunctionInfo2`](crate::layout::rdat::FunctionInfo2)
    /// since 1.8.
    #[must_use]
    pub fn new(validator: ValidatorVersion) -> Self {
        let mut rdat = Rdat::default();
        if validator < ValidatorVersion::V1_8 {
            rdat.functions.stride = FunctionInfo2::OLD_SIZE as u32;
        }
        let mut builder = Self {
            rdat,
            shares_records: validator >= ValidatorVersion::V1_7,
            strings: BTreeMap::new(),
            bytes: BTreeMap::new(),
            arrays: BTreeMap::new(),
            records: BTreeMap::new(),
        };
        builder.string("");
        builder
    }

    /// Stores a string, which must not have a zero byte inside.
    pub fn string(&mut self, text: impl AsRef<[u8]>) -> StringRef {
        let text = text.as_ref();
        if let Some(known) = self.strings.get(text) {
            return *known;
        }
        let reference = StringRef(self.rdat.strings.len() as u32);
        write::string(&mut self.rdat.strings, text);
        self.strings.insert(text.into(), reference);
        reference
    }

    /// Stores bytes.
    pub fn bytes(&mut self, bytes: &[u8]) -> BytesRef {
        let heap = &mut self.rdat.raw_bytes;
        let offset = *self.bytes.entry(bytes.into()).or_insert_with(|| {
            let offset = heap.len();
            heap.extend_from_slice(bytes);
            offset as u32
        });
        BytesRef { offset, size: bytes.len() as u32 }
    }

    /// Stores an array of numbers, strings or records. An empty one is stored, too:
    /// [`ArrayRef::NONE`] stands for none.
    pub fn array<T: ArrayElement>(&mut self, elements: &[T]) -> ArrayRef<T> {
        let heap = &mut self.rdat.index_arrays;
        let numbers: Vec<u32> = elements.iter().map(|element| element.number()).collect();
        let offset = self.arrays.entry(numbers).or_insert_with_key(|numbers| {
            let offset = heap.len();
            heap.push(numbers.len() as u32);
            heap.extend_from_slice(numbers);
            offset as u32
        });
        ArrayRef::new(*offset)
    }

    /// Stores a record in the table of its type.
    pub fn record<T: RdatRecord>(&mut self, record: T) -> RecordRef<T> {
        let table = T::table_mut(&mut self.rdat);
        let index = table.records.len() as u32;
        let mut bytes = Vec::with_capacity(T::SIZE);
        record.encode(&mut bytes);
        bytes.truncate(table.stride as usize);
        let first = *self.records.entry((T::PART_TYPE, bytes)).or_insert(index);
        if first != index && self.shares_records {
            return RecordRef::new(first);
        }
        table.records.push(record);
        RecordRef::new(index)
    }

    /// The finished tables.
    #[must_use]
    pub fn finish(mut self) -> Rdat {
        let Rdat { strings, raw_bytes, .. } = &mut self.rdat;
        let size = strings.len().next_multiple_of(4);
        strings.resize(size, 0);
        raw_bytes.resize(raw_bytes.len().next_multiple_of(4), 0);
        self.rdat
    }
}

impl Refer<BString, StringRef> for RdatBuilder {
    fn refer(&mut self, text: &BString) -> StringRef {
        self.string(text)
    }
}

impl Refer<Vec<u8>, BytesRef> for RdatBuilder {
    fn refer(&mut self, bytes: &Vec<u8>) -> BytesRef {
        self.bytes(bytes)
    }
}

impl<T, U: ArrayElement + Default> Refer<Vec<T>, ArrayRef<U>> for RdatBuilder
where
    Self: Refer<T, U>,
{
    fn refer(&mut self, elements: &Vec<T>) -> ArrayRef<U> {
        let elements: Vec<_> = elements.iter().map(|element| self.refer(element)).collect();
        self.array(&elements)
    }
}

impl Refer<[u32; 3], ArrayRef<u32>> for RdatBuilder {
    fn refer(&mut self, numbers: &[u32; 3]) -> ArrayRef<u32> {
        self.array(numbers)
    }
}

/// Lets values that records have themselves be copied and placed as references are.
macro_rules! values {
    ($($ty:ty),*) => {$(
        impl Follow<$ty, $ty> for Source<'_, '_> {
            fn follow(&self, value: $ty) -> Result<$ty, Error> {
                Ok(value)
            }
        }

        impl Refer<$ty, $ty> for RdatBuilder {
            fn refer(&mut self, value: &$ty) -> $ty {
                *value
            }
        }
    )*};
}

values!(
    u32,
    HitGroupType,
    RaytracingPipelineConfig,
    RaytracingPipelineConfig1,
    RaytracingShaderConfig,
    RecordDispatchGrid,
    StateObjectConfig
);
