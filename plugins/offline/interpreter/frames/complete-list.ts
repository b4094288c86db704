import { namePattern } from "freeform-rpg/plugins/turn/scene/lib";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "The wafer and the wheel together": with the second thing of a list that no role has. */
export const completeList = (roles: readonly Role[], text: string, reading: Reading): readonly Role[] => {
  const last = roles.findLast(({ kind, prep }) => kind === "thing" && prep === "");
  if (last === undefined || last.text === "") return roles;
  const next = new RegExp(
    String.raw`${namePattern(last.ref.called)},? and (?<next>(?:the|my|that|this) [\p{L}'’-]+(?: [\p{L}'’-]+)?)`,
    "iu",
  ).exec(text)?.groups?.["next"];
  if (next === undefined) return roles;
  const words = next.split(" ");
  for (const phrase of [next, words.slice(0, 2).join(" ")]) {
    const ref = resolveNoun(tagText(phrase), reading, { thing: 6 });
    const named = namedOf(ref);
    if (named?.kind !== "thing" || ref.several.length > 1) continue;
    const isKnown = roles.some((role) => namedOf(role.ref) === named);
    return isKnown ? roles : [...roles, { ...last, ref, text: phrase, article: words[0] ?? "" }];
  }
  return roles;
};
