import type { Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
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

const isSaid = ({ world }: ResolutionDraft, person: Entity, lines: readonly string[]): boolean =>
  lines.some((line) => world.recent_turns.some(({ final_text }) => final_text.includes(line.replaceAll("{who}", shortName(person)))));
