import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading } from "../reading.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import { tagText } from "../text/tag-text.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

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
