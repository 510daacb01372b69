//! Parts that DXC makes for each version of the validator.

mod fixtures;

use std::collections::BTreeSet;

use dxil_container::FourCC;
use dxil_container::read::Psv;
use dxil_container::write::{Container, Layout};

/// `PSV0` has the version that the validator wants, in what DXC 1.7 and 1.10 make for their own
/// validators and for older ones.
#[test]
fn psv_has_the_version_of_the_validator() {
    let mut seen = BTreeSet::new();
    fixtures::for_each_part(FourCC::PSV0, |fixture, part| {
        let version = Psv::parse(part).expect(&fixture.name).version();
        let validator = fixtures::validator(&fixture.name);
        assert_eq!(version, validator.psv_version(), "{}", fixture.name);
        seen.insert((validator.minor, version));
    });
    assert_eq!(Vec::from_iter(seen), [(0, 0), (1, 1), (5, 1), (6, 2), (7, 2), (8, 3), (10, 4)]);
}

/// Parts lie where the validator wants them.
#[test]
fn parts_lie_where_the_validator_wants_them() {
    let mut unaligned = 0;
    for fixture in fixtures::all().iter().filter(|fixture| fixture.name.starts_with("dxc")) {
        let validator = fixtures::validator(&fixture.name);
        let mut container = Container::read_raw(&fixture.bytes).expect(&fixture.name);
        unaligned += usize::from(container.layout == Layout::Unaligned);
        container.layout = validator.layout();
        assert_eq!(container.write().as_ref(), Ok(&fixture.bytes), "{}", fixture.name);
    }
    assert!(unaligned >= 5, "{unaligned} files with parts at odd places");
}
