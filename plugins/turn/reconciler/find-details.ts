import type { NarratorOutput } from "freeform-rpg/schemas";
import { sentencesOf, singularOf } from "freeform-rpg/language";

/** What a text brings up by the way. */
export type Details = Pick<NarratorOutput, "introduced_items" | "introduced_npcs">;

const people =
  "man|woman|boy|girl|child|guard|sailor|docker|clerk|porter|beggar|vendor|waiter|waitress|barkeep|courier|stranger|figure|passer-by|customer|drunk|watchman|soldier|agent|coat|servant|priest|nun|monk|fisherman|fishwife|carter|driver|labourer|worker";
const quality = "(?:[a-z]+(?:-[a-z]+)? ){0,2}";
const resting = "lies|hangs|stands|leans|rests|is left|has been left|sits";
const acting = "waits|watches|stands|sits|leans|argues|whispers|laughs|hums|sweeps|passes|looks up|wipes|counts|mutters|sings";

/** "A chipped cup stands by the well", "There is a broom in the corner". */
const thing = new RegExp(String.raw`^(?:\S+ \S+ ?\S*, )?an? (${quality}[a-z]+(?:-[a-z]+)?) (?:${resting})\b`, "i");
const there = new RegExp(String.raw`^there is an? (${quality}[a-z]+(?:-[a-z]+)?)(?: (?:in|on|by|at|under|beside|near) .*)?[.!]?$`, "i");
/** "A boy in a torn coat watches you", "Two green coats wait by the door". */
const person = new RegExp(
  String.raw`^(?:\S+ \S+ ?\S*, )?an? (${quality}(?:${people})(?: (?:in|with) an? [a-z -]{3,30}?)?) (?:${acting})\b`,
  "i",
);
const group = new RegExp(
  String.raw`^(?:two|three|four|several) (${quality}(?:${people})s) (?:${acting.replaceAll(/e?s(?=\||$)/g, "")}|wait|watch|argue|whisper|come)\b`,
  "i",
);

/** Reads the small things and bystanders off a text that its narrator did not list: sentences that begin with them and nothing else. At most two. */
export const findDetails = (text: string): Details => {
  const found: Details = { introduced_items: [], introduced_npcs: [] };
  for (const sentence of sentencesOf(text.replaceAll(/["“][^"”]*["”]/g, ""))) {
    if (found.introduced_items.length + found.introduced_npcs.length === 2) break;
    const someone = person.exec(sentence)?.[1] ?? group.exec(sentence)?.[1];
    const something = someone === undefined ? (thing.exec(sentence)?.[1] ?? there.exec(sentence)?.[1]) : undefined;
    if (someone !== undefined) found.introduced_npcs.push({ id: "", name: someone, description: sentence, type: "character", tags: [] });
    else if (something !== undefined && !isNobody(something))
      found.introduced_items.push({ id: "", name: something, description: sentence, location: "" });
  }
  return found;
};

/** True for a word or phrase whose noun is a person's, such as "two guards" or "boy with a basket". */
export const isPersonNoun = (name: string): boolean => {
  const [phrase = ""] = name.toLowerCase().split(/ (?:in|with|of|from|at|by) /);
  return personWord.test(singularOf(phrase.trim().split(" ").at(-1) ?? ""));
};

const personWord = new RegExp(`^(?:${people})$`);

/** Words that begin such a sentence and name no thing. */
const isNobody = (name: string): boolean => {
  const head = singularOf(name.split(" ").at(-1)?.toLowerCase() ?? "");
  return /^(?:silence|moment|hush|smell|sound|voice|light|shadow|way|sense|chance|hint|touch|trace|lot|bit|kind|sort|question|answer|reason|word|look|smile|breath|wind|rain|fog|mist|calm|pause|crowd|one|few)$/.test(
    head,
  );
};
