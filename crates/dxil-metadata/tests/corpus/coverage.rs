//! Coverage of tags and flags by the corpus.
