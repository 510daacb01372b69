// LLVM's reader, writer and printer of modules in one process: `llvm14 bench read|write|print LIST`.
//
// Reads the files of bitcode that a list names, does the task once with each of them without measuring, then
// with all of the list, and prints `ok N fail M, SECONDS s`. All happens in memory and on one thread. A module is read in a context of
// its own, which is freed with it: types, constants and metadata are part of the work, as they are of ours. Writing and
// printing start with a module that is read.

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace llvm;

// A module in its context.
struct Read {
  std::unique_ptr<LLVMContext> context;
  std::unique_ptr<Module> module;
};

static Read read(const std::string &bitcode) {
  Read it{std::make_unique<LLVMContext>(), nullptr};
  // Warnings are not part of the work.
  it.context->setDiagnosticHandlerCallBack([](const DiagnosticInfo &, void *) {});
  auto parsed = getLazyBitcodeModule(MemoryBufferRef(bitcode, "module"), *it.context);
  if (!parsed) {
    consumeError(parsed.takeError());
    return it;
  }
  // All is read now. `parseBitcodeFile` would also verify modules with debug information.
  Error error = (*parsed)->materializeMetadata();
  for (Function &function : **parsed)
    if (!error) error = function.materialize();
  if (error)
    consumeError(std::move(error));
  else
    it.module = std::move(*parsed);
  return it;
}

// The size of the bitcode of a module.
static size_t write(const Module &module) {
  SmallVector<char, 0> bitcode;
  raw_svector_ostream stream(bitcode);
  WriteBitcodeToFile(module, stream);
  return bitcode.size();
}

// The size of the text of a module.
static size_t print(const Module &module) {
  std::string text;
  raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return stream.str().size();
}

int main(int count, char **arguments) {
  const std::string task = count == 4 ? arguments[2] : "";
  if (task != "read" && task != "write" && task != "print") {
    fprintf(stderr, "usage: llvm14 bench read|write|print LIST\n");
    return 2;
  }
  // A list names a file as often as the task is to be done with it, in turn.
  std::map<std::string, std::string> files;
  std::map<std::string, Read> modules;
  std::vector<std::string> paths;
  std::ifstream list(arguments[3]);
  for (std::string path; std::getline(list, path); paths.push_back(path)) {
    if (files.count(path)) continue;
    std::ifstream file(path, std::ios::binary);
    files[path].assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    modules[path] = read(files[path]);
  }
  std::vector<std::pair<const std::string *, const Module *>> jobs;
  for (const std::string &path : paths) jobs.emplace_back(&files[path], modules[path].module.get());

  size_t succeeded = 0, bytes = 0;
  auto run = [&](size_t count) {
    for (size_t index = 0; index < count; ++index) {
      auto [file, module] = jobs[index];
      if (!module) continue;
      ++succeeded;
      if (task == "read")
        bytes += read(*file).module->size();
      else
        bytes += task == "write" ? write(*module) : print(*module);
    }
  };
  run(files.size());
  succeeded = 0;
  const auto start = std::chrono::steady_clock::now();
  run(jobs.size());
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  printf("%zu bytes, ok %zu fail %zu, %.6f s\n", bytes, succeeded, jobs.size() - succeeded, time.count());
}
