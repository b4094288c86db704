import { nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";

/** Words of what is worth having: a proposal never makes it up. */
const words: ReadonlySet<string> = new Set(
  "gun pistol rifle shotgun sword axe blade weapon ammunition ammo bomb grenade explosive explosives key keycard pass gold silver gem gems jewel jewels diamond treasure money cash cred coin coins purse medkit medicine potion antidote scroll spellbook wand armour armor shield vehicle car truck boat ship horse map letter document evidence proof ledger password code".split(
    " ",
  ),
);

/** True for the name of something that may not be made up: weapons, keys, money, medicine, documents. */
export const isPrecious = (name: string): boolean => nameWordsOf(name).some((word) => words.has(word.toLowerCase()));
