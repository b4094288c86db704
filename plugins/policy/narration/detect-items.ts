import { blame } from "./finding.ts";
import type { Detector } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { isHedged, isNegated } from "./reading.ts";
import type { ReadSentence } from "./reading.ts";

/** Common things by kind: carrying one of a kind, one may call it by another of its names. */
const kinds: readonly (readonly string[])[] = [
  "gun pistol revolver handgun sidearm".split(" "),
  "rifle carbine shotgun".split(" "),
  "knife dagger stiletto switchblade".split(" "),
  "sword blade sabre rapier longsword cutlass".split(" "),
  ["axe", "hatchet"],
  ["bow", "crossbow", "arrow"],
  ["grenade", "bomb", "flashbang"],
  ["rope", "grapnel", "grappling hook"],
  ["lantern", "torch", "lamp", "flashlight"],
  ["lockpick", "lockpicks", "picks"],
  ["crowbar", "pry bar"],
  ["potion", "elixir", "vial"],
  ["medkit", "bandage", "bandages"],
  ["wand", "staff", "spellbook"],
  ["spear", "javelin"],
  ["hammer", "mace", "warhammer"],
  ["shield"],
  ["taser", "stun baton"],
  ["binoculars", "spyglass"],
  ["phone", "smartphone"],
  ["badge", "warrant card"],
  ["keycard", "access card"],
];
const kindOf = new Map(kinds.flatMap((kind) => kind.map((noun) => [noun, kind] as const)));
const nouns = [...kindOf.keys()].toSorted((a, b) => b.length - a.length).join("|");

const handling =
  "draw|fire|swing|raise|light|use|pull(?: out)?|take out|unsheathe|throw|toss|hurl|level|aim|load|reload|drink|produce|grip|brandish|uncork|whip out|point|hold up|lift|bring up|flash|flip open|wave|slide|drive|plunge|unhook|unclip|unsling|heft|weigh|unwrap|slash with|fish(?: out)?|wedge|show|play|shine|uncoil|unroll|apply";
const ownThing = new RegExp(String.raw`\byour (?:\w+ ){0,2}?(${nouns})s?\b`, "g");
const handled = new RegExp(String.raw`\byou (?:\w+ly )?(?:${handling}) (?:out )?(?:a|an|the|your) (?:\w+ ){0,2}?(${nouns})s?\b`, "g");

/** The player's character uses what nobody carries. */
export const detectItems: Detector = ({ sentences, facts }) => {
  const owned = ownedWords(facts);
  return sentences.flatMap((sentence, at) => {
    const thing = foreignItem(sentence, facts) ?? foreignKind(sentence, owned);
    if (thing === undefined) return [];
    return [
      blame(
        "item_not_carried",
        at,
        sentence,
        `The character uses "${thing}", which nobody carries.`,
        `Leave "${thing}" out, or use what is carried.`,
      ),
    ];
  });
};

/** The player's character gains what no event gave. */
export const detectGains: Detector = ({ sentences, facts }) => {
  const given = facts.events.filter(({ type }) => type === "item_acquired").map(({ text }) => text.toLowerCase());
  const coin =
    /\b(?:gives?|hands?|pays?|slides?|presses|tosses) (?:over )?(?:you )?(?:\w+ ){0,6}(?:to you|into your (?:hand|palm|pocket)|you)?\b/;
  return sentences.flatMap((sentence, at) => {
    const taken = sentence.mentions.find(({ id, start, spoken }) => {
      const item = facts.items.find((one) => one.id === id);
      if (item === undefined || spoken || item.carried || given.some((text) => text.includes(item.name.toLowerCase()))) return false;
      const lead = sentence.told.slice(0, start);
      const verb =
        /\byou (?:\w+ly )?(?:(?:reach|lean|bend|stoop|kneel|step|walk) \w+ and )?(?:take|pocket|pick up|grab|snatch|lift|slip|tuck|stow|keep|collect|claim|scoop up|now have|have|receive|accept)(?: away| up)? (?:the |a |an |his |her |their )?(?:\w+ )?$/.exec(
          lead,
        );
      const handed = /\b(?:hands|gives|tosses|passes|slips) you (?:the |a |an |his |her |their )?(?:\w+ )?$/.exec(lead);
      const into =
        /^[^.]{0,20}\b(?:into|in|under) (?:yours\b|your (?:pocket|hand|bag|coat|sleeve|pack|palm|arm)\b)/.exec(
          sentence.told.slice(start),
        ) && coin.test(lead);
      const at = verb?.index ?? handed?.index;
      return (at !== undefined && !isHedged(sentence.told, at + 1)) || into === true;
    });
    const item =
      facts.items.find(({ id }) => id === taken?.id)?.name ??
      (given.length === 0 ? findGift(sentence, sentences[at - 1], facts) : undefined);
    if (item === undefined) return [];
    return [blame("item_not_given", at, sentence, `The character gets "${item}", which no event gave.`, `Leave "${item}" where it is.`)];
  });
};

const handedKind = new RegExp(
  String.raw`\b(?:hands|gives|tosses|passes|slips|throws) you (?:a|an|the|his|her|their) (?:\w+ ){0,2}?(${nouns})s?\b`,
);
const kept =
  /\byou (?:\w+ly )?(?:pocket|stow|tuck away|slip|tuck|put|drop) (it|them|the \w+|a \w+|\w+) ?(?:away|(?:into|in|inside|under) your (?:pocket|coat|bag|pack|sleeve|belt|cloak|shirt|arm))?/g;

/** Something that the story knows nothing of is given to the player's character, or put away by them for good. */
const findGift = ({ told, mentions }: ReadSentence, before: ReadSentence | undefined, { items }: NarrationFacts): string | undefined => {
  const handed = handedKind.exec(told);
  if (handed !== null && !isHedged(told, handed.index) && !isNegated(told, handed.index)) return handed[1];
  const own = [...mentions, ...(before?.mentions ?? [])].some(({ id }) => items.some((item) => item.id === id && item.carried));
  if (own) return undefined;
  for (const { 0: phrase, 1: thing = "", index } of told.matchAll(kept)) {
    const away = /(?:\bpocket|\bstow|away| your )/.test(phrase);
    if (away && !isHedged(told, index) && !isNegated(told, index)) return thing === "it" || thing === "them" ? "what is put away" : thing;
  }
  return undefined;
};

/** An item of the campaign that is neither carried nor here, handled or called one's own. */
const foreignItem = ({ told, mentions }: ReadSentence, { items, events }: NarrationFacts): string | undefined => {
  for (const { id, start, spoken } of mentions) {
    const item = items.find((one) => one.id === id);
    if (item === undefined || spoken || item.carried || item.here) continue;
    if (events.some(({ text }) => text.toLowerCase().includes(item.name.toLowerCase()))) continue;
    const lead = told.slice(0, start);
    const own =
      /\byour (?:\w+ )?$/.exec(lead) ??
      new RegExp(String.raw`\byou (?:\w+ly )?(?:${handling}) (?:out )?(?:a |an |the |your )?(?:\w+ )?$`).exec(lead);
    if (own && !isNegated(told, own.index) && !isHedged(told, own.index)) return item.name;
  }
  return undefined;
};

/** "You take the crowbar from your coat": whatever it is, it was carried there. */
const carriedThere =
  /\byou (?:\w+ly )?(?:take|pull|draw|fish|slip|dig|bring|produce) (?:out )?(?:a|an|the|your) ((?:[a-z-]+ ){0,3}?[a-z-]+) (?:out of|from|out from) (?:inside |under )?your (?:coat|pocket|bag|pack|belt|sleeve|boot|cloak|jacket|satchel|shirt)\b/g;

const foreignKind = ({ told }: ReadSentence, owned: ReadonlySet<string>): string | undefined => {
  for (const { 1: thing = "", index } of told.matchAll(carriedThere))
    if (
      !isNegated(told, index) &&
      !isHedged(told, index) &&
      !thing.split(" ").some((word) => owned.has(word) || owned.has(word.replace(/s$/, "")))
    )
      return thing;
  for (const pattern of [ownThing, handled])
    for (const { 1: noun = "", index } of told.matchAll(pattern))
      if (!isNegated(told, index) && !isHedged(told, index) && !(kindOf.get(noun) ?? [noun]).some((name) => owned.has(name))) return noun;
  return undefined;
};

/** Every word by which what is at hand may be called. */
const ownedWords = ({ items, scenery, outcomes, events }: NarrationFacts): Set<string> => {
  const texts = [
    scenery,
    ...items.filter(({ carried, here }) => carried || here).flatMap(({ name, aliases, uses }) => [name, ...aliases, ...uses]),
    ...outcomes.map(({ target, action }) => `${target} ${action}`),
    ...events.map(({ text }) => text),
  ].join(" ");
  const words = texts.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(
    words.flatMap((word) => [word, word.replace(/s$/, "")]).concat(phrases.filter((phrase) => texts.toLowerCase().includes(phrase))),
  );
};

const phrases = [...kindOf.keys()].filter((noun) => noun.includes(" "));
