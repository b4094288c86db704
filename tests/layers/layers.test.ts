import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkErrors } from "./check-errors.ts";
import { checkImports } from "./check-imports.ts";
import { checkMessages } from "./check-messages.ts";
import { checkMigration } from "./check-migrations.ts";
import { checkPackets } from "./check-packets.ts";
import { checkStages } from "./check-stages.ts";
import { checkTokens } from "./check-tokens.ts";
import { readImports } from "./read-imports.ts";

const root = join(import.meta.dirname, "..", "..");
const fixtures = join(import.meta.dirname, "fixtures", "arrows");

const listSources = (): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !file.startsWith("tests/layers/fixtures/") && existsSync(join(root, file)));

test("every import follows the arrows", () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(50);
  const violations = sources.flatMap((file) => checkImports(file, readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

/** A fixture's first line says where it pretends to be: `// at: kernel/run.ts`. */
test.each(readdirSync(fixtures))("%s is refused", (name) => {
  const source = readFileSync(join(fixtures, name), "utf8");
  const at = /^\/\/ at: (\S+)/.exec(source)?.[1] ?? "";
  const expected = readImports(source).length;
  expect(expected).toBeGreaterThan(0);
  expect(checkImports(at, source)).toHaveLength(expected);
});

/** The kernel's own tokens.ts is the exception: it defines what a token is. */
test("every tokens.ts holds tokens and types only", () => {
  const files = listSources().filter((file) => file.endsWith("/tokens.ts") && file !== "kernel/tokens.ts");
  expect(files.length).toBeGreaterThan(30);
  const violations = files.flatMap((file) => checkTokens(join(root, file), readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

test.each([
  ["functions.ts", ["ticks", "tick", "Tock", "limit"]],
  ["values-of-another-file.ts", ["ticks", "*"]],
])("a tokens.ts like tokens/%s is refused", (name, values) => {
  const file = join(import.meta.dirname, "fixtures", "tokens", name);
  expect(checkTokens(file, readFileSync(file, "utf8")).map((line) => /exports "(.+?)"/.exec(line)?.[1])).toEqual(values);
});

test("a stage of an ingest imports only earlier stages", () => {
  const violations = listSources().flatMap((file) => checkStages(file, readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

test("an ingest stage that imports a later one is refused", () => {
  const source = readFileSync(join(import.meta.dirname, "fixtures", "stages", "structure-before-enrich.ts"), "utf8");
  expect(checkStages("plugins/ingest/structure/intents.ts", source)).toHaveLength(2);
  expect(checkStages("plugins/ingest/jobs/open.ts", source)).toEqual([]);
});

test("the engine throws EngineError, whose codes are listed", () => {
  const files = listSources().filter((file) => /^(?:db|documents|plugins|graphql|cli)\//.test(file) && !/\/test(?:s|ing)\//.test(file));
  expect(files.flatMap((file) => checkErrors(file, readFileSync(join(root, file), "utf8"))).join("\n")).toBe("");
});

test("an error with a code that is not listed is refused", () => {
  const source = readFileSync(join(import.meta.dirname, "fixtures", "errors", "code-of-its-own.ts"), "utf8");
  expect(checkErrors("plugins/turn/queue/errors.ts", source)).toHaveLength(2);
});

test("what the engine answers is in a catalogue, so that it can be translated", () => {
  const violations = listSources().flatMap((file) => checkMessages(file, readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

test("a sentence outside the catalogue is refused", () => {
  const source = readFileSync(join(import.meta.dirname, "fixtures", "messages", "says-it-itself.ts"), "utf8");
  expect(checkMessages("plugins/turn/validator/checks/new.ts", source)).toHaveLength(6);
  expect(checkMessages("plugins/turn/resolver/talk/new.ts", source)).toHaveLength(6);
  expect(checkMessages("plugins/turn/effects/apply/new.ts", source)).toHaveLength(6);
  expect(checkMessages("plugins/offline/narrator/answers/new.ts", source)).toHaveLength(6);
  expect(checkMessages("plugins/turn/validator/messages/english.ts", source)).toEqual([]);
});

test("packets are read whole: nobody reads the bare column, which is empty where only differences are stored", () => {
  const violations = listSources().flatMap((file) => checkPackets(file, readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

test("each way to read the bare column is refused", () => {
  const source = readFileSync(join(import.meta.dirname, "fixtures", "packets", "bare-reads.ts"), "utf8");
  expect(checkPackets("plugins/turn/queue/read.ts", source)).toHaveLength(4);
  expect(checkPackets("db/log/packets.ts", source)).toEqual([]);
});

test("migrations only add, so that servers of the version before run on beside them", () => {
  const files = listSources().filter((file) => /^db\/migrations\/[^/]+\.ts$/.test(file) && !file.endsWith("/index.ts"));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => checkMigration(file, readFileSync(join(root, file), "utf8"))).join("\n")).toBe("");
});

test("a migration that would break the version before is refused, unless it says which release read it last", () => {
  const source = readFileSync(join(import.meta.dirname, "fixtures", "migrations", "contracts-too-early.ts"), "utf8");
  expect(checkMigration("db/migrations/contracts-too-early.ts", source)).toHaveLength(6);
  const later = source.replace("/** Breaks", "/** Contracts: 1.2.0. Breaks");
  expect(checkMigration("db/migrations/contracts-too-early.ts", later)).toEqual([]);
  expect(checkMigration("db/migrations/adds.ts", "alter table a add column b text not null default ''")).toEqual([]);
});

test("imports are found however they are written", () => {
  const source = [
    'import "a";',
    'import { b } from "b";',
    'import type { C } from "c";',
    "import {",
    "  d,",
    '} from "d";',
    'export * from "e";',
    'const f = await import("f");',
    'type G = import("g").G;',
    '// import "comment";',
    'const text = "no import";',
  ].join("\n");
  expect(readImports(source).map(({ specifier }) => specifier)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});
