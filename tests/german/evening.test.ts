import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";
import { englishIn, readEnglish } from "./english-in.ts";

/** What a German player types, and what the answer or the events of the turn hold; empty where the dice decide. */
const evening: readonly (readonly [line: string, holds: string])[] = [
  ["Ich sehe mich um.", "drei Poller"],
  ["Ich frage Hanne, wer die Laterne genommen hat.", "Ole Krahn trug um Mitternacht"],
  ["Ich durchsuche die Fischkisten.", "frisches Lampenöl"],
  ["Hallo Hanne, wie geht es dir?", "Hallo Hanne, wie geht es dir"],
  ["Ich frage Ole nach dem Speicher.", ""],
  ["Ich denke über mein Leben nach.", "Ohne Sprachmodell"],
  ["Wer ist hier?", "Hanne Vogt (eine Fischerin mit aufgeschürften Händen) und Ole Krahn"],
  ["Ich nehme das Seil und gehe zur Schenke.", "Du kommst an: Schenke"],
  ["Ich bedrohe Grete.", ""],
  ["Ich warte eine Stunde.", "1 Stunde später"],
  ["Gehen: Kai", "Du kommst an: Kai"],
  ["Ich gehe zum Leuchtturm.", "„Leuchtturm“"],
  ["Ich greife Ole mit dem Messer an.", ""],
  ["Was habe ich dabei?", "Seil"],
  ["Ich stoße Ole ins Wasser.", ""],
  ["Ich bestelle ein Bier.", ""],
  ["Was ist bisher passiert?", "Was offen ist"],
  ["Ich gehe in den Speicher.", ""],
  ["Ich nehme die Laterne.", ""],
];

const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { __typename ... on QueuedTurn { answer turn {
  text nextPrompt suggestedActions events { text } blockedActions { reason } } } ... on Error { message } } }`;

let server: TestServer;
let english: readonly string[];
beforeAll(async () => {
  server = await openServer({ scenarios: `${import.meta.dirname}/scenarios` });
  english = await readEnglish();
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", scenario_id: "nebelhafen", user: "ada", seed: "abend" });
});
afterAll(() => server.close());

const send = async (text: string) =>
  (await server.ask("ada", playTurn, { input: { campaignId: "c", text, idempotencyKey: text, wait: true } })).playTurn;

/** Every text in an answer, whatever holds it. */
const textsIn = (answer: unknown): string[] => {
  if (typeof answer === "string") return [answer];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
};

test("English is found where it is told", () => {
  expect(english.length).toBeGreaterThan(500);
  expect(englishIn("Hanne Vogt waits. What do you try next?", english)).toContain("What do you try next?");
  expect(englishIn("Du wartest eine Weile. Niemand öffnet.", english)).toEqual([]);
});

test("an evening in German without a model is played and told in German", async () => {
  for (const [line, holds] of evening) {
    const { turn } = await send(line);
    const texts = textsIn(turn);
    expect(texts.join("\n")).toContain(holds);
    expect({ line, found: texts.flatMap((text) => englishIn(text, english)) }).toEqual({ line, found: [] });
  }
}, 120_000);

test("what stands around the turns is German too: suggestions, plans, recap, dossiers and commands", async () => {
  const { campaign } = await server.ask(
    "ada",
    '{ campaign(id: "c") { recap commands { summary } entities(first: 50) { nodes { dossier { trust dealings { text } } } } } }',
  );
  const { sql } = server.db.database;
  const rows = await sql.selectFrom("events").select("pass_outputs").where("campaign_id", "=", "c").execute();
  const plans = rows.map(({ pass_outputs }) => Object(pass_outputs)["plan"] ?? {});
  const said = plans.flatMap(({ beats = [], tension_move = "", next_suggestions = [] }) => [...beats, tension_move, ...next_suggestions]);
  const texts = [...textsIn(campaign), ...textsIn(await send("/help")), ...said];
  expect(said.length).toBeGreaterThan(10);
  expect(texts.flatMap((text) => englishIn(text, english).map((found) => `${found}: ${text}`))).toEqual([]);
});
