import type { AllowedAction, EffectDraft, Entity } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCreature, namesOf } from "freeform-rpg/plugins/turn/scene/lib";

const verb = String.raw`(?:tell|say|speak|reveal|explain|describe|admit|confess|name|share|disclose|answer|give)`;
const opening = String.raw`^(?:(?:please|just|now|to|up)\s+)*`;
const thing = String.raw`(?:names?|truth|secrets?|reasons?|story|whereabouts|identity|meaning|password|combination|answers?|rest)`;
/** Words of one thing that is told: a second article begins another thing, and who comes before it is told it. */
const attribute = String.raw`(?:(?!(?:the|a|an|his|her|its|their|my|our|your|to)\b)[\p{L}'’-]+\s+){0,4}?`;

/** "Tell me the name", "answer us". */
const toParty = new RegExp(
  String.raw`${opening}(?:(?!give)${verb}(?:\s+\S+)?\s+to|(?!give|answer|say|speak|name)${verb}|answer)\s+(?:me|us|you)\b(?<what>.*)$`,
  "iu",
);
/** "Say who did it", "reveal everything about the saint". */
const clause = new RegExp(
  String.raw`${opening}(?!give|answer)${verb}\s+(?<what>(?:about|of|what|who|whom|whose|where|why|how|whether|which|everything|all|more)\b.*)$`,
  "iu",
);
/** "Tell the saint's name", "give us the truth". */
const noun = new RegExp(
  String.raw`${opening}${verb}\s+(?:(?:me|us|you)\s+)?(?<what>(?:the|his|her|its|their|your)\s+${attribute}${thing}\b.*|${attribute}[\p{L}-]+['’]s?\s+${thing}\b.*)$`,
  "iu",
);
const named = new RegExp(String.raw`${opening}(?:name|explain|describe)\s+(?<what>(?:the|him|her|them|it|any)\b.*)$`, "iu");
const question = new RegExp(
  String.raw`${opening}answer(?:\s+(?:the|this|that|my|our)\s+questions?)?(?:\s+(?:truthfully|honestly|truly))?(?<what>)$`,
  "iu",
);

/** "Where she went", alone: what is to be told. */
const bareQuestion = /^(?:to )?(?:who|whom|whose|what|where|why|how|which|whether)\b(?! to\b)/iu;

const later =
  /\b(?:later|tomorrow|until)\b|\b(?:as soon as|once|when(?:ever)?)\s+(?:he|she|it|they|any(?:one|body)|some(?:one|body)|the(?:\s+\S+){1,2}|\p{Lu}\S+)\s+(?:comes?|returns?|arrives?|leaves?|goes|wakes?|shows?|turns?|moves?|calls?)\b/iu;
/** A name that is given to others is another action. */
const elsewhere =
  /\b(?:to|before|at|in front of)\s+(?:the|everyone|everybody|all|them|him|her|\p{Lu}\S*)(?:\s|$)|\b(?:aloud|after|times)\b/u;

/**
 * What somebody is asked to tell here and now to the one who asks, in the words that were said; empty where they are only to answer. `null`
 * for any other action: what is to be told later, to others, or to no one.
 */
export const disclosureIn = (said: string, person: Entity): string | null => {
  const names = [...new Set(namesOf(person).flatMap(wordsOf))].filter((word) => word.length > 2 && word !== "the");
  const bare = said
    .replaceAll(/[^\p{L}\p{N}'’ -]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !names.includes(word.toLowerCase()))
    .join(" ");
  if (later.test(bare)) return null;
  if (bareQuestion.test(bare)) return bare.replace(/^to /i, "").trim();
  const open = (toParty.exec(bare) ?? clause.exec(bare) ?? question.exec(bare))?.groups?.["what"];
  if (open !== undefined) return open.trim();
  const what = (noun.exec(bare) ?? named.exec(bare))?.groups?.["what"];
  return what === undefined || elsewhere.test(what) ? null : what.trim();
};

/** Words to somebody, and whether they want something told. */
export interface Put {
  readonly action: AllowedAction;
  readonly wantsTold: boolean;
}

/** Whoever is asked to agree to tell something is asked a question: what they agree to is the answer, and it is given at once. */
export const asQuestion = (draft: ResolutionDraft, action: AllowedAction): Put => {
  const told = action.effects.flatMap((effect) => disclosureOf(draft, effect) ?? []);
  if (told.length === 0) return { action, wantsTold: false };
  const effects = action.effects.filter((effect) => disclosureOf(draft, effect) === null);
  const asks = draft.actions.is(action.action, "asking", "pressing");
  const topic = action.topic === "" ? told.join(" ") : action.topic;
  return { action: { ...action, action: asks ? action.action : "ask", topic, effects }, wantsTold: true };
};

const disclosureOf = ({ world }: ResolutionDraft, { kind, ...effect }: EffectDraft): string | null => {
  const person = kind === "agree" ? entityById(world, String(effect["who"])) : undefined;
  if (person === undefined || !isCreature(person) || world.player_ids.includes(person.id)) return null;
  return disclosureIn(String(effect["to"]), person);
};
