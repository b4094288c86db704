import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Answer, Table } from "../engine/open-table.ts";
import { wholePacket } from "../engine/whole-packet.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterAll(() => tables.server.close());

/** What the DM says to all and to one, and whom it is for. */
const said = { tamarind: "all", ocarina: "all", quillon: "cy", amaranth: "cy", jacaranda: "ada", kestrel: "nobody" } as const;

const layTold = async (): Promise<Table> => {
  const table = await tables.lay();
  const done = async (mutation: string, fields?: string): Promise<Answer> => {
    const answer = await table.act("dora", mutation, fields);
    expect(answer.message).toBeUndefined();
    return answer;
  };
  await done('narrateAsDm(input: { $c, text: "A tamarind falls into the sand." })');
  await done('narrateAsDm(input: { $c, text: "Who owns this ocarina?", speakerId: "hedda_marl" })');
  await done(`whisper(input: { $c, text: "The quillon is loose.", to: ["${table.who.cy}"] })`);
  await done(`whisper(input: { $c, text: "The jacaranda is hollow.", to: ["${table.who.ada}"] })`);
  const { key } = await done('createHandout(input: { $c, title: "A letter", text: "Under the amaranth." })', "... on Handout { key }");
  await done(`giveHandout(input: { $c, handoutId: "${key}", to: ["${table.who.cy}"] })`);
  await table.send("dora", "/gmroll d20 for the kestrel");
  return table;
};

/** Which of the words models are told in a turn of this player. */
const toldIn = async (table: Table, user: string): Promise<string[]> => {
  const { turn } = await table.play(user, "I look around.");
  const { context_packet } = await tables.server.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", table.id)
    .where("turn_no", "=", turn.number)
    .where("kind", "=", "turn")
    .executeTakeFirstOrThrow();
  const packet = JSON.stringify(context_packet);
  return Object.keys(said).filter((word) => packet.includes(word));
};

const wordsFor = (...users: readonly string[]): string[] =>
  Object.entries(said).flatMap(([word, reader]) => (users.includes(reader) ? [word] : []));

test("a turn that a character plays alone is told what the DM gave and whispered to them, and no other character's is", async () => {
  const table = await layTold();
  await table.part("cy");
  expect(await toldIn(table, "cy")).toEqual(wordsFor("all", "cy"));
  expect(await toldIn(table, "bo")).toEqual(wordsFor("all"));
  await table.change(`moveCharacters: { who: ["${table.who.cy}"], to: "yard" }`);
  await table.part("ada");
  expect(await toldIn(table, "ada")).toEqual(wordsFor("all", "ada"));
});

test("a turn that others read is told what the DM said to all, and nothing that one of them alone knows", async () => {
  const table = await layTold();
  for (const user of ["ada", "bo", "cy"]) expect(await toldIn(table, user)).toEqual(wordsFor("all"));
});

test("a secret roll is remembered for the DM alone", async () => {
  const table = await layTold();
  const rolls = async (user: string): Promise<string> =>
    JSON.stringify(await table.read(user, "history(last: 30) { nodes { tableMessage { text roll { reason } } } }"));
  expect(await rolls("dora")).toContain("kestrel");
  for (const user of ["ada", "bo", "cy", "olga"]) expect(await rolls(user)).not.toContain("kestrel");
});
