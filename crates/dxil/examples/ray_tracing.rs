//! A ray-tracing library: a ray for each pixel, and shaders that color its payload where it hits and where
//! it misses.

use dxil::ShaderBuilder;
use dxil::builder::{
    AccelerationStructure, Assembled, Binding, ComponentType, EntryPoint, Errors, ResourceKind,
    Stage, Texture,
};
use dxil::ir::build::Access;
use dxil::ir::{CastOp, NonNegativeFlags, Type, Value};
use dxil::ops::{Overload, ShaderModel, ops};

pub(crate) fn library() -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(ShaderModel { major: 6, minor: 3 });
    let scene = library.resource("Scene", Binding::register(0), AccelerationStructure);
    let image = Texture::new(ResourceKind::Texture2D, ComponentType::F32, 4).writable();
    let image = library.resource("Image", Binding::register(0), image);
    let float = library.ty(Type::Float);
    let color = library.ty(Type::Array { element: float, length: 3 });
    let point = library.ty(Type::Vector { element: float, length: 2 });
    let payload = library.struct_type("struct.Payload", &[color]);
    let attributes = library.struct_type("struct.BuiltInTriangleIntersectionAttributes", &[point]);

    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        let sent = b.alloca(payload, 4)?;
        let index = |col| b.op(ops::DispatchRaysIndex { col: b.i8(col) }, &[Overload::I32]);
        let (x, y) = (index(0)?, index(1)?);
        let to_float =
            |value| b.cast(CastOp::UiToFp(NonNegativeFlags::NONE), value, b.ty(Type::Float));
        let (zero, one) = (b.f32(0.0), b.f32(1.0));
        let trace = ops::TraceRay {
            acceleration_structure: b.handle(scene)?.value(),
            ray_flags: b.i32(0),
            instance_inclusion_mask: b.i32(0xFF),
            ray_contribution_to_hit_group_index: b.i32(0),
            multiplier_for_geometry_contribution_to_shader_index: b.i32(1),
            miss_shader_index: b.i32(0),
            origin_x: to_float(x)?,
            origin_y: to_float(y)?,
            origin_z: zero,
            t_min: zero,
            direction_x: zero,
            direction_y: zero,
            direction_z: one,
            t_max: b.f32(1000.0),
            payload: sent,
        };
        b.op(trace, &[Overload::UserDefined("struct.Payload")])?;
        let mut pixel = [one; 4];
        for (channel, value) in (0..3).zip(&mut pixel) {
            let place = b.inbounds_gep(sent, &[b.i32(0), b.i32(0), b.i32(channel)])?;
            *value = b.load(place, Access::aligned(4))?;
        }
        b.handle(image)?.store(&[x, y], None, pixel)
    });

    let hit = EntryPoint::new("closest_hit", Stage::ClosestHit { payload, attributes });
    library.entry(hit, |b| {
        let [payload, attributes] = [0, 1].map(Value::Argument);
        for coordinate in 0..2 {
            let place = b.inbounds_gep(attributes, &[b.i32(0), b.i32(0), b.i32(coordinate)])?;
            let value = b.load(place, Access::aligned(4))?;
            let place = b.inbounds_gep(payload, &[b.i32(0), b.i32(0), b.i32(coordinate)])?;
            b.store(value, place, Access::aligned(4))?;
        }
        Ok(())
    });

    library.entry(EntryPoint::new("miss", Stage::Miss { payload }), |b| {
        for channel in 0..3 {
            let place =
                b.inbounds_gep(Value::Argument(0), &[b.i32(0), b.i32(0), b.i32(channel)])?;
            b.store(b.f32(0.0), place, Access::aligned(4))?;
        }
        Ok(())
    });
    library.finish()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("rays.dxil", library()?.write()?)?;
    Ok(())
}
