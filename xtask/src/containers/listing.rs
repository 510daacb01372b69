//! FXC's listings.

/// A listing as it is stored: FXC ends it with a zero byte, and `fxc.exe` lines with CR LF.
pub(crate) fn stored(listing: &[u8]) -> Vec<u8> {
    let listing = listing.strip_suffix(&[0]).unwrap_or(listing);
    listing.iter().copied().filter(|byte| *byte != b'\r').collect()
}

#[cfg(test)]
mod tests {
    use super::stored;

    #[test]
    fn ends_of_lines_are_lf() {
        assert_eq!(stored(b"ps_4_0\r\nret \r\n\0"), b"ps_4_0\nret \n");
        assert_eq!(stored(b"ps_4_0\n"), b"ps_4_0\n");
    }
}
