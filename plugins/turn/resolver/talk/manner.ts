import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey, fillWording, withArticle } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import { trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { aliasesOf, isCreature, isHostile, readPhrase, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import type { Manner } from "../messages/manner-lines.ts";

const friendly = /\b(?:warm|friendly|kind|generous|helpful|cheerful|obliging|courteous|eager|gentle|delighted|loyal)\b/i;
const distant = /\b(?:hostile|cold|suspicious|contempt\w*|cruel|wary|mercenary|incorruptible|resentful|spiteful|hard)\b/i;

/** What somebody's disposition adds to how they take what is asked of them: 1, 0 or -1. */
export const temperOf = ({ attrs }: Entity): number => {
  const disposition = attrs.disposition ?? "";
  return Number(friendly.test(disposition)) - Number(distant.test(disposition));
};

/** How somebody speaks to the actor, by trust and temper. */
export const mannerOf = (world: World, person: Entity): Manner => {
  const feeling = trustIn(world, person.id) * 2 + temperOf(person);
  if (isHostile(world, person) || feeling < 0) return "cold";
  return feeling >= 2 ? "warm" : "plain";
};

/** What somebody is called where they were named before: an alias that the name begins with or is made of, else the whole name. */
export const shortName = (person: Entity): string => {
  const words = person.name.split(" ");
  const proper = aliasesOf(person).filter((alias) => /^\p{Lu}/u.test(alias) && alias !== person.name);
  const called =
    proper.find((alias) => person.name.startsWith(`${alias} `)) ??
    proper.find((alias) => alias.split(" ").every((word) => words.includes(word)));
  return called ?? spokenName(person);
};

/** What people call somebody or something in talk: of a thing the head of its name, where that is one of its names: `the register` of relics. */
export const calledInTalk = (entity: Entity): string => {
  if (isCreature(entity)) return shortName(entity);
  const { head } = readPhrase(entity.name);
  return aliasesOf(entity).some((alias) => bareNameKey(alias) === head) ? withArticle(head) : spokenName(entity);
};

/**
 * A line in the person's name that nobody has said lately: the next in turn of those that no remembered turn has and that were not said in this
 * one; where all were said, the one that was said longest ago. Who said it does not matter.
 */
export const sayFresh = (draft: ResolutionDraft, person: Entity, lines: Wordings): string => {
  const name = shortName(person);
  const [line = ""] = lines
    .map((_, at) => lines[(draft.turnNo + at) % lines.length] ?? "")
    .map((one) => ({ one, age: ageOf(draft, one) }))
    .toSorted((a, b) => b.age - a.age)
    .map(({ one }) => one);
  return fillWording(line, { who: name });
};

/** The wording of this turn, with a name for `{who}`: the next turn has the next. */
export const sayInTurn = ({ turnNo }: ResolutionDraft, lines: Wordings, name: string): string =>
  fillWording(lines[turnNo % lines.length] ?? "", { who: name });

/** How many turns ago a line was said by anybody: 0 in this turn, more than are remembered for never. */
const ageOf = ({ events, world }: ResolutionDraft, line: string): number => {
  const words = wordsIn(line);
  if (events.some(({ details }) => typeof details["text"] === "string" && details["text"].includes(words))) return 0;
  const at = world.recent_turns.toReversed().findIndex(({ final_text }) => final_text.includes(words));
  return at < 0 ? world.recent_turns.length + 1 : at + 1;
};

/** What of a line is the same in every mouth. */
const wordsIn = (line: string): string =>
  line
    .split(/\{[Ww]ho\}/)
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? line;
