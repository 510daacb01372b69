//! Linkage, initializers, types and names of globals.

use dxil_ir::{
    AliasId, Comdat, ComdatSelection, DllStorage, Function, FunctionId, Linkage, Module,
    ThreadLocal, Type, VariableId, Visibility,
};

use super::Damage;

/// Changes a copy of a global, which then replaces it in the module.
type Change<T> = Box<dyn Fn(&mut Module, &mut T)>;

/// The damage that changes a global, which `place` finds in the module.
fn changed<T: Clone + 'static>(
    key: String,
    place: impl Fn(&mut Module) -> &mut T + 'static,
    change: Change<T>,
) -> Damage {
    Damage::new(key, move |module| {
        let mut copy = place(module).clone();
        change(module, &mut copy);
        *place(module) = copy;
        Some(())
    })
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for (id, function) in module.functions.iter() {
        let what = if function.body.is_some() { "definition" } else { "declaration" };
        function_damages(&mut damages, id, what);
    }
    for (id, variable) in module.variables.iter() {
        let ty = module.types.display(variable.ty).to_string();
        if ty.len() < 12 {
            let what = match variable.initializer {
                Some(_) => format!("variable {ty} with a value"),
                None => format!("variable {ty}"),
            };
            variable_damages(&mut damages, id, &what);
        }
    }
    for id in module.aliases.ids() {
        alias_damages(&mut damages, id);
    }
    added(&mut damages);
    damages
}

fn function_damages(damages: &mut Vec<Damage>, id: FunctionId, what: &str) {
    let mut add = |key, change| {
        damages.push(changed(key, move |module| &mut module.functions[id], change));
    };
    for &linkage in Linkage::ALL {
        let key = format!("{what}: linkage {}", linkage.keyword());
        add(key, Box::new(move |_, it| it.linkage = linkage));
    }
    for &visibility in Visibility::ALL {
        let key = format!("{what}: visibility {}", visibility.keyword());
        add(key, Box::new(move |_, it| it.visibility = visibility));
    }
    for &storage in DllStorage::ALL {
        for linkage in [Linkage::External, Linkage::Internal, Linkage::AvailableExternally] {
            let key = format!("{what}: {} {}", storage.keyword(), linkage.keyword());
            add(key, Box::new(move |_, it| (it.dll_storage, it.linkage) = (storage, linkage)));
        }
    }
    for convention in [8, 9, 10, 64, 71, 72, 77, 1000] {
        let key = format!("{what}: calling convention {convention}");
        add(key, Box::new(move |_, it| it.calling_convention = convention));
    }
    for linkage in [Linkage::External, Linkage::Private, Linkage::LinkOnceOdr] {
        let key = format!("{what}: COMDAT, {}", linkage.keyword());
        add(
            key,
            Box::new(move |module, it| {
                let comdat = Comdat { name: "c".into(), selection: ComdatSelection::Any };
                (it.comdat, it.linkage) = (Some(module.add_comdat(comdat)), linkage);
            }),
        );
    }
    add(
        format!("{what}: a name of an intrinsic"),
        Box::new(|_, it| {
            it.name = "llvm.dbg.value".into();
        }),
    );
    add(
        format!("{what}: a name of an unknown intrinsic"),
        Box::new(|_, it| {
            it.name = "llvm.none.such".into();
        }),
    );
    add(
        format!("{what}: prefix data"),
        Box::new(|module, it| {
            let ty = module.types.integer(32);
            it.prefix = Some(module.constants.integer(&module.types, ty, 1));
        }),
    );
    for (name, nodes) in [("no", 0), ("one", 1)] {
        let key = format!("{what}: attached metadata with {name} operand");
        add(
            key,
            Box::new(move |module, it| {
                let string = module.metadata.string("a");
                let node = module.metadata.tuple(&vec![Some(string); nodes]);
                it.attachments = vec![(module.metadata_kind("tbaa"), node)];
            }),
        );
    }
    for (name, operands) in [("a name", 1), ("a name and a number", 2), ("two numbers", 3)] {
        let key = format!("{what}: prof with {name}");
        add(
            key,
            Box::new(move |module, it| {
                let name = module.metadata.string("function_entry_count");
                let ty = module.types.integer(64);
                let number = module.constants.integer(&module.types, ty, 5);
                let number = module.metadata.constant(number);
                let list =
                    [vec![Some(name)], vec![Some(name), Some(number)], vec![Some(number); 2]];
                let node = module.metadata.tuple(&list[operands - 1]);
                it.attachments = vec![(module.metadata_kind("prof"), node)];
            }),
        );
    }
}

fn variable_damages(damages: &mut Vec<Damage>, id: VariableId, what: &str) {
    let mut add = |key, change| {
        damages.push(changed(key, move |module| &mut module.variables[id], change));
    };
    for &linkage in Linkage::ALL {
        for constant in [false, true] {
            let key = format!("{what}: linkage {}, constant {constant}", linkage.keyword());
            add(key, Box::new(move |_, it| (it.linkage, it.constant) = (linkage, constant)));
        }
        let key = format!("{what}: {} zero", linkage.keyword());
        add(
            key,
            Box::new(move |module, it| {
                (it.linkage, it.constant) = (linkage, false);
                it.initializer = Some(module.constants.null(&module.types, it.ty));
            }),
        );
    }
    for &thread_local in ThreadLocal::ALL {
        let key = format!("{what}: {}", thread_local.keyword());
        add(key, Box::new(move |_, it| it.thread_local = thread_local));
    }
    for &storage in DllStorage::ALL {
        for linkage in [Linkage::External, Linkage::Internal, Linkage::AvailableExternally] {
            let key = format!("{what}: {} {}", storage.keyword(), linkage.keyword());
            add(key, Box::new(move |_, it| (it.dll_storage, it.linkage) = (storage, linkage)));
        }
    }
    add(
        format!("{what}: an initializer of another type"),
        Box::new(|module, it| {
            let ty = module.types.integer(17);
            it.initializer = Some(module.constants.undef(ty));
        }),
    );
    add(format!("{what}: no initializer"), Box::new(|_, it| it.initializer = None));
    for name in ["llvm.global_ctors", "llvm.used", "llvm.compiler.used", "llvm.other"] {
        for linkage in [Linkage::External, Linkage::Appending] {
            let key = format!("{what}: named {name}, {}", linkage.keyword());
            add(key, Box::new(move |_, it| (it.name, it.linkage) = (name.into(), linkage)));
        }
    }
    for linkage in [Linkage::External, Linkage::Private, Linkage::Common] {
        let key = format!("{what}: COMDAT, {}", linkage.keyword());
        add(
            key,
            Box::new(move |module, it| {
                let comdat = Comdat { name: "c".into(), selection: ComdatSelection::Any };
                (it.comdat, it.linkage) = (Some(module.add_comdat(comdat)), linkage);
                it.initializer = Some(module.constants.null(&module.types, it.ty));
            }),
        );
    }
}

fn alias_damages(damages: &mut Vec<Damage>, id: AliasId) {
    let mut add = |key, change| {
        damages.push(changed(key, move |module| &mut module.aliases[id], change));
    };
    for &linkage in Linkage::ALL {
        let key = format!("alias: linkage {}", linkage.keyword());
        add(key, Box::new(move |_, it| it.linkage = linkage));
    }
    add(
        "alias: of itself".to_owned(),
        Box::new(move |module, it| {
            if let Some(address) = module.alias_address(id) {
                it.aliasee = address;
            }
        }),
    );
    add(
        "alias: of another alias".to_owned(),
        Box::new(move |module, it| {
            let other = module.aliases.ids().find(|&other| other != id);
            if let Some(address) = other.and_then(|other| module.alias_address(other)) {
                it.aliasee = address;
            }
        }),
    );
    add(
        "alias: of null".to_owned(),
        Box::new(|module, it| {
            it.aliasee = module.constants.null(&module.types, it.ty);
        }),
    );
    add(
        "alias: of a declaration".to_owned(),
        Box::new(|module, it| {
            let mut functions = module.functions.iter();
            let declared = functions.find(|(_, it)| it.body.is_none()).map(|(id, _)| id);
            if let Some(address) = declared.and_then(|id| module.function_address(id)) {
                it.aliasee = address;
            }
        }),
    );
}

/// Globals that are added.
fn added(damages: &mut Vec<Damage>) {
    type Make = fn(&mut Module) -> Function;
    let functions: [(&str, Make); 8] = [
        ("a parameter of metadata", |module| {
            let ty = module.types.function(module.types.void(), &[module.types.metadata()]);
            Function::new("added", ty)
        }),
        ("an intrinsic with a parameter of metadata", |module| {
            let ty = module.types.function(module.types.void(), &[module.types.metadata()]);
            Function::new("llvm.added", ty)
        }),
        ("llvm.dbg.value of another type", |module| {
            let ty = module.types.function(module.types.void(), &[module.types.metadata()]);
            Function::new("llvm.dbg.value", ty)
        }),
        ("llvm.lifetime.start of another type", |module| {
            let ty = module.types.function(module.types.void(), &[]);
            Function::new("llvm.lifetime.start", ty)
        }),
        ("a variadic fastcc function", |module| {
            let result = module.types.void();
            let ty = Type::Function { result, parameters: [].into(), variadic: true };
            let ty = module.types.intern(ty);
            Function { calling_convention: 8, ..Function::new("added", ty) }
        }),
        ("a function that returns an opaque struct", |module| {
            let opaque = module.types.add_struct("opaque.added");
            let ty = module.types.function(opaque, &[]);
            Function::new("added", ty)
        }),
        ("a function that returns metadata", |module| {
            let ty = module.types.function(module.types.metadata(), &[]);
            Function::new("added", ty)
        }),
        ("a function without a name", |module| {
            let ty = module.types.function(module.types.void(), &[]);
            Function::new("", ty)
        }),
    ];
    for (name, make) in functions {
        damages.push(Damage::new(format!("added: {name}"), move |module| {
            let function = make(module);
            module.add_function(function);
            Some(())
        }));
    }
}
