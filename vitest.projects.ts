import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import engine from "./package.json" with { type: "json" };

const root = import.meta.dirname;

/** What a unit test reaches nothing of, in any number of steps: a database, and other processes. */
const outside = new Set(["@electric-sql/pglite", "pg", "node:child_process"]);

/** The test files of the suite by project. `unit` files import nothing that opens a database or starts a process; `engine` files do. */
export const listProjects = (): { readonly unit: string[]; readonly engine: string[] } => {
  const files = globSync("**/*.test.ts", { cwd: root, exclude: ["**/node_modules", ".data", ".cache"] }).filter((file) => !isApart(file));
  return { unit: files.filter(isUnit), engine: files.filter((file) => !isUnit(file)) };
};

/** Whether a test file belongs to `npm run test:browser` or to the sweeps of `npm run test:heavy`. */
export const isApart = (file: string): boolean => /\.(?:browser|heavy)\.test\.ts$/.test(file);

/** Whether a file, with everything that it imports, opens no database and starts no process. The path is relative to the repository. */
export const isUnit = (file: string): boolean => {
  const pending = [resolve(root, file)];
  const seen = new Set(pending);
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const found of importsOf(next)) {
      if (outside.has(found)) return false;
      if (!found.startsWith("/") || seen.has(found)) continue;
      seen.add(found);
      pending.push(found);
    }
  return true;
};

const cache = new Map<string, readonly string[]>();

/** The modules that a file imports as values: absolute paths of our own, names of others. */
const importsOf = (file: string): readonly string[] => {
  const cached = cache.get(file);
  if (cached !== undefined) return cached;
  const source = file.endsWith(".ts") && existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = [...source.matchAll(imports)].map(([, from, bare, dynamic]) => resolveImport(file, from ?? bare ?? dynamic ?? ""));
  cache.set(file, found);
  return found;
};

const imports =
  /^(?:import|export)\s(?!type\s)[^"';]*?\sfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*(?:import\.meta\.resolve\(\s*)?"([^"]+)"/gm;

const resolveImport = (file: string, specifier: string): string => {
  if (specifier.startsWith(".")) return resolve(dirname(file), specifier);
  if (specifier === engine.name) return join(root, engine.exports["."]);
  if (!specifier.startsWith(`${engine.name}/`)) return specifier;
  const door = `./${specifier.slice(engine.name.length + 1)}`;
  for (const [pattern, target] of doors) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined ? door === pattern : door.startsWith(before) && door.endsWith(after))
      return join(root, after === undefined ? target : target.replace("*", door.slice(before.length, door.length - after.length)));
  }
  return specifier;
};

/** The entry points of the package, the most particular first, as Node resolves them. */
const doors = Object.entries(engine.exports).toSorted(([a], [b]) => b.length - a.length);
