import { dirname, join, normalize } from "node:path/posix";

/** The module a file belongs to: `kernel`, `plugins/turn/narrator`, `examples/omen-stage`, ... Files at the root are in the module `.`. */
export const roomOf = (file: string): string => {
  const parts = file.split("/");
  if (parts.length === 1) return ".";
  return parts.slice(0, Math.min(depths[parts[0] ?? ""] ?? 1, parts.length - 1)).join("/");
};

/** How many folders name a module, where it is more than one. A file of a plugin group itself, such as its `index.ts`, belongs to the group. */
const depths: Readonly<Record<string, number>> = { plugins: 3, examples: 2 };

/** What an import leads to. */
export type Target =
  | { readonly kind: "inside" }
  | { readonly kind: "door"; readonly door: string }
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "node" }
  | { readonly kind: "package"; readonly name: string };

/** Resolves an import by its words alone. */
export const targetOf = (file: string, specifier: string): Target => {
  if (specifier.startsWith("node:")) return { kind: "node" };
  if (specifier.startsWith(".")) {
    const target = normalize(join(dirname(file), specifier));
    return roomOf(target) === roomOf(file) ? { kind: "inside" } : { kind: "file", file: target };
  }
  if (specifier === "freeform-rpg") return { kind: "door", door: "." };
  if (specifier.startsWith("freeform-rpg/")) return { kind: "door", door: specifier.slice("freeform-rpg/".length) };
  const parts = specifier.split("/");
  return { kind: "package", name: specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? "") };
};
