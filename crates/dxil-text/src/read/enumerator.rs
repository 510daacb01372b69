//! Reads the value of an enumerator of modern LLVM, which has a sign or not.

use dxil_ir::metadata::Field;

use super::Reader;
use super::failure::{Failure, Result};
use super::node::Given;
use super::token::Kind;

impl Reader<'_> {
    /// Reads a number with a sign, or one that only a number without a sign can be.
    pub(super) fn enumerator(&mut self) -> Result<Field> {
        let token = self.cursor.peek();
        match token.wide_number().filter(|&number| i64::try_from(number).is_err()) {
            Some(number) if token.kind == Kind::Integer => {
                self.cursor.bump();
                Ok(Field::Number(number))
            }
            _ => self.signed(i64::MIN).map(Field::Signed),
        }
    }
}

/// Takes the value, the first field, as the second says: as one without a sign, or not.
pub(super) fn take_unsigned(given: &mut Given) -> Result<()> {
    let [Some((value, place)), is_unsigned, ..] = given.as_mut_slice() else { return Ok(()) };
    let is_unsigned = matches!(is_unsigned, Some((Field::Number(1), _)));
    match *value {
        Field::Signed(number) if is_unsigned && number < 0 => {
            Err(Failure::new(place.clone(), "a number without a sign cannot be negative"))
        }
        Field::Number(number) if is_unsigned => {
            *value = Field::Signed(number as i64);
            Ok(())
        }
        Field::Number(_) => {
            let message = "the number has over 64 bits as one with a sign";
            Err(Failure::new(place.clone(), message).help("write `isUnsigned: true`"))
        }
        _ => Ok(()),
    }
}
