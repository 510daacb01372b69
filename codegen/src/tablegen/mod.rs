//! The front end: TableGen text to records. Knows nothing of DXIL.
