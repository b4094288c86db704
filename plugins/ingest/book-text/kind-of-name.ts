import type { PackContentType } from "freeform-rpg/schemas";
import { kindOf } from "./kinds.ts";

const person =
  /^(?:(?:the|der|die|le|la|el|o|a|il) )?(?:lord|lady|sir|dame|captain|king|queen|prince|princess|doctor|dr|mr|mrs|ms|father|mother|brother|sister|reverend|baron|baroness|marshal|widow|herr|frau|ritter|graf|gräfin|könig|königin|meister|mutter|bruder|schwester|monsieur|madame|sœur|frère|père|mère|capitaine|comte|comtesse|roi|reine|señora?|don|doña|hermano|hermana|capitán|rey|reina|dom|dona|irmão|irmã|capitão|rei|rainha|signora?|fratello|sorella|suor|capitano|conte|contessa|re|regina)(?= )(?! of)/iu;

/** The type that a name itself implies, such as "Crow Hill", "City of Brass" and "Lord Scurlock"; `null` when it implies none. */
export const kindInName = (name: string): PackContentType | null => {
  if (person.test(name)) return "npc";
  const [head = ""] = name.split(/,| of /);
  const words = head.split(/\s+/).filter((word) => !/^(?:the|a|an)$/i.test(word));
  // A noun alone is a topic as often as a name: "Weapons", "The City".
  return words.length < 2 && head === name ? null : kindOf(words.at(-1) ?? "");
};

/** Headings above lists, by type and in several languages. */
const lists: readonly (readonly [PackContentType, string])[] = [
  [
    "npc",
    String.raw`people|folks?|inhabitants|residents|survivors|citizens|locals|characters|npcs|villains|rogues|personalities|cast|dramatis|personen|persönlichkeiten|bewohner|figuren|nsc|personnages|habitants|pnj|personajes|habitantes|personagens|moradores|personaggi|abitanti|png`,
  ],
  ["location", String.raw`places|locations|sites|landmarks|sights|orte|stätten|schauplätze|lieux|sites|lugares|locais|luoghi`],
  [
    "faction",
    String.raw`powers (?:of|in|that)|fraktionen|gruppierungen|gilden|guildes|organisations|facciones|organizaciones|facções|organizações|fazioni|organizzazioni`,
  ],
];
const listWords = lists.map(([type, words]) => [type, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu")] as const);

/** The type of a list's items, by the heading above it: "The Inner Planets", "People of Withern"; `null` when it implies none. */
export const kindOfList = (title: string): PackContentType | null => {
  const said = listWords.find(([, words]) => words.test(title));
  if (said !== undefined) return said[0];
  const [head = ""] = title.split(/,| of | in /);
  const last = head.split(/\s+/).at(-1) ?? "";
  return /[^s]s$/i.test(last) ? kindOf(last) : null;
};

/** The type that the first sentence states for a name: "A town of tanners", "Oum is a salt city", "She keeps the key"; `null` when it states none. */
export const kindInText = (name: string, text: string): PackContentType | null => {
  const [sentence = ""] = /^[^\n]*?(?:[.!?](?=\s|$)|$)/.exec(text.trim()) ?? [];
  const own = String.raw`^(?:the )?${name.replace(/^(?:the|an?) /i, "").replace(/[^\p{L}\p{N}]+/gu, ".{1,3}")}\b`;
  const [, said] =
    new RegExp(String.raw`${own}[^.]{0,40}? (?:is|are|was|were) (?:now |once |still )?(?:an?|the|one of the) (.+)`, "iu").exec(sentence) ??
    [];
  const [, opened] = /^(?:An?|The|This|These|One of the|Once an?) (.+)/.exec(sentence) ?? [];
  const kind = headKind(said ?? opened ?? "");
  if (kind !== null) return kind;
  if (/^(?:He|She)\b/.test(sentence)) return "npc";
  return new RegExp(
    String.raw`${own} (?:lies|stands|sits|rises|sprawls|runs) (?:at|in|on|near|by|under|below|above|beyond|between|along|from)\b`,
    "iu",
  ).test(sentence)
    ? "location"
    : null;
};

/** Words and signs that end the beginning of a noun phrase. */
const ends =
  /[,.;:!?–—(]| (?:of|who|whom|whose|that|which|with|in|on|at|from|for|to|by|near|under|above|below|beside|beneath|between|behind|where|and|or|is|are|was|were|has|have|made|called|known|lashed|built|ruled|stands?|lies?)\b/;

const headKind = (phrase: string): PackContentType | null => {
  const words = phrase
    .slice(0, ends.exec(phrase)?.index ?? phrase.length)
    .trim()
    .split(/\s+/);
  return words.length > 6 ? null : kindOf(words.at(-1) ?? "");
};
