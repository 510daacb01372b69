//! Bitcode that has two structs of one name, as LLVM does not write it: LLVM renames all but the first.

use dxil_bitcode::codes;
use dxil_ir::{Function, Module, StructBody};

use crate::stream::{self, Item};

#[test]
fn they_are_renamed() {
    let mut module = Module::dxil();
    for (name, bits) in [("T", 8), ("U", 16), ("T.0", 32)] {
        let elements = [module.types.integer(bits)].into();
        let ty = module.types.define_struct(name, StructBody { elements, packed: false });
        let ty = module.types.function(ty, &[]);
        module.add_function(Function::new(format!("f{bits}"), ty));
    }
    let mut items = stream::parse(&dxil_bitcode::write(&module).expect("it is valid"));
    stream::lists(&mut items, &mut |list| {
        for item in list {
            match item {
                Item::Record(codes::types::STRUCT_NAME, name) if *name == stream::text("U") => {
                    *name = stream::text("T");
                }
                _ => {}
            }
        }
    });
    let read = dxil_bitcode::read(&stream::write(&items)).expect("names are no error");
    // The verdict of llvm-dis 14.
    let names: Vec<_> = read.types.structs().values().map(|it| it.name.to_string()).collect();
    assert_eq!(names, ["T", "T.0", "T.0.1"]);
}
