import { readPack, chunkPack } from "freeform-rpg/plugins/memory/lore/lib";
import { expect, test } from "vitest";
import { gather } from "../gather.ts";
import type { SceneChunk, SceneFocus } from "../gather.ts";
import { plainText } from "../plain-text.ts";

const pack = await readPack(new URL("../../../../content_packs/neo_seattle", import.meta.url).pathname);
const chunks: SceneChunk[] = (await chunkPack(pack)).map(({ id, text, tokens, visibility, metadata }) => ({
  id,
  chunk_text: text,
  tokens,
  visibility,
  metadata,
}));
const inBar = (ids: readonly string[], threads: readonly string[] = []): SceneFocus => ({
  location_id: "neo_seattle:neon_dragon",
  present: ids.map((id) => ({
    id,
    type: "character",
    name: id,
    attrs: { disposition: "quiet", threat_level: "low" },
    tags: [],
    visibility: "known",
    origin: "pack",
    pack_id: "neo_seattle",
    pack_entity_id: id,
  })),
  threads: threads.map((id) => ({
    id,
    title: id,
    type: "MYSTERY",
    urgency: "HIGH",
    status: "active",
    stakes: { success: "", failure: "" },
    related_entity_ids: [],
    tags: [],
    visibility: "known",
    progressed_turn: 0,
    resolved_when: null,
    failed_when: null,
    origin: "campaign",
    pack_id: null,
  })),
});
const near = (focus: SceneFocus) =>
  chunks.filter(
    ({ metadata }) =>
      metadata.file_id === focus.location_id ||
      focus.present.some(({ id }) => id === metadata.file_id) ||
      focus.threads.some(({ id }) => metadata.thread_ids.includes(id)),
  );
const everyone = { packIds: ["neo_seattle"], known: [], hidden: [] };

test("a scene's lore describes the location first, then the characters present", () => {
  const focus = inBar(["neo_seattle:viktor"], ["who_drowned_jin"]);
  const { player, tokens } = gather(near(focus), focus, everyone, 3000);
  expect(player.atmosphere[0]).toMatch(/^Synth-tobacco/);
  expect(player.npc_briefings["neo_seattle:viktor"]).toMatchObject({ disposition: expect.stringMatching(/^Warm, quick/), withholds: [] });
  expect(player.thread_connections["who_drowned_jin"]).toBeTruthy();
  expect(tokens).toBeLessThanOrEqual(3000);
});

test("concealed and undiscovered content is for the DM only", () => {
  const focus = inBar(["neo_seattle:viktor"]);
  const { player, dm } = gather(near(focus), focus, everyone, 3000);
  expect(player.discoverable).toEqual([]);
  expect(dm.discoverable).not.toEqual([]);
  expect(dm.npc_briefings["neo_seattle:viktor"]?.withholds).not.toEqual([]);
  for (const hidden of chunks.filter(({ visibility }) => visibility !== "known"))
    expect(JSON.stringify(player)).not.toContain(plainText(hidden.chunk_text).slice(0, 60));
});

test("a text that names an undiscovered character is left out until the character is discovered", () => {
  const focus = inBar(["neo_seattle:viktor"]);
  const hidden = [{ id: "neo_seattle:ota", packId: "neo_seattle:ota", names: ["Masaru Ota"] }];
  const shown = JSON.stringify(gather(near(focus), focus, { ...everyone, hidden }, 3000).player);
  expect(shown).not.toContain("Masaru Ota");
  expect(JSON.stringify(gather(near(focus), focus, everyone, 3000).player)).toContain("Masaru Ota");
});

test.each([0, 50, 200, 700])("a budget of %d tokens is not exceeded, and each piece has a reason", (budget) => {
  const focus = inBar(["neo_seattle:viktor", "neo_seattle:sefa"], ["who_drowned_jin"]);
  const { tokens, selection } = gather(near(focus), focus, everyone, budget);
  expect(tokens).toBeLessThanOrEqual(budget);
  expect(selection.filter(({ used }) => used).reduce((sum, each) => sum + each.tokens, 0)).toBe(tokens);
  expect(selection.every(({ reason }) => reason.length > 0)).toBe(true);
});

test("Markdown is converted to prose", () => {
  expect(plainText("A **tide lamp** hangs.\n\n- _Dry feet_ for [goodbye](x.md).\n")).toBe("A tide lamp hangs. Dry feet for goodbye.");
});
