import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeJson } from "freeform-rpg/db/lib";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import type { LoreService } from "freeform-rpg/plugins/memory/lore";
import { sql } from "kysely";
import { z } from "zod";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const Probes = z.object({
  turns: z.array(z.object({ turn: z.number().int(), player: z.string(), told: z.string() })).min(1),
  /** Questions in other words than the turns that answer them. */
  probes: z.array(z.object({ ask: z.string(), answers: z.array(z.number().int()).min(1) })).min(1),
});
type Probes = z.infer<typeof Probes>;

/** The halves of the probes: one to tune with, one that is only measured. */
export const probeHalves = ["dev", "held"] as const;

/** Where the turn that answers a question came out. */
export interface ProbeAnswer {
  readonly ask: string;
  /** The place of the best answering passage in the search, from 1; `null` where it was not found. */
  readonly rank: number | null;
  /** The turns of the first passages. */
  readonly first: readonly number[];
}

/** Tells a campaign's turns as they stand in a half of the probes, and asks its questions of the offline memory. */
export const askParaphrases = async (folder: string, half: (typeof probeHalves)[number]): Promise<ProbeAnswer[]> => {
  const { turns, probes } = Probes.parse(JSON.parse(readFileSync(join(folder, `${half}.json`), "utf8")));
  const engine = await openEngine({ installed: false });
  const lore = await engine.kernel.use(Lore);
  await tellTurns(engine, half, turns);
  await lore.refit(half);
  const answers: ProbeAnswer[] = [];
  for (const probe of probes) answers.push(await askOne(lore, half, probe));
  await engine.close();
  return answers;
};

const askOne = async (lore: LoreService, campaignId: string, { ask, answers }: Probes["probes"][number]): Promise<ProbeAnswer> => {
  const { candidates } = await lore.search({ text: ask, campaignId, viewer: "player", corpus: "history" });
  const found = candidates.map(({ place }) => Number(place.replace("Turn ", "")));
  const at = found.findIndex((turn) => answers.includes(turn));
  return { ask, rank: at < 0 ? null : at + 1, first: found.slice(0, 5) };
};

const tellTurns = async ({ db: { database } }: TestEngine, id: string, turns: Probes["turns"]): Promise<void> => {
  await database.sql
    .insertInto("campaigns")
    .values({ id, name: id, seed: id, system: encodeJson({}), current_turn: turns.length, head_seq: turns.length })
    .execute();
  await sql`
    insert into events (campaign_id, seq, id, kind, turn_no, player_input, context_packet, pass_outputs, engine_events, state_diff, rolls,
      final_text, prompt_versions, receipts, changes)
    select ${id}, turn, ${id} || ':' || turn, 'turn', turn, player, '{}', '{}', '[]', '{}', '[]', told, '{}', '[]', '[]'
    from jsonb_to_recordset(${encodeJson(turns)}::jsonb) as given(turn integer, player text, told text)`.execute(database.sql);
};
