import type { Entity, Fact } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { conceptOf } from "./concepts.ts";
import { isKnownTo } from "./knowledge.ts";
import { sayFresh } from "./manner.ts";
import { tellsOf } from "./matter.ts";
import type { Topic } from "./topic.ts";
import type { Whether } from "./whether.ts";
import { messagesOf } from "../messages.ts";

/** How somebody answers a question that wants a yes or a no, before they say what they know. */
export type Verdict = "yes" | "no" | "partly";

/** What a fact says to the question: yes or no where it has all that is asked, else only a part of the answer. */
export const verdictOf = (fact: Fact, { stems, entities }: Topic, { isNegative }: Whether): Verdict => {
  const text = factText(fact);
  const words = wordsOf(text).map(stemOf);
  const said = new Set([...words, ...words.flatMap((stem) => conceptOf(stem) ?? [])]);
  const isShared = stems.every((stem) => said.has(stem) || said.has(conceptOf(stem) ?? stem));
  // Words of one family alone say too little, and so does what names another than the question does.
  const isWhole = isShared && (stems.length === 0 || stems.some((stem) => words.includes(stem)));
  const named = entities.filter((entity) => tellsOf(fact, entity)).length;
  // One word in common is no answer, unless the fact is of whom or what the question names.
  if (!isWhole || named < entities.length || stems.length + named < 2) return "partly";
  return negation.test(text) === isNegative ? "yes" : "no";
};

const negation = /\b(?:not|never|no|nobody|none|nothing|without|neither|nor|cannot)\b|n't\b/i;

/** "Did you know Jin?": yes of whom somebody knows anything, or has dealings with; `null` for any other question. */
export const acquaintance = (draft: ResolutionDraft, person: Entity, { clause, isYou }: Whether, { entities }: Topic): Verdict | null => {
  const [other] = entities.filter(({ id }) => id !== person.id);
  if (!isYou || !knowing.test(clause) || other === undefined) return null;
  const { relationships, facts } = draft.world;
  const isTied = relationships.some(({ a_id, b_id }) => [a_id, b_id].includes(person.id) && [a_id, b_id].includes(other.id));
  const isHeardOf = facts.some((fact) => isKnownTo(draft, fact, person) && tellsOf(fact, other));
  return isTied || isHeardOf ? "yes" : null;
};

const knowing =
  /\byou (?:\w+ )?(?:know|knew|known|meet|met|remember|recogni[sz]e|talk(?:ed)? (?:to|with)|sp(?:eak|oke|oken) (?:to|with)|heard? of)\b(?! (?:who|whom|whose|what|where|when|why|how|whether|which|if|that|anything|something)\b)/i;

/** The words with which somebody says so. */
export const sayVerdict = (draft: ResolutionDraft, person: Entity, verdict: Verdict): string =>
  sayFresh(draft, person, messagesOf(draft.world).answers.verdicts[verdict]);
