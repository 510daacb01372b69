//! `PSV0` made by the builder: the bytes are those that DXC made.

mod fixtures;

use bstr::BStr;
use dxil_container::layout::psv::{self, StageInfo};
use dxil_container::read::{
    ComponentMask, Dependencies, DependencyTable, LinAlg, Psv, PsvElement, PsvSignatures,
};
use dxil_container::{FourCC, write};
use fixtures::for_each_part;
use proptest::collection::vec;
use proptest::prelude::*;

/// From names, indices and places, the builder makes the bytes that DXC made for the same validator.
#[test]
fn parts_are_made_anew() {
    let count = for_each_part(FourCC::PSV0, |fixture, part| {
        let view = Psv::parse(part).expect(&fixture.name);
        let mut made = write::PsvBuilder::new(view.info.kind(), fixtures::validator(&fixture.name));
        made.info.minimum_expected_wave_lane_count = view.info.minimum_expected_wave_lane_count;
        made.info.maximum_expected_wave_lane_count = view.info.maximum_expected_wave_lane_count;
        made.stage_info(StageInfo::decode(fixture.stage(&view), &view.info.stage_info));
        made.info.uses_view_id = view.info.uses_view_id;
        if let Some(vertices) = view.info.max_vertex_count() {
            made.info.stage_data = vertices;
        }
        if let Some(topology) = view.info.mesh_output_topology() {
            made.info.set_mesh_output_topology(topology);
        }
        made.info.num_threads_x = view.info.num_threads_x;
        made.info.num_threads_y = view.info.num_threads_y;
        made.info.num_threads_z = view.info.num_threads_z;
        made.info.num_bytes_group_shared_memory = view.info.num_bytes_group_shared_memory;
        made.resources.extend(view.resources.iter().map(|resource| *resource));
        for element in view.inputs() {
            let (name, indexes, element) = content(&element);
            made.input(name, &indexes, element);
        }
        for element in view.outputs() {
            let (name, indexes, element) = content(&element);
            made.output(name, &indexes, element);
        }
        for element in view.patch_constants() {
            let (name, indexes, element) = content(&element);
            made.patch_constant(name, &indexes, element);
        }
        if let Some(name) = view.entry_function_name() {
            made.entry_function_name(*name);
        }
        if let Some(dependencies) = view.dependencies() {
            made.dependencies = depends(&dependencies);
        }
        let mut psv = made.finish();
        if let Some(signatures) = &view.signatures {
            psv.lin_alg = view.lin_alg().map(|it| lin_alg(&mut psv, signatures, &it));
        }
        let mut written = Vec::new();
        write::PartData::from(psv).write(&mut written);
        assert_eq!(*part.data(), written, "{}", fixture.name);
    });
    assert!(count > 200, "{count} parts");
}

/// The same operations on matrices, whose shapes are named anew.
fn lin_alg(psv: &mut write::Psv, view: &PsvSignatures<'_>, lin_alg: &LinAlg<'_>) -> write::LinAlg {
    let mut name = |start, count| {
        let indexes: Vec<_> = view.indexes(start, count).expect("indices").iter().collect();
        psv.signatures.add_semantic_indexes(&indexes)
    };
    let mut made = write::LinAlg {
        shapes: lin_alg.shapes.iter().map(|at| *at).collect(),
        constructions: lin_alg.constructions.iter().map(|at| *at).collect(),
        vector_multiplies: lin_alg.vector_multiplies.iter().map(|at| *at).collect(),
        wave_multiplies: lin_alg.wave_multiplies.iter().map(|at| *at).collect(),
        thread_group_multiplies: lin_alg.thread_group_multiplies.iter().map(|at| *at).collect(),
        outer_products: lin_alg.outer_products.iter().map(|at| *at).collect(),
        accumulate_stores: lin_alg.accumulate_stores.iter().map(|at| *at).collect(),
    };
    for it in &mut made.constructions {
        it.shapes_index = name(it.shapes_index, it.shapes_count);
    }
    for it in made.wave_multiplies.iter_mut().chain(&mut made.thread_group_multiplies) {
        it.shapes_index = name(it.shapes_index, it.shapes_count);
    }
    made
}

/// The content of an element, without places in tables.
fn content<'a>(element: &PsvElement<'a>) -> (&'a BStr, Vec<u32>, psv::SignatureElement) {
    let mut made = psv::SignatureElement::new(
        element.semantic_kind,
        element.component_type,
        element.interpolation_mode,
        element.cols(),
    );
    if element.is_allocated() {
        made = made.at(element.start_row, element.start_col());
    }
    made = made.in_stream(element.output_stream());
    made = made.with_dynamic_index_mask(element.dynamic_index_mask());
    let name = element.semantic().expect("a name");
    (name, element.indexes().iter().collect(), made)
}

/// The same dependencies one by one.
fn depends(view: &Dependencies<'_>) -> write::Dependencies {
    let mask = |from: &ComponentMask<'_>| {
        let mut to = write::ComponentMask::default();
        from.iter().for_each(|component| to.insert(component as u8));
        to
    };
    let table = |from: &DependencyTable<'_>| {
        let mut to = write::DependencyTable::default();
        for (input, outputs) in (0..).zip(from.iter()) {
            outputs.iter().for_each(|output| to.insert(input, output as u8));
        }
        to
    };
    write::Dependencies {
        view_id_to_output: view.view_id_to_output.each_ref().map(mask),
        view_id_to_patch: mask(&view.view_id_to_patch),
        input_to_output: view.input_to_output.each_ref().map(table),
        input_to_patch: table(&view.input_to_patch),
        patch_to_output: table(&view.patch_to_output),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Indices are where the table has them first, or else after its end.
    #[test]
    fn indexes_are_shared(table in vec(0_u32..3, 0..24), indexes in vec(0_u32..3, 1..7)) {
        let mut psv =
            write::PsvSignatures { semantic_indexes: table.clone(), ..Default::default() };
        let first = table.windows(indexes.len()).position(|place| place == indexes);
        let place = psv.add_semantic_indexes(&indexes) as usize;
        prop_assert_eq!(place, first.unwrap_or(table.len()));
        prop_assert_eq!(&psv.semantic_indexes[place..place + indexes.len()], &indexes[..]);
    }
}
