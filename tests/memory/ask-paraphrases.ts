import { encodeJson } from "freeform-rpg/db/lib";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import type { LoreService } from "freeform-rpg/plugins/memory/lore";
import { sql } from "kysely";
import lorePlugin from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { readHalves } from "./read-halves.ts";
import type { Probe, ProbeHalf, ToldTurn } from "./read-halves.ts";

/** Where the turn that answers a question came out. */
export interface ProbeAnswer {
  readonly ask: string;
  /** The place of the best answering passage in the search, from 1; `null` where it was not found. */
  readonly rank: number | null;
  /** The turns of the first passages. */
  readonly first: readonly number[];
}

/** The answers to the questions of each half, and to those of its later writer: `dev`, `dev_later`. */
export type ProbeAnswers = ReadonlyMap<ProbeHalf["half"] | `${ProbeHalf["half"]}_later`, readonly ProbeAnswer[]>;

/** How the questions are asked. */
export interface ProbeOptions {
  /** The name of the embedder of the engine. */
  readonly embedder: string;
  /** Whether a model played, which said with each turn what it was about. */
  readonly expanded: boolean;
}

/** Tells the turns of all halves as one campaign, one half after the other, and asks every question of the whole. */
export const askParaphrases = async (folder: string, { embedder, expanded }: ProbeOptions): Promise<ProbeAnswers> => {
  const halves = readHalves(folder);
  const engine = await openEngine({ installed: false, plugins: [{ plugin: lorePlugin, options: { embedder } }] });
  const lore = await engine.kernel.use(Lore);
  const campaignId = "paraphrase";
  const turns = halves.flatMap((half) => half.turns);
  await tellTurns(engine, campaignId, expanded ? turns : turns.map((turn) => ({ ...turn, about: "" })));
  await lore.refit(campaignId);
  await lore.settled();
  const answers = new Map<ProbeHalf["half"] | `${ProbeHalf["half"]}_later`, ProbeAnswer[]>();
  const sets = halves.flatMap(({ half, probes, later }) => [[half, probes] as const, [`${half}_later`, later] as const]);
  for (const [name, probes] of sets)
    for (const probe of probes) answers.set(name, [...(answers.get(name) ?? []), await askOne(lore, campaignId, probe)]);
  await engine.close();
  return answers;
};

const askOne = async (lore: LoreService, campaignId: string, { ask, answers }: Probe): Promise<ProbeAnswer> => {
  const { candidates } = await lore.search({ text: ask, campaignId, viewer: "player", corpus: "history" });
  const found = candidates.map(({ turns }) => turns?.first ?? 0);
  const at = found.findIndex((turn) => answers.includes(turn));
  return { ask, rank: at < 0 ? null : at + 1, first: found.slice(0, 5) };
};

const tellTurns = async ({ db: { database } }: TestEngine, id: string, turns: readonly ToldTurn[]): Promise<void> => {
  await database.sql
    .insertInto("campaigns")
    .values({ id, name: id, seed: id, system: encodeJson({}), current_turn: turns.length, head_seq: turns.length })
    .execute();
  await sql`
    insert into events (campaign_id, seq, id, kind, turn_no, player_input, context_packet, pass_outputs, engine_events, state_diff, rolls,
      final_text, prompt_versions, receipts, changes)
    select ${id}, turn, ${id} || ':' || turn, 'turn', turn, player, '{}',
      jsonb_build_object('narration', jsonb_build_object('output', jsonb_build_object('about', about))), '[]', '{}', '[]', told, '{}', '[]', '[]'
    from jsonb_to_recordset(${encodeJson(turns)}::jsonb) as given(turn integer, player text, told text, about text)`.execute(database.sql);
};
