import { heldNotice } from "freeform-rpg/schemas";
import type { EngineEvent, Roll } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { loadRow } from "../read/load-row.ts";
import { Row, fromRow } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { oneRow, sameCampaign } from "../read/rows.ts";
import { TurnKindEnum } from "./enums.ts";
import { Member } from "./member.ts";
import { TurnTellingEnum } from "./narration-enums.ts";
import { TurnDm } from "./turn-dm.ts";
import { BlockedAction, DiceRoll, TurnEvent } from "./turn-parts.ts";

/** A row of `events` that is a turn. */
export class Turn extends Row {
  declare readonly id: string;
  declare readonly turn_no: number;
  declare readonly kind: "turn" | "clarification";
  declare readonly player_input: string;
  declare readonly told_text: string;
  declare readonly telling: "told" | "held";
  declare readonly next_prompt: string | null;
  declare readonly suggested_actions: string[] | null;
  declare readonly engine_events: EngineEvent[];
  declare readonly rolls: Roll[];
  declare readonly blocked_actions: BlockedAction[] | null;
  declare readonly superseded: boolean;
  declare readonly run_id: string | null;
  declare readonly created_at: string;
}

/** SQL that is true for events that are turns. */
export const isTurn = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`${row}.kind in ('turn', 'clarification')`;

/** SQL that is true for the turn with this number that stands. */
export const isStanding = (row: RawBuilder<unknown>, number: number): RawBuilder<unknown> =>
  sql`${isTurn(row)} and ${row}.superseded_by is null and ${row}.turn_no = ${number}`;

/** SQL that is true for turns whose telling waits for the DM. */
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
    description: "One committed turn: what a player said and what came of it.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Turn", "events", isTurn),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The turn's id in the campaign's log." }),
      number: t.exposeInt("turn_no", { description: "Its number; the first turn is 1.", ...columns("turn_no") }),
      kind: t.expose("kind", { type: TurnKindEnum, description: "What it was.", ...columns("kind") }),
      input: t.exposeString("player_input", { description: "What the player said.", ...columns("player_input") }),
      text: t.exposeString("told_text", {
        description: "What is told of it; while its telling waits for the DM, a sentence that says so.",
        ...computed("told_text", toldText),
      }),
      telling: t.expose("telling", {
        type: TurnTellingEnum,
        description: "Whether it is told, or waits for the DM.",
        ...computed("telling", (row) => sql`case when ${isHeld(row)} then 'held' else 'told' end`),
      }),
      nextPrompt: t.string({
        description: "What the narrator asks the players next; empty when it asks nothing.",
        ...computed("next_prompt", output("narration", "output", "next_prompt")),
        resolve: ({ next_prompt }) => next_prompt ?? "",
      }),
      suggestedActions: t.stringList({
        description: "What one might do next.",
        ...computed("suggested_actions", output("narration", "output", "suggested_actions")),
        resolve: ({ suggested_actions }) => suggested_actions ?? [],
      }),
      events: t.field({
        type: [TurnEvent],
        description: "What happened, decided by code.",
        ...columns("engine_events"),
        resolve: ({ engine_events }) => engine_events,
      }),
      rolls: t.field({ type: [DiceRoll], description: "The dice as they fell.", ...columns("rolls"), resolve: ({ rolls }) => rolls }),
      blockedActions: t.field({
        type: [BlockedAction],
        description: "What was not possible, and why.",
        ...computed("blocked_actions", output("ruling", "blocked_actions")),
        resolve: ({ blocked_actions }) => blocked_actions ?? [],
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "Whose turn it was; `null` for someone who has left.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "members",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${below.parent}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      superseded: t.exposeBoolean("superseded", {
        description: "Whether a rewind took it out of the story.",
        ...computed("superseded", (row) => sql`${row}.superseded_by is not null`),
      }),
      runId: t.exposeString("run_id", { nullable: true, description: "The run that made it.", ...columns("run_id") }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was committed.", ...columns("created_at") }),
      dm: t.field({ type: TurnDm, ...dmOnly }),
    }),
  });
};
