import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { addRecalledLore } from "freeform-rpg/plugins/memory/recall/lib";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { ContextPacket } from "freeform-rpg/schemas/turn";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wholePacket } from "../engine/whole-packet.ts";

let engine: TestEngine;
beforeAll(async () => {
  engine = await openEngine();
  const campaigns = await engine.kernel.use(Campaigns);
  await campaigns.create({ scenario_id: "dead_drop", user: "dee", id: "dd", seed: "recall", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => engine.close());

/** Plays a turn; what it told. */
const hear = async (text: string): Promise<string> => {
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "dd", user_id: "ann", text, idempotency_key: `${text}-${Math.random()}` });
  await turns.wait(run.id);
  const { final_text } = await engine.db.database.sql
    .selectFrom("events")
    .select("final_text")
    .where("campaign_id", "=", "dd")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  return final_text;
};

/** Plays a turn; the packet it was made from. */
const play = async (text: string): Promise<ContextPacket> => {
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "dd", user_id: "ann", text, idempotency_key: `${text}-${Math.random()}` });
  await turns.wait(run.id);
  const { context_packet } = await engine.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", "dd")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  return ContextPacket.parse(context_packet);
};
const Recalled = z.array(z.object({ place: z.string(), text: z.string() })).default([]);
const recalled = ({ lore_context }: ContextPacket) => Recalled.parse(lore_context["recalled"]);

test("what the player asks about is looked up in the packs, with a reason for each piece", async () => {
  const packet = await play("I ask Viktor how many people drowned in the Kettle Row flood");
  expect(recalled(packet).some(({ place }) => place.includes("Kettle Row"))).toBe(true);
  const lines = packet.selection.filter(({ kind }) => kind === "recalled");
  expect(lines.some(({ used }) => used)).toBe(true);
  expect(lines.every(({ reason }) => reason.length > 0)).toBe(true);
});

test("words that would fit anything bring nothing to mind", async () => {
  expect(recalled(await play("I look around"))).toEqual([]);
  expect(recalled(await play("wait"))).toEqual([]);
});

test("what a scene holds already is not told twice", async () => {
  const packet = await play("I think about the Neon Dragon and its smoke");
  const scene = new Set(packet.selection.filter(({ kind, used }) => kind === "lore" && used).map(({ id }) => id));
  const again = packet.selection.filter(({ kind, used, id }) => kind === "recalled" && used && scene.has(id));
  expect(scene.size).toBeGreaterThan(0);
  expect(again).toEqual([]);
});

test("no question gets what is the DM's", async () => {
  const packet = await play("Who signed the order for the gate, and what does Ota hide?");
  expect(packet.selection.filter(({ kind, id }) => kind === "recalled" && /secrets|playing|hooks/.test(id))).toEqual([]);
});

test("what was said long ago comes back when it is spoken of again", async () => {
  await play("I tell Viktor that my canary Ferdinand ate the ledger");
  for (let nth = 0; nth < 10; nth += 1) await play("wait");
  const packet = await play("I ask Viktor whether he remembers Ferdinand");
  expect(recalled(packet).some(({ place, text }) => place.startsWith("Turn ") && text.includes("Ferdinand"))).toBe(true);
});

test("a player who asks of something in a pack, or long ago in the story, is told of it", async () => {
  expect(await hear("What do I know about the Spillway?")).toMatch(/skiff|boats|race/i);
  expect(await hear("What do I know about Ferdinand?")).toMatch(/Ferdinand ate the ledger/);
});

test("a question under a new name finds what is written under the old one, told under the new", async () => {
  const corrections = await engine.kernel.use(Corrections);
  await corrections.propose({
    campaignId: "dd",
    userId: "dee",
    proposal: { action: "entity_rename", target_id: "neo_seattle:kettle_row", payload: { name: "The Drowned Mile" } },
  });
  const packet = await play("What do I know of the Drowned Mile and its bathhouse?");
  expect(recalled(packet).some(({ place }) => place.includes("The Drowned Mile"))).toBe(true);
  expect(JSON.stringify(packet.lore_context)).not.toContain("Kettle Row >");
});

const Says = z.object({ says: z.array(z.object({ text: z.string(), documents: z.array(z.string()) })) });

test("what is recalled is on the subject: of 40 sentences, four pieces of five, and something for each that has one", async () => {
  const { search } = await engine.kernel.use(Lore);
  const bare = { ...(await play("wait")), lore_context: {}, selection: [] };
  const { says } = Says.parse(parse(readFileSync(join(import.meta.dirname, "sentences", "on-topic.yaml"), "utf8")));
  const found: { pieces: number; good: number; documents: readonly string[] }[] = [];
  for (const { text, documents } of says) {
    const context = { request: { campaign_id: "dd", run_id: "none", text }, canon: null, bounds: { budget: 800, limit: 5 }, search };
    const { selection } = await addRecalledLore(bare, context);
    const pieces = selection.filter(({ used, id }) => used && /^(neo_seattle|cyberpunk_core):/.test(id));
    found.push({ pieces: pieces.length, good: pieces.filter(({ id }) => documents.some((one) => id.includes(one))).length, documents });
  }
  const sum = (pick: (one: (typeof found)[number]) => number) => found.reduce((total, one) => total + pick(one), 0);
  expect(found.filter(({ documents, good }) => documents.length > 0 && good === 0)).toEqual([]);
  expect(sum(({ good }) => good) / sum(({ pieces }) => pieces)).toBeGreaterThan(0.8);
});
