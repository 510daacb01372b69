//! The check of calls of operations that shaders make: `cargo bench -p dxil --bench calls`. It prints the time of a call of
//! `dxil_ops::check`, the best and the median of rounds, for each call of each shader of three sets, in their order and with
//! the version and stage of the caller.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use dxil::builder::ShaderFlags;
use dxil::calls::Call;
use dxil::container::layout::ShaderKind;
use dxil::container::read::Program;
use dxil::container::{Container, FourCC};
use dxil::metadata::{EntryPoint, Target as Compiled};
use dxil::ops::{FunctionName, OpCode, ShaderStage, Target, Version, check};
use measure::{Set, cell, mean, rounds};

/// What a call is checked by.
struct Checked {
    op: OpCode,
    target: Target,
    /// The function's name, which states the overloads.
    function: String,
}

fn main() {
    for set in Set::ALL {
        let containers = set.containers(&["containers/dxc110", "containers/dxc17"]);
        let checked: Vec<_> = containers.iter().filter_map(|it| calls(it)).flatten().collect();
        let calls: Vec<_> = checked
            .iter()
            .filter_map(|it| Some((it.op, it.target, FunctionName::parse(&it.function).ok()?)))
            .collect();
        let is_valid = |(op, target, name): &(OpCode, Target, FunctionName<'_>)| {
            check(*op, *target, name.overloads()).is_ok()
        };
        let valid = calls.iter().filter(|it| is_valid(it)).count();
        println!("{set:?}: {} calls, of which {valid} are valid", calls.len());
        let [times] = rounds([&mut || {
            Some(mean(|| calls.iter().filter(|call| is_valid(black_box(call))).count()))
        }]);
        let [best, median] = [times[0], times[times.len() / 2]]
            .map(|time| time.as_secs_f64() * 1e9 / calls.len() as f64);
        cell("`dxil_ops::check`, ns", set, &format!("{best:.1}, {median:.1}"));
    }
}

/// The calls of a container's program; `None` if it has none.
fn calls(path: &Path) -> Option<Vec<Checked>> {
    let file = fs::read(path).expect("a container");
    let container = Container::parse(&file).expect("a container");
    let part = [FourCC::DXIL, FourCC::ILDB].into_iter().find_map(|it| container.part(it))?;
    let bitcode = Program::parse(&part).expect("a program").bitcode;
    let module = dxil::bitcode::read(&bitcode).expect("a module");
    let compiled = Compiled::of(&module).expect("a target");
    let entries = EntryPoint::all(&module).expect("entry points");
    let flags = entries.first().map(EntryPoint::flags).unwrap_or_default();
    let call = |call: Call<'_>| {
        let op = call.operation(&module)?;
        let entry = entries.iter().find(|it| it.function == Some(call.caller));
        // The kind of the module determines how handles are made, whatever its entry points are.
        let is_of_library =
            compiled.kind == ShaderKind::Library && op == OpCode::CreateHandleForLib;
        let stage = match entry.and_then(EntryPoint::kind).unwrap_or(compiled.kind) {
            _ if is_of_library => ShaderStage::Library,
            ShaderKind::Hull if entry.is_none() => ShaderStage::PatchConstant,
            kind => kind.stage()?,
        };
        let native_16bit = flags.contains(ShaderFlags::UseNativeLowPrecision);
        let version = compiled.model.version().unwrap_or(Version::V1_0);
        let function = module.functions[call.function].name.to_string();
        Some(Checked { op, target: Target { version, stage, native_16bit }, function })
    };
    Some(Call::all(&module).filter_map(call).collect())
}
