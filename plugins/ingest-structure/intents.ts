import type { Block, ChapterIntent } from "freeform-rpg/schemas";

/** Words of the trade in titles. No game's own names: these stand in books of any system. */
const signs: readonly (readonly [ChapterIntent, RegExp])[] = [
  ["BESTIARY", /\b(monsters?|bestiary|creatures?|beasts?|menagerie|adversar(y|ies)|nonplayer characters|denizens|foes)\b/],
  ["EQUIPMENT", /\b(equipment|gear|weapons?|armou?r|items?|treasures?|marketplace|vehicles?|mounts|goods|wares|arsenal|relics)\b/],
  ["FACTIONS", /\b(factions?|organi[sz]ations?|guilds?|houses|clans|gangs|orders of|cults|powers that be)\b/],
  [
    "CHARACTERS",
    /\b(characters?|class(es)?|races|backgrounds|archetypes|playbooks?|ancestr(y|ies)|heritages?|professions|advancement|npcs)\b/,
  ],
  ["NARRATIVE", /\b(adventures?|scenarios?|campaigns?|stor(y|ies)|fronts|quests?|plots?|encounters?|missions|session)\b/],
  ["REFERENCE", /\b(appendi(x|ces)|tables|reference|glossary|charts|sheets|summary|conversion)\b/],
  [
    "MECHANICS",
    /\b(rules?|mechanics|system|moves|combat|actions?|rolls?|dice|playing the game|checks|magic|spells?|spellcasting|conditions?|harm|health|damage|procedures|abilities|ability scores|core|downtime|resistance|effect|movement|feats|multiclassing|stress|clocks)\b/,
  ],
  [
    "SETTING",
    /\b(settings?|worlds?|geography|history|lore|culture|city|cities|realms?|regions?|provinces?|lands?|locations?|places|districts?|gods|pantheons?|planes|religion|timeline|people|map)\b/,
  ],
];

const matter =
  /^(table of )?contents$|\b(index|credits?|copyright|licen[cs]e|legal|acknowledge?ments?|foreword|preface|colophon|dedication|playtesters|about (this|the) (book|author)s?|back cover|changelog|open game)\b/;

/** What a title says its chapter is for, or `null`. Front and back matter wins where a title has at most five words. */
export const intentOfTitle = (title: string): ChapterIntent | null => {
  const text = title.toLowerCase();
  if (matter.test(text) && text.split(/\s+/).length <= 5) return "META";
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

const dice = /\b\d{0,2}d\d{1,3}\b/gi;

/** What a section is for by what it holds: mechanics where dice and numbers are thick, else setting. */
export const intentOfContent = (blocks: readonly Block[]): ChapterIntent => {
  const text = blocks.map((block) => block.text).join(" ");
  const words = Math.max(1, text.split(/\s+/).length);
  const thick = ((text.match(dice) ?? []).length + (text.match(/[+-]\d+\b/g) ?? []).length) / words > 0.01;
  return thick || blocks.filter(({ type }) => type === "table").length * 3 > blocks.length ? "MECHANICS" : "SETTING";
};
