import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import { createCampaignRows } from "freeform-rpg/db/lib";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { definePlugin, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { fakeService } from "freeform-rpg/testing";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { Sessions } from "freeform-rpg/plugins/memory/sessions";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { RowChange } from "freeform-rpg/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import embedLsa from "../../embed-lsa/plugin.ts";
import lore from "../../lore/plugin.ts";
import modelOffline from "../../../offline/model/plugin.ts";
import models from "../../../models/core/plugin.ts";
import plugin from "../plugin.ts";

/** A substitute for the plugins of a turn. */
const turns = definePlugin({ name: "turns", create: () => ({ hooks: [reviewReconciliation, reviewRuling] }) });

const open = async () => {
  const { database, log, close } = await openTestDatabase();
  const kernel = await createKernel({
    plugins: [lore, embedLsa, models, modelOffline, turns, plugin],
    services: [
      provideValue(Database, database),
      provideValue(Log, log),
      provideValue(ModelKeys, { read: () => null }),
      fakeService(SpareDatabases, {}),
      provideValue(CampaignBus, { publish: () => {} }),
    ],
  });
  return { database, log, sessions: await kernel.use(Sessions), close };
};

const put = (table: RowChange["table"], id: string, row: object): RowChange => ({ table, key: [id], row: { id, ...row } });
const own = { tags: [], origin: "campaign", pack_id: null };
const thread = { type: "MYSTERY", urgency: "HIGH", status: "active", stakes: {}, related_entity_ids: [], progressed_turn: 0, ...own };

let engine: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  engine = await open();
  await createCampaignRows(engine.database, {
    campaign: {
      id: "c",
      name: "C",
      seed: "s",
      scenario_id: null,
      calibration: Calibration.parse({}),
      system: CampaignSystem.parse({ id: "plain", name: "Plain", resolution: { method: "sum_bands" } }),
      genre_rules: {},
      content_packs: [],
    },
    members: [],
    user_id: "dee",
    final_text: "It rains.",
    changes: [
      put("entities", "bar", { type: "location", name: "the bar", attrs: {}, visibility: "known", pack_entity_id: null, ...own }),
      ...["Mara", "Corin"].map((name) =>
        put("entities", name.toLowerCase(), { type: "character", name, attrs: {}, visibility: "known", pack_entity_id: null, ...own }),
      ),
      put("scene", "scene", {
        location_id: "bar",
        present_entity_ids: [],
        time: { day: 1, hour: 20, minute: 0, period: "evening", weather: "rain" },
        constraints: [],
        since_turn: 0,
      }),
      put("threads", "who", { title: "Who rang the bell?", visibility: "known", ...thread }),
      put("threads", "plot", { title: "The duke sold the bell", visibility: "dm", ...thread }),
    ],
  });
});
afterAll(() => engine.close());

type Told = readonly [type: string, text: string, thread?: string];

const play = (turn_no: number, head: number, ...events: readonly Told[]) => playAs(null, turn_no, head, ...events);

const playAs = async (actor_id: string | null, turn_no: number, head: number, ...events: readonly Told[]) => {
  await engine.log.append(
    {
      campaignId: "c",
      kind: "turn",
      runId: `run-${head}`,
      userId: "ann",
      idempotencyKey: `key-${head}`,
      expectedHeadSeq: head,
      turnNo: turn_no,
      playerInput: "I look.",
      contextPacket: {},
      passOutputs: actor_id === null ? {} : { request: { actor_id } },
      engineEvents: events.map(([type, text, thread_id]) => ({ type, details: { text, ...(thread_id && { thread_id }) } })),
      stateDiff: {},
      rolls: [],
      finalText: "You look.",
      promptVersions: {},
      receipts: [],
    },
    async () => [],
  );
};

test("a recap before the first turn says that nothing has happened", async () => {
  expect(await engine.sessions.recap("c")).toBe("Nothing has happened yet.");
});

test("a session's summary contains discoveries, changes and open threads, but no hidden ones", async () => {
  expect(await engine.sessions.start("c", "dee")).toMatchObject({ id: "session_1", fromTurn: 1, endedAt: null });
  await expect(engine.sessions.start("c", "dee")).rejects.toMatchObject({ code: "session_exists" });
  await play(1, 1, ["fact_discovered", "The bell rope was cut.", "who"], ["thread_updated", "This bears on it.", "who"]);
  await play(2, 2, ["harm_taken", "A tile falls on your shoulder."]);
  const ended = await engine.sessions.end("c", "dee");
  expect(ended).toMatchObject({ id: "session_1", fromTurn: 1, toTurn: 2 });
  expect(ended.summary).toBe(
    "The bell rope was cut. A tile falls on your shoulder.\n\nIt leaves off at the bar. Still open: Who rang the bell.",
  );
  expect(await engine.sessions.active("c")).toBeNull();
});

test("the end of a session adds summaries of the session, its scene and its threads to the state", async () => {
  const { summaries } = await engine.log.state("c");
  expect(summaries.map(({ scope, scope_id }) => [scope, scope_id])).toEqual([
    ["scene", "bar"],
    ["session", "session_1"],
    ["thread", "who"],
  ]);
  expect(await engine.log.fold("c", { fromStart: true })).toEqual(await engine.log.state("c"));
});

test("the recap covers the last session and the turns since, without rewound ones", async () => {
  await engine.sessions.start("c", "dee");
  await play(3, 4, ["fact_discovered", "The sexton has the rope."]);
  expect(await engine.sessions.recap("c")).toMatch(/rope was cut[\s\S]*sexton has the rope/);
  await engine.log.rewind({ campaignId: "c", userId: "dee", turnNo: 2, reason: "" });
  expect(await engine.sessions.recap("c")).not.toContain("sexton");
  await engine.sessions.end("c", "dee");
  expect((await engine.sessions.history("c")).map(({ id, summary }) => [id, summary === ""])).toEqual([
    ["session_1", false],
    ["session_2", true],
  ]);
});

test("where several characters act, a sentence that addresses the actor begins with a name", async () => {
  const { head_seq } = await engine.database.sql.selectFrom("campaigns").select("head_seq").where("id", "=", "c").executeTakeFirstOrThrow();
  await playAs("mara", 3, head_seq, ["item_acquired", "You take the rope."], ["harm_taken", "A beam breaks."]);
  expect(await engine.sessions.recap("c")).toContain("You take the rope. A beam breaks.");
  await playAs("corin", 4, head_seq + 1, ["item_acquired", "You take the hammer."]);
  expect(await engine.sessions.recap("c")).toContain("Mara: You take the rope. A beam breaks. Corin: You take the hammer.");
});

test("ending without an active session and an unknown campaign are errors", async () => {
  await expect(engine.sessions.end("c", "dee")).rejects.toMatchObject({ code: "session_not_active" });
  await expect(engine.sessions.recap("none")).rejects.toMatchObject({ code: "campaign_not_found" });
});
