import type { Entity, World } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { aliasesOf, isHostile, spokenName } from "freeform-rpg/plugins/turn/scene/lib";

/** How somebody speaks to the actor. */
export type Manner = "warm" | "plain" | "cold";

/** Lines for each manner. `{Who}` and `{who}` stand for the speaker's short name. */
export type MannerLines = Readonly<Record<Manner, readonly string[]>>;

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

/** A line in the person's name that no remembered turn has said; the next in turn where all were said. */
export const sayFresh = ({ world, turnNo }: ResolutionDraft, person: Entity, lines: readonly string[]): string => {
  const name = shortName(person);
  const filled = lines.map((_, at) =>
    (lines[(turnNo + at) % lines.length] ?? "").replaceAll("{who}", name).replaceAll("{Who}", capitalise(name)),
  );
  return filled.find((line) => !world.recent_turns.some(({ final_text }) => final_text.includes(line))) ?? filled[0] ?? "";
};
