import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runCli } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";

const folder = mkdtempSync(join(tmpdir(), "check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const check = (args: readonly string[]) => runInside(["check", ...args], { DATA_DIR: folder });

const text = "It rains.\r\n🎲 It fell in 1999.\n";
const answer = file("answer.md", text);
const sources = file("sources.json", { sources: [{ about: "fell", source: "Annals" }] });
const house = (changes: object = {}) => ({
  pack_id: "house.v1",
  name: "House",
  version: "1.0.0",
  description: "",
  policies: [
    {
      policy_id: "house.v1",
      name: "House",
      description: "",
      version: "1.0.0",
      tier: "T3",
      rules: [
        {
          rule_id: "no-rain",
          description: "Nobody speaks of rain.",
          severity: "warning",
          fix: "remove",
          expression: { forall: { var: "c", in: "claims", condition: { not: { predicate: "contains", args: ["c", "rain"] } } } },
        },
      ],
    },
  ],
  ...changes,
});

test("people read where it is, what it is and the words, and the text was checked all the same", async () => {
  const { code, out } = await check(["--text", answer, "--policies", "core.citation-grounding.v1"]);
  expect(out).toContain(`${answer}:2:1  error  core.citation-grounding.v1/cited\n    A claim that can be looked up carries a citation.`);
  expect(out).toContain("    > 🎲 It fell in 1999.\n1 error.");
  expect(code).toBe(0);
});

test("scripts read one document: violations with their places, and the report", async () => {
  const { code, out } = await runCli(
    ["check", "--text", "-", "--policies", "core.citation-grounding.v1", "--context", sources, "--json"],
    { DATA_DIR: folder },
    text,
  );
  const { violations, report } = JSON.parse(out);
  expect(violations).toMatchObject([{ rule_id: "cited", line: 2, column: 1, location: { start: 11, end: 30 } }]);
  expect(report).toMatchObject({ verification_status: "passed", corrected_text: "It rains.\r\n🎲 It fell in 1999 [1].\n\n[1] Annals\n" });
  expect(code).toBe(0);
});

test("--correct prints the text alone, and --fail-on looks at what is left", async () => {
  const corrected = await check(["--text", answer, "--context", sources, "--correct", "--fail-on", "error"]);
  expect(corrected).toMatchObject({ code: 0, out: "It rains.\r\n🎲 It fell in 1999 [1].\n\n[1] Annals\n" });
  expect(corrected.err).toContain("1 error.");
  expect(await check(["--text", answer, "--correct", "--fail-on", "error"])).toMatchObject({ code: 1, out: text });
});

test("packs from files are judged beside those that are there, and --out keeps the text", async () => {
  const out = join(folder, "out.md");
  const pack = file("house.json", house({ requires: { "core.citation-grounding.v1": "^1.0.0" } }));
  const result = await check(["--text", answer, "--policies", pack, "--context", sources, "--out", out, "--fail-on", "warning"]);
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining("1 error, 1 warning.") });
  expect(readFileSync(out, "utf8")).toBe("🎲 It fell in 1999 [1].\n\n[1] Annals\n");
});

const graph = {
  schema_version: "1.0.0",
  output_id: "o",
  text: "Go.",
  entities: [],
  claims: [],
  operations: [],
  tool_calls: [{ id: "tc1", name: "fly", arguments: {}, span: { start: 0, end: 3 } }],
  citations: [],
  code_blocks: [],
  discourse_acts: [],
};

test("a graph brings its text", async () => {
  const args = ["--graph", file("graph.json", graph), "--context", file("tools.json", { tools_available: ["walk"] }), "--fail-on", "error"];
  expect(await check(args)).toMatchObject({ code: 1, out: expect.stringContaining("core.tool-use.v1/known-tool") });
});

test.each<[string, readonly string[], number, string]>([
  ["nothing to check", [], 2, "There is no text to check"],
  ["a file that is not there", ["--text", "/no/such.md"], 2, '"/no/such.md" of --text cannot be read'],
  [
    "a pack that does not fit",
    ["--text", answer, "--policies", file("misfit.yaml", house({ requires: { "core.tool-use.v1": "^2.0.0" } }))],
    1,
    "loaded is 1.0.0",
  ],
])("%s is told at once", async (_, args, code, message) => {
  const outcome = await check(args);
  expect({ code: outcome.code, err: outcome.err }).toEqual({ code, err: expect.stringContaining(message) });
});

test("reasoning is reported as unchecked without a model", async () => {
  const text = file("birds.md", "All birds can fly. Penguins are birds. Therefore, penguins can fly.");
  const { code, out } = await check(["--text", text, "--policies", "core.reasoning.v1", "--fail-on", "error"]);
  expect(code).toBe(0);
  expect(out).toContain("birds.md:1:1  unchecked  core.reasoning.v1/sound");
  expect(out).toContain("1 unchecked.");
});
