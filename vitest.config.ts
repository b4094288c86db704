import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // One copy of graphql: Vite would take its ES modules for our own files, Node takes the others for everybody else's.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", ".data/**", ".cache/**"],
    setupFiles: ["./vitest.setup.ts"],
    pool: "threads",
    isolate: true,
    // Much of the suite waits for processes and databases: on a small machine too, two files run beside each other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
