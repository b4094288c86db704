import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi, signToken } from "../../graphql/server.ts";
import lore from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

/** A pack of a language: a place with sections, and words in a form that its section does not have. */
interface Book {
  readonly language: string;
  readonly sections: readonly string[];
  readonly questions: Readonly<Record<string, number>>;
}

const books: Readonly<Record<string, Book>> = {
  leuchtturm: {
    language: "de",
    sections: [
      "Die Wärterin des Leuchtturms zählt jede Nacht die Schiffe, die an den Klippen zerbrochen sind.",
      "Im Keller der Brauerei gären Fässer, aus denen manchmal leise Gesänge dringen.",
      "Der Totengräber vergräbt die Münzen der Ertrunkenen unter dem Apfelbaum.",
    ],
    questions: {
      "Welches Schiff zerbricht an der Klippe?": 0,
      "Singt ein Fass mit leisem Gesang?": 1,
      "Wo liegt die Münze eines Ertrunkenen?": 2,
    },
  },
  todai: {
    language: "ja",
    sections: [
      "灯台守は毎晩、岩礁で砕けた船の数を数えている。",
      "酒蔵の地下では樽が発酵し、時々小さな歌が聞こえる。",
      "墓掘りは溺死者の銀貨を林檎の木の下に埋める。",
    ],
    questions: { 岩礁の船: 0, "酒蔵で歌を聞いた？": 1, 溺死者の銀貨はどこ: 2 },
  },
  manara: {
    language: "ar",
    sections: [
      "تعد حارسة الفنار كل ليلة السفن التي تحطمت على الصخور.",
      "في قبو المعصرة براميل قديمة تخرج منها أحيانا أغان خافتة.",
      "يدفن حفار القبور نقود الغرقى تحت شجرة التفاح.",
    ],
    questions: { "أي سفينة تحطمت على صخرة؟": 0, "ماذا في البرميل القديم؟": 1, "أين القبر وشجر التفاح؟": 2 },
  },
  migdalor: {
    language: "he",
    sections: [
      "שומרת המגדלור סופרת בכל לילה את הספינות שנשברו על הסלעים.",
      "במרתף המבשלה תוססות חביות ישנות ומתוכן נשמעת שירה חרישית.",
      "הקברן טומן את מטבעות הטבועים מתחת לעץ התפוח.",
    ],
    questions: { "איפה הסלעים?": 0, "מה במרתף המבשלה?": 1, "עץ התפוח": 2 },
  },
};

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let api: ReturnType<typeof createApi>;
let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "languages-"));
  await mkdir(join(root, "scenarios"));
  for (const [id, book] of Object.entries(books)) await writeBook(id, book);
  engine = await openEngine({
    installed: false,
    scenarios: join(root, "scenarios"),
    plugins: [{ plugin: lore, options: { packs: join(root, "packs") } }],
  });
  api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens: { secret } } });
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

/** The pack, and a scenario that plays with it. */
const writeBook = async (id: string, { sections }: Book): Promise<void> => {
  await mkdir(join(root, "packs", id, "locations"), { recursive: true });
  await writeFile(join(root, "packs", id, "pack.yaml"), `id: ${id}\nname: ${id}\nversion: 1.0.0\ndescription: A book.\nlayer: setting\n`);
  const page = sections.map((text, at) => `## ${at + 1}\n\n${text}\n`).join("\n");
  await writeFile(join(root, "packs", id, "locations/place.md"), `---\nid: place\ntype: location\ntitle: ${id}\n---\n\n${page}`);
  const yard = await readFile(join(import.meta.dirname, "../../scenarios/training_yard.yaml"), "utf8");
  const scenario = yard.replace("id: training_yard", `id: yard_${id}`).replace("content_packs: []", `content_packs: [${id}]`);
  await writeFile(join(root, "scenarios", `yard_${id}.yaml`), scenario);
};

const ask = async (query: string, variables: object = {}): Promise<Record<string, any>> => {
  const authorization = `Bearer ${await signToken({ secret, user: "dee", operator: true })}`;
  const headers = { authorization, "content-type": "application/json" };
  const answer = await api.fetch(
    new Request("http://localhost/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }),
  );
  return (await answer.json()).data;
};

test.each(Object.entries(books))(
  "the pack %s is installed with its language and searched in it",
  async (id, { language, sections, questions }) => {
    const { installPack } = await ask(
      `mutation { installPack(input: { key: "${id}", idempotencyKey: "${id}", wait: true }) { __typename ... on Job { status } } }`,
    );
    expect(installPack).toEqual({ __typename: "Job", status: "FINISHED" });
    await (await engine.kernel.use(Campaigns)).create({ id, scenario_id: `yard_${id}`, user: "dee" });
    const search = `query ($id: ID!, $text: String!) { campaign(id: $id) { searchLore(text: $text, corpus: AUTHORED) { passages { text } } } }`;
    const found: [string, number][] = [];
    for (const text of Object.keys(questions)) {
      const { campaign } = await ask(search, { id, text });
      const first: string = campaign.searchLore.passages[0]?.text ?? "";
      found.push([text, sections.findIndex((section) => first.includes(section))]);
    }
    expect(found).toEqual(Object.entries(questions));
    const { contentPacks } = await ask(`{ contentPacks { key language } }`);
    expect(contentPacks).toContainEqual({ key: id, language });
  },
);
