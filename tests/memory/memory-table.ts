import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { Sessions } from "freeform-rpg/plugins/memory/sessions";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { ContextPacket } from "freeform-rpg/schemas/turn";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { memoryStages } from "./memory-case.ts";
import type { MemoryCase } from "./memory-case.ts";
import { wholePacket } from "../engine/whole-packet.ts";

const campaign_id = "long";

/** A turn as it was made and told. */
export interface PlayedTurn {
  readonly turn_no: number;
  readonly packet: ContextPacket;
  readonly told: string;
}

/** A campaign at which one player plays and a DM sees to it. */
export interface MemoryTable {
  readonly campaignId: string;
  readonly engine: TestEngine;
  play(text: string): Promise<PlayedTurn>;
  rewind(turnNo: number): Promise<void>;
  /** Ends the session under way, if any, and starts the next. */
  nextSession(): Promise<void>;
  rename(to: MemoryCase["renamed"]): Promise<void>;
  /** Writes down what players do not know. */
  keepSecret(secrets: MemoryCase["secrets"]): Promise<void>;
  turnNo(): Promise<number>;
  close(): Promise<void>;
}

/** Founds the case's campaign on an engine of its own. */
export const openMemoryTable = async ({ scenario }: MemoryCase): Promise<MemoryTable> => {
  const engine = await openEngine({ scenarios: memoryStages });
  const { kernel, db } = engine;
  const campaigns = await kernel.use(Campaigns);
  await campaigns.create({
    id: campaign_id,
    scenario_id: scenario,
    user: "dee",
    seed: "memory",
    members: [{ user: "ann", role: "PLAYER" }],
  });
  const turns = await kernel.use(Turns);
  const sessions = await kernel.use(Sessions);
  let nth = 0;
  const head = () =>
    db.database.sql.selectFrom("campaigns").select(["current_turn", "head_seq"]).where("id", "=", campaign_id).executeTakeFirstOrThrow();
  return {
    campaignId: campaign_id,
    engine,
    close: engine.close,
    turnNo: async () => (await head()).current_turn,
    async play(text) {
      nth += 1;
      const run = await turns.play({ campaign_id, user_id: "ann", text, idempotency_key: `turn-${nth}` });
      const { turn_no, final_text, event_id } = await turns.wait(run.id);
      return { turn_no, told: final_text, packet: await readPacket(engine, event_id) };
    },
    rewind: async (turnNo) => void (await db.log.rewind({ campaignId: campaign_id, userId: "dee", turnNo, reason: "" })),
    async nextSession() {
      if ((await sessions.active(campaign_id)) !== null) await sessions.end(campaign_id, "dee");
      await sessions.start(campaign_id, "dee");
    },
    async rename({ id, to }) {
      const proposal = { action: "entity_rename", target_id: id, payload: { name: to } };
      await (await kernel.use(Corrections)).propose({ campaignId: campaign_id, userId: "dee", proposal });
    },
    async keepSecret(secrets) {
      const { current_turn, head_seq } = await head();
      await db.log.append(secretEvent(current_turn, head_seq), async () =>
        secrets.map(({ subject, text }, at) => secretRow(at, subject, text, current_turn)),
      );
    },
  };
};

const readPacket = async ({ db }: TestEngine, eventId: string): Promise<ContextPacket> => {
  const { context_packet } = await db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return ContextPacket.parse(context_packet);
};

const secretRow = (at: number, subject_id: string, text: string, turn_no: number) => {
  const own = {
    visibility: "dm",
    confidence: 1,
    tags: [],
    discovered_turn: null,
    discovery_method: null,
    origin: "campaign",
    pack_id: null,
  };
  const row = { id: `secret-${at}`, subject_id, predicate: "secret", object: { text }, turn_no, ...own };
  return { table: "facts" as const, key: [row.id], row };
};

const secretEvent = (turnNo: number, expectedHeadSeq: number) => ({
  campaignId: campaign_id,
  kind: "edit" as const,
  runId: null,
  userId: "dee",
  idempotencyKey: null,
  expectedHeadSeq,
  turnNo,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});
