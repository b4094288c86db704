import { arrows } from "./arrows.ts";
import type { Arrows } from "./arrows.ts";
import { readImports } from "./read-imports.ts";
import { targetOf } from "./rooms.ts";
import type { Target } from "./rooms.ts";

/** Every import of a file that its room does not allow, each as a line that says why. */
export const checkImports = (file: string, source: string): readonly string[] => {
  const rule = arrows.find(([pattern]) => fits(file, pattern))?.[1];
  if (!rule) return [`${file}: no rule of tests/layers/arrows.ts fits this file.`];
  return readImports(source)
    .filter(({ specifier }) => !isAllowed(rule, targetOf(file, specifier)))
    .map(({ line, specifier }) => `${file}:${line} imports "${specifier}". ${rule.why}`);
};

const isAllowed = (rule: Arrows, target: Target): boolean => {
  if (target.kind === "inside" || target.kind === "node") return true;
  if (target.kind === "door") return isListed(rule.doors, target.door);
  if (target.kind === "file") return isListed(rule.files ?? [], target.file);
  return isListed(rule.packages, target.name);
};

const isListed = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => fits(name, pattern)) && !patterns.some((pattern) => pattern.startsWith("!") && fits(name, pattern.slice(1)));

/** `*` stands for anything, slashes included. */
const fits = (name: string, pattern: string): boolean => new RegExp(`^${pattern.split("*").map(RegExp.escape).join(".*")}$`).test(name);
