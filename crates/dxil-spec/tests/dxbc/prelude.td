// The classes of dxbc-ops.spec, as far as the files here use them.

class ShaderModel<int major, int minor> {
  int Major = major;
  int Minor = minor;
}
def SM4_0 : ShaderModel<4, 0>;
def SM5_0 : ShaderModel<5, 0>;

class Stage<int number, string prefix, ShaderModel since> {
  int Number = number;
  string Prefix = prefix;
  ShaderModel Since = since;
}
def pixel : Stage<0, "ps", SM4_0>;
def all_stages : Stage<-1, "", SM4_0>;

class EnumValue<string name, int value, string text, string doc> {
  string Name = name;
  int Value = value;
  string Text = text;
  string Doc = doc;
}
class Enumeration<string doc, list<EnumValue> values> {
  string Doc = doc;
  list<EnumValue> Values = values;
}
class FlagSet<string doc, list<EnumValue> values> : Enumeration<doc, values>;

def OperandType : Enumeration<"A type of operands.", [
  EnumValue<"Temp", 0, "r", "A temporary register.">,
]>;

class ArgumentKind<list<string> operands = []> {
  list<string> Operands = operands;
}
def Destination : ArgumentKind<["Temp"]>;
def Source : ArgumentKind<["Temp"]>;
def Token : ArgumentKind;
def Tokens : ArgumentKind;
class ValueType;
def Float : ValueType;
class Argument<string name, ArgumentKind kind, ValueType type = Float> {
  string Name = name;
  ArgumentKind Kind = kind;
  ValueType Type = type;
  list<string> Operands = [];
  Enumeration Values = ?;
  ShaderModel Since = ?;
}

class BitField<string name, int low, int width, string doc> {
  string Name = name;
  int Low = low;
  int Width = width;
  string Doc = doc;
  bit Signed = 0;
  Enumeration Values = ?;
}
class Control<string name, int low, int width, string doc> : BitField<name, low, width, doc>;
class Field<string name, int low, int width, string doc> : BitField<name, low, width, doc>;
class ExtendedToken<int number, string doc, list<Field> fields> {
  int Number = number;
  string Doc = doc;
  list<Field> Fields = fields;
}

class OpClass;
def Instruction : OpClass;
def Reserved : OpClass;
class DXBCOp<int opcode, string mnemonic, string doc> {
  int Opcode = opcode;
  string Mnemonic = mnemonic;
  string Doc = doc;
  OpClass Class = Instruction;
  list<Argument> arguments = [];
  list<Control> controls = [];
  list<ExtendedToken> extended = [];
  bit LongLength = 0;
  ShaderModel Since = SM4_0;
  list<Stage> stages = [all_stages];
}
class ReservedOp<int opcode> : DXBCOp<opcode, "", ""> {
  let Class = Reserved;
}
