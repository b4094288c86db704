import type { Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import type { MannerLines } from "./manner.ts";
import { unsaid } from "./personal-lines.ts";
import { untoldSway } from "./sway.ts";

interface Kept {
  readonly person: Entity;
  /** True for a question that wants a yes or a no. */
  readonly wantsVerdict: boolean;
}

/** How somebody keeps something back: the first time with what would have to change, after that in other words each time. */
export const sayWithheld = (draft: ResolutionDraft, { person, wantsVerdict }: Kept): string => {
  const manner = mannerOf(draft.world, person);
  if (wantsVerdict) return capitalise(`${sayFresh(draft, person, unsaid[manner])} ${sayFresh(draft, person, signs)}`);
  const wanted = untoldSway(draft.world, person) ? owed : wants[manner];
  const lines = isSaid(draft, person, wanted) ? keeping[manner] : wanted;
  return capitalise(sayFresh(draft, person, lines));
};

const isSaid = ({ world }: ResolutionDraft, person: Entity, lines: readonly string[]): boolean =>
  lines.some((line) => world.recent_turns.some(({ final_text }) => final_text.includes(line.replaceAll("{who}", shortName(person)))));

/** What shows that there is more behind a refusal. */
const signs = ["It is not said lightly.", "{Who} looks away first.", "The answer was ready before the question was out."];

/** What somebody says whom something that the players know would win over. */
const owed = ['"There is something that you have not told me," says {who}. "Begin with that."'];

/** What would have to change. */
const wants: MannerLines = {
  warm: ['"Let me see first what your word is worth," says {who}. "Then ask me again."'],
  plain: ['"I do not know you," says {who}. "Not well enough for that."'],
  cold: ['"And why should I tell that to you, of all people?" says {who}.'],
};

const keeping: MannerLines = {
  warm: [
    '"Ask me for anything else," says {who}.',
    "{Who} would like to answer, you can see that much, and does not.",
    '"Not yet," says {who}. "I am sorry."',
  ],
  plain: [
    "{Who} begins, thinks better of it, and stops.",
    '"Not that," says {who}. "Not yet."',
    "{Who} hears the question, and answers another.",
    '"That is not mine to hand about," says {who}.',
  ],
  cold: [
    '"You may ask," says {who}.',
    "{Who} lets you wait for an answer, and lets you go on waiting.",
    '"No," says {who}. "Ask the walls."',
  ],
};
