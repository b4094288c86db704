import { z } from "zod";
import { Calibration } from "../campaign/calibration.ts";
import { OnUnfixableNarration } from "../values/enums.ts";
import { Id, JsonObject } from "../values/json.ts";
import { parsedOnce } from "../values/parsed-once.ts";
import { ShownPacket } from "./context-packet.ts";
import { Offstage } from "./offstage.ts";
import { Entity } from "../campaign/entity.ts";
import { Clock, Director, Fact, InventoryItem, Relationship, Scene, Situation, Summary, Thread, Threat } from "../campaign/state.ts";
import { CampaignSystem } from "../rules/system.ts";
import { Story } from "../rules/trigger.ts";

/** The documents that a campaign is created with: long, and seldom changed. */
export const CampaignDocuments = z.object({
  calibration: parsedOnce(Calibration),
  system: parsedOnce(CampaignSystem),
  genre_rules: parsedOnce(JsonObject),
  /** What the scenario says of triggers and endings. */
  story: parsedOnce(Story).prefault({}),
});
export type CampaignDocuments = z.infer<typeof CampaignDocuments>;

/** A packet with which a conversation began: the same one for several turns. */
export const BasePacket = parsedOnce(ShownPacket);

const worldShape = z.object({
  campaign: z.object({
    id: Id,
    name: z.string(),
    ...CampaignDocuments.shape,
    seed: z.string(),
    on_unfixable_narration: OnUnfixableNarration.default("fallback"),
    current_turn: z.number().int(),
    head_seq: z.number().int(),
  }),
  actor_id: Id,
  /** The characters whose common knowledge this is. Absent: it is the truth. */
  readers: z.array(Id).optional(),
  /** Acting characters of all members. */
  player_ids: z.array(Id),
  scene: Scene,
  director: Director,
  /** Everyone and everything present, the location, its exits, carried items, related and mentioned entities. */
  entities: z.array(Entity),
  facts: z.array(Fact),
  threads: z.array(Thread),
  clocks: z.array(Clock),
  inventory: z.array(InventoryItem),
  relationships: z.array(Relationship),
  situations: z.array(Situation),
  threats: z.array(Threat),
  summaries: z.array(Summary),
  /** Newest last. */
  recent_turns: z.array(
    z.object({
      turn_no: z.number().int(),
      player_input: z.string(),
      final_text: z.string(),
      digest: z.string(),
      /** The answers that the turn offered to its question; absent without any. */
      options: z.array(z.string()).optional(),
    }),
  ),
  offstage: Offstage.prefault({}),
  /** What models have read of the story so far. Like packets it holds nothing that players do not know. */
  conversation: z
    .object({
      /** The turns since the last compaction but one, newest last. */
      turns: z.array(z.object({ turn_no: z.number().int(), player_input: z.string(), final_text: z.string() })),
      /** The packet of the first turn since the last compaction or edit of the campaign; `null` where this turn is the first. */
      base: BasePacket.nullable(),
    })
    .prefault({ turns: [], base: null }),
});
/** What code may know when a turn begins: everything near the scene, secrets included. Never goes into a prompt. */
export const World = worldShape.extend({
  /** True where someone knows some of the state otherwise than it is. */
  parted: z.literal(true).optional(),
  /** The other scenes, where characters are who are not with the actor. Absent while all are together. */
  elsewhere: z.array(Scene).optional(),
  /** Who of the party comes along with an actor who goes apart. Absent: everybody does. */
  along: z.array(Id).optional(),
  /** The world as all know it who will read the turn: of this the packet is made. Absent while everybody knows the same. */
  seen: worldShape.optional(),
});
export type World = z.infer<typeof World>;
