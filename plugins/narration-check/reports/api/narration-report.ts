import type { CorrectionReport, CorrectionStrategy, NarrationRelease, NarratorCorrection, NarrationSource } from "freeform-rpg/schemas";
import { TurnDm, fromRow, reading, FixStrategyEnum } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { NarrationViolation } from "./narration-violation.ts";
import { NarrationSourceEnum, ReleaseFormEnum } from "./report-enums.ts";

/** The history of a turn's narration, as the event stores it. Fields that older or third-party narrators omit are absent. */
export class NarrationReport {
  declare readonly source?: NarrationSource;
  declare readonly attempts?: number;
  declare readonly violations?: readonly NarrationViolation[];
  declare readonly correction?: NarratorCorrection | null;
  declare readonly repair?: CorrectionReport | null;
  declare readonly held?: { readonly text: string } | null;
  declare readonly fallback?: string;
  declare readonly release?: NarrationRelease | null;
  declare readonly dropped?: readonly DroppedProposal[] | null;
}

/** A proposal of the narrator that code rejected. */
export class DroppedProposal {
  declare readonly kind: string;
  declare readonly value: string;
  declare readonly reason: string;
}

/** One attempt of the narrator to correct its draft. */
export class NarratorAttempt {
  declare readonly violations: NarratorCorrection["attempts"][number]["violations"];
  declare readonly resolved: number;
  declare readonly remaining: number;
  declare readonly tokens: NarratorCorrection["attempts"][number]["tokens"];
  declare readonly unparsable: string | null;
  declare readonly diff: string;
}

/** One change that a fix made. */
export class NarrationChange {
  declare readonly strategy: CorrectionStrategy;
  declare readonly original: string;
  declare readonly replacement: string;
  declare readonly explanation: string;
}

/** A narration as a DM released it. */
export class ReleasedNarration {
  declare readonly form: NarrationRelease["form"];
  declare readonly text: string;
  declare readonly by: string;
  declare readonly at: string;
  declare readonly violations: readonly NarrationViolation[];
}

/** Adds narration reports. */
export const addNarrationReports: ApiPart = (builder) => {
  addTurnNarration(builder);
  addReport(builder);
  addAttempts(builder);
  addRelease(builder);
};

const addTurnNarration: ApiPart = (builder) => {
  builder.objectField(TurnDm, "narration", (t) =>
    t.field({
      type: NarrationReport,
      nullable: true,
      description: "The history of the narration: violations, repairs and held text; `null` for a turn without narration.",
      ...reading({ below: (below) => narration(below.parent) }),
      resolve: fromRow,
    }),
  );
};

const narration = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when jsonb_typeof(${row}.pass_outputs -> 'narration') = 'object' then (${row}.pass_outputs -> 'narration') - 'output' ||
    jsonb_build_object('release', ${row}.release, 'fallback', ${row}.final_text, 'dropped', ${row}.pass_outputs -> 'reconciliation' -> 'dropped') end`;

const addReport: ApiPart = (builder) => {
  builder.objectType(NarrationReport, {
    name: "NarrationReport",
    description: "The history of a turn's narration: the violations in its drafts and their repairs.",
    fields: (t) => ({
      source: t.field({
        type: NarrationSourceEnum,
        description: "The origin of the published text.",
        resolve: ({ source = "model" }) => source,
      }),
      drafts: t.int({
        description: "The number of drafts. Each draft after the first one cost a model call.",
        resolve: ({ attempts = 1 }) => attempts,
      }),
      violations: t.field({
        type: [NarrationViolation],
        description: "All violations in all drafts, in order.",
        resolve: ({ violations = [] }) => [...violations],
      }),
      attempts: t.field({
        type: [NarratorAttempt],
        description: "The attempts of the narrator to correct its draft.",
        resolve: ({ correction }) => correction?.attempts ?? [],
      }),
      circuitBreakerRules: t.stringList({
        description: "The rules that were broken in every attempt.",
        resolve: ({ correction }) => correction?.circuit_breaker_rules ?? [],
      }),
      extraTokens: t.int({
        description: "The number of tokens of the attempts.",
        resolve: ({ correction }) => correction?.total_tokens ?? 0,
      }),
      changes: t.field({
        type: [NarrationChange],
        description: "The changes that automatic fixes made to the last draft.",
        resolve: ({ repair }) => repair?.corrections ?? [],
      }),
      strategies: t.field({
        type: [FixStrategyEnum],
        description: "The kinds of fixes that were used.",
        resolve: ({ repair }) => [...new Set((repair?.corrections ?? []).map(({ strategy }) => strategy))],
      }),
      untouchedShare: t.float({
        nullable: true,
        description: "The share of the last draft that fixes left unchanged, 0 to 1; `null` when no fix was needed.",
        resolve: ({ repair }) => repair?.untouched_share ?? null,
      }),
      residual: t.field({
        type: [NarrationViolation],
        description: "Violations that fixes could not repair, each with the reason.",
        resolve: ({ repair }) => [...(repair?.residual_violations ?? [])],
      }),
      dropped: t.field({
        type: [DroppedProposal],
        description: "Proposals of the narrator that the engine rejected, such as threads, with the reason.",
        resolve: ({ dropped }) => [...(dropped ?? [])],
      }),
      heldText: t.string({
        nullable: true,
        description: "The text that is held for the DM; `null` when none was held.",
        resolve: ({ held }) => held?.text ?? null,
      }),
      fallbackText: t.string({
        nullable: true,
        description: "The engine's own account of the turn, shown until a held text is released.",
        resolve: ({ held, fallback }) => (held ? (fallback ?? null) : null),
      }),
      release: t.field({
        type: ReleasedNarration,
        nullable: true,
        description: "The text that the DM released; `null` while it is held and for turns that were never held.",
        resolve: ({ release }) => release ?? null,
      }),
    }),
  });
};

const addAttempts: ApiPart = (builder) => {
  builder.objectType(NarratorAttempt, {
    name: "NarratorAttempt",
    description: "An attempt of the narrator to correct a rejected draft.",
    fields: (t) => ({
      rules: t.stringList({
        description: "The rules with errors in the previous draft. The report's `violations` of that draft have the details.",
        resolve: ({ violations }) => violations.map(({ ruleId }) => ruleId),
      }),
      resolved: t.exposeInt("resolved", { description: "The number of these violations that the attempt repaired." }),
      remaining: t.exposeInt("remaining", { description: "The number of errors that remain after the attempt." }),
      tokens: t.int({ description: "The number of tokens that the attempt used.", resolve: ({ tokens }) => tokens.total_tokens }),
      unparsable: t.exposeString("unparsable", {
        nullable: true,
        description: "The reason why the answer could not be parsed; `null` when it could.",
      }),
      diff: t.exposeString("diff", { description: "A unified diff of the drafts in JSON." }),
    }),
  });
  builder.objectType(NarrationChange, {
    name: "NarrationChange",
    description: "A change that an automatic fix made to a narration.",
    fields: (t) => ({
      strategy: t.expose("strategy", { type: FixStrategyEnum, description: "The kind of fix." }),
      original: t.exposeString("original", { description: "The text that was replaced; empty for an insertion." }),
      replacement: t.exposeString("replacement", { description: "The new text." }),
      explanation: t.exposeString("explanation", { description: "The reason for the change." }),
    }),
  });
};

const addRelease: ApiPart = (builder) => {
  builder.objectType(DroppedProposal, {
    name: "DroppedProposal",
    description: "A proposal of the narrator that the engine rejected.",
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "The kind of proposal, such as `thread_add`." }),
      value: t.exposeString("value", { description: "The title or id of the proposal." }),
      reason: t.exposeString("reason", { description: "The reason for the rejection, beginning with a code." }),
    }),
  });
  builder.objectType(ReleasedNarration, {
    name: "ReleasedNarration",
    description: "A narration that was held and then released by a DM.",
    fields: (t) => ({
      form: t.expose("form", { type: ReleaseFormEnum, description: "The text to publish." }),
      text: t.exposeString("text", { description: "The published text." }),
      by: t.exposeString("by", { description: "The user id of the DM who released it." }),
      at: t.field({ type: "DateTime", description: "The time of the release.", resolve: ({ at }) => at }),
      violations: t.stringList({
        description: "The known violations in the text, one sentence each.",
        resolve: ({ violations }) => violations.map(({ message }) => message),
      }),
    }),
  });
};
