//! Versions of DXC's validator, for which parts are made.

use core::fmt;

use dxil_ops::Version;

use super::Layout;

/// A version of DXC's validator. DXC makes parts as the validator wants to find them: the newer it is,
/// the more they say.
///
/// DXC's option `-validator-version` chooses it, and the module states it (`dx.valver`). A program needs
/// at least the version with the numbers of its own DXIL version, which [`From`] returns.
///
/// ```
/// use dxil_container::write::ValidatorVersion;
/// use dxil_ops::Version;
///
/// assert_eq!(ValidatorVersion::from(Version::V1_6), ValidatorVersion::V1_6);
/// assert_eq!(ValidatorVersion::V1_6.psv_version(), 2);
/// assert_eq!(ValidatorVersion::LATEST.psv_version(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValidatorVersion {
    /// Always 1 so far.
    pub major: u8,
    /// The number after the dot.
    pub minor: u8,
}

impl ValidatorVersion {
    /// The first one.
    pub const V1_0: Self = Self::new(1, 0);
    /// Version 1 of `PSV0`, and `ILDN`.
    pub const V1_1: Self = Self::new(1, 1);
    /// `RDAT`.
    pub const V1_3: Self = Self::new(1, 3);
    /// Subobjects in `RDAT`.
    pub const V1_4: Self = Self::new(1, 4);
    /// `HASH`; booleans and exclusive masks in signatures as they are since.
    pub const V1_5: Self = Self::new(1, 5);
    /// Version 2 of `PSV0`.
    pub const V1_6: Self = Self::new(1, 6);
    /// Parts are aligned; equal names of signatures and equal records of `RDAT` are stored once.
    pub const V1_7: Self = Self::new(1, 7);
    /// Version 3 of `PSV0`, `VERS` in libraries, longer functions and nodes in `RDAT`.
    pub const V1_8: Self = Self::new(1, 8);
    /// Version 4 of `PSV0`.
    pub const V1_10: Self = Self::new(1, 10);
    /// The newest one that is known.
    pub const LATEST: Self = Self::V1_10;

    /// The version of these two numbers.
    #[must_use]
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// The version of `PSV0` that it wants: 0 to 4.
    #[must_use]
    pub fn psv_version(self) -> u32 {
        let since = [Self::V1_1, Self::V1_6, Self::V1_8, Self::V1_10];
        since.into_iter().filter(|since| self >= *since).count() as u32
    }

    /// Returns the places of the parts of a container for it.
    #[must_use]
    pub fn layout(self) -> Layout {
        if self < Self::V1_7 { Layout::Unaligned } else { Layout::Aligned }
    }
}

/// The oldest one that accepts programs of this version.
impl From<Version> for ValidatorVersion {
    fn from(Version { major, minor }: Version) -> Self {
        Self { major, minor }
    }
}

impl fmt::Display for ValidatorVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
