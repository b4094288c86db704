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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
