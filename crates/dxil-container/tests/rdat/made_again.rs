//! Libraries made again from names and values.

use dxil_container::layout::rdat::{self, FunctionInfo2};
use dxil_container::read::Rdat;
use dxil_container::write::{self, Library, RdatBuilder, ValidatorVersion};

use crate::{fixtures, for_each_library};

/// From names and values alone, the tables become the same bytes as DXC's for the same validator.
#[test]
fn libraries_are_made_again() {
    for_each_library(|name, view, _| {
        let library = Library::read(view).expect("all references lead somewhere");
        let made = if view.table::<rdat::SignatureElement>().is_empty() {
            library.to_rdat(fixtures::validator(name))
        } else {
            assert!(name.ends_with("experimental"), "{name}");
            with_stages(view, &library)
        };
        let read = write::Rdat::from(view);
        if made.to_bytes() != read.to_bytes() {
            assert_eq!(made, read, "{name}");
        }
    });
}

/// The tables of a library that has the experimental tables of stages but no resources, made by hand.
fn with_stages(view: &Rdat<'_>, library: &Library) -> write::Rdat {
    let mut made = RdatBuilder::new(ValidatorVersion::V1_10);
    for (info, function) in view.table::<FunctionInfo2>().iter().zip(&library.functions) {
        let name = made.string(&function.name);
        let unmangled_name = made.string(&function.unmangled_name);
        let shader = info.shader().map(|shader| add_shader(view, &mut made, shader));
        let raw_shader_ref = rdat::RecordRef::new(shader.unwrap_or(u32::MAX));
        made.record(FunctionInfo2 { name, unmangled_name, raw_shader_ref, ..*info });
    }
    made.finish()
}

/// Adds what a table of stages has, and returns its index.
fn add_shader(view: &Rdat<'_>, made: &mut RdatBuilder, shader: rdat::ShaderRef) -> u32 {
    use rdat::ShaderRef as S;
    let found = "a record";
    match shader {
        S::Vertex(vs) => {
            let mut vs = *view.record(vs).expect(found);
            vs.sig_input_elements = add_elements(view, made, vs.sig_input_elements);
            vs.sig_output_elements = add_elements(view, made, vs.sig_output_elements);
            made.record(vs).index
        }
        S::Pixel(ps) => {
            let mut ps = *view.record(ps).expect(found);
            ps.sig_input_elements = add_elements(view, made, ps.sig_input_elements);
            ps.sig_output_elements = add_elements(view, made, ps.sig_output_elements);
            made.record(ps).index
        }
        S::Hull(hs) => {
            let mut hs = *view.record(hs).expect(found);
            hs.sig_input_elements = add_elements(view, made, hs.sig_input_elements);
            hs.sig_output_elements = add_elements(view, made, hs.sig_output_elements);
            hs.sig_patch_const_output_elements =
                add_elements(view, made, hs.sig_patch_const_output_elements);
            made.record(hs).index
        }
        S::Domain(ds) => {
            let mut ds = *view.record(ds).expect(found);
            ds.sig_input_elements = add_elements(view, made, ds.sig_input_elements);
            ds.sig_output_elements = add_elements(view, made, ds.sig_output_elements);
            ds.sig_patch_const_input_elements =
                add_elements(view, made, ds.sig_patch_const_input_elements);
            made.record(ds).index
        }
        S::Geometry(gs) => {
            let mut gs = *view.record(gs).expect(found);
            gs.sig_input_elements = add_elements(view, made, gs.sig_input_elements);
            gs.sig_output_elements = add_elements(view, made, gs.sig_output_elements);
            made.record(gs).index
        }
        S::Compute(cs) => {
            let mut cs = *view.record(cs).expect(found);
            cs.num_threads = add_numbers(view, made, cs.num_threads);
            made.record(cs).index
        }
        S::Mesh(ms) => {
            let mut ms = *view.record(ms).expect(found);
            ms.sig_output_elements = add_elements(view, made, ms.sig_output_elements);
            ms.sig_prim_output_elements = add_elements(view, made, ms.sig_prim_output_elements);
            ms.num_threads = add_numbers(view, made, ms.num_threads);
            made.record(ms).index
        }
        S::Amplification(amplification) => {
            let mut amplification = *view.record(amplification).expect(found);
            amplification.num_threads = add_numbers(view, made, amplification.num_threads);
            made.record(amplification).index
        }
        S::Node(_) => unreachable!("a library without nodes"),
    }
}

type Elements = rdat::ArrayRef<rdat::RecordRef<rdat::SignatureElement>>;

fn add_elements(view: &Rdat<'_>, made: &mut RdatBuilder, elements: Elements) -> Elements {
    let mut references = Vec::new();
    for element in view.array(elements).expect("elements") {
        let mut element = *view.record(element).expect("an element");
        element.semantic_name = made.string(*view.string(element.semantic_name).expect("a name"));
        element.semantic_indices = add_numbers(view, made, element.semantic_indices);
        references.push(made.record(element));
    }
    made.array(&references)
}

fn add_numbers(
    view: &Rdat<'_>,
    made: &mut RdatBuilder,
    numbers: rdat::ArrayRef<u32>,
) -> rdat::ArrayRef<u32> {
    let numbers: Vec<_> = view.array(numbers).expect("numbers").iter().collect();
    made.array(&numbers)
}
