// Just enough of dxil-rules.spec to break its rules.

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}
def DXIL1_0 : Version<1, 0>;
def DXIL1_1 : Version<1, 1>;

class DXILOp<int opcode> {
  int OpCode = opcode;
}
def Sin : DXILOp<13>;

class RuleCategory<string prefix, string title> {
  string Prefix = prefix;
  string Title = title;
}
def InstrCategory : RuleCategory<"INSTR", "Instruction">;

class RuleSeverity;
def Error : RuleSeverity;
def Warning : RuleSeverity;

class ValidationRule<int number, RuleCategory category, string name, Version since, string demand, string hint> {
  int Number = number;
  RuleCategory Category = category;
  string Name = name;
  Version Since = since;
  string Demand = demand;
  string Hint = hint;
  RuleSeverity Severity = Error;
  bit IsReported = 1;
  list<string> CheckedBy = [];
  list<string> Facts = [];
  list<DXILOp> Operations = [];
}
class Instr<int number, string name, string demand, string hint = "Mend it.">
    : ValidationRule<number, InstrCategory, "INSTR." # name, DXIL1_0, demand, hint>;
