import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "prompts-"));
const write = (name: string, text: string): URL => {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
};
const front = (id: string, version: string) => `---\nid: ${id}\nversion: ${version}\ntier: cheap\nschema: Thing\n---\n`;

test("a prompt is its front block and its text", () => {
  const prompt = loadPrompt(write("omen_v2.txt", `${front("omens/omen", "2")}\nForetell.\n`));
  expect(prompt).toEqual({ id: "omens/omen", version: "2", tier: "cheap", schema: "Thing", text: "Foretell." });
});

test("a prompt is read once", () => {
  const url = write("once_v1.txt", `${front("once", "1")}Text.`);
  expect(loadPrompt(url)).toBe(loadPrompt(url));
});

test.each([
  ["a file without a front block", "bare_v1.txt", "Just text.", /front block/],
  ["an unknown tier", "tier_v1.txt", front("tier", "1").replace("cheap", "free") + "Text.", /tier/],
  ["a name that tells another version", "late_v3.txt", `${front("late", "1")}Text.`, /should end in "late_v1.txt"/],
  ["an empty text", "empty_v1.txt", front("empty", "1"), /text/],
])("%s is refused by name", (_, name, text, message) => {
  expect(() => loadPrompt(write(name, text))).toThrow(message);
  expect(() => loadPrompt(write(name, text))).toThrow(name);
});

test("a missing file is named", () => {
  expect(() => loadPrompt("turn/nothing_v1")).toThrow("nothing_v1.txt");
});
