import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Arguments, Phrase } from "../clauses/arguments.ts";
import { isPersonWord } from "../names/find-described.ts";
import { nounWords } from "../names/noun-words.ts";
import { amountIn } from "./amounts.ts";
import { isBodyPart } from "../names/body-parts.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reference } from "../names/resolve-noun.ts";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";

/** A phrase behind the verb, and what it means. */
export interface Role {
  /** Empty for an object. */
  readonly prep: string;
  readonly ref: Reference;
  /** As typed. */
  readonly text: string;
  /** `the` or `a` and the like in front; empty for none. */
  readonly article: string;
  readonly kind: RoleKind;
}

/** `body` is a part of somebody, `self` the actor, `unknown` what nothing answers to. */
export type RoleKind = "person" | "thing" | "place" | "feature" | "body" | "self" | "here" | "unknown";

/** Resolves the phrases behind a verb, each with those before it as what was mentioned last. */
export const readRoles = ({ phrases }: Arguments, action: Action, reading: Reading): Role[] => {
  const roles: Role[] = [];
  for (const { prep, tokens } of joinDescriptions(phrases)) {
    const earlier = /^(?:with|using)$/.test(prep)
      ? reading.earlier
      : [...reading.earlier, ...roles.flatMap(({ ref }) => namedOf(ref) ?? [])];
    const text = tokens.map(({ text, owner }) => `${text}${owner ? "'s" : ""}`).join(" ");
    const found = resolveNoun(tokens, { ...reading, earlier }, likesFor(prep, action));
    // A sum of money is not the purse that it comes from.
    const ref = amountIn(text) > 0 && !tokens.some(({ word }) => word === "worth") ? { ...found, named: null } : found;
    const article = tokens[0]?.pos === "DET" || tokens[0]?.pos === "PRON" ? tokens[0].word : "";
    roles.push({ prep, ref, text, article, kind: kindOf(ref) });
  }
  return roles;
};

/** "The big lady with the crochet": what is said of a person belongs to it. */
const joinDescriptions = (phrases: Arguments["phrases"]): Phrase[] => {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    const described =
      before !== undefined && isPersonWord(nounWords(before.tokens).head) && /^(?:with|in|by|at|near|behind|on|of)$/.test(phrase.prep);
    const own = /^(?:my|me)$/.test(phrase.tokens[0]?.word ?? "");
    if (described && !own && before !== undefined) joined[joined.length - 1] = { ...before, tokens: [...before.tokens, ...phrase.tokens] };
    else joined.push(phrase);
  }
  return joined;
};

const likesFor = (prep: string, action: Action): Action["likely_targets"] =>
  /^(?:with|using)$/.test(prep) && !action.target_after.includes("with") ? { thing: 6 } : action.likely_targets;

const kindOf = (ref: Reference): RoleKind => {
  if (ref.named === "self") return "self";
  if (ref.named === "here") return "here";
  if (ref.named === null) return isBodyPart(ref.words.head) ? "body" : "unknown";
  return ref.named.kind === "person" && isBodyPart(ref.words.head) ? "body" : ref.named.kind;
};

/** What a reference names, the actor and the scene apart. */
export const namedOf = ({ named }: Reference): Named | undefined => (named === null || typeof named === "string" ? undefined : named);
