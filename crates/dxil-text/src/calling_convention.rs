//! The keywords of calling conventions.

/// The numbers of calling conventions with a keyword.
const KEYWORDS: &[(u16, &str)] = &[
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (12, "webkit_jscc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "x86_64_win64cc"),
    (80, "x86_vectorcallcc"),
];

/// The keyword of a calling convention, if it has one.
pub(crate) fn keyword(convention: u16) -> Option<&'static str> {
    let found = KEYWORDS.iter().find(|&&(code, _)| code == convention);
    found.map(|&(_, keyword)| keyword)
}

/// The calling convention with this keyword.
pub(crate) fn from_keyword(keyword: &[u8]) -> Option<u16> {
    let found = KEYWORDS.iter().find(|(_, known)| known.as_bytes() == keyword);
    found.map(|&(code, _)| code)
}
