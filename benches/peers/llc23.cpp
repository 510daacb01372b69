// LLVM's code generation for DirectX in one process: `llc23 PLUGIN bench lower LIST`.
//
// Does what `llc -filetype=obj` does with the texts that a list names, in memory: reads LLVM IR, runs the passes and writes
// a container. A plugin has the DirectX target, which registers itself, unless LLVM has it: `-` then. Each file is
// done once without measuring, then all of the list, and `ok N fail M, SECONDS s` printed. Unlike `llc`, it does not verify modules.

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/TargetMachine.h>

#include <chrono>
#include <cstdio>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

// The size of the container of a text; 0 if it is refused.
static size_t lower(const std::string &text) {
  LLVMContextRef context = LLVMContextCreate();
  bool refused = false;
  auto note = [](LLVMDiagnosticInfoRef it, void *refused) {
    if (LLVMGetDiagInfoSeverity(it) == LLVMDSError) *static_cast<bool *>(refused) = true;
  };
  LLVMContextSetDiagnosticHandler(context, note, &refused);
  LLVMMemoryBufferRef input = LLVMCreateMemoryBufferWithMemoryRange(text.data(), text.size(), "module", 1);
  LLVMModuleRef module = nullptr;
  LLVMTargetRef target = nullptr;
  LLVMMemoryBufferRef output = nullptr;
  char *message = nullptr;
  size_t size = 0;
  // The reader owns the input.
  if (!LLVMParseIRInContext(context, input, &module, &message) &&
      !LLVMGetTargetFromTriple(LLVMGetTarget(module), &target, &message)) {
    LLVMTargetMachineRef machine = LLVMCreateTargetMachine(target, LLVMGetTarget(module), "", "",
        LLVMCodeGenLevelDefault, LLVMRelocDefault, LLVMCodeModelDefault);
    if (!LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &output)) {
      size = LLVMGetBufferSize(output);
      LLVMDisposeMemoryBuffer(output);
    }
    LLVMDisposeTargetMachine(machine);
  }
  if (message) LLVMDisposeMessage(message);
  if (module) LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return refused ? 0 : size;
}

int main(int count, char **arguments) {
  if (count != 5 || std::string(arguments[3]) != "lower") {
    fprintf(stderr, "usage: llc23 PLUGIN bench lower LIST\n");
    return 2;
  }
  if (std::string(arguments[1]) != "-" && !dlopen(arguments[1], RTLD_NOW)) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  // A list names a file as often as the task is to be done with it, in turn.
  std::map<std::string, std::string> files;
  std::vector<const std::string *> texts;
  std::ifstream list(arguments[4]);
  for (std::string path; std::getline(list, path);) {
    auto [place, is_new] = files.try_emplace(path);
    std::string &text = place->second;
    texts.push_back(&text);
    if (!is_new) continue;
    std::ifstream file(path);
    text.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    lower(text);
  }
  size_t succeeded = 0, bytes = 0;
  const auto start = std::chrono::steady_clock::now();
  for (const std::string *text : texts) {
    const size_t size = lower(*text);
    bytes += size;
    succeeded += size != 0;
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  printf("%zu bytes, ok %zu fail %zu, %.6f s\n", bytes, succeeded, texts.size() - succeeded, time.count());
}
