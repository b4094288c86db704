import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { defineConfig } from "vitest/config";
import { listProjects } from "./vitest.projects.ts";

// Child processes of tests compile the engine's sources once, not each.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".cache", "compile");

// An embedded database takes memory outside of the heap, of which V8 otherwise collects the whole heap at every 64 MB.
setFlagsFromString("--external-memory-accounted-in-global-limit");

const exclude = ["**/node_modules/**", ".data/**", ".cache/**"];
const { unit, engine } = listProjects();
const watched = ["./tests/statements/setup.ts"];

/**
 * Two projects, `unit` and `engine`. `--mode browser` runs the tests in a browser instead, and `--mode heavy` the sweeps. Files of a
 * project share the modules of their worker, and through them its databases: state that a module keeps would show as a test that depends
 * on another file.
 */
export default defineConfig(({ mode }) => ({
  // One copy of graphql: Vite would take its ES modules for our own files, Node takes the others for everybody else's.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    projects: ["browser", "heavy"].includes(mode)
      ? [{ extends: true, test: { name: mode, include: [`**/*.${mode}.test.ts`], exclude, setupFiles: watched } }]
      : [
          { extends: true, test: { name: "unit", include: unit, exclude, sequence: { groupOrder: 1 } } },
          { extends: true, test: { name: "engine", include: engine, exclude, setupFiles: watched, sequence: { groupOrder: 2 } } },
        ],
    setupFiles: ["./vitest.setup.ts"],
    pool: "threads",
    isolate: false,
    // Much of the suite waits for processes and databases: on a small machine too, two files run beside each other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Limits for what hangs. On a loaded machine a test may take many times as long as on an idle one, and none may fail by that.
    testTimeout: mode === "heavy" ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
}));
