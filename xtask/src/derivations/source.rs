//! Random HLSL: signatures, control flow, memory and calls.

use std::fmt::Write as _;

use crate::random::Random;

/// A shader and the options that it is compiled with.
pub(super) struct Shader {
    pub(super) text: String,
    pub(super) options: Vec<&'static str>,
    /// Whether both functions of a hull shader use one variable.
    pub(super) shares_memory: bool,
}

/// The stages, with the options of each.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Vertex,
    Pixel,
    Hull,
    Domain,
    Geometry,
    Mesh,
}

impl Stage {
    const ALL: [Self; 6] =
        [Self::Vertex, Self::Pixel, Self::Hull, Self::Domain, Self::Geometry, Self::Mesh];

    const fn profile(self) -> &'static str {
        match self {
            Self::Vertex => "vs_6_1",
            Self::Pixel => "ps_6_1",
            Self::Hull => "hs_6_1",
            Self::Domain => "ds_6_1",
            Self::Geometry => "gs_6_1",
            Self::Mesh => "ms_6_5",
        }
    }
}

/// An element of a signature: its type, name, and number of rows.
struct Element {
    columns: u64,
    rows: u64,
    is_integer: bool,
    modifier: &'static str,
}

impl Shader {
    /// The shader of a number.
    pub(super) fn new(number: u64) -> Self {
        let mut random = Random(number);
        let stage = Stage::ALL[(number % Stage::ALL.len() as u64) as usize];
        let elements: Vec<_> =
            (0..1 + random.below(5)).map(|_| Element::new(&mut random)).collect();
        let mut text = declarations(&elements);
        let mut body = Body { random, elements: &elements, text: String::new(), depth: 1 };
        let mut patch = body.statements();
        let main = body.statements();
        let shares_memory = stage == Stage::Hull && body.random.below(2) == 0;
        if !shares_memory {
            patch = patch.replace("memory", "memory_of_patch");
        }
        text.push_str(&entry_point(stage, &main, &patch));
        Self { text, options: vec!["-T", stage.profile(), "-E", "main"], shares_memory }
    }
}

impl Element {
    fn new(random: &mut Random) -> Self {
        let is_integer = random.below(4) == 0;
        let modifiers = ["", "", "noperspective ", "nointerpolation ", "centroid "];
        Self {
            columns: 1 + random.below(4),
            rows: if random.below(4) == 0 { 2 + random.below(2) } else { 1 },
            is_integer,
            modifier: if is_integer { "nointerpolation " } else { random.one_of(&modifiers) },
        }
    }
}

/// The struct of elements, and what the body uses beside it.
fn declarations(elements: &[Element]) -> String {
    let mut text = "struct Data { float4 position : SV_Position;".to_owned();
    for (number, Element { columns, rows, is_integer, modifier }) in elements.iter().enumerate() {
        let ty = if *is_integer { "uint" } else { "float" };
        let rows = if *rows > 1 { format!("[{rows}]") } else { String::new() };
        // Writing to a string cannot fail.
        let _ = write!(text, " {modifier}{ty}{columns} e{number}{rows} : E{number}X;");
    }
    text.push_str(
        " };\nstatic float4 memory[4], memory_of_patch[4];\ncbuffer Constants { float4 constants[8]; uint count; };\n\
         float4 mix(float4 a, float4 b) { return a.x > b.y ? a * b.zwxy : a - b; }\n\
         float4 deep(float4 a, uint n) { float4 r = a; \
         for (uint i = 0; i < n; i++) { r = mix(r, constants[i & 7]); if (r.x > 9) break; } return r; }\n",
    );
    text
}

/// The entry point of a stage around the body.
fn entry_point(stage: Stage, main: &str, patch: &str) -> String {
    let constants = "struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; \
                     float4 p : P; float2 q[2] : Q; };\n";
    match stage {
        Stage::Vertex | Stage::Pixel => {
            let (input, output) = match stage {
                Stage::Vertex => ("Data data", "Data main"),
                _ => ("Data data", "float4 main"),
            };
            let input = if stage == Stage::Vertex {
                input.replace("Data data", "Input given")
            } else {
                input.to_owned()
            };
            let (head, prologue, end, semantic) = match stage {
                Stage::Vertex => (
                    "struct Input { float4 a : A; float4 b[2] : B; uint c : C; };\n",
                    "Data data = (Data)0; data.position = given.a; float4 v = given.b[given.c & 1];",
                    "data.position += v; return data;",
                    "",
                ),
                _ => ("", "float4 v = data.position;", "return v + data.position;", " : SV_Target"),
            };
            format!(
                "{head}{output}({input}, uint view : SV_ViewID){semantic} {{\n{prologue}\n{main}{end}\n}}\n"
            )
        }
        Stage::Hull => format!(
            "{constants}Patch constant(InputPatch<Data, 3> patch, OutputPatch<Data, 3> made, \
             uint view : SV_ViewID) {{\nPatch p = (Patch)0; Data data = patch[1]; \
             float4 v = made[0].position;\n{patch}p.edges[0] = v.x; p.edges[1] = data.position.y; \
             p.edges[2] = 2; p.inside = v.z; p.p = v; p.q[1] = made[2].position.xy;\nreturn p;\n}}\n\
             [domain(\"tri\")][partitioning(\"integer\")][outputtopology(\"triangle_cw\")]\
             [outputcontrolpoints(3)][patchconstantfunc(\"constant\")]\n\
             Data main(InputPatch<Data, 3> patch, uint i : SV_OutputControlPointID, \
             uint view : SV_ViewID) {{\nData data = patch[i]; float4 v = patch[0].position;\n{main}\
             data.position += v;\nreturn data;\n}}\n"
        ),
        Stage::Domain => format!(
            "{constants}[domain(\"tri\")] Data main(Patch p, OutputPatch<Data, 3> patch, \
             float3 at : SV_DomainLocation, uint view : SV_ViewID) {{\nData data = patch[0]; \
             float4 v = p.p * at.x + p.q[view & 1].xyxy;\n{main}data.position += v;\nreturn data;\n}}\n"
        ),
        Stage::Geometry => format!(
            "[maxvertexcount(3)] void main(triangle Data patch[3], inout TriangleStream<Data> stream, \
             uint view : SV_ViewID) {{\nData data = patch[0]; float4 v = patch[1].position;\n{main}\
             data.position += v; stream.Append(data);\ndata = patch[2]; stream.Append(data);\n}}\n"
        ),
        Stage::Mesh => format!(
            "struct Primitive {{ nointerpolation float4 p : P; }};\n\
             [numthreads(3, 1, 1)][outputtopology(\"triangle\")] void main(uint i : SV_GroupIndex, \
             uint view : SV_ViewID, out vertices Data points[3], out indices uint3 triangles[1], \
             out primitives Primitive primitives_[1]) {{\nSetMeshOutputCounts(3, 1);\n\
             Data data = (Data)0; data.position = i; float4 v = view;\n{main}data.position += v; \
             points[i] = data; triangles[0] = uint3(0, 1, 2); primitives_[0].p = v;\n}}\n"
        ),
    }
}

/// The statements of a function, which change `v` and the elements of `data`.
struct Body<'e> {
    random: Random,
    elements: &'e [Element],
    text: String,
    depth: usize,
}

impl Body<'_> {
    /// Random statements.
    fn statements(&mut self) -> String {
        self.text.clear();
        for _ in 0..2 + self.random.below(5) {
            self.statement();
        }
        std::mem::take(&mut self.text)
    }

    fn statement(&mut self) {
        let value = self.value(2);
        let line = match self.random.below(if self.depth > 3 { 4 } else { 8 }) {
            0 => format!("v = mix(v, {value});"),
            1 => format!(
                "memory[{}] = {value};",
                self.random.one_of(&["0", "1", "count & 3", "view & 3"])
            ),
            2 | 3 => self.assignment(&value),
            4 => return self.block(&format!("if ({value}.x > 1)")),
            5 => {
                let name = format!("i{}", self.text.len());
                let limit = self.random.one_of(&["2", "count", "view"]);
                return self.block(&format!("for (uint {name} = 0; {name} < {limit}; {name}++)"));
            }
            6 => {
                let selector = self.random.one_of(&["count", "view"]);
                let other = self.value(1);
                format!(
                    "switch ({selector}) {{ case 0: v = {value}; break; case 3: v += {other}; default: break; }}"
                )
            }
            _ => format!("v = deep({value}, {});", self.random.one_of(&["3", "count", "view"])),
        };
        self.text.push_str(&line);
        self.text.push('\n');
    }

    /// Statements within braces.
    fn block(&mut self, head: &str) {
        self.depth += 1;
        self.text.push_str(head);
        self.text.push_str(" {\n");
        for _ in 0..1 + self.random.below(2) {
            self.statement();
        }
        self.text.push_str("}\n");
        self.depth -= 1;
    }

    /// The place of an element, a row of it.
    fn element(&mut self) -> (String, u64, bool) {
        let number = self.random.below(self.elements.len() as u64) as usize;
        let Element { rows, columns, is_integer, .. } = self.elements[number];
        let row = match rows {
            1 => String::new(),
            _ if self.random.below(2) == 0 => "[count & 1]".to_owned(),
            _ => format!("[{}]", self.random.below(rows)),
        };
        (format!("data.e{number}{row}"), columns, is_integer)
    }

    fn assignment(&mut self, value: &str) -> String {
        let (place, columns, is_integer) = self.element();
        let components = &"xyzw"[..columns as usize];
        let ty = if is_integer { "uint" } else { "float" };
        format!("{place} = ({ty}{columns})({value}).{components};")
    }

    /// An expression of four floats.
    fn value(&mut self, depth: u64) -> String {
        match self.random.below(if depth == 0 { 6 } else { 9 }) {
            0 => "v".to_owned(),
            1 => format!("constants[{}]", self.random.below(8)),
            2 => format!("memory[{}]", self.random.one_of(&["0", "2", "view & 3"])),
            3 => "((float4)view)".to_owned(),
            4 | 5 => {
                let (place, columns, _) = self.element();
                let column = &"xyzw"[self.random.below(columns) as usize..][..1];
                format!("((float4){place}.{column})")
            }
            6 => format!("mix({}, {})", self.value(depth - 1), self.value(depth - 1)),
            7 => {
                let (yes, no) = (self.value(depth - 1), self.value(depth - 1));
                format!("({yes}.x > {no}.y ? {yes} : {no})")
            }
            _ => format!("({} * {})", self.value(depth - 1), self.value(depth - 1)),
        }
    }
}
