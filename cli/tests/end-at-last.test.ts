import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const module = join(import.meta.dirname, "..", "serve", "end-at-last.ts");

/** Runs a process with a limit of 300 ms beside something that holds it for `held` milliseconds. */
const run = (held: number) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { endAtLast } from ${JSON.stringify(module)};
       endAtLast(300, { say: (text) => console.log(text), exit: (code) => process.exit(code) });
       setTimeout(() => {}, ${held});`,
    ],
    { encoding: "utf8" },
  );

test("a process that something holds is ended at its limit, and says that its work goes on later", () => {
  const { status, stdout } = run(60_000);
  expect(status).toBe(1);
  expect(stdout).toContain("has not stopped within 0.3 s");
});

test("a process that ends by itself is not kept", () => {
  expect(run(0)).toMatchObject({ status: 0, stdout: "" });
});
