import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeJson } from "freeform-rpg/db/lib";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import type { LoreService } from "freeform-rpg/plugins/memory/lore";
import { sql } from "kysely";
import { z } from "zod";
import lorePlugin from "../../plugins/memory/lore/plugin.ts";
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

/** The answers to the questions of each half. */
export type ProbeAnswers = ReadonlyMap<(typeof probeHalves)[number], readonly ProbeAnswer[]>;

/**
 * Tells the turns of all halves as one campaign, one half after the other, and asks every question of the whole. `embedder` names the
 * embedder of the engine.
 */
export const askParaphrases = async (folder: string, embedder: string): Promise<ProbeAnswers> => {
  const halves = readHalves(folder);
  const engine = await openEngine({ installed: false, plugins: [{ plugin: lorePlugin, options: { embedder } }] });
  const lore = await engine.kernel.use(Lore);
  const campaignId = "paraphrase";
  await tellTurns(
    engine,
    campaignId,
    halves.flatMap(({ turns }) => turns),
  );
  await lore.refit(campaignId);
  await lore.settled();
  const answers = new Map<(typeof probeHalves)[number], ProbeAnswer[]>();
  for (const { half, probes } of halves)
    for (const probe of probes) answers.set(half, [...(answers.get(half) ?? []), await askOne(lore, campaignId, probe)]);
  await engine.close();
  return answers;
};

/** The halves that the folder holds. Their turns are numbered on, so that they are one story. */
const readHalves = (folder: string) => {
  const found = probeHalves.flatMap((half) => {
    const file = join(folder, `${half}.json`);
    return existsSync(file) ? [{ half, ...Probes.parse(JSON.parse(readFileSync(file, "utf8"))) }] : [];
  });
  return found.map(({ half, turns, probes }, at) => {
    const before = found.slice(0, at).reduce((sum, { turns: earlier }) => sum + earlier.length, 0);
    return {
      half,
      turns: turns.map(({ turn, ...told }) => ({ turn: turn + before, ...told })),
      probes: probes.map(({ ask, answers }) => ({ ask, answers: answers.map((turn) => turn + before) })),
    };
  });
};

const askOne = async (lore: LoreService, campaignId: string, { ask, answers }: Probes["probes"][number]): Promise<ProbeAnswer> => {
  const { candidates } = await lore.search({ text: ask, campaignId, viewer: "player", corpus: "history" });
  const found = candidates.map(({ turns }) => turns?.first ?? 0);
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
