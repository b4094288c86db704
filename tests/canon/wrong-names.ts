import { hiddenNames, oldNames } from "./wicked-model.ts";

/** Names that may stand, longest first: what they hold of others is not those. */
const canonical = ["ilya thorne", "captain irsa vane", "old gantry"];

const fold = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ");

const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wrong = [...oldNames, ...hiddenNames].map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escape(fold(name))}(?![\\p{L}\\p{N}])`, "u"));

/** Names in the text that canon has replaced or struck out; a search of its own, that shares nothing with the engine's. */
export const wrongNamesIn = (text: string): string[] => {
  const rest = canonical.reduce((left, name) => left.replaceAll(name, "·"), fold(text));
  return wrong.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
};

/** Every text within a value, with the path to it. */
export const textsIn = (value: unknown, path = ""): { readonly path: string; readonly text: string }[] => {
  if (typeof value === "string") return value === "" ? [] : [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsIn(held, `${path}.${key}`));
};
