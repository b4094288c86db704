import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import type { MannerLines } from "./manner.ts";

/** What people answer to a question of manners, for which no one has to know anything; `null` for any other words. */
export const answerCourtesy = (draft: ResolutionDraft, said: string, person: Entity): string | null => {
  if (naming.test(said)) return `"${person.name}," says ${shortName(person)}.`;
  const lines = questions.find(([words]) => words.test(said))?.[1];
  return lines === undefined ? null : sayFresh(draft, person, lines[mannerOf(draft.world, person)]);
};

const naming =
  /\bwhat(?:'s| is| was) your name\b|\bwho are you\b(?!\s+\w)|\band yours\?|\bwhat(?:'s| is) yours\?|\bwhat (?:do|shall|should) (?:they|people|i|we) call you\b|(?:^\W*|\bask (?:\S+ ){0,2})(?:for )?(?:your|his|her|their) names?\W*$|^\W*who (?:he|she|they) (?:is|are)\W*$/i;

const questions: readonly (readonly [words: RegExp, lines: MannerLines])[] = [
  [
    /\bhow are you\b|\bhow do you do\b|\bhow(?:'s| is| has) (?:the|your) (?:day|night|evening|morning)\b|\b(?:rough|long|hard|busy|quiet|slow|bad|good|late) (?:day|night|evening|morning|shift)\?|\bhow(?:'s| is) (?:it going|life|business|trade)\b/i,
    {
      warm: ['"All the better for being asked," says {who}.', '"Well enough, now," says {who}.'],
      plain: ['"One gets by," says {who}.', '"No worse than yesterday," says {who}.'],
      cold: ['"As you see," says {who}.', '"Busy," says {who}.'],
    },
  ],
  [
    /\b(?:can|could|may|might|shall) (?:i|we) (?:help|assist)\b|\blet (?:me|us) help\b|\bneed (?:any |a )?(?:help|hand)\b/i,
    {
      warm: ['"Bless you, I have it in hand," says {who}.', '"It is enough that you ask," says {who}.'],
      plain: ['"I have it in hand," says {who}. "Thank you."', '"Another time," says {who}.'],
      cold: ['"I manage," says {who}.', '"Not from you," says {who}.'],
    },
  ],
  [
    /\b(?:can|could|may|shall|let) (?:i|we|me|us) (?:get|bring|fetch|pour|buy|offer) you\b/i,
    { warm: ['"I would not say no," says {who}.'], plain: ["{Who} would not say no."], cold: ['"No," says {who}.'] },
  ],
  [
    /\bdo you mind\b|\bmay i (?:sit|join|come)\b|\bis (?:this|that) (?:seat|chair|place) (?:taken|free)\b/i,
    {
      warm: ['"Please do," says {who}.', '"I was hoping you would," says {who}.'],
      plain: ['"I do not mind," says {who}.', '"Please yourself," says {who}.'],
      cold: ['"If you must," says {who}.', "{Who} shrugs."],
    },
  ],
];
