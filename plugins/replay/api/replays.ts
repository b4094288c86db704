import { refusals, toPlainId, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/jobs";
import { addReplayInputs } from "./inputs.ts";
import type { ReplayInputs } from "./inputs.ts";
import { addReplayReport } from "./replay-report.ts";
import { readOverrides, startReplay, withoutNulls } from "./start-replay.ts";

/** Adds replays: asking for them, and reading what they came to. */
export const addReplays: ApiPart = (builder) => {
  const inputs = addReplayInputs(builder);
  addState(builder, inputs);
  addTurns(builder, inputs);
  addExperiments(builder, inputs);
  addReplayReport(builder);
};

const followed = "Answers with its job at once: `runEvents` follows it, `replayReport` reads what it came to. For the DM.";
const plain = (given: string | number): string => toPlainId("Campaign", String(given));

const addState = (builder: Builder, { campaignArgument, keyArgument }: ReplayInputs): void => {
  const input = builder.inputType("ReplayInput", {
    description: "Which state is rebuilt.",
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaignArgument }),
      turn: t.int({ description: "After which turn; 0 is the beginning. Default: the state as it stands." }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("replay", (t) =>
    t.field({
      type: JobRow,
      description: `Rebuilds a campaign's state from its log, beside it, and compares it with what is kept. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "Which state." }) },
      errors: { types: refusals },
      resolve: (_root, { input: { campaignId, turn, idempotencyKey } }, context) =>
        withApiErrors(() => {
          const request = withoutNulls({ campaign_id: plain(campaignId), turn });
          return startReplay(context, { kind: "state", request }, idempotencyKey);
        }),
    }),
  );
};

const addTurns = (builder: Builder, { campaignArgument, keyArgument, mode, rerun, cassette, overrides }: ReplayInputs): void => {
  const input = builder.inputType("ReplayTurnsInput", {
    description: "Which turns are run again, and how.",
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaignArgument }),
      fromTurn: t.int({ description: "The first; default 1." }),
      toTurn: t.int({ description: "The last; default the last that stands." }),
      mode: t.field({ type: mode, description: "What each turn begins from. Default RECORD." }),
      rerun: t.field({
        type: rerun,
        description: "Which stages run. Default: those that overrides touch; all where nothing is overridden.",
      }),
      cassette: t.field({ type: cassette, description: "What becomes of a call that was never recorded. Default ONLY." }),
      overrides: t.field({ type: overrides, description: "What is other than it was." }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("replayTurns", (t) =>
    t.field({
      type: JobRow,
      description: `Runs turns again in a sandbox; the campaign is only read. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "Which turns, and what is other." }) },
      errors: { types: refusals },
      resolve: (_root, { input: given }, context) =>
        withApiErrors(() => {
          const { campaignId, fromTurn, toTurn, idempotencyKey, overrides: other, ...rest } = given;
          const range = { campaign_id: plain(campaignId), from_turn: fromTurn, to_turn: toTurn };
          const request = withoutNulls({ ...rest, ...range, overrides: readOverrides(other) });
          return startReplay(context, { kind: "turns", request }, idempotencyKey);
        }),
    }),
  );
};

const addExperiments = (builder: Builder, { campaignArgument, keyArgument, cassette, overrides }: ReplayInputs): void => {
  const input = builder.inputType("CompareReplaysInput", {
    description: "Which turns are told in two ways.",
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaignArgument }),
      fromTurn: t.int({ description: "The first; default 1." }),
      toTurn: t.int({ description: "The last; default the last that stands." }),
      cassette: t.field({ type: cassette, description: "What becomes of a call that was never recorded. Default ONLY." }),
      a: t.field({ type: overrides, description: "One way; default as it was recorded." }),
      b: t.field({ type: overrides, required: true, description: "The other way." }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("compareReplays", (t) =>
    t.field({
      type: JobRow,
      description: `Tells the same turns in two ways, such as with two versions of a prompt, and compares them pair by pair. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "Which turns, in which two ways." }) },
      errors: { types: refusals },
      resolve: (_root, { input: given }, context) =>
        withApiErrors(() => {
          const { campaignId, fromTurn, toTurn, idempotencyKey, a, b, cassette: tape } = given;
          const range = { campaign_id: plain(campaignId), from_turn: fromTurn, to_turn: toTurn, cassette: tape };
          const request = withoutNulls({ ...range, a: a ? readOverrides(a) : null, b: readOverrides(b) });
          return startReplay(context, { kind: "experiment", request }, idempotencyKey);
        }),
    }),
  );
};
