import type { Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isGuarded, untoldBy } from "./knowledge.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { untoldSway } from "./sway.ts";
import { messagesOf } from "../messages.ts";

interface Kept {
  readonly person: Entity;
  /** True for a question that wants a yes or a no. */
  readonly wantsVerdict: boolean;
}

/** How somebody keeps something back: the first time with what would have to change, after that in other words each time. */
export const sayWithheld = (draft: ResolutionDraft, { person, wantsVerdict }: Kept): string => {
  const manner = mannerOf(draft.world, person);
  const { personal, answers } = messagesOf(draft.world);
  if (wantsVerdict) return capitalise(`${sayFresh(draft, person, personal.unsaid[manner])} ${sayFresh(draft, person, answers.signs)}`);
  const wanted = untoldSway(draft.world, person) ? answers.owed : answers.wants[manner];
  const lines = isSaid(draft, person, wanted) ? answers.keeping[manner] : wanted;
  return capitalise(sayFresh(draft, person, lines));
};

/** True where they kept something back in the last turns, and the question goes on about it without naming anything: they do not say that they know nothing. */
export const keepsOn = (draft: ResolutionDraft, person: Entity, question: string): boolean => {
  if (!goingOn.test(question) || !untoldBy(draft, person).some(isGuarded)) return false;
  const { answers, charges, personal } = messagesOf(draft.world);
  const lines = [
    ...answers.owed,
    ...charges.struck,
    ...charges.caught,
    ...[answers.wants, answers.keeping, charges.evidenceTouched, personal.unsaid].flatMap((manners) => Object.values(manners).flat()),
  ];
  const name = shortName(person);
  const said = draft.world.recent_turns.slice(-reach).map(({ final_text }) => final_text);
  return lines.some((line) => said.some((text) => text.includes(name) && partsOf(line).every((part) => text.includes(part))));
};

/** Turns for which it holds. */
const reach = 2;

const goingOn = /\b(?:he|him|his|she|her|it|its|that|this|they|them|their)\b/i;

/** What of a line is the same in every mouth. */
const partsOf = (line: string): string[] => line.split(/\{\w+\}/).filter((part) => part.length > 3);

const isSaid = ({ world }: ResolutionDraft, person: Entity, lines: readonly string[]): boolean =>
  lines.some((line) => world.recent_turns.some(({ final_text }) => final_text.includes(line.replaceAll("{who}", shortName(person)))));
