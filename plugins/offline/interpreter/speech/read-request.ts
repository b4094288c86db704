import type { EffectDraft } from "freeform-rpg/schemas";
import { matchVerb } from "../lexicon.ts";
import { findMentions } from "../names/find-mentions.ts";
import { resolveThing } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { withoutName } from "./hail.ts";
import { learnFrom } from "./learn-from.ts";
import { readLeading } from "./read-leading.ts";
import { inThirdPerson } from "./third-person.ts";
import { tagText } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/**
 * Reads what `who` is asked to do: "open the safe for me" is a promise, "give me the key" a handover, "come with me" a companion,
 * "take me to the pier" a way that is gone together, and an answer nothing. `text` begins with the verb. `allowed` is true when the asker wants to do it: "let me carry it".
 */
export const readRequest = (text: string, who: string, reading: Reading, allowed = false): EffectDraft[] => {
  const words = text.toLowerCase();
  const what = withoutName(text.replace(/[?.!,\s]+$/, ""), reading);
  const wanted = inThirdPerson(what, who, reading.packet);
  const agree: EffectDraft = { kind: "agree", who, to: infinitive(`${allowed ? "to let you" : "to"} ${wanted}`).slice(0, 300) };
  const tokens = tagText(what);
  const phrase = phraseIn(tokens, reading);
  const company = (allowed ? null : readLeading(what, who, reading)) ?? companyIn(phrase, words, who, allowed);
  if (company !== null) return company;
  const thing = thingIn(tokens, reading);
  const isCarried = reading.book.some(({ id, carried }) => id === thing && carried);
  if (isShown(words, allowed, isCarried)) return [...learnFrom(thing, who, reading)];
  // What the speaker carries is in nobody else's hands.
  const item = isCarried ? undefined : handedOver(phrase, words, thing, allowed);
  if (item !== undefined) return handOver(phrase, agree, { item, from: who, to: reading.packet.actor_id });
  return !/^(?:not|never|do not)\b/.test(words) && !allowed && isAnswer(phrase) ? [] : [agree];
};

/** "Come with me", "wait here": who is asked joins the party or leaves it. */
const companyIn = (phrase: string, words: string, who: string, allowed: boolean): EffectDraft[] | null => {
  if (joining.test(phrase) && /\b(?:with (?:me|us)|along|(?:follow|join|accompany) (?:me|us))\b/.test(words))
    return [{ kind: "join", who }];
  const stays = !allowed && staying.test(phrase) && /\b(?:here|there|behind|put|where)\b|^(?:stay|wait|remain)$/.test(words);
  return stays ? [{ kind: "leave_party", who }] : null;
};

/** The first words that the catalogue lists, else the first word. */
const phraseIn = (tokens: readonly Token[], { lexicon }: Reading): string =>
  tokens.flatMap((_, at) => matchVerb(tokens, at, lexicon)?.phrase ?? [])[0] ?? tokens[0]?.lemma ?? "";

/** The thing that the words name, or that "it" means. */
const thingIn = (tokens: readonly Token[], reading: Reading): string | undefined => {
  const named = findMentions(tokens, reading).find(({ kind }) => kind === "thing");
  const it = tokens.some(({ word }) => word === "it" || word === "this") ? resolveThing(reading) : undefined;
  return named?.id ?? (it?.kind === "thing" ? it.id : undefined);
};

/** "Take a look at this letter": it is in the hands of whoever asks, and shown. */
const isShown = (words: string, allowed: boolean, isCarried: boolean): boolean => isCarried && !allowed && viewing.test(words);

const viewing = /^(?:please )?(?:look|read|see|examine|inspect|study|(?:take|have) an?(?:other)? (?:\w+ )?(?:look|glance|read))\b/;
const joining = /^(?:come|follow|join|accompany|tag|walk|go|leave|ride|sail)/;
const staying = /^(?:stay|wait|remain)/;

/** A loan is a promise as well. */
const handOver = (phrase: string, agree: EffectDraft, { item, from, to }: { item: string; from: string; to: string }): EffectDraft[] => {
  const transfer = { kind: "transfer", item, from, to, quantity: 1 };
  return /^(?:give|hand|pass|return|hand_over)/.test(phrase) ? [transfer] : [agree, transfer];
};

const isAnswer = (phrase: string): boolean =>
  /^(?:tell|say|explain|describe|answer|speak|talk|confess|remind|admit|elaborate|show)/.test(phrase);

/** The thing that changes hands, if the request is for one. */
const handedOver = (phrase: string, words: string, thing: string | undefined, allowed: boolean): string | undefined => {
  const giving =
    /^(?:give|hand|lend|pass|return|slide|throw|toss|loan|spare|bring|sell|hand_over|give_back|slide_over)/.test(phrase) &&
    /\b(?:me|us|over|back)\b/.test(words);
  if (aiding.test(words)) return undefined;
  const having = allowed && /^(?:take|have|borrow|carry|keep|hold|get|see_)/.test(phrase);
  if (!giving && !having) return undefined;
  return thing;
};

/** "Give me a leg up": nothing that changes hands. */
const aiding = /\b(?:give|lend) (?:me|us) (?:a|an|your) (?:\w+ )?(?:leg|hand|lift|boost|push|minute|moment|chance|ride|break)\b/;

/** "Do not answer for her" is asked: "not to answer for her". */
const infinitive = (text: string): string => text.replace(/^to (?:do not|don't|never) /, "not to ");
