import type { Receipt } from "freeform-rpg/schemas";
import { outputsOf, packetOf, packetPart } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed } from "../read/columns.ts";
import { Row } from "../read/row.ts";

/** Details of a turn that only the DM sees. */
export class TurnDm extends Row {
  declare readonly context_packet: unknown;
  declare readonly pass_outputs: unknown;
  declare readonly selection: unknown;
  declare readonly seed: string | null;
  declare readonly dropped: unknown;
  declare readonly refused_effects: unknown;
  declare readonly engine_events: unknown;
  declare readonly state_diff: unknown;
  declare readonly changes: unknown;
  declare readonly prompt_versions: unknown;
  declare readonly receipts: Receipt[];
}

/** The usage record of one model call. */
export class ModelReceipt {
  declare readonly stage: string;
  declare readonly prompt_id: string;
  declare readonly prompt_version: string;
  declare readonly provider: string;
  declare readonly model: string;
  declare readonly input_tokens: number;
  declare readonly output_tokens: number;
  declare readonly cache_read_tokens: number;
  declare readonly cost: number;
  declare readonly ms: number;
  declare readonly attempts: number;
}

/** Adds the DM's view of turns. */
export const addTurnDm: ApiPart = (builder) => {
  addTurnSecrets(builder);
  addModelReceipt(builder);
};

const addTurnSecrets: ApiPart = (builder) => {
  builder.objectType(TurnDm, {
    name: "TurnDm",
    description: "Details of a turn that only the DM sees: how it was made, secrets included.",
    fields: (t) => ({
      packet: t.expose("context_packet", {
        type: "JSON",
        nullable: true,
        description: "The context that the models received.",
        ...computed("context_packet", packetOf),
      }),
      selection: t.expose("selection", {
        type: "JSON",
        nullable: true,
        description: "The candidates for the context: used or left out, each with the reason.",
        ...computed("selection", (row) => packetPart(row, "selection")),
      }),
      outputs: t.expose("pass_outputs", {
        type: "JSON",
        nullable: true,
        description: "The output of each stage, by name.",
        ...computed("pass_outputs", outputsOf),
      }),
      diceSeed: t.exposeString("seed", {
        nullable: true,
        description: "The seed of the turn's dice. The same seed gives the same rolls.",
        ...computed("seed", (row) => sql`${row}.pass_outputs -> 'resolution' ->> 'seed'`),
      }),
      dropped: t.expose("dropped", {
        type: "JSON",
        nullable: true,
        description: "The proposals of the narrator that the engine rejected, with reasons.",
        ...computed("dropped", (row) => sql`${row}.pass_outputs -> 'reconciliation' -> 'dropped'`),
      }),
      refusedEffects: t.expose("refused_effects", {
        type: "JSON",
        nullable: true,
        description: "The proposed changes that the engine refused, each with the reason.",
        ...computed("refused_effects", (row) => sql`${row}.pass_outputs -> 'resolution' -> 'refused_effects'`),
      }),
      events: t.expose("engine_events", {
        type: "JSON",
        nullable: true,
        description: "The events of the engine with all details.",
        ...columns("engine_events"),
      }),
      stateDiff: t.expose("state_diff", {
        type: "JSON",
        nullable: true,
        description: "All changes of the turn as one diff.",
        ...columns("state_diff"),
      }),
      changes: t.expose("changes", {
        type: "JSON",
        nullable: true,
        description: "The changed rows with their new values.",
        ...columns("changes"),
      }),
      promptVersions: t.expose("prompt_versions", {
        type: "JSON",
        nullable: true,
        description: "The version of each prompt that was used.",
        ...columns("prompt_versions"),
      }),
      receipts: t.field({
        type: [ModelReceipt],
        description: "The usage records of the turn's model calls.",
        ...columns("receipts"),
        resolve: ({ receipts }) => receipts,
      }),
    }),
  });
};

const addModelReceipt: ApiPart = (builder) => {
  builder.objectType(ModelReceipt, {
    name: "ModelReceipt",
    description: "The usage record of one model call.",
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "The stage that made the call." }),
      promptId: t.exposeString("prompt_id", { description: "The id of the prompt." }),
      promptVersion: t.exposeString("prompt_version", { description: "The version of the prompt." }),
      provider: t.exposeString("provider", { description: "The provider of the model." }),
      model: t.exposeString("model", { description: "The model that answered." }),
      inputTokens: t.exposeInt("input_tokens", { description: "The number of input tokens." }),
      outputTokens: t.exposeInt("output_tokens", { description: "The number of output tokens." }),
      cacheReadTokens: t.exposeInt("cache_read_tokens", {
        description: "The number of input tokens that the provider served from its cache.",
      }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
      ms: t.exposeFloat("ms", { description: "The duration in milliseconds." }),
      attempts: t.exposeInt("attempts", { description: "The number of attempts." }),
    }),
  });
};
