//! DXIL versions and shader models.

use core::fmt;
use core::str::FromStr;

generated!("versions.rs"); // Version::V1_0 and so on, Version::ALL

/// A DXIL version, such as 1.6. Every operation is introduced by one.
///
/// ```
/// use dxil_ops::{ShaderModel, Version};
/// assert_eq!(Version::V1_6.shader_model(), ShaderModel { major: 6, minor: 6 });
/// assert!(Version::V1_6 < Version::V1_10);
/// assert_eq!(Version::V1_6.to_string(), "1.6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// Always 1 so far.
    pub major: u8,
    /// The number after the dot.
    pub minor: u8,
}

impl Version {
    /// Creates a version. It need not exist: queries treat a version after the newest one as the
    /// newest.
    #[must_use]
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// The shader model of programs of this version: 6.x for DXIL 1.x.
    #[must_use]
    pub const fn shader_model(self) -> ShaderModel {
        ShaderModel { major: self.major.saturating_add(5), minor: self.minor }
    }

    /// The column of this version in the tables. A version after the newest has the column of the
    /// newest, a version before 1.0 that of 1.0.
    #[inline]
    pub(crate) const fn column(self) -> usize {
        let (minor, newest) = (self.minor as usize, Self::ALL.len() - 1);
        match self.major {
            0 => 0,
            1 if minor < newest => minor,
            _ => newest,
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A shader model, such as 6.6: the HLSL name of a DXIL version.
///
/// ```
/// use dxil_ops::{ShaderModel, Version};
/// assert_eq!(ShaderModel { major: 6, minor: 9 }.version(), Some(Version::V1_9));
/// assert_eq!(ShaderModel { major: 5, minor: 1 }.version(), None, "DXBC, not DXIL");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShaderModel {
    /// 6 for all programs in DXIL.
    pub major: u8,
    /// The number after the dot.
    pub minor: u8,
}

impl ShaderModel {
    /// The minor number of the shader model 6.x: that of libraries that are linked before they run.
    pub const OFFLINE: u8 = 15;

    /// The DXIL version of its programs; `None` for those before 6.0, which are DXBC.
    #[must_use]
    pub const fn version(self) -> Option<Version> {
        match self.major.checked_sub(5) {
            None | Some(0) => None,
            Some(major) => Some(Version::new(major, self.minor)),
        }
    }
}

impl fmt::Display for ShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// The error of parsing text that is not a version, or not a shader model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseVersionError {
    what: &'static str,
    example: &'static str,
}

impl ParseVersionError {
    const VERSION: Self = Self { what: "version", example: "1.6" };
    const SHADER_MODEL: Self = Self { what: "shader model", example: "6.0" };
}

impl fmt::Display for ParseVersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, example } = self;
        write!(f, "a {what} is two numbers below 256 and a dot between them, such as {example}")
    }
}

impl core::error::Error for ParseVersionError {}

/// Parses the form that `Display` prints, without signs and leading zeros.
fn parse(text: &str) -> Option<(u8, u8)> {
    let number = |text: &str| -> Option<u8> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit())
            && (text == "0" || !text.starts_with('0'));
        text.parse().ok().filter(|_| plain)
    };
    let (major, minor) = text.split_once('.')?;
    number(major).zip(number(minor))
}

/// ```
/// use dxil_ops::Version;
/// assert_eq!("1.6".parse(), Ok(Version::V1_6));
/// assert!("1.06".parse::<Version>().is_err());
/// ```
impl FromStr for Version {
    type Err = ParseVersionError;

    fn from_str(text: &str) -> Result<Self, ParseVersionError> {
        let (major, minor) = parse(text).ok_or(ParseVersionError::VERSION)?;
        Ok(Self { major, minor })
    }
}

/// ```
/// use dxil_ops::ShaderModel;
/// assert_eq!("6.0".parse(), Ok(ShaderModel { major: 6, minor: 0 }));
/// let error = "ps_6_0".parse::<ShaderModel>().unwrap_err();
/// assert!(error.to_string().contains("such as 6.0"), "{error}");
/// ```
impl FromStr for ShaderModel {
    type Err = ParseVersionError;

    fn from_str(text: &str) -> Result<Self, ParseVersionError> {
        let (major, minor) = parse(text).ok_or(ParseVersionError::SHADER_MODEL)?;
        Ok(Self { major, minor })
    }
}
