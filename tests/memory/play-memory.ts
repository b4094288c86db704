import { canonicalJson } from "freeform-rpg/kernel";
import { findLeaks } from "./find-leaks.ts";
import type { MemoryCase } from "./memory-case.ts";
import { openMemoryTable } from "./memory-table.ts";
import type { MemoryTable, PlayedTurn } from "./memory-table.ts";

/** What a long campaign still knew. */
export interface MemoryRun {
  readonly turns: number;
  readonly answers: readonly { readonly id: string; readonly passed: boolean; readonly why: string }[];
  /** Where a secret or something taken back came out. */
  readonly leaks: readonly string[];
  /** Texts that were looked through for them. */
  readonly read: number;
  /** Tokens of the largest packet. */
  readonly largest: number;
  /** Whether folding the log gives the state. */
  readonly folds: boolean;
}

/** How long a campaign is, and how it is cut up. */
export interface MemoryShape {
  /** The turn at which what was planted is asked for. */
  readonly askAt: number;
  /** Turns of a session. */
  readonly session: number;
}

/** The turn at which planting begins. */
const plantAt = 3;

/** Plays a campaign: plants, takes back, renames, ends sessions, and asks at last. */
export const playMemory = async (given: MemoryCase, { askAt, session }: MemoryShape): Promise<MemoryRun> => {
  const table = await openMemoryTable(given);
  let largest = 0;
  const play = async (text: string): Promise<PlayedTurn> => {
    const turn = await table.play(text);
    largest = Math.max(largest, turn.packet.tokens);
    return turn;
  };
  await table.nextSession();
  await begin(table, given, play);
  for (let turn = await table.turnNo(); turn < askAt - 1; turn = await table.turnNo()) {
    if (turn % session === 0) await table.nextSession();
    if (turn === Math.floor(askAt / 2)) await table.rename(given.renamed);
    await play(given.filler[turn % given.filler.length] ?? "I wait");
  }
  const answers = [];
  for (const planted of given.planted) answers.push(judge(planted, await play(planted.ask)));
  for (const question of given.fishing) await play(question);
  await table.nextSession();
  const run = { turns: await table.turnNo(), answers, largest, ...(await findLeaks(table, given)), folds: await foldsToState(table) };
  await table.close();
  return run;
};

const begin = async (
  table: MemoryTable,
  { planted, secrets, taken_back, filler }: MemoryCase,
  play: MemoryTable["play"],
): Promise<void> => {
  for (let nth = 1; nth < plantAt; nth += 1) await play(filler[nth] ?? "I wait");
  for (const { say } of planted) await play(say);
  await table.keepSecret(secrets);
  await play("I wait");
  const before = await table.turnNo();
  await play(taken_back.say);
  await play("I wait");
  await table.rewind(before);
};

const judge = (
  { id, holds, packet_holds }: MemoryCase["planted"][number],
  { packet, told, turn_no }: PlayedTurn,
): MemoryRun["answers"][number] => {
  const { selection: _, ...shown } = packet;
  const missing = (words: readonly string[], text: string) => words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
  const unknown = missing([...holds, ...packet_holds], JSON.stringify(shown));
  const untold = missing(holds, told);
  const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");
  const why = [
    `asked at turn ${turn_no}`,
    ...(unknown.length > 0 ? [`the packet lacks ${list(unknown)}`] : []),
    ...(untold.length > 0 ? [`the answer lacks ${list(untold)}: ${told.slice(0, 300)}`] : []),
  ];
  return { id, passed: unknown.length + untold.length === 0, why: why.join("; ") };
};

const foldsToState = async ({ engine: { db }, campaignId }: MemoryTable): Promise<boolean> =>
  canonicalJson(await db.log.fold(campaignId, { fromStart: true })) === canonicalJson(await db.log.state(campaignId));
