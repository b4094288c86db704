import { Lore } from "freeform-rpg/plugins/memory/lore";
import { Sessions } from "freeform-rpg/plugins/memory/sessions";
import type { MemoryCase } from "./memory-case.ts";
import type { MemoryTable } from "./memory-table.ts";

/** What was looked through, and where something stood that must not. */
export interface LeakReport {
  readonly read: number;
  readonly leaks: readonly string[];
}

/** Everything that players of a campaign can come to read, searched for what they must not. What they said themselves is no leak. */
export const findLeaks = async (table: MemoryTable, given: MemoryCase): Promise<LeakReport> => {
  const marks = [...given.secrets.flatMap((secret) => secret.marks), ...given.taken_back.gone];
  const spoken = given.fishing.map(
    (question) => new RegExp(question.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/"/g, '\\\\?"'), "gi"),
  );
  const leaks: string[] = [];
  const all = await readAll(table, given);
  for (const { place, text } of all) {
    const foreign = spoken
      .reduce((left, words) => left.replaceAll(words, ""), text)
      .replaceAll(/You know nothing about "[^"]*" yet\.?|You know nothing about \\"[^"]*\\" yet\.?/g, "");
    for (const mark of marks) if (foreign.toLowerCase().includes(mark.toLowerCase())) leaks.push(`${place} holds "${mark}"`);
  }
  return { read: all.length, leaks };
};

interface Readable {
  readonly place: string;
  readonly text: string;
}

const readAll = async (table: MemoryTable, given: MemoryCase): Promise<Readable[]> => [
  ...(await readTurns(table)),
  ...(await readSessions(table)),
  ...(await readSearches(table, given)),
];

/** What models were shown and what was told, of turns that stand. */
const readTurns = async ({ engine: { db }, campaignId }: MemoryTable): Promise<Readable[]> => {
  const rows = await db.database.sql
    .selectFrom("events")
    .select(["turn_no", "context_packet", "final_text"])
    .where("campaign_id", "=", campaignId)
    .where("kind", "in", ["turn", "clarification"])
    .where("superseded_by", "is", null)
    .execute();
  const shown = (packet: unknown) => JSON.stringify(packet, (key, value: unknown) => (key === "selection" ? undefined : value));
  return rows.flatMap(({ turn_no, context_packet, final_text }) => [
    { place: `the packet of turn ${turn_no}`, text: shown(context_packet) },
    { place: `turn ${turn_no}`, text: final_text },
  ]);
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
