import { dirname, join, normalize } from "node:path/posix";

/** The room a file belongs to: `kernel`, `plugins/narrator`, `examples/omen`, ... Files at the root are in the room `.`. */
export const roomOf = (file: string): string => {
  const [first = "", second = ""] = file.split("/");
  if (!file.includes("/")) return ".";
  return first === "plugins" || first === "examples" ? `${first}/${second}` : first;
};

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
  if (specifier.startsWith("freeform-rpg/")) return { kind: "door", door: specifier.slice("freeform-rpg/".length) };
  const parts = specifier.split("/");
  return { kind: "package", name: specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? "") };
};
