//! All metadata that states something about shaders.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_ir::metadata::Reference;
use dxil_ir::{MetadataId, Module, NamedMetadata, ShortString};
use dxil_ops::Version;

use crate::tuple::Reader;
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{
    Counters, EntryPoint, EntryProperty, Error, Expected, IntermediateOptions, MainFileName,
    PayloadAnnotationList, Resources, RootSignatureBytes, SerializedViewIdState, SourceFile,
    Subobject, Target, TargetType, TypeAnnotationList,
};

/// Named metadata as DXC orders it.
const ORDER: [&str; 20] = [
    "llvm.dbg.cu",
    "llvm.module.flags",
    "dx.targetTypes",
    "llvm.ident",
    "dx.source.contents",
    "dx.source.defines",
    "dx.source.mainFileName",
    "dx.source.args",
    "dx.version",
    "dx.valver",
    "dx.shaderModel",
    "dx.intermediateOptions",
    "dx.resources",
    "dx.typeAnnotations",
    "dx.dxrPayloadAnnotations",
    "dx.viewIdState",
    "dx.rootSignature",
    "dx.subobjects",
    "dx.entryPoints",
    "dx.counters",
];

impl Reader<'_> {
    /// The values of all nodes of a named metadata.
    pub(crate) fn all<T: Value>(&self, name: &'static str) -> Result<Vec<T>, Error> {
        self.all_of(self.named(name), name)
    }

    /// The values of these nodes of a named metadata.
    fn all_of<T: Value>(&self, nodes: &[MetadataId], name: &'static str) -> Result<Vec<T>, Error> {
        nodes.iter().map(|node| T::read(&self.node(*node, name))).collect()
    }

    /// The value of the only node of a named metadata, which the module may lack.
    pub(crate) fn only<T: Value>(&self, name: &'static str) -> Result<Option<T>, Error> {
        self.only_of(self.named(name), name)
    }

    /// The value of the only one of these nodes of a named metadata, of which there may be none.
    fn only_of<T: Value>(
        &self,
        nodes: &[MetadataId],
        name: &'static str,
    ) -> Result<Option<T>, Error> {
        match *nodes {
            [] => Ok(None),
            [node] => T::read(&self.node(node, name)).map(Some),
            _ => Err(Error::new(name, Expected::One)),
        }
    }
}

/// The nodes of the named metadata of these names, in this order; none where the module lacks it.
///
/// # Errors
///
/// The module has a name twice.
fn nodes_of<'m, const N: usize>(
    module: &'m Module,
    names: &[&'static str; N],
) -> Result<[&'m [MetadataId]; N], Error> {
    let mut nodes = [None; N];
    let mut first_repeated = N;
    for named in &module.named_metadata {
        let mut known = names.iter().zip(&mut nodes).enumerate();
        let place = known.find(|(_, (name, _))| named.name == **name);
        let Some((place, (_, nodes))) = place else { continue };
        if nodes.replace(&*named.nodes).is_some() {
            first_repeated = first_repeated.min(place);
        }
    }
    match names.get(first_repeated) {
        Some(name) => Err(Error::new(name, Expected::Once)),
        None => Ok(nodes.map(Option::unwrap_or_default)),
    }
}

/// Declares the named metadata: `one` node, or a list of `all` nodes.
macro_rules! named {
    ($(#[$meta:meta])* pub struct $struct:ident {
        $($(#[$field_meta:meta])* pub $field:ident: $name:literal => $form:ident $ty:ty,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $struct {
            $(
                $(#[$field_meta])*
                #[doc = concat!("\n\n`", $name, "`.")]
                pub $field: named!(@type $form $ty),
            )*
            /// The names of all named metadata of the module in their order; empty for DXC's order.
            pub order: Vec<ShortString>,
        }

        impl $struct {
            /// The names of the named metadata that this crate reads and writes.
            pub const NAMES: &'static [&'static str] = &Self::KNOWN;
            const KNOWN: [&'static str; [$($name),*].len()] = [$($name),*];

            /// Reads the metadata of a module.
            ///
            /// # Errors
            ///
            /// Fails if the shape of a node is wrong, or a name of [`NAMES`](Self::NAMES) is there twice.
            pub fn read(module: &Module) -> Result<Self, Error> {
                let [$($field),*] = nodes_of(module, &Self::KNOWN)?;
                let reader = Reader::new(module);
                Ok(Self {
                    $($field: named!(@read $form reader $field $name),)*
                    order: module.named_metadata.iter().map(|named| named.name.clone()).collect(),
                })
            }

            /// The nodes of each named metadata.
            fn nodes(&self, module: &mut ModuleWriter<'_>) -> Vec<(&'static str, Vec<Reference>)> {
                vec![$(($name, self.$field.iter().map(|it| it.write(module)).collect())),*]
            }
        }
    };
    (@type one $ty:ty) => { Option<$ty> };
    (@type all $ty:ty) => { Vec<$ty> };
    (@read one $reader:ident $nodes:ident $name:literal) => { $reader.only_of($nodes, $name)? };
    (@read all $reader:ident $nodes:ident $name:literal) => { $reader.all_of($nodes, $name)? };
}

named! {
    /// The metadata of a module that states something about its shaders.
    pub struct ShaderMetadata {
        /// Types that the device defines.
        pub target_types: "dx.targetTypes" => all TargetType,
        /// The source files.
        pub source_contents: "dx.source.contents" => all SourceFile,
        /// The macros that the compiler's arguments define, such as `NAME=1`.
        pub source_defines: "dx.source.defines" => one Vec<BString>,
        /// The name of the main source file.
        pub source_main_file_name: "dx.source.mainFileName" => one MainFileName,
        /// The compiler's arguments.
        pub source_args: "dx.source.args" => one Vec<BString>,
        /// The DXIL version.
        pub dxil_version: "dx.version" => one Version,
        /// The version of the validator that the module is made for.
        pub validator_version: "dx.valver" => one Version,
        /// The kind of shader and the shader model.
        pub target: "dx.shaderModel" => one Target,
        /// Options of modules that are not final.
        pub intermediate_options: "dx.intermediateOptions" => one IntermediateOptions,
        /// The resources.
        pub resources: "dx.resources" => one Resources,
        /// Annotations of structs and functions.
        pub type_annotations: "dx.typeAnnotations" => all TypeAnnotationList,
        /// Access qualifiers of ray payloads.
        pub payload_annotations: "dx.dxrPayloadAnnotations" => all PayloadAnnotationList,
        /// The dependencies of outputs on inputs and on the view index.
        pub view_id_state: "dx.viewIdState" => one SerializedViewIdState,
        /// The root signature of a module that is not final.
        pub root_signature: "dx.rootSignature" => one RootSignatureBytes,
        /// Subobjects of state objects.
        pub subobjects: "dx.subobjects" => all Subobject,
        /// The entry points.
        pub entry_points: "dx.entryPoints" => all EntryPoint,
        /// Counts of instructions and operations.
        pub counters: "dx.counters" => one Counters,
    }
}

impl From<ShaderMetadata> for Cow<'_, ShaderMetadata> {
    fn from(metadata: ShaderMetadata) -> Self {
        Self::Owned(metadata)
    }
}

impl<'m> From<&'m ShaderMetadata> for Cow<'m, ShaderMetadata> {
    fn from(metadata: &'m ShaderMetadata) -> Self {
        Self::Borrowed(metadata)
    }
}

impl ShaderMetadata {
    /// The root signature of a shader that is no library: that of the module, or else that of an entry point.
    #[must_use]
    pub fn own_root_signature(&self) -> Option<&RootSignatureBytes> {
        let properties = self.entry_points.iter().filter_map(|it| it.properties.as_ref());
        let mut of_entries =
            properties.flat_map(|it| &it.0).filter_map(|property| match property {
                EntryProperty::RootSignature(bytes) => Some(bytes),
                _ => None,
            });
        self.root_signature.as_ref().or_else(|| of_entries.next())
    }

    /// Writes the metadata into a module, in place of the metadata of the same names.
    ///
    /// The nodes are those that DXC writes. Named metadata keeps the order in which it was read; metadata
    /// that was not read has the place that DXC gives it.
    pub fn write(&self, module: &mut Module) {
        let nodes = self.nodes(&mut ModuleWriter::new(module).sharing(self.resources.as_ref()));
        let is_other = |named: &NamedMetadata| !Self::NAMES.iter().any(|name| named.name == *name);
        module.named_metadata.retain(is_other);
        for (name, nodes) in nodes {
            if !nodes.is_empty() {
                module.name_metadata(name, nodes.into_iter().flatten());
            }
        }
        let order = self.order_of(&module.named_metadata);
        let place = |name: &BStr| order.iter().position(|known| *known == name);
        module.named_metadata.sort_by_cached_key(|named| place(&named.name).unwrap_or(usize::MAX));
    }

    /// The order of the names that were read and of these: those that were not read follow the ones that DXC places
    /// before them.
    fn order_of(&self, all: &[NamedMetadata]) -> Vec<&BStr> {
        let mut order: Vec<_> = self.order.iter().map(|name| &**name).collect();
        for (place, name) in ORDER.iter().enumerate() {
            let is_there = all.iter().any(|named| named.name == *name);
            if is_there && !order.iter().any(|known| known == name) {
                let is_before = |known: &&BStr| ORDER.iter().take(place).any(|it| known == it);
                let last = order.iter().rposition(is_before);
                order.insert(last.map_or(0, |last| last.saturating_add(1)), BStr::new(*name));
            }
        }
        order
    }
}
