//! Facts of a whole shader: the runtime information in `PSV0`.

use alloc::borrow::Cow;
use core::fmt::Display;

use bstr::BStr;
use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{RuntimeFlags, StageInfo};
use dxil_container::read::Psv;

use crate::names;

/// A fact: its name and its value.
pub(crate) struct Fact<'a> {
    pub(crate) name: &'static str,
    pub(crate) value: FactValue<'a>,
    /// The characters between name and value in DXC's listing; `None` if it does not print the fact.
    pub(crate) listed: Option<&'static str>,
}

/// The value of a fact.
pub(crate) enum FactValue<'a> {
    /// A number.
    Number(u32),
    /// Something that is present if the byte is not 0.
    Present(u8),
    /// A value of an enumeration: its name, and the number.
    Named(Option<Cow<'static, str>>, &'a dyn Display),
    /// Other text, which is not from the file.
    Text(&'a dyn Display),
    /// A name in the file, if it has one.
    Name(Option<&'a BStr>),
}

/// The separators in DXC's listing.
const EQUALS: Option<&str> = Some("=");
const COLON: Option<&str> = Some(": ");

/// Calls back for each fact, in the order of DXC's listing.
pub(crate) fn for_each_fact(psv: &Psv<'_>, stage: ShaderKind, each: impl FnMut(Fact<'_>)) {
    let mut facts = Facts(each);
    facts.stage(&StageInfo::decode(stage, &psv.info.stage_info));
    facts.groups(psv, stage);
    let info = &psv.info;
    let (minimum, maximum) =
        (info.minimum_expected_wave_lane_count, info.maximum_expected_wave_lane_count);
    if minimum == maximum {
        facts.number("WaveSize", EQUALS, minimum);
    } else {
        facts.number("MinimumExpectedWaveLaneCount", COLON, minimum);
        facts.number("MaximumExpectedWaveLaneCount", COLON, maximum);
    }
    if psv.version() >= 1 {
        facts.signatures(psv);
    }
    if psv.version() >= 3 {
        let name = psv.entry_function_name().map(dxil_container::At::into_inner);
        facts.add("EntryFunctionName", COLON, FactValue::Name(name));
    }
    if info.field_range(|it| it.flags).is_some() {
        let present = info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        facts.text("LinAlgRuntimeInfoPresent", COLON, present);
    }
}

struct Facts<F>(F);

impl<F: FnMut(Fact<'_>)> Facts<F> {
    fn add(&mut self, name: &'static str, listed: Option<&'static str>, value: FactValue<'_>) {
        (self.0)(Fact { name, value, listed });
    }

    fn number(&mut self, name: &'static str, listed: Option<&'static str>, number: impl Into<u32>) {
        self.add(name, listed, FactValue::Number(number.into()));
    }

    fn present(&mut self, name: &'static str, byte: u8) {
        self.add(name, EQUALS, FactValue::Present(byte));
    }

    fn text(&mut self, name: &'static str, listed: Option<&'static str>, text: impl Display) {
        self.add(name, listed, FactValue::Text(&text));
    }

    fn named(
        &mut self,
        name: &'static str,
        listed: Option<&'static str>,
        value: Option<impl Into<Cow<'static, str>>>,
        number: impl Display,
    ) {
        self.add(name, listed, FactValue::Named(value.map(Into::into), &number));
    }

    /// Adds the facts of the stage.
    fn stage(&mut self, info: &StageInfo) {
        match info {
            StageInfo::Pixel(info) => {
                self.present("DepthOutput", info.depth_output);
                self.present("SampleFrequency", info.sample_frequency);
            }
            StageInfo::Vertex(info) => {
                self.present("OutputPositionPresent", info.output_position_present);
            }
            StageInfo::Geometry(info) => {
                let (input, output) = (info.input_primitive, info.output_topology);
                self.named("InputPrimitive", EQUALS, names::input_primitive(input), input);
                self.named("OutputTopology", EQUALS, names::output_topology(output), output);
                self.number("OutputStreamMask", EQUALS, info.output_stream_mask);
                self.present("OutputPositionPresent", info.output_position_present);
            }
            StageInfo::Hull(info) => {
                let (domain, output) = (info.tessellator_domain, info.tessellator_output_primitive);
                self.number("InputControlPointCount", EQUALS, info.input_control_point_count);
                self.number("OutputControlPointCount", EQUALS, info.output_control_point_count);
                self.named("Domain", EQUALS, names::tessellator_domain(domain), domain);
                self.named("OutputPrimitive", EQUALS, names::tessellator_output(output), output);
            }
            StageInfo::Domain(info) => {
                let domain = info.tessellator_domain;
                self.number("InputControlPointCount", EQUALS, info.input_control_point_count);
                self.present("OutputPositionPresent", info.output_position_present);
                self.named("Domain", None, names::tessellator_domain(domain), domain);
            }
            StageInfo::Mesh(info) => {
                self.number("GroupSharedBytesUsed", None, info.group_shared_bytes_used);
                let dependent = info.group_shared_bytes_dependent_on_view_id;
                self.number("GroupSharedBytesDependentOnViewID", None, dependent);
                self.number("PayloadSizeInBytes", None, info.payload_size_in_bytes);
                self.number("MaxOutputVertices", None, info.max_output_vertices);
                self.number("MaxOutputPrimitives", None, info.max_output_primitives);
            }
            StageInfo::Amplification(info) => {
                self.number("PayloadSizeInBytes", None, info.payload_size_in_bytes);
            }
            StageInfo::Other(_) => {}
        }
    }

    /// Adds the facts of geometry shaders and of stages with groups of threads.
    fn groups(&mut self, psv: &Psv<'_>, stage: ShaderKind) {
        let (info, version) = (&psv.info, psv.version());
        if let Some(count) = info.max_vertex_count().filter(|_| version >= 1) {
            self.number("MaxVertexCount", None, count);
        }
        if let Some(topology) = info.mesh_output_topology().filter(|_| version >= 1) {
            let name = names::mesh_output_topology(topology);
            self.named("MeshOutputTopology", EQUALS, name, topology);
        }
        if !matches!(stage, ShaderKind::Compute | ShaderKind::Mesh | ShaderKind::Amplification) {
            return;
        }
        if version >= 2 {
            let (x, y, z) = (info.num_threads_x, info.num_threads_y, info.num_threads_z);
            self.text("NumThreads", EQUALS, format_args!("({x},{y},{z})"));
        }
        if version >= 4 {
            let bytes = info.num_bytes_group_shared_memory;
            self.number("NumBytesGroupSharedMemory", COLON, bytes);
        }
    }

    /// Adds the sizes of signatures.
    fn signatures(&mut self, psv: &Psv<'_>) {
        let info = &psv.info;
        self.text("UsesViewID", COLON, info.uses_view_id != 0);
        self.number("SigInputElements", COLON, info.sig_input_elements);
        self.number("SigOutputElements", COLON, info.sig_output_elements);
        let elements = info.sig_patch_const_or_prim_elements;
        self.number("SigPatchConstOrPrimElements", COLON, elements);
        self.number("SigInputVectors", COLON, info.sig_input_vectors);
        let names = [
            "SigOutputVectors[0]",
            "SigOutputVectors[1]",
            "SigOutputVectors[2]",
            "SigOutputVectors[3]",
        ];
        for (name, vectors) in names.into_iter().zip(info.sig_output_vectors) {
            self.number(name, COLON, vectors);
        }
        self.number("SigPatchConstOrPrimVectors", None, info.sig_patch_const_or_prim_vectors());
    }
}
