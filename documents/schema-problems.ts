import type { z } from "zod";
import { didYouMean, uncapitalise } from "freeform-rpg/language";
import type { LocatedYaml } from "./located-yaml.ts";
import type { FileProblem, ProblemCode } from "./problems.ts";

/** Every way in which a file's value departs from its schema, each at its line. `known` names the keys allowed at the top. */
export const schemaProblems = (yaml: LocatedYaml, error: z.ZodError, known: readonly string[]): FileProblem[] =>
  error.issues.flatMap((issue) => problemsOfIssue(yaml, issue, known));

const problemsOfIssue = (yaml: LocatedYaml, issue: z.core.$ZodIssue, known: readonly string[]): FileProblem[] => {
  const at = (path: readonly PropertyKey[], code: ProblemCode, message: string): FileProblem => ({
    file: yaml.file,
    line: yaml.lineOf(path),
    message,
    severity: "error",
    path,
    code,
  });
  if (issue.code !== "unrecognized_keys")
    return [at(issue.path, codeOf(issue, yaml.value), `${subject(issue.path)} ${sentence(issue, yaml.value)}`)];
  return issue.keys.map((key) => at([...issue.path, key], "unknown_key", unknownKey(key, issue.path, known)));
};

const codeOf = (issue: z.core.$ZodIssue, root: unknown): ProblemCode => {
  const found = valueAt(root, issue.path);
  if (found === undefined) return "missing";
  if (found === "" || (Array.isArray(found) && found.length === 0)) return "empty";
  return issue.code === "invalid_type" ? "wrong_type" : "not_allowed";
};

const unknownKey = (key: string, path: readonly PropertyKey[], known: readonly string[]): string => {
  const place = path.length === 0 ? "at the top level" : `in ${showPath(path)}`;
  const hint = path.length === 0 ? didYouMean(key, known) : "";
  return `the key "${key}" is not known ${place}.${hint} Correct the spelling or remove it; if it is part of a text, put the text in quotes.`;
};

const subject = (path: readonly PropertyKey[]): string => (path.length === 0 ? "the file" : showPath(path));

/** `entities[2].attrs.name`, as an author reads it. */
export const showPath = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? String(step) : `.${String(step)}`)).join("");

const sentence = (issue: z.core.$ZodIssue, root: unknown): string => {
  const found = valueAt(root, issue.path);
  if (issue.code === "invalid_type")
    return found === undefined
      ? `is missing; it must be ${article(issue.expected)}.`
      : `is ${show(found)}; it must be ${article(issue.expected)}.`;
  if (issue.code === "invalid_value") return `is ${show(found)}; it must be one of ${issue.values.map(String).join(", ")}.`;
  if (found === "") return "is empty; write something.";
  return `${issue.message.startsWith("is ") ? "" : `is ${show(found)}; `}${uncapitalise(issue.message)}.`;
};

const article = (expected: string): string => {
  const words: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    array: "a list",
    object: "a map of keys and values",
    record: "a map of keys and values",
    boolean: "true or false",
  };
  return words[expected] ?? expected;
};

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined), root);

const show = (value: unknown): string => {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
