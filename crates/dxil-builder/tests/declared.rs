//! What is declared, in the module and of itself.

use std::hash::Hash;

use dxil_builder::{
    Binding, ComponentType, ElementId, EntryId, EntryPoint, Field, Handle, Layout, RawBuffer,
    Resource, ResourceKind, ShaderBuilder, ShaderFlags, Stage, StructuredBuffer, Texture,
};
use dxil_ir::Type;
use dxil_ops::{Scalar, ShaderModel};

const MODEL: ShaderModel = ShaderModel { major: 6, minor: 6 };
const COMPUTE: Stage = Stage::Compute { threads: [1, 1, 1] };

/// Variables lie at multiples of what their type needs.
#[test]
fn alignments_of_group_shared_variables() {
    let mut shader = ShaderBuilder::new(MODEL);
    shader.flags(ShaderFlags::UseNativeLowPrecision);
    let [i16, i32, i64] = [16, 32, 64].map(|bits| shader.ty(Type::Integer { bits }));
    let (half, double) = (shader.ty(Type::Half), shader.ty(Type::Double));
    let array = shader.ty(Type::Array { element: i64, length: 3 });
    let both = shader.struct_type("struct.Both", &[i16, i32]);
    let types = [(i16, 2), (i32, 4), (i64, 8), (half, 2), (double, 8), (array, 8), (both, 4)];
    for (index, (ty, _)) in types.iter().enumerate() {
        shader.group_shared(&format!("v{index}"), *ty);
    }
    shader.entry(EntryPoint::new("main", COMPUTE), |_| Ok(()));
    let module = shader.finish_module().expect("a sound shader");
    let found: Vec<_> = module.variables.values().map(|it| it.alignment).collect();
    assert_eq!(found, types.map(|(_, alignment)| alignment));
}

/// With native numbers of 16 bits, elements have no padding for them.
#[test]
fn elements_of_16_bits() {
    let mut shader = ShaderBuilder::new(MODEL);
    shader.flags(ShaderFlags::UseNativeLowPrecision);
    let (half, float) = (ComponentType::F16, ComponentType::F32);
    let fields = [Field::new("a", half, 1), Field::new("b", half, 1), Field::new("c", float, 1)];
    let layout = shader.layout("Halves", &fields);
    let offsets = ["a", "b", "c", "d"].map(|name| shader.element_offset_of(layout, name));
    assert_eq!(offsets, [Some(0), Some(2), Some(4), None]);
    assert_eq!(layout.stride(), 8);
}

#[test]
fn registers_of_bindings() {
    let binding = Binding::register(3).space(2).count(5);
    assert_eq!((binding.first_register(), binding.register_space()), (3, 2));
    assert_eq!(binding.register_count(), Some(5));
    assert_eq!(binding.unbounded().register_count(), None);
}

/// Loads of textures, and atomic operations on each kind that has some, are valid.
#[test]
fn loads_and_atomic_operations() -> Result<(), Box<dyn std::error::Error>> {
    use dxil_ops::AtomicBinOpCode::Add;

    let mut shader = ShaderBuilder::new(MODEL);
    let register = Binding::register;
    let image = Texture::new(ResourceKind::Texture2D, ComponentType::U32, 1);
    let read = shader.resource("Read", register(0), image);
    let written = shader.resource("Written", register(0), image.writable());
    let raw = shader.resource("Raw", register(1), RawBuffer::new().writable());
    let structs = StructuredBuffer::new(8).writable();
    let structs = shader.resource("Structs", register(2), structs);
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let zero = b.i32(0);
        let [x] = b.handle(read)?.load(&[zero; 2], None)?;
        let [y] = b.handle(written)?.load(&[x; 2], None)?;
        b.handle(written)?.atomic(Add, &[zero; 2], y)?;
        b.handle(raw)?.compare_exchange(&[zero], x, y)?;
        b.handle(structs)?.atomic(Add, &[zero, b.i32(4)], x)?;
        let [z] = b.handle(structs)?.load(Scalar::I32, zero, zero)?;
        b.handle(raw)?.store(b.i32(4), [z])
    });
    let report = dxil_validate::validate(&shader.finish()?.write()?);
    assert!(report.findings.is_empty(), "{report}");
    Ok(())
}

/// Ids are keys of maps, and handles are copied.
#[test]
fn traits() {
    const fn is_key<T: Hash + Eq + Copy>() {}
    const fn is_copied<T: Copy>() {}
    is_key::<Binding>();
    is_key::<ElementId>();
    is_key::<EntryId>();
    is_key::<Layout>();
    is_key::<Resource<Texture>>();
    is_copied::<Handle<'static, 'static, Texture>>();
}
