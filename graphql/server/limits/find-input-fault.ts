import { Kind, visit } from "graphql";
import type { DocumentNode } from "graphql";
import type { Issue } from "../../builder/errors.ts";

/** Levels that one value may have: objects in lists in objects. */
const deepest = 40;

/** The first value of an operation that no field takes: a text with NUL, a key that names a prototype, a number beyond all, a value too deep. */
export const findInputFault = (document: DocumentNode, variables: Readonly<Record<string, unknown>>): Issue | null =>
  findInDocument(document) ?? findInValue(variables, []);

/** A document is parsed once and kept, so it is read once. */
const known = new WeakMap<DocumentNode, Issue | null>();

const findInDocument = (document: DocumentNode): Issue | null => {
  const found = known.get(document);
  if (found !== undefined) return found;
  const fault = readDocument(document);
  known.set(document, fault);
  return fault;
};

const readDocument = (document: DocumentNode): Issue | null => {
  let fault: Issue | null = null;
  let level = 0;
  const enter = (): void => void ((level += 1) > deepest && (fault ??= tooDeep("document")));
  const leave = (): void => void (level -= 1);
  visit(document, {
    [Kind.STRING]: ({ value }) => void (value.includes("\0") && (fault ??= hasNul("document"))),
    [Kind.OBJECT_FIELD]: ({ name }) => void (name.value === "__proto__" && (fault ??= namesPrototype("document"))),
    [Kind.FLOAT]: ({ value }) => void (Number.isFinite(Number(value)) || (fault ??= isEndless("document"))),
    [Kind.OBJECT]: { enter, leave },
    [Kind.LIST]: { enter, leave },
  });
  return fault;
};

const findInValue = (value: unknown, path: readonly string[]): Issue | null => {
  if (typeof value === "string") return value.includes("\0") ? hasNul(path.join(".")) : null;
  if (typeof value === "number") return Number.isFinite(value) ? null : isEndless(path.join("."));
  if (typeof value !== "object" || value === null) return null;
  if (path.length > deepest) return tooDeep(path.slice(0, 5).join("."));
  for (const [key, part] of Object.entries(value)) {
    if (key === "__proto__") return namesPrototype(path.join("."));
    const fault = key.includes("\0") ? hasNul(path.join(".")) : findInValue(part, [...path, key]);
    if (fault !== null) return fault;
  }
  return null;
};

const hasNul = (path: string): Issue => ({ path, message: "The text contains the character NUL (U+0000), which no text may. Remove it." });
const namesPrototype = (path: string): Issue => ({ path, message: 'The key "__proto__" is not allowed. Rename it.' });
const isEndless = (path: string): Issue => ({ path, message: "The number is too large. Numbers go up to 1.7e308." });
const tooDeep = (path: string): Issue => ({ path, message: `The value has more than ${deepest} levels. Send it with fewer.` });
