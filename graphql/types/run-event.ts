import type { Failure, RunEvent, Usage } from "freeform-rpg/kernel";
import type { ApiPart } from "../builder/tokens.ts";
import { RunFailure } from "./run-failure.ts";

/** Something that a run tells of itself. */
export class RunEventInterface {
  declare readonly type: RunEvent["type"];
  declare readonly runId: string;
  declare readonly seq: number;
}
/** The run began. */
export class RunStarted extends RunEventInterface {
  declare readonly pipeline: string;
  declare readonly resumed: boolean;
}
/** A stage began. */
export class StageStarted extends RunEventInterface {
  declare readonly stage: string;
}
/** A stage got on. */
export class StageProgress extends StageStarted {
  declare readonly done: number;
  declare readonly total: number | null;
  declare readonly note: string;
}
/** A piece of text. */
export class TokenTold extends StageStarted {
  declare readonly text: string;
}
/** Text was taken back. */
export class DraftDiscarded extends StageStarted {
  declare readonly reason: string;
}
/** A stage ended well. */
export class StageFinished extends StageStarted {
  declare readonly ms: number;
  declare readonly usage: Usage;
  declare readonly restored: boolean;
}
/** A stage was not needed. */
export class StageSkipped extends StageStarted {
  declare readonly reason: string;
}
/** A stage ended badly. */
export class StageFailed extends StageStarted {
  declare readonly failure: Failure;
}
/** The run ended well. */
export class RunFinished extends RunEventInterface {
  declare readonly ms: number;
}
/** The run ended badly. */
export class RunFailed extends RunEventInterface {
  declare readonly failure: Failure;
}

const names: Readonly<Record<RunEvent["type"], string>> = {
  run_started: "RunStarted",
  stage_started: "StageStarted",
  progress: "StageProgress",
  token: "TokenTold",
  draft_discarded: "DraftDiscarded",
  stage_finished: "StageFinished",
  stage_skipped: "StageSkipped",
  stage_failed: "StageFailed",
  run_finished: "RunFinished",
  run_failed: "RunFailed",
};

/** Adds run events. */
export const addRunEvents: ApiPart = (builder) => {
  addRunEvent(builder);
  addRunStarted(builder);
  addStageStarted(builder);
  addStageProgress(builder);
  addTokenTold(builder);
  addDraftDiscarded(builder);
  addStageFinished(builder);
  addStageSkipped(builder);
  addStageFailed(builder);
  addRunFinished(builder);
  addRunFailed(builder);
};

const interfaces = [RunEventInterface];
const stage = "The stage's name.";

const addRunEvent: ApiPart = (builder) => {
  builder.interfaceType(RunEventInterface, {
    name: "RunEvent",
    description: "Something that a run tells of itself, numbered without gaps.",
    resolveType: ({ type }) => names[type],
    fields: (t) => ({
      type: t.exposeString("type", { description: "Which event, in snake case." }),
      runId: t.exposeString("runId", { description: "The run's plain id." }),
      seq: t.exposeInt("seq", { description: "Its number within the run, from 1; pass it as `after` to go on from here." }),
    }),
  });
};

const addRunStarted: ApiPart = (builder) => {
  builder.objectType(RunStarted, {
    name: "RunStarted",
    description: "The run began.",
    interfaces,
    fields: (t) => ({
      pipeline: t.exposeString("pipeline", { description: "What is run." }),
      resumed: t.exposeBoolean("resumed", { description: "Whether it goes on from where a former process left it." }),
    }),
  });
};

const addStageStarted: ApiPart = (builder) => {
  builder.objectType(StageStarted, {
    name: "StageStarted",
    description: "A stage began.",
    interfaces,
    fields: (t) => ({ stage: t.exposeString("stage", { description: stage }) }),
  });
};

const addStageProgress: ApiPart = (builder) => {
  builder.objectType(StageProgress, {
    name: "StageProgress",
    description: "A stage got on.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      done: t.exposeInt("done", { description: "Steps done." }),
      total: t.exposeInt("total", { nullable: true, description: "Steps in all; `null` while unknown." }),
      note: t.exposeString("note", { description: "What is being done." }),
    }),
  });
};

const addTokenTold: ApiPart = (builder) => {
  builder.objectType(TokenTold, {
    name: "TokenTold",
    description: "A piece of the text as it is told. Join the pieces; take all back on DraftDiscarded.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      text: t.exposeString("text", { description: "The piece." }),
    }),
  });
};

const addDraftDiscarded: ApiPart = (builder) => {
  builder.objectType(DraftDiscarded, {
    name: "DraftDiscarded",
    description: "All text the stage has told so far is taken back; another draft follows.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      reason: t.exposeString("reason", { description: "Why, in a sentence." }),
    }),
  });
};

const addStageFinished: ApiPart = (builder) => {
  builder.objectType(StageFinished, {
    name: "StageFinished",
    description: "A stage ended well.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      ms: t.exposeFloat("ms", { description: "Milliseconds it took." }),
      restored: t.exposeBoolean("restored", { description: "Whether its result was kept from before and nothing was run." }),
      modelCalls: t.int({ description: "Model calls it made.", resolve: ({ usage }) => usage.calls }),
      cost: t.float({ description: "US dollars they cost.", resolve: ({ usage }) => usage.cost }),
    }),
  });
};

const addStageSkipped: ApiPart = (builder) => {
  builder.objectType(StageSkipped, {
    name: "StageSkipped",
    description: "A stage was not needed this time.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      reason: t.exposeString("reason", { description: "Why, in a sentence." }),
    }),
  });
};

const addStageFailed: ApiPart = (builder) => {
  builder.objectType(StageFailed, {
    name: "StageFailed",
    description: "A stage ended badly.",
    interfaces,
    fields: (t) => ({
      stage: t.exposeString("stage", { description: stage }),
      failure: t.expose("failure", { type: RunFailure, description: "Why, in a sentence." }),
    }),
  });
};

const addRunFinished: ApiPart = (builder) => {
  builder.objectType(RunFinished, {
    name: "RunFinished",
    description: "The run ended well; its result is committed.",
    interfaces,
    fields: (t) => ({ ms: t.exposeFloat("ms", { description: "Milliseconds it took." }) }),
  });
};

const addRunFailed: ApiPart = (builder) => {
  builder.objectType(RunFailed, {
    name: "RunFailed",
    description: "The run ended badly or was cancelled; nothing was committed.",
    interfaces,
    fields: (t) => ({ failure: t.expose("failure", { type: RunFailure, description: "Why, in a sentence." }) }),
  });
};
