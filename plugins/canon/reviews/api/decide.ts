import {
  errorInterface,
  OutcomeBandEnum,
  ValidationError,
  ApiError,
  campaignIdField,
  commonErrors,
  requireViewer,
  texts,
  toCampaignId,
  toRowKey,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { ActionsDecision, NarrationDecision, ruleName } from "freeform-rpg/schemas/turn";
import { OutcomeBand } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { NarrationInvalidError, ReviewDecidedError } from "../review-error.ts";
import { Reviews } from "../tokens.ts";
import type { MadeDecision } from "../made-decision.ts";
import { ActionEdgeEnum, ReviewDecision } from "./review-decision.ts";

/** The error of a decision that came second, with the first. */
export class ReviewDecidedConflict extends ApiError {
  readonly made: MadeDecision;
  constructor({ message, made }: ReviewDecidedError) {
    super("CONFLICT", message, "review_decided");
    this.made = made;
  }
}

const PublishedForm = { AS_DRAFTED: "release", FALLBACK: "fallback" } as const;

const sentence = z.string().trim().min(1, "The text is empty.").max(2000);
const prose = z.string().trim().min(1, "The text is empty.").max(20_000);
const word = z.string().trim().max(400).nullish();
const waiting = { campaignId: z.string().min(1).max(400), key: z.string().min(1).max(400) };

const ActionInput = z.object({
  position: z.int().min(0),
  difficulty: z.int().min(-100).max(100).nullish(),
  edge: z.enum(["advantage", "disadvantage"]).nullish(),
  outcome: OutcomeBand.nullish(),
  veto: sentence.nullish(),
  understood: z
    .object({
      action: z.string().trim().min(1).max(100).nullish(),
      target: word,
      instrument: word,
      recipient: word,
      topic: word,
      details: word,
    })
    .nullish(),
});

const DecideActionsInput = z.object({
  ...waiting,
  decision: z.object({ proceed: z.array(ActionInput).max(50).nullish(), veto: sentence.nullish(), answer: prose.nullish() }),
});

const DecideNarrationInput = z.object({
  ...waiting,
  decision: z.object({
    publish: z.enum(["release", "fallback"]).nullish(),
    ownText: z.object({ text: prose, ignoreViolations: z.boolean().nullish() }).nullish(),
    another: sentence.nullish(),
  }),
});

/** Adds `decideActions` and `decideNarration`. */
export const addDecide: ApiPart = (builder) => {
  builder.objectType(ReviewDecidedConflict, {
    name: "ReviewDecidedError",
    description: "Another DM, or the time limit, decided first. Nothing of this decision was applied.",
    interfaces: [errorInterface(builder)],
    fields: (t) => ({ decided: t.field({ type: ReviewDecision, description: "What was decided.", resolve: ({ made }) => made }) }),
  });
  addDecideActions(builder);
  addDecideNarration(builder);
};

const errors = { types: [...commonErrors, ReviewDecidedConflict] };
const keyText = "What waits, by its global id or its key, as `campaign { dm { waiting { id key } } }` has them.";

const addDecideActions = (builder: Builder): void => {
  const decision = builder.inputType("ActionsDecisionInput", {
    description: "A decision about actions: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      proceed: t.field({
        type: [addActionInput(builder)],
        description: "Goes on. The list sets terms for single actions; an empty one changes nothing.",
      }),
      veto: t.string({ description: "Nothing of it happens. The player reads this reason; it costs nothing, and no time passes." }),
      answer: t.string({
        description: "The DM answers instead of a turn, at most 20,000 characters. It costs nothing, and no time passes.",
      }),
    }),
  });
  const input = builder.inputType("DecideActionsInput", {
    description: "A decision about actions that wait.",
    validate: DecideActionsInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      key: t.id({ required: true, description: keyText }),
      decision: t.field({ type: decision, required: true, description: "The decision." }),
    }),
  });
  builder.mutationField("decideActions", (t) =>
    t.field({
      type: ReviewDecision,
      description: "Decides about actions that wait, before the dice. Of several decisions the first counts. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "What waits, and the decision." }) },
      errors,
      resolve: async (_root, { input: { campaignId, key, decision: given } }, context) => {
        const request = {
          campaignId: toCampaignId(campaignId),
          userId: requireViewer(context).userId,
          key: toRowKey(["WaitingReview"], key),
        };
        const reviews = await context.use(Reviews);
        return reviews.decideActions({ ...request, decision: toActions(given) }).catch(throwTyped);
      },
    }),
  );
};

const addActionInput = (builder: Builder) => {
  const text = "By id or as players call it.";
  const understood = builder.inputType("UnderstandingInput", {
    description:
      "What the player means instead of what was understood. Fields that are left out stay as they were; the rules apply to the result.",
    fields: (t) => ({
      action: t.string({ description: "The action, as a verb." }),
      target: t.string({ description: `Whom or what it is aimed at; empty for nothing. ${text}` }),
      instrument: t.string({ description: `What it is done with. ${text}` }),
      recipient: t.string({ description: `Who receives it. ${text}` }),
      topic: t.string({ description: "What is talked about." }),
      details: t.string({ description: "Means and manner." }),
    }),
  });
  return builder.inputType("ActionDecisionInput", {
    description: "What a DM sets for one action.",
    fields: (t) => ({
      position: t.int({ required: true, description: "The place of the action, from 0." }),
      difficulty: t.int({ description: "The difficulty of its roll, in the terms of the campaign's dice. Dice then decide in any case." }),
      edge: t.field({ type: ActionEdgeEnum, description: "An advantage or a disadvantage. Dice then decide in any case." }),
      outcome: t.field({ type: OutcomeBandEnum, description: "The outcome. No dice are rolled; a failure has no further consequence." }),
      veto: t.string({ description: "Why this action does not happen; players read it." }),
      understood: t.field({ type: understood, description: "What the player means instead." }),
    }),
  });
};

const addDecideNarration = (builder: Builder): void => {
  builder.enumType(PublishedForm, {
    name: "PublishedForm",
    description: "The text with which a narration that waited is published.",
    values: texts({
      AS_DRAFTED: "The narrator's text, unchanged, violations included.",
      FALLBACK: "The engine's plain sentences, written from its own decisions.",
    }),
  });
  const ownText = builder.inputType("OwnTextInput", {
    description: "The DM's own text of a turn.",
    fields: (t) => ({
      text: t.string({ required: true, description: "The text, at most 20,000 characters. It is checked like the narrator's." }),
      ignoreViolations: t.boolean({ description: "Whether to publish it although it breaks rules. Default false." }),
    }),
  });
  const decision = builder.inputType("NarrationDecisionInput", {
    description: "A decision about a narration: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      publish: t.field({ type: PublishedForm, description: "Publishes the text, or plain sentences in its place." }),
      ownText: t.field({ type: ownText, description: "Publishes the DM's own text." }),
      another: t.string({ description: "Has the narrator write another text and heed this note. That text waits again." }),
    }),
  });
  const input = builder.inputType("DecideNarrationInput", {
    description: "A decision about a narration that waits.",
    validate: DecideNarrationInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      key: t.id({ required: true, description: keyText }),
      decision: t.field({ type: decision, required: true, description: "The decision." }),
    }),
  });
  builder.mutationField("decideNarration", (t) =>
    t.field({
      type: ReviewDecision,
      description:
        "Decides about a narration that waits. An own text that breaks rules is refused with every violation as an issue, unless they are to be ignored. Of several decisions the first counts. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "What waits, and the decision." }) },
      errors,
      resolve: async (_root, { input: { campaignId, key, decision: given } }, context) => {
        const request = {
          campaignId: toCampaignId(campaignId),
          userId: requireViewer(context).userId,
          key: toRowKey(["WaitingReview"], key),
        };
        const ignoreViolations = given.ownText?.ignoreViolations ?? false;
        const reviews = await context.use(Reviews);
        return reviews.decideNarration({ ...request, decision: toNarration(given), ignoreViolations }).catch(throwTyped);
      },
    }),
  );
};

type GivenActions = z.infer<typeof DecideActionsInput>["decision"];

const toActions = ({ proceed, veto, answer }: GivenActions): ActionsDecision => {
  if (veto) return { as: "veto", text: veto };
  if (answer) return { as: "answer", text: answer };
  return ActionsDecision.parse({ as: "proceed", actions: (proceed ?? []).map(toAction) });
};

const toAction = ({ understood, ...terms }: z.infer<typeof ActionInput>): object => {
  if (!understood) return given(terms);
  const { target, ...fields } = understood;
  return { ...given(terms), understood: given({ ...fields, target_id: target }) };
};

const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

type GivenNarration = z.infer<typeof DecideNarrationInput>["decision"];

const toNarration = ({ publish, ownText, another }: GivenNarration): NarrationDecision => {
  if (ownText) return { as: "own_text", text: ownText.text, violations: [] };
  if (another) return { as: "another", text: another };
  return NarrationDecision.parse({ as: publish });
};

/** Each violation is an issue, so that a client can show it beside the text; of a decision that came second clients read the first. */
const throwTyped = (error: unknown): never => {
  if (error instanceof ReviewDecidedError) throw new ReviewDecidedConflict(error);
  if (!(error instanceof NarrationInvalidError)) throw error;
  const path = "input.decision.ownText.text";
  const issues = error.violations.map((violation) => ({
    path: violation.location === undefined ? path : `${path}[${violation.location.start}:${violation.location.end}]`,
    message: `${violation.message} (${ruleName(violation)})`,
  }));
  throw new ValidationError(issues, error.code);
};
