import { stemOf, wordsOf } from "freeform-rpg/language";

/** Words that people use for one thing when they ask and answer: who asks what killed someone hears what is known of the death. */
const families = [
  "kill killed killer murder murderer die died death dead drown drowned drowning body corpse poison poisoned strangle",
  "owe owed owes debt debts loan lend lent borrow pay paid",
  "weigh weighed weight light lighter heavy heavier",
  "hurt wound wounded injure injured injury break broke broken bruise bleed limp",
  "afraid fear fears scare scared frighten frightened dread",
  "write wrote written writing handwriting sign signed signature letter",
  "knock knocking noise sound",
  "lie lied lying liar false fake faked faking fraud cheat trick",
  "steal stole stolen theft thief rob missing vanish vanished",
  "hide hid hidden hiding secret conceal bury buried stash stashed stow cache",
  "carve carved carver carving copy copied likeness replica sculpt",
  "marry married wife husband wedding widow",
  "promise promised promises expect expected expecting vow vowed swear swore sworn oath pledge pledged",
  "luggage baggage trunk suitcase belongings",
  "talk talked talking speak spoke spoken chat chatted converse conversation",
  "send sent sending deliver delivered delivery",
  "begin began begun start started starting",
  "sell sold selling betray betrayed betrayal",
];

const family = new Map(families.flatMap((line, at) => wordsOf(line).map((word) => [stemOf(word), `~${at}`] as const)));

/** The concept of a word's stem; `undefined` for a word that stands for itself. */
export const conceptOf = (stem: string): string | undefined => family.get(stem);
