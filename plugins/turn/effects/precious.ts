import { nameWordsOf, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";

/** Things worth having: a proposal never makes one up. A boat hook is no boat. */
const things: ReadonlySet<string> = new Set(
  "gun pistol revolver rifle musket shotgun sword dagger axe spear crossbow blade weapon ammunition ammo bomb grenade dynamite explosive explosives bullet bullets key keycard pass gem gems jewel jewels necklace jewellery jewelry treasure money banknote cash cred coin coins purse medkit medicine potion antidote scroll spellbook wand armour armor shield vehicle car truck boat ship horse map letter document passport contract evidence proof ledger password code".split(
    " ",
  ),
);

/** What makes anything precious that is made of it. */
const materials: ReadonlySet<string> = new Set("gold golden silver diamond pearl pearls ruby emerald sapphire ivory".split(" "));

/** What takes the worth from a thing: a wooden sword is for practice. */
const toys: ReadonlySet<string> = new Set("wooden practice training toy blunt paper".split(" "));

/** True for the name of something that may not be made up: weapons, keys, money, medicine, documents. */
export const isPrecious = (name: string): boolean => {
  const words = nameWordsOf(name).map((word) => word.toLowerCase());
  if (words.some((word) => toys.has(word))) return false;
  return words.some((word) => materials.has(word)) || things.has(readPhrase(name).head) || things.has(words.at(-1) ?? "");
};

/** What a story may lay before the party by its words alone: it opens and tells nothing that the scenario has not given it. */
const plain: ReadonlySet<string> = new Set("key pass letter document contract evidence proof ledger map passport scroll".split(" "));

/** True for the name of a weapon, money, medicine or other treasure: what a story gives by an effect or not at all. */
export const isTreasure = (name: string): boolean =>
  isPrecious(name) && !(plain.has(readPhrase(name).head) && nameWordsOf(name).every((word) => !materials.has(word.toLowerCase())));
