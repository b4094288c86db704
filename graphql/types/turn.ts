import { heldNotice } from "freeform-rpg/schemas/turn";
import type { EngineEvent, Roll } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed, computedOr, jsonList } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { loadRow } from "../read/load-row.ts";
import { Row, fromRow } from "../read/row.ts";
import { oneEntity } from "../read/related.ts";
import { rowId } from "../read/row-id.ts";
import { viewerRow } from "../read/viewer-row.ts";
import { oneRow, sameCampaign } from "../read/rows.ts";
import { Entity } from "../rows/entity.ts";
import { TurnKindEnum } from "./enums.ts";
import { Member } from "./member.ts";
import { NarrationStatusEnum } from "./narration-enums.ts";
import { TurnDm } from "./turn-dm.ts";
import { BlockedAction, DiceRoll, TurnEvent } from "./turn-parts.ts";

/** A row of `events` that is a turn. */
export class Turn extends Row {
  declare readonly id: string;
  declare readonly turn_no: number;
  declare readonly kind: "turn" | "clarification" | "narration";
  declare readonly player_input: string;
  declare readonly told_text: string;
  declare readonly narration_status: "published" | "held";
  declare readonly next_prompt: string | null;
  declare readonly suggested_actions: string[] | null;
  declare readonly engine_events: EngineEvent[];
  declare readonly rolls: Roll[];
  declare readonly blocked_actions: BlockedAction[] | null;
  declare readonly superseded: boolean;
  declare readonly struck: boolean;
  declare readonly run_id: string | null;
  declare readonly created_at: string;
}

/** SQL that is true for events that are turns. */
export const isTurn = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`${row}.kind in ('turn', 'clarification', 'narration')`;

/** SQL that is true for turns that the viewer may read: what a DM struck is read by DMs alone. */
export const mayReadTurn = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${isTurn(row)} and (${row}.superseded_by is null or ${viewerRow}.role = 'DM' or not ${isStruck(row)})`;

const isStruck = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from events struck where struck.campaign_id = ${row}.campaign_id and struck.seq = ${row}.superseded_by and struck.kind = 'strike')`;

/** SQL that is true for the turn with this number that was not rewound. */
export const isStanding = (row: RawBuilder<unknown>, number: number): RawBuilder<unknown> =>
  sql`${isTurn(row)} and ${row}.superseded_by is null and ${row}.turn_no = ${number}`;

/** SQL that is true for turns whose narration is held for the DM. */
export const isHeld = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${row}.held and ${row}.release is null)`;

const toldText = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${isHeld(row)} then ${heldNotice}::text else coalesce(${row}.release ->> 'text', ${row}.final_text) end`;

const output = (...path: readonly string[]): Parameters<typeof computed>[1] => {
  const steps = sql.join(
    path.map((step) => sql.lit(step)),
    sql` -> `,
  );
  return (row) => sql`${row}.pass_outputs -> ${steps}`;
};

/** Adds turns. */
export const addTurns: ApiPart = (builder) => {
  builder.node(Turn, {
    name: "Turn",
    description: "A committed turn: the player's input and its outcome, or a text by the DM.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Turn", "events", mayReadTurn),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the turn in the campaign's log." }),
      number: t.exposeInt("turn_no", { description: "The number of the turn, from 1.", ...columns("turn_no") }),
      kind: t.expose("kind", { type: TurnKindEnum, description: "The kind of turn.", ...columns("kind") }),
      input: t.exposeString("player_input", { description: "The player's text.", ...columns("player_input") }),
      text: t.exposeString("told_text", {
        description: "The narration; while it is held for the DM, a notice of that.",
        ...computed("told_text", toldText),
      }),
      narrationStatus: t.expose("narration_status", {
        type: NarrationStatusEnum,
        description: "Whether the narration is published or held for the DM.",
        ...computed("narration_status", (row) => sql`case when ${isHeld(row)} then 'held' else 'published' end`),
      }),
      nextPrompt: t.string({
        description: "The narrator's question to the players; empty when there is none.",
        ...computedOr("next_prompt", output("narration", "output", "next_prompt"), sql`'""'::jsonb`),
        resolve: ({ next_prompt }) => next_prompt ?? "",
      }),
      suggestedActions: t.stringList({
        description:
          "Suggestions for the next action: the answers first where the turn asks what was meant. The number of an answer, as text of the next turn, chooses it.",
        ...computedOr(
          "suggested_actions",
          (row) =>
            sql`coalesce(${row}.pass_outputs->'narration'->'output'->'suggested_actions', ${row}.pass_outputs->'ruling'->'clarification_options')`,
          sql`'[]'::jsonb`,
        ),
        resolve: ({ suggested_actions }) => suggested_actions ?? [],
      }),
      events: t.field({
        type: [TurnEvent],
        description: "The events of the turn, as the engine decided them.",
        ...jsonList("engine_events"),
        resolve: ({ engine_events }) => engine_events,
      }),
      rolls: t.field({ type: [DiceRoll], description: "The dice rolls of the turn.", ...jsonList("rolls"), resolve: ({ rolls }) => rolls }),
      blockedActions: t.field({
        type: [BlockedAction],
        description: "The actions that were not possible, each with the reason.",
        ...jsonList("blocked_actions", output("ruling", "blocked_actions")),
        resolve: ({ blocked_actions }) => blocked_actions ?? [],
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The member who played the turn; `null` when they have left the campaign.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "members",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${below.parent}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description:
          "The character that acted: the one that the narration calls you. In a DM's narration the one who speaks. `null` when there is none.",
        ...reading({ below: (below) => oneEntity(below, sql`(${below.parent}.pass_outputs -> 'request' ->> 'actor_id')`) }),
        resolve: fromRow,
      }),
      superseded: t.exposeBoolean("superseded", {
        description: "Whether the turn left the story: a rewind removed it, or a DM struck it.",
        ...computed("superseded", (row) => sql`${row}.superseded_by is not null`),
      }),
      struck: t.exposeBoolean("struck", {
        description: "Whether a DM struck the turn. Players do not read it any more.",
        ...computed("struck", isStruck),
      }),
      runId: t.exposeString("run_id", {
        nullable: true,
        description: "The plain id of the run that made the turn; `null` when it is unknown.",
        ...columns("run_id"),
      }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "The time of the commit.", ...columns("created_at") }),
      dm: t.field({ type: TurnDm, ...dmOnly }),
    }),
  });
};
