import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const fixtures = join(import.meta.dirname, "fixtures", "lint");
// Outside the repository: there the fixtures are neither ignored nor taken for tests.
const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const lintFixtures = (): Report => {
  const { ignorePatterns: _, $schema: __, ...config } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8"));
  cpSync(fixtures, folder, { recursive: true });
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true } }),
  );
  const oxlint = join(root, "node_modules", ".bin", "oxlint");
  const { stdout } = spawnSync(oxlint, ["--type-aware", "--format", "json", "."], { cwd: folder, encoding: "utf8" });
  return JSON.parse(stdout);
};

const { diagnostics } = lintFixtures();

/** A fixture is named for the rule that must refuse it: `PLUGIN__RULE.ts`. */
test.each(readdirSync(fixtures).filter((name) => name.includes("__")))("%s is refused by the rule it is named for", (name) => {
  const [plugin, rule] = name.split(/__|[._]/).filter(Boolean);
  const codes = diagnostics.filter(({ filename }) => filename === name).map(({ code }) => code);
  expect(codes).toContain(`${plugin}(${rule})`);
});

test("every rule that the configuration turns on by name has a fixture", () => {
  const { rules } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8"));
  const named = Object.keys(rules).filter((rule) => rules[rule] !== "off");
  const covered = readdirSync(fixtures).map((name) =>
    name.split(".")[0]?.replace("_BadName", "").replace("eslint__", "").replace("__", "/"),
  );
  expect(named.filter((rule) => !covered.includes(rule))).toEqual([]);
});
