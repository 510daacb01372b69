//! Arguments that must be constants: the values that they may have.

use core::ops::RangeInclusive;

use crate::enumeration::Enumeration;
use crate::operand::{Argument, Validation};
use crate::version::Version;

/// The knowledge of an argument before the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Immediate {
    /// A value that is computed at run time.
    Variable,
    /// `undef`.
    Undef,
    /// A constant whose number is not known: a constant expression, or the address of a global.
    Expression,
    /// An integer with its sign.
    Integer(i64),
    /// A constant of a type other than the integers.
    Other,
}

/// A rule for arguments that must be constants that an argument breaks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ImmediateViolation {
    /// The argument is no constant, or `undef`.
    NoConstant,
    /// The number lies outside of the argument's [range](Argument::range).
    Range {
        /// The number.
        found: i64,
        /// The numbers that are allowed.
        allowed: RangeInclusive<i32>,
    },
    /// The number is no value of the argument's [enumeration](Argument::enumeration).
    Meaning {
        /// The number.
        found: i64,
        /// The enumeration, or the set of flags.
        allowed: Enumeration,
    },
}

impl Argument {
    /// Checks an argument of a call in a module of this version. `demanded` is how much of what the
    /// operation demands counts: [`Validation::Demanded`] for all of it,
    /// [`validation`](Self::validation) for what DXC's validator checks.
    ///
    /// An argument that may be a variable may have any value, also outside of its range. An enumeration
    /// limits the constants that it may be.
    ///
    /// # Errors
    ///
    /// Returns the rule that the argument breaks.
    ///
    /// ```
    /// use dxil_ops::{Immediate, ImmediateViolation, OpCode, Validation, Version};
    /// let column = OpCode::LoadInput.signature().arguments()[2];
    /// let check = |value| column.check(value, Version::V1_0, Validation::Demanded);
    /// assert_eq!(check(Immediate::Integer(3)), Ok(()));
    /// assert_eq!(
    ///     check(Immediate::Integer(4)),
    ///     Err(ImmediateViolation::Range { found: 4, allowed: 0..=3 })
    /// );
    /// assert_eq!(check(Immediate::Undef), Err(ImmediateViolation::NoConstant));
    /// ```
    pub fn check(
        &self,
        value: Immediate,
        version: Version,
        demanded: Validation,
    ) -> Result<(), ImmediateViolation> {
        let least = match value {
            Immediate::Undef if self.allows_undef() => return Ok(()),
            Immediate::Variable => Validation::AnyConstant,
            Immediate::Undef | Immediate::Expression => Validation::AnyNumber,
            Immediate::Integer(found) if demanded > Validation::AnyNumber => {
                return self.check_number(found, version, demanded);
            }
            Immediate::Integer(_) | Immediate::Other => return Ok(()),
        };
        if self.is_constant(version) && demanded >= least {
            return Err(ImmediateViolation::NoConstant);
        }
        Ok(())
    }

    /// Checks a number against the range and the enumeration.
    fn check_number(
        &self,
        found: i64,
        version: Version,
        demanded: Validation,
    ) -> Result<(), ImmediateViolation> {
        if let Some(allowed) = self.range(version) {
            let (low, high) = (i64::from(*allowed.start()), i64::from(*allowed.end()));
            let accepted = high + i64::from(demanded == Validation::OneMore);
            if !(low..=accepted).contains(&found) {
                return Err(ImmediateViolation::Range { found, allowed });
            }
        }
        match self.enumeration() {
            Some(allowed) if !is_value(allowed, found, version) => {
                Err(ImmediateViolation::Meaning { found, allowed })
            }
            _ => Ok(()),
        }
    }
}

fn is_value(enumeration: Enumeration, value: i64, version: Version) -> bool {
    i32::try_from(value).is_ok_and(|value| enumeration.allows(value, version))
}
