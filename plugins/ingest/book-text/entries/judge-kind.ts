import type { ChapterIntent } from "freeform-rpg/schemas";
import type { Entry } from "./entry.ts";
import type { EntryKind } from "./families/family.ts";
import { amount } from "./labelled.ts";
import type { Labelled } from "./labelled.ts";
import type { Vocabulary } from "./vocabulary.ts";

const kinds = ["creature", "power", "item", "class"] as const satisfies readonly EntryKind[];

/** What headings and chapters say about the entries below them. */
export interface Surroundings {
  /** The entry's own title and those above it. */
  readonly titles: readonly string[];
  readonly intent: ChapterIntent | undefined;
}

const wordsIn = (...languages: readonly string[]): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${languages.join("|")})(?!\p{L})`, "iu");

/** Words of headings, a language a line; endings of German compounds count. */
const headings: readonly (readonly [EntryKind, RegExp])[] = [
  [
    "power",
    wordsIn(
      String.raw`spells|spell (?:lists?|descriptions?|book)|spellbooks?|powers(?! (?:of|in|that) )|charms|hexe?s|rituals|rites|magic(?! items?)|disciplines|miracles|prayers|programs|incantations|cantrips|sorcery|psionics|rotes?|invocations`,
      String.raw`\p{L}*zauber(?:sprüche|liste|buch)?|\p{L}*magie|rituale|wunder|sorts?|sortilèges|pouvoirs|hechizos|conjuros|poderes|magias|feitiços|incantesimi|poteri|magia`,
    ),
  ],
  [
    "creature",
    wordsIn(
      String.raw`monsters?|bestiary|creatures?|beasts?|menagerie|adversar(?:y|ies)|denizens|foes|opposition|antagonists|villains|enemies|npcs?|non-?player characters|animals`,
      String.raw`\p{L}*kreaturen|\p{L}*monster|bestiarium|ungeheuer|gegner|bestien|nsc|bestiaire|créatures|monstres|adversaires|pnj|bestiario|criaturas|monstruos|bestiário|monstros|mostri|creature|avversari|png`,
    ),
  ],
  [
    "item",
    wordsIn(
      String.raw`equipment|gear|weapons?|armou?r|goods|wares|arsenal|relics|treasures?|price list|supplies|market(?:place)?`,
      String.raw`ausrüstung|waffen|rüstungen|preisliste|\p{L}+bedarf|güter|waren|équipement|matériel|armes|armures|trésors|equipo|armas|armaduras|equipamento|equipaggiamento|armi|armature|tesori|tesoros`,
    ),
  ],
  [
    "class",
    wordsIn(
      String.raw`class(?:es)?|playbooks?|professions|occupations|careers|callings|vocations|archetypes|ancestr(?:y|ies)|races`,
      String.raw`\p{L}*klassen|berufe|völker|archetypen|archétypes|peuples|métiers|clases|razas|arquetipos|profesiones|raças|arquétipos|classi|razze|archetipi|professioni`,
    ),
  ],
];

/** The kind that the headings name: the innermost counts first. */
export const kindOfHeading = (titles: readonly string[]): EntryKind | null =>
  titles.flatMap((title) => headings.find(([, pattern]) => pattern.test(title))?.[0] ?? []).at(-1) ?? null;

const kindOfIntent: Partial<Record<ChapterIntent, EntryKind>> = { BESTIARY: "creature", EQUIPMENT: "item", CHARACTERS: "class" };

/** The fields of labels, for one kind; each field once. */
export const fieldsOf = (labels: readonly Labelled[], kind: EntryKind, { fieldOf }: Vocabulary): Entry["fields"] => {
  const fields = new Map<string, string>();
  for (const { label, value } of labels) {
    const name = fieldOf(label, kind) ?? idOf(label);
    if (name !== "" && value !== "" && !fields.has(name)) fields.set(name, value);
  }
  return [...fields].map(([name, value]) => ({ name, value }));
};

const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_|_$/g, "");

/** How many fields of each kind these labels are, and how many labels no kind has. */
export interface LabelCounts {
  readonly known: Readonly<Record<EntryKind, number>>;
  readonly unknown: number;
  /** Labels whose value begins with a number. */
  readonly numbers: number;
}

const startsWithAmount = new RegExp(String.raw`^\(?${amount}`, "u");

export const countLabels = (labels: readonly Labelled[], { fieldOf, knows }: Vocabulary): LabelCounts => {
  const of = (kind: EntryKind) => new Set(labels.flatMap(({ label }) => fieldOf(label, kind) ?? [])).size;
  return {
    known: { creature: of("creature"), power: of("power"), item: of("item"), class: of("class") },
    unknown: new Set(labels.filter(({ label }) => !knows(label)).map(({ label }) => label)).size,
    numbers: labels.filter(({ value }) => startsWithAmount.test(value)).length,
  };
};

/** The kind of an entry with these labels, among neighbours that have `all`; `null` when they are too few for any. */
export const judgeKind = (own: LabelCounts, all: LabelCounts, around: Surroundings): EntryKind | null => {
  const said = kindOfHeading(around.titles) ?? kindOfIntent[around.intent ?? "META"] ?? null;
  const total = Math.max(1, ...kinds.map((kind) => all.known[kind]));
  const score = (kind: EntryKind) => own.known[kind] + all.known[kind] / total + (kind === said ? 0.8 : 0);
  const [best] = kinds.toSorted((a, b) => score(b) - score(a));
  return [best, "creature" as const].find((kind) => kind !== undefined && isEnough(kind, own, said)) ?? null;
};

const isEnough = (kind: EntryKind, { known, unknown, numbers }: LabelCounts, said: EntryKind | null): boolean => {
  const creature = known.creature + (numbers > 0 ? unknown : 0);
  if (kind === "creature")
    return said === "creature" ? creature >= 2 : numbers > 0 && creature >= 3 && (known.creature >= 2 || (unknown >= 3 && numbers >= 3));
  if (kind === "class" && said === "class") return known.class + unknown >= 2 && known.class >= 1;
  if (kind === "power") return known.power >= (said === "power" ? 1 : 2);
  return known[kind] >= 2 && (kind === "class" || numbers >= 1);
};
