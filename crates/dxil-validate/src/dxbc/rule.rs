//! The rules.

use crate::rules::rules;

rules! {
    /// The rules for DXBC programs.
    pub enum Rule {
        /// The shader model and the stage have the opcode.
        Opcode "B01" "The shader model and the stage have the opcode.",
        /// Controls, extended tokens and arguments are such as the opcode has.
        Arguments "B02" "Controls, extended tokens and arguments are such as the opcode has.",
        /// A declaration states what has a meaning.
        Declaration "B03" "A declaration states what has a meaning.",
        /// Declarations precede instructions.
        Order "B04" "Declarations precede instructions.",
        /// What an instruction uses is declared before.
        Declared "B05" "What an instruction uses is declared before.",
        /// Nothing is declared twice.
        DeclaredOnce "B06" "Nothing is declared twice.",
        /// An index lies in the array or buffer.
        Bounds "B07" "An index lies in the array or buffer.",
        /// An instruction reads and writes declared components only.
        Components "B08" "An instruction reads and writes declared components only.",
        /// The registers of a range ascend, and instructions refer to them alone.
        Range "B09" "The registers of a range ascend, and instructions refer to them alone.",
        /// Ranges of a class and space have different registers.
        RangeOverlap "B10" "Ranges of a class and space have different registers.",
        /// Numbers of registers keep the limits of the shader model.
        Limits "B11" "Numbers of registers keep the limits of the shader model.",
        /// A structure has 4 to 2048 bytes, a multiple of 4.
        Stride "B12" "A structure has 4 to 2048 bytes, a multiple of 4.",
        /// A compute shader declares its thread group, which keeps the limits.
        ThreadGroup "B13" "A compute shader declares its thread group, which keeps the limits.",
        /// Memory of a thread group keeps the limit.
        SharedMemory "B14" "Memory of a thread group keeps the limit.",
        /// A geometry shader declares its primitives and number of vertices, which keep the limits.
        Geometry "B15" "A geometry shader declares its primitives and number of vertices, which keep the limits.",
        /// A hull or domain shader declares its patches, which keep the limits.
        Tessellation "B16" "A hull or domain shader declares its patches, which keep the limits.",
        /// Blocks of control flow are closed in their order, and do not nest too deep.
        Blocks "B17" "Blocks of control flow are closed in their order, and nest 64 deep at most.",
        /// A program, phase or subroutine ends with a return.
        End "B18" "A program, phase or subroutine ends with a return.",
        /// Subroutines do not call themselves.
        Recursion "B19" "Subroutines do not call themselves.",
        /// Tables of functions and interfaces name what is declared.
        Interfaces "B20" "Tables of functions and interfaces name what is declared.",
        /// The resource is of the kind that the instruction accesses.
        ResourceKind "B21" "The resource is of the kind that the instruction accesses.",
        /// The global flags allow doubles and minimum precision.
        Flags "B22" "The global flags allow doubles and minimum precision.",
        /// Declared inputs and outputs are elements of the signatures.
        Signature "B23" "Declared inputs and outputs are elements of the signatures.",
        /// Outputs that the signatures mark as written are declared.
        SignatureOutput "B24" "Outputs that the signatures mark as written are declared.",
        /// Unordered access views of a pixel shader before shader model 5.1 follow its outputs.
        ViewSlots "B25" "Unordered access views of a pixel shader before shader model 5.1 follow its outputs.",
        /// Integer inputs of pixel shaders are constant.
        IntegerInput "B26" "Integer inputs of pixel shaders are constant.",
    }
}
