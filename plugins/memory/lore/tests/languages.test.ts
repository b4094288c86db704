import { afterAll, beforeAll, expect, test } from "vitest";
import { openLoreEngine } from "./lore-engine.ts";
import { tongues } from "./tongues.ts";

let engine: Awaited<ReturnType<typeof openLoreEngine>>;
beforeAll(async () => {
  engine = await openLoreEngine();
  for (const [language, { sections }] of Object.entries(tongues)) {
    const text = Object.entries(sections).map(([title, body]) => `## ${title}\n\n${body}\n`);
    await engine.write(`book_${language}`, {
      "pack.yaml": `id: book_${language}\nname: Book\nversion: "1.0.0"\nlicense: mit\n`,
      [`locations/place_${language}.md`]: `---\nid: place_${language}\ntype: location\n---\n\n# ${language}\n\n${text.join("\n")}`,
    });
    await engine.installer.install(`book_${language}`);
  }
});
afterAll(() => engine.close());

const first = async (pack: string, text: string) => {
  const { passages } = await engine.lore.search({ text, viewer: "dm", campaignId: null, packIds: [pack], corpus: "authored" });
  return passages[0]?.text ?? "";
};

test.each(Object.entries(tongues))(
  "%s: questions in other forms of the words find their section",
  async (language, { sections, questions }) => {
    const found = [];
    for (const [question, section] of Object.entries(questions))
      found.push([question, (await first(`book_${language}`, question)).includes(sections[section]!)]);
    expect(found).toEqual(Object.keys(questions).map((question) => [question, true]));
  },
);

/** A word in a form that its section does not have. */
const forms: readonly (readonly [language: string, word: string, section: string])[] = [
  ["de", "Glocken", "Turm"],
  ["de", "Händlern", "Müllerin"],
  ["de", "Hafens", "Hafen"],
  ["fr", "capitaines", "Port"],
  ["fr", "livre", "Abbaye"],
  ["fr", "chasseresses", "Forêt"],
  ["es", "pescador", "Cueva"],
  ["es", "gigante", "Torre"],
  ["es", "condesas", "Molino"],
  ["it", "fiore", "Palude"],
  ["it", "fratello", "Ponte"],
  ["it", "paludi", "Palude"],
  ["pt", "concha", "Praia"],
  ["pt", "abelha", "Mosteiro"],
  ["pt", "montanhas", "Mina"],
  ["ru", "колокол", "Озеро"],
  ["ru", "лошадь", "Кузница"],
  ["ru", "стражник", "Ворота"],
  ["ja", "回復薬草", "森"],
  ["zh", "地图和剑", "渡口"],
  ["ar", "الأحلام", "السوق"],
];

test("a single word finds its section in another form", async () => {
  const missed = [];
  for (const [language, word, section] of forms)
    if (!(await first(`book_${language}`, word)).includes(tongues[language]!.sections[section]!)) missed.push(word);
  expect(missed).toEqual([]);
});
