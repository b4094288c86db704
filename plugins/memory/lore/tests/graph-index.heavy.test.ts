import { createCampaignRows } from "freeform-rpg/db/lib";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLoreEngine } from "./lore-engine.ts";

const passages = 500;
const stories = ["c", "other"];
const subjects = ["harbour", "kitchen", "tower", "garden", "library", "stable", "chapel", "market"].map((name) =>
  Array.from({ length: 30 }, (_, nth) => `${name}${"abcdefghijklmnopqrstuvwxyzABCD"[nth]}`),
);

/** Numbers from 0 to 1, the same every time (Park and Miller 1988). */
let state = 1988;
const draw = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = (words: readonly string[]): string => words[Math.floor(draw() * words.length)] ?? "";
const writePassage = (nth: number): string =>
  Array.from({ length: 12 }, () => pick(subjects[(nth + (draw() < 0.2 ? 1 : 0)) % 8] ?? [])).join(" ");

let engine: Awaited<ReturnType<typeof openLoreEngine>>;
beforeAll(async () => {
  engine = await openLoreEngine();
  for (const id of stories) await createCampaign(id);
});
afterAll(() => engine.close());

const createCampaign = async (id: string): Promise<void> => {
  const system = CampaignSystem.parse({ id: "plain", name: "Plain", resolution: { method: "sum_bands" } });
  const rest = { seed: "s", scenario_id: null, calibration: Calibration.parse({}), system, genre_rules: {}, content_packs: [] };
  await createCampaignRows(engine.database, {
    campaign: { id, name: id, ...rest },
    members: [],
    user_id: "ann",
    final_text: "",
    changes: [],
  });
  const lines = JSON.stringify(Array.from({ length: passages }, (_, nth) => writePassage(nth)));
  await sql`
    insert into events (campaign_id, seq, id, kind, turn_no, player_input, context_packet, pass_outputs, engine_events, state_diff, rolls,
      final_text, prompt_versions, receipts, changes)
    select ${id}, 1 + nth, ${id} || ':line:' || nth, 'turn', nth, '', '{}', '{}', '[]', '{}', '[]', passage, '{}', '[]', '[]'
    from jsonb_array_elements_text(${lines}::jsonb) with ordinality as line(passage, nth)`.execute(engine.database.sql);
  await engine.database.sql
    .updateTable("campaigns")
    .set({ head_seq: passages + 1 })
    .where("id", "=", id)
    .execute();
  await engine.lore.refit(id);
};

/** The twenty passages of one campaign that are nearest to a query. */
const nearest = async (text: string): Promise<string[]> => {
  const { candidates } = await engine.lore.search({ text, campaignId: "c", viewer: "player", corpus: "history", limit: 100 });
  return candidates
    .toSorted((a, b) => (b.matched.vector ?? -1) - (a.matched.vector ?? -1))
    .slice(0, 20)
    .map(({ id }) => id);
};

// On a server the setting would affect only one of many connections.
test.skipIf(process.env["TEST_DATABASE_URL"] !== undefined)(
  "a graph index finds what a comparison of all vectors finds, among several campaigns",
  async () => {
    const questions = Array.from({ length: 20 }, (_, nth) => writePassage(nth).split(" ").slice(0, 4).join(" "));
    const exact: string[][] = [];
    for (const question of questions) exact.push(await nearest(question));
    await sql`update lore_vectors set large = true`.execute(engine.database.sql);
    await sql`update lore_generations set large = true`.execute(engine.database.sql);
    // Postgres would sort so few vectors. Without sorting it uses the graph, as it does for many thousands.
    await sql`set enable_sort = off`.execute(engine.database.sql);
    const { rows } = await sql<{
      "QUERY PLAN": string;
    }>`explain select piece_id from lore_vectors where collection = 'campaign:c' and dimensions = 128
    and large order by embedding::vector(128) <=> ${`[${Array.from({ length: 128 }, () => 1).join()}]`}::vector(128) limit 9`.execute(
      engine.database.sql,
    );
    expect(JSON.stringify(rows)).toContain("lore_vectors_128");
    const shares: number[] = [];
    for (const [nth, question] of questions.entries()) {
      const found = new Set(await nearest(question));
      shares.push((exact[nth] ?? []).filter((id) => found.has(id)).length / (exact[nth]?.length ?? 1));
    }
    expect(exact.every(({ length }) => length === 20)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.93);
  },
);
