import { nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";

/** Words of what is worth having: a proposal never makes it up. */
const words: ReadonlySet<string> = new Set(
  "gun pistol revolver rifle musket shotgun sword dagger axe spear crossbow blade weapon ammunition ammo bomb grenade dynamite explosive explosives bullet bullets key keycard pass gold silver gem gems jewel jewels diamond pearl pearls ruby necklace jewellery jewelry treasure money banknote cash cred coin coins purse medkit medicine potion antidote scroll spellbook wand armour armor shield vehicle car truck boat ship horse map letter document passport contract evidence proof ledger password code".split(
    " ",
  ),
);

/** True for the name of something that may not be made up: weapons, keys, money, medicine, documents. */
export const isPrecious = (name: string): boolean => nameWordsOf(name).some((word) => words.has(word.toLowerCase()));
