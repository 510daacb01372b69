//! Properties of every operation, version, stage and overload.

use std::fmt::Write as _;

use dxil_ops::{
    Enumeration, FunctionName, OpClass, OpCode, Overload, OverloadKind, OverloadSet, Reason,
    Scalar, ShaderFeatureSet, ShaderStage, Target, Version, check,
};

/// An overload of each kind.
fn overloads() -> Vec<Overload<'static>> {
    let scalars = Scalar::ALL.iter().map(|&scalar| Overload::Scalar(scalar));
    let vectors = Scalar::ALL.iter().map(|&scalar| Overload::Vector(scalar, 3));
    let named = [Overload::UserDefined("struct.S"), Overload::Object("dx.types.Handle")];
    scalars.chain(vectors).chain(named).collect()
}

#[test]
fn kinds_are_numbered_alike() {
    let kinds: Vec<_> = overloads().into_iter().map(Overload::kind).collect();
    assert_eq!(kinds, OverloadKind::ALL);
}

#[test]
fn opcodes_and_names_are_found_again() {
    for &op in OpCode::ALL {
        assert_eq!(OpCode::from_u32(op.to_u32()), Some(op));
        assert_eq!(OpCode::from_name(op.name()), Some(op));
        assert_eq!(OpCode::ALL[op.index()], op);
        assert!(op.class().ops().any(|it| it == op));
        assert_eq!(op.is_experimental(), op.to_u32() >= 0x8000_0000);
        assert!(op.since_translated() <= op.since());
        assert!(op.since_validated() <= op.since());
    }
    for &class in OpClass::ALL {
        assert_eq!(OpClass::from_name(class.name()), Some(class));
        assert!(class.ops().next().is_some(), "{class} has no operation");
    }
    let core = OpCode::ALL.iter().filter(|op| !op.is_experimental()).count() as u32;
    let experimental = OpCode::ALL.len() as u32 - core;
    for opcode in [core, 0x7fff_ffff, 0x8000_0000 + experimental, u32::MAX] {
        assert_eq!(OpCode::from_u32(opcode), None);
    }
    for name in ["", "S", "Sinn", "sin", "dx.op.unary"] {
        assert_eq!(OpCode::from_name(name), None);
    }
}

#[test]
fn intrinsics_are_found_again() {
    let mut count = 0;
    for &op in OpCode::ALL {
        for intrinsic in op.intrinsics() {
            count += 1;
            assert_eq!(OpCode::from_intrinsic(intrinsic.name()), Some((op, intrinsic)));
            let suffixed = format!("{}.v4f32.i32", intrinsic.name());
            assert_eq!(OpCode::from_intrinsic(&suffixed), Some((op, intrinsic)));
            let given = intrinsic.arguments().len();
            assert!(given == 0 || given == op.signature().arguments().len());
        }
    }
    assert!(count >= 91, "{count}");
    assert_eq!(OpCode::from_intrinsic("llvm"), None);
    assert_eq!(OpCode::from_intrinsic("f32"), None);
}

/// Every call with at most one overload: the verdict follows from the sets, and the reason is true.
#[test]
fn reasons_are_true() {
    let lists: Vec<Vec<_>> =
        std::iter::once(vec![]).chain(overloads().into_iter().map(|it| vec![it])).collect();
    for &op in OpCode::ALL {
        for &stage in ShaderStage::ALL {
            for overloads in &lists {
                let valid = |version| check(op, Target::new(version, stage), overloads).is_ok();
                for &version in Version::ALL {
                    let dimensions = op.overloads(version);
                    let matches = dimensions.len() == overloads.len()
                        && overloads
                            .iter()
                            .zip(dimensions.iter())
                            .all(|(it, set)| set.contains(it.kind()));
                    let expected = op.stages(version).contains(stage) && matches;
                    assert_eq!(valid(version), expected, "{op} {stage} {version} {overloads:?}");
                    if let Err(violation) = check(op, Target::new(version, stage), overloads) {
                        let reason = violation.reason();
                        assert!(
                            is_true(op, stage, version, overloads, reason, valid),
                            "{op} {stage} {version} {overloads:?}: {violation}",
                        );
                    }
                }
            }
        }
    }
}

fn is_true(
    op: OpCode,
    stage: ShaderStage,
    version: Version,
    overloads: &[Overload<'_>],
    reason: Reason,
    valid: impl Fn(Version) -> bool,
) -> bool {
    let before = |version: Version| Version::new(1, version.minor - 1);
    match reason {
        Reason::Reserved => op.is_reserved(),
        // `needs` is the first version that allows the call.
        Reason::NotYet { needs } => needs > version && valid(needs) && !valid(before(needs)),
        // The version before `since` allowed the call, and `since` does not.
        Reason::Removed { since } => since <= version && valid(before(since)) && !valid(since),
        // The stage may not call the operation in any version.
        Reason::Stage { allowed } => {
            let never = Version::ALL.iter().all(|&it| !op.stages(it).contains(stage));
            let now = op.stages(version);
            never && !allowed.is_empty() && (now.is_empty() || allowed == now)
        }
        // The operation does not have this overload in any version.
        Reason::Overload { dimension, allowed } => {
            let has = |it: &Version| op.overloads(*it).dimension(dimension);
            let kind = overloads[dimension].kind();
            let never = Version::ALL.iter().all(|it| !has(it).contains(kind));
            let now = has(&version);
            never && !allowed.is_empty() && (now.is_empty() || allowed == now)
        }
        Reason::OverloadCount { expected, found } => {
            expected != found && expected == op.overloads(version).len() && found == overloads.len()
        }
        other => panic!("a reason that this test does not know: {other:?}"),
    }
}

/// Any number of overloads gets a verdict, even more than any operation has.
#[test]
fn too_many_overloads_are_refused() {
    let target = Target::new(Version::V1_10, ShaderStage::Compute);
    for &op in OpCode::ALL {
        let expected = op.overloads(target.version).len();
        for found in (0..8).filter(|&found| found != expected) {
            let overloads = vec![Overload::F32; found];
            let violation = check(op, target, &overloads).expect_err("a wrong count");
            assert!(!violation.to_string().is_empty());
            if let Reason::OverloadCount { expected: e, found: f } = violation.reason() {
                assert_eq!((e, f), (expected, found));
            }
        }
    }
}

#[test]
fn features_of_calls_that_are_wrong() {
    const TARGET: Target = Target::new(Version::V1_10, ShaderStage::Mesh);
    const FMA: ShaderFeatureSet = OpCode::Fma.features(TARGET, &[Overload::F64]);
    assert_eq!(FMA.to_string(), "Doubles, DX11_1_DoubleExtensions");
    for &op in OpCode::ALL {
        let alone = op.features(TARGET, &[]);
        for count in 1..8 {
            let more = op.features(TARGET, &vec![Overload::F64; count]);
            assert!(more.contains_all(alone), "{op}: {count} overloads require less than none");
        }
    }
}

#[test]
fn the_future_is_like_the_newest_version() {
    for &op in OpCode::ALL {
        for version in [Version::new(1, 11), Version::new(2, 0), Version::new(u8::MAX, u8::MAX)] {
            assert_eq!(op.stages(version), op.stages(Version::V1_10));
            assert_eq!(op.attributes(version), op.attributes(Version::V1_10));
        }
    }
}

/// Names with all valid overloads are parsed as the overloads from which they were made.
#[test]
fn names_are_read_as_written() {
    let one = |set: OverloadSet| -> Vec<_> {
        overloads().into_iter().filter(|it| set.contains(it.kind())).collect()
    };
    for &op in OpCode::ALL.iter().filter(|op| !op.is_reserved()) {
        let dimensions: Vec<_> = op.overloads(Version::V1_10).iter().map(one).collect();
        // The number of calls is the number of overloads of the dimension that has most.
        for nth in 0..dimensions.iter().map(Vec::len).max().unwrap_or(1) {
            let overloads: Vec<_> = dimensions
                .iter()
                .map(|overloads| match overloads[nth % overloads.len()] {
                    // If there are several, no name has a dot.
                    Overload::Object(_) if dimensions.len() > 1 => Overload::Object("mC4M5N4U1S2"),
                    overload => overload,
                })
                .collect();
            let mut text = String::new();
            write!(text, "{}", op.function_name(&overloads)).expect("a string takes all");
            let name = FunctionName::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((name.class(), name.overloads()), (op.class(), &*overloads));
        }
    }
}

#[test]
fn enumerations_allow_their_values() {
    for &it in Enumeration::ALL {
        assert!(it.values().iter().all(|&(_, number, since)| it.allows(number, since)), "{it}");
        assert!(!it.allows(-1, Version::V1_10), "{it}");
        assert!(!it.allows(0x4000_0000, Version::V1_10), "{it}");
    }
}
