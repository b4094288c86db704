import type { CorrectionReport, Fault, NarrationRelease, NarratorCorrection, Telling } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/tokens.ts";
import { NarrationTellingEnum, ReleaseFormEnum } from "./narration-enums.ts";
import { NarrationViolation } from "./narration-violation.ts";

/** How a turn's narration came about, as the event keeps it. What older or foreign narrators left out is absent. */
export class NarrationReport {
  declare readonly telling?: Telling;
  declare readonly attempts?: number;
  declare readonly faults?: readonly Fault[];
  declare readonly correction?: NarratorCorrection | null;
  declare readonly repair?: CorrectionReport | null;
  declare readonly held?: { readonly text: string } | null;
  declare readonly safe?: string;
  declare readonly release?: NarrationRelease | null;
  declare readonly dropped?: readonly DroppedProposal[] | null;
}

/** Something that the narrator proposed and code refused. */
export class DroppedProposal {
  declare readonly kind: string;
  declare readonly value: string;
  declare readonly reason: string;
}

/** One time that the narrator was sent back. */
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
  declare readonly strategy: string;
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
  declare readonly faults: readonly Fault[];
}

/** Adds how narrations came about. */
export const addNarrationReports: ApiPart = (builder) => {
  addReport(builder);
  addAttempts(builder);
  addRelease(builder);
};

const addReport: ApiPart = (builder) => {
  builder.objectType(NarrationReport, {
    name: "NarrationReport",
    description: "How a turn's narration came about: what was wrong with its drafts, and what was done about it.",
    fields: (t) => ({
      telling: t.field({
        type: NarrationTellingEnum,
        description: "How it came to be told.",
        resolve: ({ telling = "drafted" }) => telling,
      }),
      drafts: t.int({
        description: "Drafts that were made; each after the first cost a call of the model.",
        resolve: ({ attempts = 1 }) => attempts,
      }),
      violations: t.field({
        type: [NarrationViolation],
        description: "Everything that was wrong with any draft, in order.",
        resolve: ({ faults = [] }) => [...faults],
      }),
      attempts: t.field({
        type: [NarratorAttempt],
        description: "Each time that the narrator was sent back.",
        resolve: ({ correction }) => correction?.attempts ?? [],
      }),
      circuitBreakerRules: t.stringList({
        description: "Rules that failed in every attempt.",
        resolve: ({ correction }) => correction?.circuit_breaker_rules ?? [],
      }),
      extraTokens: t.int({ description: "Tokens that attempts cost.", resolve: ({ correction }) => correction?.total_tokens ?? 0 }),
      changes: t.field({
        type: [NarrationChange],
        description: "What fixes changed in the last draft.",
        resolve: ({ repair }) => repair?.corrections ?? [],
      }),
      strategies: t.stringList({
        description: "How: patch, insert, rewrite, each once.",
        resolve: ({ repair }) => [...new Set((repair?.corrections ?? []).map(({ strategy }) => strategy))],
      }),
      untouchedShare: t.float({
        nullable: true,
        description: "Share of the last draft that fixes left as it was, 0 to 1; `null` when none were needed.",
        resolve: ({ repair }) => repair?.untouched_share ?? null,
      }),
      residual: t.field({
        type: [NarrationViolation],
        description: "What fixes could not mend, with the reason.",
        resolve: ({ repair }) => (repair?.residual_violations ?? []).map(toViolation),
      }),
      dropped: t.field({
        type: [DroppedProposal],
        description: "What the narrator proposed and code refused: threads among it, with the diagnostic that speaks against them.",
        resolve: ({ dropped }) => [...(dropped ?? [])],
      }),
      heldText: t.string({ nullable: true, description: "The text that was held for the DM.", resolve: ({ held }) => held?.text ?? null }),
      safeText: t.string({
        nullable: true,
        description: "The engine's own account, which stands for it until it is released.",
        resolve: ({ held, safe }) => (held ? (safe ?? null) : null),
      }),
      release: t.field({
        type: ReleasedNarration,
        nullable: true,
        description: "What the DM made of a held text; `null` while it waits, and for what was never held.",
        resolve: ({ release }) => release ?? null,
      }),
    }),
  });
};

const toViolation = ({
  policy_id,
  rule_id,
  suggestion = "",
  ...rest
}: CorrectionReport["residual_violations"][number]): NarrationViolation => ({ ...rest, code: `${policy_id}/${rule_id}`, suggestion });

const addAttempts: ApiPart = (builder) => {
  builder.objectType(NarratorAttempt, {
    name: "NarratorAttempt",
    description: "One time that the narrator was sent back with what was wrong.",
    fields: (t) => ({
      rules: t.stringList({
        description: "The rules that the draft before it broke, errors alone. The report's `violations` of that draft tell more.",
        resolve: ({ violations }) => violations.map(({ ruleId }) => ruleId),
      }),
      resolved: t.exposeInt("resolved", { description: "Of these, how many it mended." }),
      remaining: t.exposeInt("remaining", { description: "Errors after it." }),
      tokens: t.int({ description: "What it cost.", resolve: ({ tokens }) => tokens.total_tokens }),
      unparsable: t.exposeString("unparsable", { nullable: true, description: "Why the answer could not be read; `null` when it could." }),
      diff: t.exposeString("diff", { description: "What it changed, as a unified diff of the drafts in JSON." }),
    }),
  });
  builder.objectType(NarrationChange, {
    name: "NarrationChange",
    description: "One change that a fix made.",
    fields: (t) => ({
      strategy: t.exposeString("strategy", { description: "patch, insert or rewrite." }),
      original: t.exposeString("original", { description: "What stood there." }),
      replacement: t.exposeString("replacement", { description: "What stands there now." }),
      explanation: t.exposeString("explanation", { description: "Why it was made." }),
    }),
  });
};

const addRelease: ApiPart = (builder) => {
  builder.objectType(DroppedProposal, {
    name: "DroppedProposal",
    description: "Something that the narrator proposed and code refused.",
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "What was proposed, such as `thread_add`." }),
      value: t.exposeString("value", { description: "The proposal, by its title or id." }),
      reason: t.exposeString("reason", { description: "Why it was refused; a code comes first." }),
    }),
  });
  builder.objectType(ReleasedNarration, {
    name: "ReleasedNarration",
    description: "A narration that was held, as a DM released it.",
    fields: (t) => ({
      form: t.expose("form", { type: ReleaseFormEnum, description: "In which words." }),
      text: t.exposeString("text", { description: "What is told." }),
      by: t.exposeString("by", { description: "Who released it." }),
      at: t.field({ type: "DateTime", description: "When it was released.", resolve: ({ at }) => at }),
      violations: t.stringList({
        description: "What the text is known to break all the same, a sentence each.",
        resolve: ({ faults }) => faults.map(({ message }) => message),
      }),
    }),
  });
};
