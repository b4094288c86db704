import { readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { SystemsFind } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";
import { readNamedActions } from "./read-named-actions.ts";
import { findStatsInProse, rangeOf } from "./stats-in-prose.ts";

/** The stats of characters. */
export const statSchema: Extractor<"stat_schema"> = {
  key: "stat_schema",
  signs: ["stat_header", "stat_line", "rating_scale"],
  sections: ["attribute_list", "skill_list"],
  find: (book) => {
    const [defined, rolled, dotted] = [findDefined(book), findRolled(book), findDotted(book)];
    const inProse = findStatsInProse(book);
    const found = [inProse.some(({ confidence }) => confidence > 0.7) ? inProse : [], defined, rolled, inProse].find(
      ({ length }) => length >= 2,
    );
    const attributes = found ?? findHeaded(book);
    return eachOnce([...attributes, ...findRatedDeeds(book), ...dotted, ...findSkills(book)]);
  },
};

type Find = SystemsFind<"stat_schema">;

/** How a stat was found. */
interface Rating {
  readonly name: string;
  readonly group: Find["details"]["group"];
  readonly confidence: number;
  readonly short: string | null;
  readonly quote: string;
}

const rate = (passage: Passage, { name, group, confidence, short, quote }: Rating): Find =>
  findIn(passage, name, { group, short, ...rangeOf(passage.body) }, { confidence, quote });

/** "Strength (STR)", and the short forms at the head of tables and behind "roll+". */
const findDefined = (book: Book): Find[] => {
  const spell = speller(book);
  const defined = book.passages.flatMap((passage) =>
    definitionsIn(passage.body).map(({ name, short, quote }) => rate(passage, { name, group: "attribute", confidence: 0.9, short, quote })),
  );
  const heads = findHeads(book).flatMap(({ passage, short, quote }) => {
    const name = spell(short);
    return name === null ? [] : [rate(passage, { name, group: "attribute", confidence: 0.9, short, quote })];
  });
  if (heads.length >= 3) return eachOnce(heads);
  const used = (short: string | null) =>
    short !== null && book.passages.some(({ body }) => new RegExp(`\\d ${short}\\b|\\b${short}:? \\d|\\b${short} sav`).test(body));
  return eachOnce(defined.filter(({ details }) => used(details.short)));
};

const definitionsIn = (text: string): { name: string; short: string; quote: string }[] =>
  [...text.matchAll(/\b(\p{Lu}\p{Ll}{2,14}) \((\p{Lu}{2,4}|\p{Lu}\p{Ll}{2})\)/gu)]
    .map(([quote, name = "", short = ""]) => ({ name, short: short.toUpperCase(), quote }))
    .filter(({ name, short }) => isShortFor(short, name.toUpperCase()));

/** Whether its letters occur in the name in this order, starting with the first. */
const isShortFor = (short: string, name: string): boolean => new RegExp(`^${[...short].join(".*")}`).test(name);

/** Short forms that head tables of numbers, and those that five rolls or more add; each once. */
const findHeads = ({ passages, config }: Book): { passage: Passage; short: string; quote: string }[] => {
  const counts = new Map<string, { readonly passage: Passage; readonly quote: string; count: number }>();
  const count = (short: string, passage: Passage, quote: string, by: number) => {
    const known = counts.get(short);
    counts.set(short, { passage: known?.passage ?? passage, quote: known?.quote ?? quote, count: (known?.count ?? 0) + by });
  };
  for (const passage of passages) {
    for (const [head = []] of readTables(passage.body))
      if (head.length >= 3 && head.every((cell) => /^\p{Lu}{3}$/u.test(cell)))
        for (const short of head) count(short, passage, head.join(" | "), 5);
    for (const [quote, short = ""] of passage.body.matchAll(/\b[Rr]oll ?\+ ?(\p{Lu}\p{L}{2})\b/gu))
      count(short.toUpperCase(), passage, quote, 1);
  }
  return [...counts].flatMap(([short, { passage, quote, count: often }]) =>
    often >= 5 || (often >= 2 && short in config.extraction.abbreviations) ? [{ passage, short, quote }] : [],
  );
};

/** The full name of a short form: as the book defines it, as the system does, else the commonest capitalised word that begins so. */
const speller = ({ passages, config }: Book): ((short: string) => string | null) => {
  const text = passages.map(({ body }) => body).join("\n");
  const defined = new Map(definitionsIn(text).map(({ name, short }) => [short, name]));
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\b\p{Lu}\p{Ll}{3,14}\b/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= 5).sort(([, a], [, b]) => b - a);
  return (short) =>
    defined.get(short) ??
    config.extraction.abbreviations[short] ??
    common.find(([word]) => word.toUpperCase().startsWith(short))?.[0] ??
    null;
};

/** "roll+Cool": whole words that five rolls or more add. */
const findRolled = ({ passages }: Book): Find[] => {
  const rolled = passages.flatMap((passage) =>
    [...passage.body.matchAll(/\b[Rr]oll(?:ing)? ?\+ ?(\p{L}{4,12})\b/gu)].map(([quote, name = ""]) => ({
      passage,
      quote,
      name: capital(name),
    })),
  );
  return eachOnce(
    rolled
      .filter(({ name }) => rolled.filter((other) => other.name === name).length >= 5)
      .map(({ passage, quote, name }) => rate(passage, { name, group: "attribute", confidence: 0.85, short: null, quote })),
  );
};

const capital = (word: string): string => capitalise(word.toLowerCase());

/** Actions with their own rating: "When you Sway, you ...", in a book that mentions ratings. */
const findRatedDeeds = ({ passages }: Book): Find[] => {
  const rated = eachOnce(
    passages.flatMap((passage) =>
      readNamedActions(passage.body).map(({ name, quote }) =>
        rate(passage, { name, group: "ability", confidence: 0.85, short: null, quote }),
      ),
    ),
  );
  const speaks = passages.filter(({ body }) => /\b(?:action|skill|ability) ratings?\b/i.test(body)).length >= 2;
  return speaks && rated.length >= 3 ? rated : [];
};

/** "Strength ●●○○○": a name with a row of dots. */
const findDotted = ({ passages }: Book): Find[] =>
  passages.flatMap((passage) =>
    [...passage.body.matchAll(/\b(\p{Lu}\p{Ll}{2,14}) ?[●•○◦]{2,}/gu)].map(([quote, name = ""]) =>
      rate(passage, { name, group: "ability", confidence: 0.6, short: null, quote }),
    ),
  );

/** The headings of the section on attributes. */
const findHeaded = (book: Book): Find[] => {
  const sections = book.sectionsOf("attribute_list").map(({ parts }) => parts.filter(({ title }) => /^\p{Lu}\p{Ll}{2,14}$/u.test(title)));
  const best = sections.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return best.length < 3
    ? []
    : best.map((part) => rate(part, { name: part.title, group: "attribute", confidence: 0.45, short: null, quote: part.title }));
};

const findSkills = (book: Book): Find[] =>
  book.sectionsOf("skill_list").flatMap(({ head, parts }) => {
    const listed = [...head.body.matchAll(/^[-*] (\p{Lu}[\p{L} ]{2,20})$/gmu)].map(([quote, name = ""]) =>
      rate(head, { name, group: "ability", confidence: 0.8, short: null, quote }),
    );
    const headed = parts
      .filter(({ title }) => /^\p{Lu}[\p{L} ]{2,20}$/u.test(title))
      .map((part) => rate(part, { name: part.title, group: "ability", confidence: 0.4, short: null, quote: part.title }));
    return [...listed, ...(headed.length >= 3 ? headed : [])];
  });
