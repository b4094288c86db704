import { RunEventTypeEnum, SeverityEnum } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { addIngestType } from "./ingest-type.ts";
import { FindingRow, IngestedPackRow, ProgressRow, PromotionRow, StageRow } from "./rows.ts";

/** Adds the types of ingests. */
export const addIngestTypes: ApiPart = (builder) => {
  addIngestType(builder);
  addStage(builder);
  addPack(builder);
  addProgress(builder);
  addPromotion(builder);
};

const addStage: ApiPart = (builder) => {
  const state = builder.enumType("IngestStageState", {
    description: "The status of a stage of an ingest.",
    values: {
      WAITING: { value: "waiting", description: "It has not started." },
      RUNNING: { value: "running", description: "It is under way." },
      FINISHED: { value: "finished", description: "It has a result." },
      KEPT: { value: "kept", description: "The result of an earlier ingest is reused." },
      SKIPPED: { value: "skipped", description: "It was not needed." },
      FAILED: { value: "failed", description: "It failed." },
    } as const,
  });
  builder.objectType(StageRow, {
    name: "IngestStage",
    description: "One stage of an ingest.",
    fields: (t) => ({
      name: t.exposeString("stage", { description: "The name of the stage, such as `extract`." }),
      state: t.expose("state", {
        type: state,
        description: "The status of the stage.",
      }),
      ms: t.exposeInt("ms", { nullable: true, description: "The duration in milliseconds; `null` when this job did not run the stage." }),
      done: t.exposeInt("done", { description: "The number of completed steps." }),
      total: t.exposeInt("total", { nullable: true, description: "The total number of steps; `null` while it is unknown." }),
      note: t.exposeString("note", { description: "A description of its last step, or the reason why it was skipped or failed." }),
      counts: t.expose("counts", {
        type: "JSON",
        description: 'Counts of what the stage produced, such as `{"pages": 12}`. The names depend on the stage.',
      }),
      warnings: t.stringList({ description: "Warnings about the result of the stage.", resolve: ({ warnings }) => [...warnings] }),
      modelCalls: t.exposeInt("calls", { description: "The number of paid model calls." }),
      cost: t.exposeFloat("cost", { description: "The cost of the paid model calls of this stage, in US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", {
        description: "The number of these calls to models without a known price. `cost` does not include them.",
      }),
    }),
  });
};

const addPack: ApiPart = (builder) => {
  const phase = builder.enumType("PackCheckPhase", {
    description: "A check of packs.",
    values: {
      STRUCTURE: { value: "structure", description: "Files, ids and references." },
      RETRIEVAL: { value: "retrieval", description: "Trial searches." },
    } as const,
  });
  builder.objectType(FindingRow, {
    name: "PackFinding",
    description: "A finding of the pack checks.",
    fields: (t) => ({
      severity: t.expose("severity", { type: SeverityEnum, description: "How serious it is: an error prevents the installation." }),
      phase: t.expose("phase", { type: phase, description: "The check that found it." }),
      file: t.exposeString("file", {
        nullable: true,
        description: "The path, relative to the pack's directory; `null` for findings about the whole pack.",
      }),
      message: t.exposeString("message", { description: "A description of the finding and of how to fix it." }),
    }),
  });
  builder.objectType(IngestedPackRow, {
    name: "IngestedPack",
    description:
      "The content pack that an ingest produced. `promoteDraft` copies it to the server's pack directory; `installPack` makes it searchable.",
    fields: (t) => ({
      key: t.string({ description: "The id of the pack.", resolve: ({ pack }) => pack.manifest.id }),
      name: t.string({ description: "The name.", resolve: ({ pack }) => pack.manifest.name }),
      version: t.string({ description: "The version of the pack.", resolve: ({ pack }) => pack.manifest.version }),
      draft: t.boolean({ description: "Whether the pack is a draft for a reviewer.", resolve: ({ pack }) => pack.draft }),
      folder: t.string({
        description: "The pack's directory, relative to that of the ingest: the beginning of its paths in `files`.",
        resolve: ({ pack }) => pack.folder,
      }),
      usable: t.boolean({ description: "Whether the pack can be installed: no finding is an error.", resolve: ({ pack }) => pack.usable }),
      counts: t.field({ type: "JSON", description: 'Counts by kind, such as `{"files": 12}`.', resolve: ({ pack }) => pack.counts }),
      findings: t.field({ type: [FindingRow], description: "The findings of the pack checks.", resolve: ({ pack }) => pack.findings }),
    }),
  });
};

const addProgress: ApiPart = (builder) => {
  builder.objectType(ProgressRow, {
    name: "IngestProgress",
    description: "A progress event of an ingest.",
    fields: (t) => ({
      seq: t.exposeInt("seq", { description: "The sequence number within the job. Pass the last one as `after` to continue from here." }),
      type: t.expose("type", { type: RunEventTypeEnum, description: "The kind of event." }),
      stage: t.exposeString("stage", { nullable: true, description: "The name of the stage; `null` for events of the whole ingest." }),
      done: t.exposeInt("done", { description: "The number of completed steps." }),
      total: t.exposeInt("total", { nullable: true, description: "The total number of steps; `null` while it is unknown." }),
      note: t.exposeString("note", { description: "A description of the current or completed step." }),
      warnings: t.stringList({
        description: "Warnings of the stage that has just ended.",
        resolve: ({ warnings }) => [...warnings],
      }),
      cost: t.exposeFloat("cost", {
        description: "The cost so far of model calls for this book, earlier ingests included, in US dollars.",
      }),
      unpricedCalls: t.exposeInt("unpriced", {
        description: "The number of calls to models without a known price. `cost` does not include them.",
      }),
      failure: t.string({
        nullable: true,
        description: "The reason for a failure, on the last event; `null` otherwise.",
        resolve: ({ failure }) => failure?.message,
      }),
    }),
  });
};

const addPromotion: ApiPart = (builder) => {
  builder.objectType(PromotionRow, {
    name: "DraftPromotion",
    description: "The result of promoting a draft to the server's pack directory.",
    fields: (t) => ({
      key: t.exposeString("pack", { description: "The id of the pack, as `installPack` takes it." }),
      name: t.exposeString("name", { description: "The name." }),
      version: t.exposeString("version", { description: "The version of the pack." }),
      files: t.exposeInt("files", { description: "The number of files that were written." }),
      leftOut: t.stringList({ description: "Review files that were not copied.", resolve: ({ left_out }) => [...left_out] }),
      replaced: t.exposeString("replaced", { nullable: true, description: "The version that was replaced; `null` when there was none." }),
      unreviewed: t.exposeInt("unreviewed", { description: "The number of open points in the review checklist." }),
    }),
  });
};
