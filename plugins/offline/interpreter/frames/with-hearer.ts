import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading } from "../reading.ts";
import { resolveThing } from "../names/pronouns.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import { tagText } from "../text/tag-text.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "Read it aloud to her", "read the first page to Hester": what is read is the thing, and she hears it. */
export const withRead = ({ text, verb }: ReadFrame, roles: readonly Role[], reading: Reading): readonly Role[] => {
  const hearer = roles.find(({ kind, ref }) => kind === "person" && !ref.part);
  if (hearer === undefined || !verb.some(({ token }) => token.lemma === "read") || !/\b(?:aloud|out|out loud|to)\b/i.test(text))
    return roles;
  const others = roles.filter((role) => role !== hearer);
  const heard = { ...hearer, role: "object", prep: "to" };
  const read = others.find(({ prep }) => prep === "");
  if (read !== undefined && read.kind !== "unknown") return [{ ...read, role: "target" }, ...others.filter((role) => role !== read), heard];
  const thing = read === undefined || pages.test(read.text) ? resolveThing(reading) : undefined;
  if (thing?.kind !== "thing") return [...others.map((role) => (role === read ? { ...role, role: "target" } : role)), heard];
  const ref = { ...hearer.ref, ...read?.ref, named: thing, part: false, pointed: true };
  return [{ role: "target", prep: "", ref, text: read?.text ?? "it", article: "", kind: "thing" }, heard];
};

/** What is read of a book or letter, and only points to it. */
const pages = /^(?:it|this|that|them)$|\b(?:pages?|lines?|entry|entries|passage|paragraph|beginning|end|rest|part|words?|bit)$/i;

/** "Read the last page out to Hester": to whom it is read, where no role has it. */
export const withHearer = ({ text, verb }: ReadFrame, roles: readonly Role[], reading: Reading): readonly Role[] => {
  const [, called = ""] =
    /\b(?:out|aloud|out loud) to ((?:the |old |father |mother |brother |sister |mr |mrs |dr )*[\p{L}-]+)/iu.exec(text) ?? [];
  const isRead = verb.some(({ token }) => token.lemma === "read") && roles.every(({ kind }) => kind !== "person");
  if (!isRead || called === "") return roles;
  const ref = resolveNoun(tagText(called), reading, { person: 6 });
  const hearer = namedOf(ref);
  if (hearer?.kind !== "person" || !hearer.present) return roles;
  return [...roles, { role: "object", prep: "to", ref, text: called, article: "", kind: "person" }];
};
