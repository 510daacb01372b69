//! Rows that several sources share: a part, a table of `RDAT` and the metadata of a module may all describe
//! the same thing. The listing prints them in DXC's columns, sections as tables.

pub(crate) mod binding;
pub(crate) mod dependency;
pub(crate) mod element;
pub(crate) mod runtime_info;
pub(crate) mod signature;
