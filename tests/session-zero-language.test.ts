import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

interface Asked {
  readonly key: string;
  readonly text: string;
  readonly default: string | null;
  readonly choices: readonly { readonly text: string }[];
  readonly fields?: readonly Asked[];
}
interface Setup {
  readonly key: string;
  readonly questions: readonly Asked[];
  readonly german: readonly Asked[];
  readonly problems: readonly { readonly text: string; readonly reason: string }[];
}

const phases = ["CALIBRATION", "TEMPLATE", "CHARACTER", "CAMPAIGN", "CLOCKS", "ENTITIES", "FACTS", "THREADS", "SCENE", "VALIDATION"];
const asked = "key text default choices { text }";
const setup = `... on Setup { key problems { text reason } questions { ${asked} fields { ${asked} } }
  german: questions(language: "de-AT") { ${asked} fields { ${asked} } } } ... on Error { message }`;
const begin = `mutation { startSetup { ${setup} } }`;
const goBack = `mutation ($input: GoBackInSetupInput!) { goBackInSetup(input: $input) { ${setup} } }`;
const answer = `mutation ($input: AnswerSetupInput!) { answerSetup(input: $input) { ${setup} } }`;

/** Questions whose choices are names of scenarios, rules, packs, people and places. */
const named = ["scenario_id", "seat", "default_system", "content_packs", "remove", "location_id", "present_entity_ids"];
let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const start = async (user: string): Promise<Setup> => (await server.ask(user, begin)).startSetup;
const goTo = async (user: string, setupId: string, phase: string): Promise<Setup> =>
  (await server.ask(user, goBack, { input: { setupId, phase } })).goBackInSetup;

const textsOf = ({ key, text, default: standard, choices, fields = [] }: Asked): readonly string[] => [
  text,
  ...(standard === null || /^-?\d+$/.test(standard) ? [] : [standard]),
  ...(named.includes(key) ? [] : choices.map((choice) => choice.text)),
  ...fields.flatMap(textsOf),
];

test("every question of session zero, its choices and its defaults are asked in German too", async () => {
  const { key } = await start("zoe");
  const pairs: (readonly [string, string | undefined])[] = [];
  for (const phase of phases) {
    const { questions, german } = await goTo("zoe", key, phase);
    const there = german.flatMap(textsOf);
    pairs.push(...questions.flatMap(textsOf).map((text, at) => [text, there[at]] as const));
  }
  expect(pairs.length).toBeGreaterThan(80);
  expect(pairs.filter(([english, german]) => english === german).map(([text]) => text)).toEqual([]);
});

test("a campaign in German is asked about in German, and what is missing is said so", async () => {
  const { key: setupId, questions } = await start("ida");
  expect(questions[0]?.text).toMatch(/^In which language/);
  const input = { setupId, phase: "CALIBRATION", answer: { language: "de" } };
  const next: Setup = (await server.ask("ida", answer, { input })).answerSetup;
  expect(next.questions.map(({ text }) => text)).toEqual(["Mit welchem Szenario beginnst du?"]);
  expect(next.problems.map(({ text, reason }) => [reason, text])).toContainEqual(["NAME_MISSING", "Die Kampagne hat keinen Namen."]);
  expect(next.problems.filter(({ text }) => /\b(?:is|missing)\b/.test(text))).toEqual([]);
  const { questions: facts } = await goTo("ida", setupId, "FACTS");
  expect(facts[0]).toMatchObject({ text: "Was ist wahr?", default: "keine Tatsachen" });
});

test("a language without a translation, and one that is none, are asked about in English", async () => {
  const { key, problems } = await start("eve");
  expect(problems.map(({ text }) => text)).toContain("The campaign has no name.");
  const query = `query ($id: ID!) { setup(id: $id) { a: questions(language: "fr") { text } b: questions(language: "no such tag") { text } } }`;
  const { setup: shown } = await server.ask("eve", query, { id: key });
  for (const questions of [shown.a, shown.b]) expect(questions[1].text).toBe("Which kind of evening is this?");
});
