//! Several errors as one.

use alloc::vec::Vec;
use core::fmt;

/// All errors for which something is refused, one a line. It makes one error of the list that functions return which
/// find more than one, such as [`verify`](crate::verify::verify), so that `?` can return it.
///
/// ```
/// use dxil_ir::verify::verify;
/// use dxil_ir::{Errors, Module};
///
/// fn check(module: &Module) -> Result<(), Box<dyn std::error::Error>> {
///     let errors = verify(module);
///     if errors.is_empty() { Ok(()) } else { Err(Errors(errors).into()) }
/// }
/// assert!(check(&Module::new()).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errors<E>(pub Vec<E>);

impl<E: fmt::Display> fmt::Display for Errors<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "\n" })?;
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl<E: fmt::Display + fmt::Debug> core::error::Error for Errors<E> {}

impl<E> From<Vec<E>> for Errors<E> {
    fn from(errors: Vec<E>) -> Self {
        Self(errors)
    }
}

impl<E> IntoIterator for Errors<E> {
    type Item = E;
    type IntoIter = alloc::vec::IntoIter<E>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
