import { campaignIdField, commonErrors, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/operations/jobs/lib";
import { addReplayInputs } from "./inputs.ts";
import type { ReplayInputs } from "./inputs.ts";
import { addReplayReport } from "./replay-report.ts";
import { readOverrides, startReplay, withoutNulls } from "./start-replay.ts";

/** Adds replays: starting them, and reading their reports. */
export const addReplays: ApiPart = (builder) => {
  const inputs = addReplayInputs(builder);
  addState(builder, inputs);
  addTurns(builder, inputs);
  addExperiments(builder, inputs);
  addReplayReport(builder);
};

const followed = "Returns a job immediately: follow it with `runEvents` and read its result with `replayReport`. For the DM.";
const addState = (builder: Builder, { keyArgument }: ReplayInputs): void => {
  const input = builder.inputType("ReplayInput", {
    description: "The state to rebuild.",
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turn: t.int({
        description: "The turn after which to rebuild the state; 0 is the state before the first turn. Default: the current state.",
      }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("replay", (t) =>
    t.field({
      type: JobRow,
      description: `Rebuilds a campaign's state from its log in a separate place and compares it with the stored state. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "The campaign and the turn." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: { campaignId, turn, idempotencyKey } }, context) => {
        const request = withoutNulls({ campaign_id: toCampaignId(campaignId), turn });
        return startReplay(context, { kind: "state", request }, idempotencyKey);
      },
    }),
  );
};

const addTurns = (builder: Builder, { keyArgument, mode, rerun, cassette, overrides }: ReplayInputs): void => {
  const input = builder.inputType("ReplayTurnsInput", {
    description: "The turns to run again, and the settings to change.",
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      fromTurn: t.int({ description: "The first turn. Default 1." }),
      toTurn: t.int({ description: "The last turn. Default: the last turn of the campaign." }),
      mode: t.field({ type: mode, description: "The starting state of each turn. Default RECORD." }),
      rerun: t.field({
        type: rerun,
        description: "The stages to run. Default: TOUCHED, or ALL without overrides.",
      }),
      cassette: t.field({ type: cassette, description: "The handling of a model call that has no recording. Default ONLY." }),
      overrides: t.field({ type: overrides, description: "The settings that differ from the recording." }),
      requests: t.boolean({
        description:
          "Whether the report holds what each model read in each turn, or would have read in place of the offline model. Default: false.",
      }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("replayTurns", (t) =>
    t.field({
      type: JobRow,
      description: `Runs turns again in a sandbox. The campaign itself is not changed. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "The turns and the overrides." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: given }, context) => {
        const { campaignId, fromTurn, toTurn, idempotencyKey, overrides: other, ...rest } = given;
        const range = { campaign_id: toCampaignId(campaignId), from_turn: fromTurn, to_turn: toTurn };
        const request = withoutNulls({ ...rest, ...range, overrides: readOverrides(other) });
        return startReplay(context, { kind: "turns", request }, idempotencyKey);
      },
    }),
  );
};

const addExperiments = (builder: Builder, { keyArgument, cassette, overrides }: ReplayInputs): void => {
  const input = builder.inputType("CompareReplaysInput", {
    description: "A comparison of two configurations over the same turns.",
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      fromTurn: t.int({ description: "The first turn. Default 1." }),
      toTurn: t.int({ description: "The last turn. Default: the last turn of the campaign." }),
      cassette: t.field({ type: cassette, description: "The handling of a model call that has no recording. Default ONLY." }),
      a: t.field({ type: overrides, description: "The first configuration. Default: the recorded turns." }),
      b: t.field({ type: overrides, required: true, description: "The second configuration." }),
      idempotencyKey: t.string({ description: keyArgument }),
    }),
  });
  builder.mutationField("compareReplays", (t) =>
    t.field({
      type: JobRow,
      description: `Runs the same turns with two configurations, such as two versions of a prompt, and compares the results pair by pair. ${followed}`,
      args: { input: t.arg({ type: input, required: true, description: "The turns and the two configurations." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: given }, context) => {
        const { campaignId, fromTurn, toTurn, idempotencyKey, a, b, cassette } = given;
        const range = { campaign_id: toCampaignId(campaignId), from_turn: fromTurn, to_turn: toTurn, cassette };
        const request = withoutNulls({ ...range, a: a ? readOverrides(a) : null, b: readOverrides(b) });
        return startReplay(context, { kind: "experiment", request }, idempotencyKey);
      },
    }),
  );
};
