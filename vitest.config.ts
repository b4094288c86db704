import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", ".data/**", ".cache/**"],
    pool: "threads",
    isolate: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
