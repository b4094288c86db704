import type { ActionDecision, ActionsDecision, NarrationDecision } from "freeform-rpg/schemas";
import { OutcomeBandEnum, texts, enumOf } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { Run, readRun } from "freeform-rpg/plugins/turn/queue/lib";
import type { ReviewKind } from "../made-decision.ts";

/** A decision, made by a DM or by the time limit. */
export class ReviewDecision {
  declare readonly kind: ReviewKind;
  declare readonly runId: string;
  declare readonly decision: ActionsDecision | NarrationDecision;
  declare readonly by: string | null;
  declare readonly askedAt: string;
  declare readonly decidedAt: string;
  /** What waited: a text, or actions as they were ruled. */
  declare readonly before?: unknown;
}

/** What a DM decided about one action. */
export class DecidedActionTerms {
  declare readonly action: ActionDecision;
}

/** The kinds of what waits. */
export const ReviewKindEnum = enumOf("actions", "narration");
/** Whether more or fewer dice are with the actor. */
export const ActionEdgeEnum = enumOf("advantage", "disadvantage");
const DecidedAsEnum = enumOf("proceed", "veto", "answer", "release", "fallback", "own_text", "another");

/** Adds decisions about what waited. */
export const addReviewDecision: ApiPart = (builder) => {
  addEnums(builder);
  addTerms(builder);
  builder.objectType(ReviewDecision, {
    name: "ReviewDecision",
    description: "A decision about something that waited for the DM.",
    fields: (t) => ({
      kind: t.expose("kind", { type: ReviewKindEnum, description: "The kind of what waited." }),
      as: t.field({ type: DecidedAsEnum, description: "What was decided.", resolve: ({ decision }) => decision.as }),
      text: t.string({
        nullable: true,
        description: "The DM's reason, answer, own text or note; `null` for decisions without one.",
        resolve: ({ decision }) => ("text" in decision ? decision.text : null),
      }),
      actions: t.field({
        type: [DecidedActionTerms],
        description: "What was set for single actions.",
        resolve: ({ decision }) => (decision.as === "proceed" ? decision.actions.map((action) => ({ action })) : []),
      }),
      by: t.exposeString("by", { nullable: true, description: "The user id of the DM; `null` where the time limit decided." }),
      askedAt: t.expose("askedAt", { type: "DateTime", description: "Since when it waited." }),
      decidedAt: t.expose("decidedAt", { type: "DateTime", description: "The time of the decision." }),
      before: t.field({
        type: "JSON",
        nullable: true,
        description: "What waited: the text, or the actions as they were ruled. `null` outside of `turn.dm`.",
        resolve: ({ before }) => before ?? null,
      }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run of the turn.",
        resolve: ({ runId }, _args, context, info) => readRun(context, info, runId),
      }),
    }),
  });
};

const addEnums = (builder: Builder): void => {
  builder.enumType(ReviewKindEnum, {
    name: "ReviewKind",
    description: "What waits for the DM.",
    values: texts({ ACTIONS: "What a player means to do, before the dice.", NARRATION: "A narration, before players read it." }),
  });
  builder.enumType(ActionEdgeEnum, {
    name: "ActionEdge",
    description: "What counts for or against the one who acts.",
    values: texts({ ADVANTAGE: "One step in their favour.", DISADVANTAGE: "One step against them." }),
  });
  builder.enumType(DecidedAsEnum, {
    name: "DecidedAs",
    description: "A decision about something that waited for the DM.",
    values: texts({
      PROCEED: "The actions went on, with the terms that were set.",
      VETO: "Nothing of it happened, for a reason that the player reads.",
      ANSWER: "The DM answered instead of a turn.",
      RELEASE: "The narration was released as it was drafted.",
      FALLBACK: "The turn was narrated in plain sentences of the engine.",
      OWN_TEXT: "The turn was narrated in the DM's words.",
      ANOTHER: "The narrator was to write another text.",
    }),
  });
};

const addTerms = (builder: Builder): void => {
  builder.objectType(DecidedActionTerms, {
    name: "DecidedActionTerms",
    description: "What a DM decided about one action.",
    fields: (t) => ({
      position: t.int({ description: "The place of the action, from 0.", resolve: ({ action }) => action.position }),
      difficulty: t.int({
        nullable: true,
        description: "The difficulty; `null` when none was set.",
        resolve: ({ action }) => action.difficulty ?? null,
      }),
      edge: t.field({
        type: ActionEdgeEnum,
        nullable: true,
        description: "The advantage or disadvantage; `null` when none was set.",
        resolve: ({ action }) => action.edge ?? null,
      }),
      outcome: t.field({
        type: OutcomeBandEnum,
        nullable: true,
        description: "The outcome that was declared; `null` when none was.",
        resolve: ({ action }) => action.outcome ?? null,
      }),
      veto: t.string({
        nullable: true,
        description: "Why it does not happen; `null` when it was not vetoed.",
        resolve: ({ action }) => action.veto ?? null,
      }),
      understood: t.field({
        type: "JSON",
        nullable: true,
        description: "What was changed of what was understood; `null` when nothing was.",
        resolve: ({ action }) => action.understood ?? null,
      }),
    }),
  });
};
