import { RunEventTypeEnum } from "./shared-enums.ts";
import { decidedTurnTopic } from "freeform-rpg/schemas/turn";
import type { ApiPart } from "../builder/api-parts.ts";
import { RunFailure } from "./run-failure.ts";
import {
  RunEventInterface,
  RunStarted,
  StageStarted,
  StageProgress,
  TokenStreamed,
  DraftDiscarded,
  NarrationPatched,
  StageFinished,
  StageSkipped,
  StageFailed,
  RunSuspended,
  TryFailed,
  RunFinished,
  RunFailed,
  runEventNames,
} from "./run-event-shapes.ts";

/** Adds run events. */
export const addRunEvents: ApiPart = (builder) => {
  addRunEvent(builder);
  addRunStarted(builder);
  addStageStarted(builder);
  addStageProgress(builder);
  addTokenStreamed(builder);
  addDraftDiscarded(builder);
  addNarrationPatched(builder);
  addStageFinished(builder);
  addStageSkipped(builder);
  addStageFailed(builder);
  addRunSuspended(builder);
  addTryFailed(builder);
  addRunFinished(builder);
  addRunFailed(builder);
};

const interfaces = [RunEventInterface];
const stage = "The name of the stage.";

const addRunEvent: ApiPart = (builder) => {
  builder.interfaceType(RunEventInterface, {
    name: "RunEvent",
    description: "An event of a run. Events are numbered without gaps.",
    resolveType: (event) => (isTurnResolved(event) ? "TurnResolved" : runEventNames[event.type]),
    fields: (t) => ({
      type: t.expose("type", { type: RunEventTypeEnum, description: "The kind of event." }),
      runId: t.exposeString("runId", { description: "The plain id of the run." }),
      seq: t.exposeInt("seq", {
        description: "The sequence number of the event within the run, from 1. Pass it as `after` to continue from here.",
      }),
    }),
  });
};

const addRunStarted: ApiPart = (builder) => {
  builder.objectType(RunStarted, {
    name: "RunStarted",
    description: "The run started.",
    interfaces,
    fields: (t) => ({
      pipeline: t.exposeString("pipeline", { description: "The name of the pipeline." }),
      resumed: t.exposeBoolean("resumed", { description: "Whether the run continues from checkpoints of an earlier process." }),
    }),
  });
};

const addStageStarted: ApiPart = (builder) => {
  builder.objectType(StageStarted, {
    name: "StageStarted",
    description: "A stage started.",
    interfaces,
    fields: (t) => ({ stage: t.exposeString("stage", { description: stage }) }),
  });
};

const addStageProgress: ApiPart = (builder) => {
  builder.objectType(StageProgress, {
    name: "StageProgress",
    description: "Progress within a stage.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      done: t.exposeInt("done", { description: "The number of completed steps." }),
      total: t.exposeInt("total", { nullable: true, description: "The total number of steps; `null` while it is unknown." }),
      note: t.exposeString("note", { description: "A description of the current step." }),
    }),
  });
};

const addTokenStreamed: ApiPart = (builder) => {
  builder.objectType(TokenStreamed, {
    name: "TokenStreamed",
    description:
      "A piece of streamed text. Append the pieces of a stage in order; discard them all on DraftDiscarded, and apply NarrationPatched.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      text: t.exposeString("text", { description: "The piece of text." }),
    }),
  });
};

const addDraftDiscarded: ApiPart = (builder) => {
  builder.objectType(DraftDiscarded, {
    name: "DraftDiscarded",
    description: "All text that the stage has streamed so far is retracted. Another draft follows.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      reason: t.exposeString("reason", { description: "The reason, as one sentence." }),
      code: t.string({
        nullable: true,
        description:
          "The reason for programs: `answer_unusable`, `text_cut_off`, `text_completed`, `campaign_changed`, or a plugin's own. `null` where it gave none.",
        resolve: ({ code }) => code ?? null,
      }),
    }),
  });
};

const addNarrationPatched: ApiPart = (builder) => {
  builder.objectType(NarrationPatched, {
    name: "NarrationPatched",
    description:
      "A part of the streamed text is replaced: a sentence was corrected, removed or added. Apply patches in order to the text streamed so far. " +
      "A client that ignores them reads the turn's text once the run has finished.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "The name of the stage that replaces it." }),
      from: t.exposeInt("from", {
        description: "The offset of the first replaced character, in UTF-16 code units of the text streamed so far.",
      }),
      to: t.exposeInt("to", { description: "The offset after the last replaced character; the same as `from` where text is only added." }),
      text: t.exposeString("text", { description: "The replacement; empty where text is only removed." }),
    }),
  });
};

const isTurnResolved = (event: RunEventInterface): boolean =>
  event.type === "announced" && "topic" in event && event.topic === decidedTurnTopic;

const forPayers = "For DMs and, in jobs, for those who may follow them; `null` for others.";

const addStageFinished: ApiPart = (builder) => {
  builder.objectType(StageFinished, {
    name: "StageFinished",
    description: "A stage finished.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      ms: t.exposeFloat("ms", { description: "The duration in milliseconds." }),
      restored: t.exposeBoolean("restored", { description: "Whether a stored result was reused instead of running the stage." }),
      modelCalls: t.int({
        nullable: true,
        description: `The number of model calls that the stage made. ${forPayers}`,
        resolve: ({ usage }) => usage?.calls ?? null,
      }),
      cost: t.float({
        nullable: true,
        description: `The cost of these calls in US dollars. ${forPayers}`,
        resolve: ({ usage }) => usage?.cost ?? null,
      }),
    }),
  });
};

const addStageSkipped: ApiPart = (builder) => {
  builder.objectType(StageSkipped, {
    name: "StageSkipped",
    description: "A stage was skipped because it was not needed.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      reason: t.exposeString("reason", { description: "The reason, as one sentence." }),
    }),
  });
};

const addStageFailed: ApiPart = (builder) => {
  builder.objectType(StageFailed, {
    name: "StageFailed",
    description: "A stage failed.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      failure: t.expose("failure", { type: RunFailure, description: "The reason, as one sentence." }),
    }),
  });
};

const addRunSuspended: ApiPart = (builder) => {
  builder.objectType(RunSuspended, {
    name: "RunSuspended",
    description: "The run waits for the DM. RunStarted follows when it goes on, and nothing of what waits is in any event until then.",
    interfaces,
    fields: (t) => ({ reason: t.exposeString("reason", { description: "What it waits for, as one sentence." }) }),
  });
};

const addTryFailed: ApiPart = (builder) => {
  builder.objectType(TryFailed, {
    name: "TryFailed",
    description: "A try of a job failed, and the job is tried again. RunStarted follows when the next try begins.",
    interfaces,
    fields: (t) => ({
      failure: t.expose("failure", { type: RunFailure, description: "Why this try failed." }),
      retryAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "The time of the next try; `null` when someone asked for it.",
        resolve: ({ retryAt }) => (retryAt === null ? null : new Date(retryAt)),
      }),
    }),
  });
};

const addRunFinished: ApiPart = (builder) => {
  builder.objectType(RunFinished, {
    name: "RunFinished",
    description: "The run finished. Its result is committed.",
    interfaces,
    fields: (t) => ({ ms: t.exposeFloat("ms", { description: "The duration in milliseconds." }) }),
  });
};

const addRunFailed: ApiPart = (builder) => {
  builder.objectType(RunFailed, {
    name: "RunFailed",
    description: "The run failed or was cancelled. Nothing was committed.",
    interfaces,
    fields: (t) => ({ failure: t.expose("failure", { type: RunFailure, description: "The reason, as one sentence." }) }),
  });
};
