import type { CanonTable } from "./play-canon.ts";
import { textsIn, wrongNamesIn } from "./wrong-names.ts";
import { wholeOutputs, wholePacket } from "../engine/whole-packet.ts";

/** One place at which names were looked at. */
export interface CheckedPlace {
  readonly id: string;
  /** Texts looked at. */
  readonly texts: number;
  /** Those with a wrong name, and where. */
  readonly wrong: readonly string[];
}

const questions = [
  `query State($id: ID!) { campaign(id: $id) {
    openingText scene { location { name description exits { name } } present { name description attributes } }
    threads { title summary success failure relatedEntities { name } }
    clocks { name } situations { narrative subject { name } } threats { text } me { character { name inventory { item { name } } } } } }`,
  `query Entities($id: ID!) { campaign(id: $id) { entities(first: 100) { nodes { name aliases description } } } }`,
  `query Facts($id: ID!) { campaign(id: $id) { facts(first: 100) { nodes { text object subject { name } } } } }`,
  `query Near($id: ID!) { campaign(id: $id) { entities(first: 5) { nodes { facts { text } relationships { from { name } to { name } } } } } }`,
];

const turnsPage = `query Turns($id: ID!, $after: String) { campaign(id: $id) { turns(first: 100, after: $after) {
  nodes { text nextPrompt suggestedActions input events { text } blockedActions { reason } } pageInfo { hasNextPage endCursor } } } }`;

/** Looks through what was stored since the corrections and through what the API answers a player. */
export const checkCanon = async (table: CanonTable): Promise<CheckedPlace[]> => {
  const stored = await readStored(table);
  const answers = [];
  for (const question of questions) answers.push(await answer(table, question));
  return [
    check(
      "stored texts",
      stored.map(({ final_text }) => final_text),
    ),
    check(
      "stored events",
      stored.map(({ engine_events }) => engine_events),
    ),
    check(
      "stored narrations",
      stored.map(({ narration }) => narration),
    ),
    check(
      "stored changes",
      stored.map(({ state_diff }) => state_diff),
    ),
    check(
      "packets",
      stored.map(({ packet }) => withoutNotes(packet)),
    ),
    check(
      "interpretations",
      stored.map(({ interpretation }) => interpretation),
    ),
    check("entities and threads of the API", withoutAliases(answers)),
    check("turns of the API", await readTurns(table)),
  ];
};

const answer = async ({ ask, campaign }: CanonTable, question: string): Promise<unknown> => {
  const { data, errors } = await ask("pat", question, { id: campaign });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const check = (id: string, value: unknown): CheckedPlace => {
  const texts = textsIn(value);
  const wrong = texts.flatMap(({ path, text }) => wrongNamesIn(text).map((name) => `${path}: "${name}" in "${text.slice(0, 120)}"`));
  return { id, texts: texts.length, wrong };
};

interface Stored {
  readonly final_text: string;
  readonly engine_events: unknown;
  readonly state_diff: unknown;
  readonly narration: unknown;
  readonly interpretation: unknown;
  readonly packet: unknown;
}

const readStored = async ({ engine, campaign, correctedAfter }: CanonTable): Promise<Stored[]> => {
  const rows = await engine.db.database.sql
    .selectFrom("events")
    .selectAll()
    .select([wholePacket, wholeOutputs])
    .where("campaign_id", "=", campaign)
    .where("turn_no", ">", correctedAfter)
    .where("kind", "=", "turn")
    .orderBy("seq")
    .execute();
  return rows.map(({ final_text, engine_events, state_diff, pass_outputs, context_packet }) => {
    const outputs = Object(pass_outputs);
    const { output } = Object(outputs.narration);
    return { final_text, engine_events, state_diff, narration: output, interpretation: outputs.interpretation, packet: context_packet };
  });
};

/** Aliases are the former names themselves: they are there to be resolved. */
const withoutAliases = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, held) => (key === "aliases" ? undefined : held)));

const withoutNotes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, held) => (key === "aliases" || key === "canonical_names" ? undefined : held)));

const readTurns = async ({ ask, campaign }: CanonTable): Promise<unknown[]> => {
  const nodes: unknown[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await ask("pat", turnsPage, { id: campaign, after });
    const page = data.campaign.turns;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
};
