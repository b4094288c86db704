import type { Receipt } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { NarrationReport } from "./narration-report.ts";

/** What of a turn the DM alone sees. */
export class TurnDm {
  declare readonly context_packet: unknown;
  declare readonly pass_outputs: unknown;
  declare readonly selection: unknown;
  declare readonly seed: string | null;
  declare readonly dropped: unknown;
  declare readonly narration: NarrationReport | null;
  declare readonly engine_events: unknown;
  declare readonly state_diff: unknown;
  declare readonly changes: unknown;
  declare readonly prompt_versions: unknown;
  declare readonly receipts: Receipt[];
}

/** What one model call cost. */
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
    description: "What of a turn the DM alone sees: how it came about, secrets included.",
    fields: (t) => ({
      packet: t.expose("context_packet", {
        type: "JSON",
        nullable: true,
        description: "What the models were told.",
        ...columns("context_packet"),
      }),
      selection: t.expose("selection", {
        type: "JSON",
        nullable: true,
        description: "What was considered for the packet: used or left out, and why.",
        ...computed("selection", (row) => sql`${row}.context_packet -> 'selection'`),
      }),
      outputs: t.expose("pass_outputs", { type: "JSON", nullable: true, description: "What each stage made.", ...columns("pass_outputs") }),
      diceSeed: t.exposeString("seed", {
        nullable: true,
        description: "What the dice were drawn from: the same seed gives the same dice.",
        ...computed("seed", (row) => sql`${row}.pass_outputs -> 'resolution' ->> 'seed'`),
      }),
      dropped: t.expose("dropped", {
        type: "JSON",
        nullable: true,
        description: "What the narrator proposed and code refused, with reasons.",
        ...computed("dropped", (row) => sql`${row}.pass_outputs -> 'reconciliation' -> 'dropped'`),
      }),
      narration: t.expose("narration", {
        type: NarrationReport,
        nullable: true,
        description: "How its telling came about: violations, corrections, what was held; `null` for a turn that nobody narrated.",
        ...computed("narration", narration),
      }),
      events: t.expose("engine_events", {
        type: "JSON",
        nullable: true,
        description: "The engine's events with all details.",
        ...columns("engine_events"),
      }),
      stateDiff: t.expose("state_diff", {
        type: "JSON",
        nullable: true,
        description: "All changes of the turn in one diff.",
        ...columns("state_diff"),
      }),
      changes: t.expose("changes", {
        type: "JSON",
        nullable: true,
        description: "The rows it changed, with their new values.",
        ...columns("changes"),
      }),
      promptVersions: t.expose("prompt_versions", {
        type: "JSON",
        nullable: true,
        description: "Which version of each prompt was used.",
        ...columns("prompt_versions"),
      }),
      receipts: t.field({
        type: [ModelReceipt],
        description: "What each model call cost.",
        ...columns("receipts"),
        resolve: ({ receipts }) => receipts,
      }),
    }),
  });
};

const narration = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when jsonb_typeof(${row}.pass_outputs -> 'narration') = 'object' then (${row}.pass_outputs -> 'narration') - 'output' ||
    jsonb_build_object('release', ${row}.release, 'safe', ${row}.final_text, 'dropped', ${row}.pass_outputs -> 'reconciliation' -> 'dropped') end`;

const addModelReceipt: ApiPart = (builder) => {
  builder.objectType(ModelReceipt, {
    name: "ModelReceipt",
    description: "What one model call cost.",
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "The stage that called." }),
      promptId: t.exposeString("prompt_id", { description: "Which prompt." }),
      promptVersion: t.exposeString("prompt_version", { description: "Which version of it." }),
      provider: t.exposeString("provider", { description: "Who answered." }),
      model: t.exposeString("model", { description: "With which model." }),
      inputTokens: t.exposeInt("input_tokens", { description: "Tokens read." }),
      outputTokens: t.exposeInt("output_tokens", { description: "Tokens written." }),
      cacheReadTokens: t.exposeInt("cache_read_tokens", { description: "Of the tokens read, those from the provider's cache." }),
      cost: t.exposeFloat("cost", { description: "US dollars." }),
      ms: t.exposeFloat("ms", { description: "Milliseconds." }),
      attempts: t.exposeInt("attempts", { description: "Tries it took." }),
    }),
  });
};
