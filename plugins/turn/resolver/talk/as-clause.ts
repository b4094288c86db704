import type { EffectDraft, Entity, World } from "freeform-rpg/schemas";
import { isThirdPerson, uncapitalise } from "freeform-rpg/language";
import { entityById, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";

const turned: Readonly<Record<string, string>> = {
  me: "you",
  my: "your",
  mine: "yours",
  us: "you",
  our: "your",
  i: "you",
  myself: "yourself",
};

/** A goal as the content of a promise: an infinitive without `to`, or a clause with `that`. The player's "me" becomes "you". */
export const asClause = (goal: string, person: Entity): string => {
  const plain = goal.trim().replace(/[.!?]+$/, "");
  const told = plain.replaceAll(/\b(?:me|my|mine|us|our|I|myself)\b/gi, (word) => turned[word.toLowerCase()] ?? word);
  if (told === "" || /^to\s/i.test(told)) return told.replace(/^to\s+/i, "");
  const [first = "", second] = told.split(/\s+/);
  if (second !== undefined && /^\p{Ll}/u.test(first) && !isThirdPerson(first)) return told;
  return `that ${withPronoun(told, person)}`;
};

const withPronoun = (text: string, person: Entity): string => {
  const name = namesOf(person)
    .toSorted((a, b) => b.length - a.length)
    .find((one) => text.toLowerCase().startsWith(`${one} `));
  const who = /\b(he|she)\b/.exec(String(person.attrs["pronouns"] ?? ""))?.[1];
  if (name !== undefined && who !== undefined) return `${who}${text.slice(name.length)}`;
  return /^(?:The|A|An|No|Everyone|You|Your|It|They|He|She)\b/.test(text) ? uncapitalise(text) : text;
};

/** What an effect asks of someone, as an infinitive without `to`. */
export const effectClause = (world: World, effect: EffectDraft): string => {
  const name = (field: string): string => {
    const ref = String(effect[field] ?? "").replace("feature:", "");
    const entity = entityById(world, ref);
    return entity === undefined ? spokenName({ name: ref }) : spokenName(entity);
  };
  const { clauses } = messagesOf(world).requests;
  switch (effect.kind) {
    case "set_state":
      return clauses.setState(name("target"), String(effect["state"]));
    case "transfer":
      return clauses.transfer(name("item"));
    case "place":
      return clauses.place(name("item"));
    case "create":
      return clauses.create(name("name"));
    case "move":
      return clauses.move(name("to"));
    default:
      return clauses.other();
  }
};
