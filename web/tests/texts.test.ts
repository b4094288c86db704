import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const source = join(import.meta.dirname, "..", "src");
const shownAttributes = new Set(["alt", "aria-label", "label", "placeholder", "title"]);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Text with letters that a component writes itself: between its tags, or in an attribute that is shown or read out. */
const findTexts = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(findTexts);
  if (!isObject(node)) return [];
  const text = readShown(node);
  return [...(/\p{L}{2}/u.test(text) ? [text.trim()] : []), ...Object.values(node).flatMap(findTexts)];
};

const readShown = ({ type, name, value }: Readonly<Record<string, unknown>>): string => {
  if (type === "JSXText") return String(value);
  const shown = type === "JSXAttribute" && isObject(name) && shownAttributes.has(String(name["name"]));
  return shown && isObject(value) && value["type"] === "Literal" ? String(value["value"]) : "";
};

const listKeys = (value: unknown, path = ""): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`)) : [path];

const readTexts = async (file: string, language: string): Promise<string[]> => {
  vi.resetModules();
  vi.stubGlobal("navigator", { language });
  return listKeys({ ...(await import(join(source, file))) });
};

afterEach(() => vi.unstubAllGlobals());

test("no component writes a text of its own", () => {
  const files = globSync("**/*.tsx", { cwd: source });
  expect(files.length).toBeGreaterThan(20);
  const found = files.map((file) => [file, findTexts(parseSync(file, readFileSync(join(source, file), "utf8")).program)] as const);
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
});

test.for(globSync("**/{texts,change-texts}.ts", { cwd: source }))("%s has the same keys in both languages", async (file) => {
  const [english, german] = [await readTexts(file, "en-US"), await readTexts(file, "de-DE")];
  expect(german.toSorted()).toEqual(english.toSorted());
});
