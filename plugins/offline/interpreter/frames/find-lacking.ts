import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Reading } from "../reading.ts";
import { singularOf } from "freeform-rpg/language";
import { isUnknownWord } from "../text/tag-text.ts";
import { findMiss, isCommon } from "./find-miss.ts";
import type { FramedClause, Miss } from "./framed-clause.ts";
import type { Role } from "./shape.ts";
import { isSociable } from "./verb-kinds.ts";

/** Someone named whom nothing in the packet answers to: "Mira", "the guard". `undefined` when nobody is. */
export const findStranger = (clause: FramedClause): Miss | undefined => {
  const { action, parts } = clause;
  const handing = hasTrait(action, "handing");
  if (!isSociable(action) && !handing) return undefined;
  const object = handing && parts.target !== undefined ? parts.target : clause.roles.find(({ prep }) => /^(?:|to|with|at|on)$/.test(prep));
  if (object?.kind !== "unknown" || parts.target?.kind === "person") return undefined;
  if (!isNamed(object) && (!isRole(object, clause) || (handing && object.prep === ""))) return undefined;
  const called = object.ref.called.toLowerCase();
  return object.ref.words.words.length === 0 ? undefined : { called, perceived: object.article === "the" ? [called] : [] };
};

/** "Mira", "lupe": a word that the language does not know, and no article before it, is a name. */
const isNamed = ({ text, article, ref }: Role): boolean =>
  /^\p{Lu}/u.test(text) ||
  /^\p{Lu}/u.test(ref.called) ||
  (article === "" && ref.words.words.length === 1 && [ref.words.head, singularOf(ref.words.head)].every(isUnknownWord));

/** "The guard", where a person must stand. */
const isRole = ({ article, prep, ref }: Role, { action, content }: FramedClause): boolean =>
  article === "the" && !isCommon(ref.words.words) && (hasTrait(action, "direct") || content.tokens.length > 0 || prep !== "");

/** "I hand Wynn the journal", "I pull a pistol on him": nothing is done with what one does not have. */
export const findLacking = ({ action, phrase, parts, roles }: FramedClause, reading: Reading): Miss | undefined => {
  const owner = missingOwner(action, roles);
  if (owner !== undefined) return { called: owner, perceived: [owner] };
  const whole = missingWhole(action, roles);
  if (whole !== undefined) return { called: whole, perceived: [whole] };
  const miss = findMiss(action, phrase, handedOver(action.traits, parts.items[0]) ?? drawn(phrase, roles), reading);
  return miss.called === "" ? undefined : miss;
};

/** "Jin's back and hands", where there is no Jin: what is missing is Jin. */
const missingOwner = (action: Action, roles: readonly Role[]): string | undefined => {
  const part = roles.find(({ kind, ref }) => kind === "body" && ref.named === null && ref.words.owners.length > 0);
  return part === undefined || hasTrait(action, "moving", "idle") ? undefined : part.ref.words.owners.join(" ").replace(/['’]s?$/, "");
};

/** "The last entry in the journal", where there is no journal: what is missing is the journal. */
const missingWhole = (action: Action, roles: readonly Role[]): string | undefined => {
  if (!hasTrait(action, "searching") || roles.some(({ kind }) => kind !== "unknown")) return undefined;
  const whole = roles.find(
    ({ role, prep, article }) =>
      /^(?:place|source)$/.test(role) && /^(?:in|inside|from|of)$/.test(prep) && /^(?:the|his|her|their)$/.test(article),
  );
  return whole === undefined || isCommon(whole.ref.words.words) ? undefined : whole.ref.called.toLowerCase();
};

const handedOver = (traits: readonly string[], item: Role | undefined): Role | undefined =>
  traits.includes("handing") && traits.includes("giving") && item?.kind === "unknown" && /^(?:the|my|that|this)$/.test(item.article)
    ? item
    : undefined;

const drawn = (phrase: string, roles: readonly Role[]): Role | undefined =>
  /^(?:draw|pull|pull_out|aim|point|brandish|level)$/.test(phrase)
    ? roles.find(({ prep, kind }) => prep === "" && kind === "unknown")
    : undefined;
