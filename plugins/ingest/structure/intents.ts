import { findIndicators } from "freeform-rpg/plugins/ingest/book-text/lib";
import { kindsOfTexts, priceHead, readGoods, rulesShare, rulesThreshold } from "freeform-rpg/plugins/ingest/book-text/lib";
import { blocksToMarkdown } from "freeform-rpg/plugins/ingest/core/lib";
import type { EntryKind } from "freeform-rpg/plugins/ingest/book-text";
import type { Block, ChapterIntent } from "freeform-rpg/schemas";
import { sentencesOf } from "freeform-rpg/language";

/** Common terms in titles of books of any system, not the terms of one game. */
const signs: readonly (readonly [ChapterIntent, RegExp])[] = [
  ["SETTING", /\b(npcs?|non-player characters|dramatis person(ae|æ)|cast of characters|notable (people|persons|figures|characters))\b/],
  [
    "BESTIARY",
    /\b(monsters?|bestiary|creatures?|beasts?|menagerie|adversar(y|ies)|nonplayer characters|denizens|foes|opposition|antagonists|villains)\b/,
  ],
  [
    "EQUIPMENT",
    /\b(equipment|gear|weapons?|armou?r|items?|treasures?|marketplace|vehicles?|mounts|goods|wares|arsenal|relics|price list)\b/,
  ],
  ["FACTIONS", /\b(factions?|organi[sz]ations?|guilds?|houses|clans|gangs|orders of|cults|powers that be)\b/],
  ["CHARACTERS", /\b(characters?|class(es)?|races|backgrounds|archetypes|playbooks?|ancestr(y|ies)|heritages?|professions|advancement)\b/],
  [
    "NARRATIVE",
    /\b(adventures?|scenarios?|campaigns?|stor(y|ies)|fronts|quests?|plots?|encounters?|missions|session|advice (to|for))\b|^(running|for) (the|your) (?!players)/,
  ],
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

/** The same in German, French, Spanish, Portuguese and Italian. */
const foreignSigns: readonly (readonly [ChapterIntent, string])[] = [
  [
    "SETTING",
    String.raw`(?:nicht-?spieler\p{L}*|nsc|pnj|png|personen|persönlichkeiten|personnages non[- ]joueurs|personajes no jugadores|personagens do mestre|personaggi non giocanti)`,
  ],
  [
    "BESTIARY",
    String.raw`\p{L}*kreaturen|\p{L}*monster|bestiarium|ungeheuer|gegner|bestiaire|créatures|monstres|adversaires|bestiario|criaturas|monstruos|bestiário|monstros|mostri|avversari`,
  ],
  [
    "EQUIPMENT",
    String.raw`ausrüstung|waffen|rüstungen|\p{L}+bedarf|preisliste|équipement|matériel|armes|armures|equipo|armas|armaduras|equipamento|equipaggiamento|armi|armature|objets|objetos|oggetti`,
  ],
  [
    "FACTIONS",
    String.raw`fraktionen|gruppierungen|organisationen|gilden|factions|organisations|guildes|facciones|organizaciones|facções|fazioni|gilde`,
  ],
  [
    "CHARACTERS",
    String.raw`\p{L}*klassen|charakter\p{L}*|völker|personnages?-joueurs?|création (?:de|du) personnages?|peuples|clases|creación de personajes?|razas|criação de personagens?|raças|classi|creazione del personaggio|razze`,
  ],
  [
    "NARRATIVE",
    String.raw`abenteuer|kampagnen?|szenari(?:o|en)|aventures?|scénarios?|campagnes?|aventuras?|campañas?|escenarios?|campanhas?|avventur[ae]|campagn[ae]`,
  ],
  ["REFERENCE", String.raw`anh(?:a|ä)ng|glossar|annexes?|glossaire|apéndices?|apêndices?|appendic[ei]|glossari[oa]`],
  [
    "MECHANICS",
    String.raw`\p{L}*regeln|\p{L}*regelwerk|proben?|kampf|\p{L}*zauber|magie|zustände|règles|jets?|combats?|sorts?|sortilèges|reglas|pruebas|combate|hechizos|conjuros|regras|testes|magias|regole|prove|combattimento|incantesimi|magia`,
  ],
  [
    "SETTING",
    String.raw`welt|geschichte|orte|länder|städte|götter|lieux|monde|histoire|personnages|villes|dieux|lugares|mundo|historia|personajes|ciudades|dioses|locais|história|personagens|cidades|deuses|luoghi|mondo|storia|personaggi|città|divinità`,
  ],
];
const foreign = foreignSigns.map(([intent, words]) => [intent, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu")] as const);

const foreignMatter =
  /^(?:inhalt(?:sverzeichnis)?|impressum|danksagung(?:en)?|vorwort|table des matières|sommaire|crédits|remerciements|mentions légales|avant-propos|índice|créditos|agradecimientos|prólogo|agradecimentos|prefácio|sumário|indice|crediti|ringraziamenti|prefazione|licenz\p{L}*|licence|licencia|licença)$/iu;

/** The intent that a title implies, or `null`. Front and back matter takes precedence in titles of at most five words. */
export const intentOfTitle = (title: string): ChapterIntent | null => {
  const text = title.toLowerCase().replace(/^(?:(?:chapter|part) )?[\divxlc]+[.:] */, "");
  if (matter.test(text) && text.split(/\s+/).length <= 5) return "META";
  if (foreignMatter.test(text)) return "META";
  return [...signs, ...foreign].find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

/** Words that describe a world. */
const worldWords =
  /\b(city|town|village|river|forest|sea|king|queen|lord|lady|empire|war|centur(?:y|ies)|ancient|people|temple|gods?|street|north|south|east|west|ruled?|legends?|once|built|stood|lies|stands)\b/gi;
/** Titles in the description of a kind of character. */
const sheetTitles =
  /^(names?|look|stats|(starting|advanced) moves|gear|bonds|alignment|race|drive|hit points|proficiencies|class features|equipment|spells|abilities|background)\b/i;

/** The content that determines a section's intent: its blocks and its subsections. */
export interface Content {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/**
 * The intent of a section by its content: kinds of character, creatures with stat blocks, goods with prices, advice, signs of rules, and whether it
 * addresses players or describes a world.
 */
export const intentOfContent = (blocks: readonly Block[], inside: readonly Content[] = []): ChapterIntent =>
  intentOfShape(blocks, inside) ?? intentOfWords([...blocks, ...inside.flatMap((one) => one.blocks)]);

/** The intent that the shape of the content alone implies; `null` where only words would. */
export const intentOfShape = (blocks: readonly Block[], inside: readonly Content[] = []): ChapterIntent | null => {
  const all = [...blocks, ...inside.flatMap((one) => one.blocks)];
  if (holdsSheets(inside)) return "CHARACTERS";
  const kinds = kindsOfTexts(inside.map((one) => blocksToMarkdown(one.blocks)));
  const most = (kind: EntryKind, fewest: number) => {
    const { length } = kinds.filter((one) => one === kind);
    return length >= fewest && length >= inside.length / 2;
  };
  if (most("creature", 2)) return "BESTIARY";
  if (holdsGoods(all)) return "EQUIPMENT";
  if (most("power", several)) return "MECHANICS";
  return advises(all) ? "NARRATIVE" : null;
};

const intentOfWords = (blocks: readonly Block[]): ChapterIntent => {
  const text = textOf(blocks);
  const words = Math.max(1, text.split(/\s+/).length);
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / words;
  const weight = findIndicators(text).reduce((sum, sign) => sum + sign.weight, 0);
  if (weight >= 3 && weight * 100 > words && rulesShare(text) > share(worldWords)) return "MECHANICS";
  return rulesShare(text) > rulesThreshold && rulesShare(text) > 3 * share(worldWords) ? "MECHANICS" : "SETTING";
};

/** The minimum number of sections or things that make a chapter of their kind. */
const several = 3;

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join("\n");

const holdsSheets = (inside: readonly Content[]): boolean =>
  new Set(inside.filter(({ title }) => sheetTitles.test(title)).map(({ title }) => title.toLowerCase())).size >= several;

/** True for lists of prices: at least three things, and at least one per forty words. */
const holdsGoods = (blocks: readonly Block[]): boolean => {
  const words = textOf(blocks).split(/\s+/).length;
  const priced = blocks.flatMap(({ rows = [] }) => (priceHead.test(rows[0]?.slice(1).join(" ") ?? "") ? rows.slice(1) : []));
  const goods = priced.length + readGoods(textOf(blocks.filter(({ type }) => type !== "table"))).length;
  return goods >= several && goods * 40 >= words;
};

const imperative =
  /^(?:Never|Always|Do not|Don[’']t|Let|Ask|Give|Begin|End|Make|Keep|Reveal|Describe|Start|Be|Call|Show|Tell|Offer|Use|Put|Play|Reward|Think|Remember|Avoid|Consider|Say|Cut|Prepare|Introduce|Present|Treat|Portray)\b/;
/** True when the text mentions players without addressing them, and many sentences are instructions for the table. */
const advises = (blocks: readonly Block[]): boolean => {
  const sentences = sentencesOf(textOf(blocks));
  const instructions = sentences.filter((sentence) => imperative.test(sentence)).length;
  return instructions >= 2 && instructions >= sentences.length / 4 && /\b(?:players?|sessions?|scenes?|the table)\b/i.test(textOf(blocks));
};
