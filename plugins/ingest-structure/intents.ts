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

const dice = /\b\d{0,2}d\d{1,3}\b|(?<![\w-])[+-]\d+\b/gi;
/** Words with which rules speak to those who play, in any system. */
const rulesWords =
  /\b(rolls?|rolling|dice|die|players?|gm|dm|referee|warden|game ?master|bonus|modifiers?|hp|damage|saves?|saving|checks?|scores?|levels?|rounds?|xp|success|failure|you|your)\b/gi;
/** Words with which a book tells of a world. */
const worldWords =
  /\b(city|town|village|river|forest|sea|king|queen|lord|lady|empire|war|centur(?:y|ies)|ancient|people|temple|gods?|street|north|south|east|west|ruled?|legends?|once)\b/gi;
/** Titles under which a kind of character is set out. */
const sheetTitles =
  /^(names?|look|stats|(starting|advanced) moves|gear|bonds|alignment|race|drive|hit points|proficiencies|class features|equipment|spells|abilities|background)\b/i;

/** What a section is for by what it holds: the titles within it, dice and figures, and whether it speaks to players or of a world. */
export const intentOfContent = (blocks: readonly Block[], titles: readonly string[] = []): ChapterIntent => {
  if (new Set(titles.filter((title) => sheetTitles.test(title)).map((title) => title.toLowerCase())).size >= 3) return "CHARACTERS";
  const text = blocks.map((block) => block.text).join(" ");
  const words = Math.max(1, text.split(/\s+/).length);
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / words;
  if (share(dice) > 0.01 || blocks.filter(({ type }) => type === "table").length * 3 > blocks.length) return "MECHANICS";
  return share(rulesWords) > 0.04 && share(rulesWords) > 3 * share(worldWords) ? "MECHANICS" : "SETTING";
};
