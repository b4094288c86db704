import { Lore } from "freeform-rpg/plugins/memory/lore";
import { Sessions } from "freeform-rpg/plugins/memory/sessions";
import type { MemoryCase } from "./memory-case.ts";
import { leaksIn } from "./leaks-in.ts";
import type { MemoryTable } from "./memory-table.ts";
import { wholePacket } from "../engine/whole-packet.ts";

/** What was looked through, and where something stood that must not. */
export interface LeakReport {
  readonly read: number;
  readonly leaks: readonly string[];
}

/** Everything that players of a campaign can come to read, searched for what they must not. What they typed themselves before is no leak. */
export const findLeaks = async (table: MemoryTable, given: MemoryCase): Promise<LeakReport> => {
  const turns = await readTurns(table);
  const typedUntil = (turnNo: number) => turns.filter(({ turn_no }) => turn_no <= turnNo).map(({ player_input }) => player_input);
  const all = [
    ...turns.flatMap(readTurn),
    ...[...(await readSessions(table)), ...(await readSearches(table, given))].map((one) => ({ ...one, turn: Number.POSITIVE_INFINITY })),
  ];
  const leaks = all.flatMap(({ place, text, turn }) =>
    leaksIn(text, { secrets: given.secrets, gone: given.taken_back.gone, typed: typedUntil(turn) }).map((leak) => `${place} holds ${leak}`),
  );
  return { read: all.length, leaks };
};

interface Readable {
  readonly place: string;
  readonly text: string;
}

type StandingTurn = Awaited<ReturnType<typeof readTurns>>[number];

/** Turns that stand: what was typed, what models were shown, what was narrated. */
const readTurns = ({ engine: { db }, campaignId }: MemoryTable) =>
  db.database.sql
    .selectFrom("events")
    .select(["turn_no", "player_input", wholePacket, "final_text"])
    .where("campaign_id", "=", campaignId)
    .where("kind", "in", ["turn", "clarification"])
    .where("superseded_by", "is", null)
    .execute();

const readTurn = ({ turn_no: turn, context_packet, final_text }: StandingTurn) => [
  ...textsIn(context_packet).map((text) => ({ place: `the packet of turn ${turn}`, text, turn })),
  { place: `turn ${turn}`, text: final_text, turn },
];

/** The texts of a packet without its record of why each part was chosen, which no model reads. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "selection" ? [] : textsIn(part)));
};

const readSessions = async ({ engine, campaignId }: MemoryTable): Promise<Readable[]> => {
  const sessions = await engine.kernel.use(Sessions);
  const recaps = await Promise.all(
    (["short", "standard", "full"] as const).map(async (length) => ({
      place: `the ${length} recap`,
      text: await sessions.recap(campaignId, { length, sessions: 100 }),
    })),
  );
  const { summaries } = await engine.db.log.state(campaignId);
  const told = await sessions.history(campaignId);
  return [
    ...recaps,
    ...summaries.map(({ id, text }) => ({ place: `the summary "${id}"`, text })),
    ...told.map(({ id, summary }) => ({ place: `the session "${id}"`, text: summary ?? "" })),
  ];
};

const readSearches = async ({ engine, campaignId }: MemoryTable, { secrets, fishing, taken_back }: MemoryCase): Promise<Readable[]> => {
  const lore = await engine.kernel.use(Lore);
  const found: Readable[] = [];
  for (const text of [...fishing, ...secrets.map((secret) => secret.text), ...secrets.flatMap(({ marks }) => marks), taken_back.say]) {
    const { candidates } = await lore.search({ text, campaignId, viewer: "player", maxTokens: 4000, limit: 50 });
    found.push(...candidates.map((one) => ({ place: `the search for "${text}"`, text: one.text })));
  }
  return found;
};
