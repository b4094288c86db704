import { stemOf, wordsOf } from "freeform-rpg/language";
import { factText, isGone } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Entity, Fact, Ruling, StateDiff, World } from "freeform-rpg/schemas";

/**
 * What the players found out in play and told nobody by the end of the turn. A fact about a person, or that names one, is that person's own, and
 * what was known from the beginning, what is tagged `public`, what a narration showed and what the character has said aloud is open to everyone.
 */
export const knownAlone = (world: World, { entities_update }: StateDiff, { speech }: Pick<Ruling, "speech">): Fact[] => {
  const people = world.entities.filter(({ id, type }) => isCreatureType(type) && !world.player_ids.includes(id));
  const ids = new Set(people.map(({ id }) => id));
  const learnt = new Set([...world.entities, ...entities_update].flatMap(({ attrs }) => attrs?.knows ?? []));
  const names = people.filter((person) => !isGone(person)).flatMap(properNames);
  const said = [speech, ...world.conversation.turns.map(({ player_input }) => quotationsIn(player_input))].map(wordsIn);
  return world.facts.filter(
    (fact) =>
      fact.visibility === "known" &&
      (fact.discovered_turn ?? 0) > 0 &&
      !learnt.has(fact.id) &&
      !ids.has(fact.subject_id) &&
      !fact.tags.some((tag) => tag === "public" || tag === "narrated" || tag.startsWith("told_by:")) &&
      !names.some((name) => factText(fact).includes(name)) &&
      !said.some((words) => isSaid(fact, words)),
  );
};

/** The parts of a name that are proper: "Matthias" and "Reed". */
const properNames = ({ name }: Entity): string[] => name.split(" ").filter((part) => /^\p{Lu}\p{L}{2,}/u.test(part));

const quotationsIn = (message: string): string => [...message.matchAll(/["“]([^"“”]+)["”]/g)].map(([, words]) => words).join(" ");

/** The longer words of a text, without their endings. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 3)
      .map(stemOf),
  );

/** True where words said aloud hold most of what the fact says. */
const isSaid = (fact: Fact, said: ReadonlySet<string>): boolean => {
  const words = [...wordsIn(factText(fact))];
  return words.length > 1 && words.filter((word) => said.has(word)).length * 2 > words.length;
};
