import type { PackContentType } from "freeform-rpg/schemas";

/** General nouns, not the terms of one game, that imply a type. */
const nouns: readonly (readonly [PackContentType, string])[] = [
  [
    "location",
    `city town village hamlet settlement port harbor harbour capital fort fortress castle keep tower citadel stronghold temple church chapel shrine abbey monastery
    cathedral inn tavern saloon bar pub nightclub cafe restaurant hotel casino shop store market bazaar square street road lane alley bridge gate district quarter ward slum slums borough neighborhood neighbourhood
    building house manor mansion hall palace cottage mill mine quarry cave cavern caverns tunnel tunnels crypt tomb barrow dungeon ruin ruins forest wood woods jungle
    swamp swamps marsh bog fen moor valley vale hill hills mountain mountains peak pass cliff cliffs canyon desert plain plains prairie steppe island islands isle isles
    archipelago peninsula coast beach bay river lake sea ocean canal canals well cistern gallery room chamber kitchen library garden park graveyard cemetery planet moon
    station colony asteroid outpost camp realm kingdom empire duchy province region land lands country plane place site sanctum prison hospital school academy
    university factory warehouse docks dock wharf spire level levels floor waste wastes wilderness crossroads railroad railway ship barge frontier lair den`,
  ],
  [
    "faction",
    `guild gang cult order company corporation council syndicate faction clan tribe brotherhood sisterhood league legion cabal cartel crew militia union ministry agency
    bureau authority insurer bank organisation organization alliance society conspiracy sect court family watch guard army fleet circle association movement
    collective church police constabulary mercenaries smugglers assassins rebels inquisition consortium house`,
  ],
  [
    "npc",
    `man woman boy girl child widow widower king queen prince princess lord lady baron baroness duke duchess count countess captain sergeant soldier knight priest priestess
    curate vicar monk nun wizard witch sorcerer sorceress mage merchant trader smith farmer hunter thief spy assassin pirate bandit outlaw sheriff marshal mayor reeve chief
    chieftain elder leader doctor physician scientist engineer hacker boss heir steward cook servant master mistress warden keeper ruler poet singer scholar sailor
    beggar orphan daughter son brother sister mother father husband wife veteran hermit warlord tyrant villain agent detective teacher ghost spirit
    demon devil angel beast creature monster dragon wolf hound bird insect serpent giant undead corpse skeleton construct automaton predator horror ram
    lizard bear fox cat dog horse raven crow snake spider rat boar stag ooze plant vampire golem fiend elemental fey humanoid`,
  ],
  [
    "item",
    `weapon sword blade dagger knife axe spear bow gun rifle pistol ring wand staff amulet cloak armor armour shield helmet device drug potion elixir poison tome book scroll
    map key coin gem jewel vehicle tool instrument lens bell lantern mask crown talisman relic artifact artefact garment boots gloves belt bag rope`,
  ],
  ["event", `battle war festival feast holiday ritual massacre plague flood disaster siege uprising rebellion ceremony`],
  ["culture", `language religion faith tradition custom people folk`],
];

const kinds: ReadonlyMap<string, PackContentType> = new Map(
  nouns.flatMap(([kind, words]) => words.split(/\s+/).map((word) => [word, kind] as const)).toReversed(),
);

/** The type that a noun, in singular or plural, implies; `null` for other nouns. */
export const kindOf = (noun: string): PackContentType | null => {
  const word = noun.toLowerCase().replace(/[’']s?$/, "");
  return kinds.get(word) ?? kinds.get(word.replace(/s$/, "")) ?? kinds.get(word.replace(/ies$/, "y")) ?? null;
};
