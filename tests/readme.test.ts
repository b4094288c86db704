import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { showPlan } from "freeform-rpg/kernel/host";
import { readEnvironment } from "../cli/environment.ts";
import { assembleKernel } from "../cli/host.ts";

test("the README's picture is the pipeline as it runs", async () => {
  const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
  const picture = /```mermaid\n([\s\S]*?)\n```/.exec(readme)?.[1];
  const kernel = await assembleKernel(readEnvironment({}));
  expect(picture).toBe(showPlan(kernel.plan("turn"), "mermaid"));
});
