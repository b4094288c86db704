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
  builder.objectType(StageRow, {
    name: "IngestStage",
    description: "A stage of an ingest.",
    fields: (t) => ({
      name: t.exposeString("stage", { description: "Which one, such as `extract`." }),
      state: t.exposeString("state", {
        description: "`waiting`, `running`, `finished`, `kept` (made before and unchanged), `skipped` or `failed`.",
      }),
      ms: t.exposeInt("ms", { nullable: true, description: "Milliseconds that making it took; `null` unless this job made it." }),
      done: t.exposeInt("done", { description: "Steps done." }),
      total: t.exposeInt("total", { nullable: true, description: "Steps in all; `null` while unknown." }),
      note: t.exposeString("note", { description: "What it did last, or why it was skipped or failed." }),
      counts: t.expose("counts", { type: "JSON", description: 'What it came to, as `{"pages": 12}`; names depend on the stage.' }),
      warnings: t.stringList({ description: "What somebody should know of it.", resolve: ({ warnings }) => [...warnings] }),
      modelCalls: t.exposeInt("calls", { description: "Its paid model calls." }),
      cost: t.exposeFloat("cost", { description: "US dollars that they cost." }),
      unpricedCalls: t.exposeInt("unpriced", { description: "Of them, those to models without a known price: `cost` lacks them." }),
    }),
  });
};

const addPack: ApiPart = (builder) => {
  builder.objectType(FindingRow, {
    name: "PackFinding",
    description: "Something that checking a pack found.",
    fields: (t) => ({
      severity: t.exposeString("severity", { description: "An `error` keeps it from being installed, a `warning` does not." }),
      phase: t.exposeString("phase", { description: "Which check found it: `structure`, `installation` or `retrieval`." }),
      file: t.exposeString("file", { nullable: true, description: "Path below the pack's folder; `null` where it is about the whole." }),
      message: t.exposeString("message", { description: "What it is and what to do." }),
    }),
  });
  builder.objectType(IngestedPackRow, {
    name: "IngestedPack",
    description: "The pack that an ingest made. `promoteDraft` puts it onto the shelf, `installPack` makes it searchable.",
    fields: (t) => ({
      key: t.string({ description: "The pack's id.", resolve: ({ pack }) => pack.manifest.id }),
      name: t.string({ description: "Its name.", resolve: ({ pack }) => pack.manifest.name }),
      version: t.string({ description: "Its version.", resolve: ({ pack }) => pack.manifest.version }),
      draft: t.boolean({ description: "Whether it is for a reviewer.", resolve: ({ pack }) => pack.draft }),
      usable: t.boolean({ description: "Whether it can be installed: no finding is an error.", resolve: ({ pack }) => pack.usable }),
      counts: t.field({ type: "JSON", description: 'Numbers by what they count, as `{"files": 12}`.', resolve: ({ pack }) => pack.counts }),
      findings: t.field({ type: [FindingRow], description: "What checking found.", resolve: ({ pack }) => pack.findings }),
    }),
  });
};

const addProgress: ApiPart = (builder) => {
  builder.objectType(ProgressRow, {
    name: "IngestProgress",
    description: "One step of an ingest as it is told.",
    fields: (t) => ({
      seq: t.exposeInt("seq", { description: "Its number within the job; pass the last one as `after` to go on." }),
      type: t.exposeString("type", { description: "Which event, such as `stage_started`, `progress` or `run_finished`." }),
      stage: t.exposeString("stage", { nullable: true, description: "The stage; `null` for what concerns the whole." }),
      done: t.exposeInt("done", { description: "Steps done." }),
      total: t.exposeInt("total", { nullable: true, description: "Steps in all; `null` while unknown." }),
      note: t.exposeString("note", { description: "What is being done or has been, in words." }),
      warnings: t.stringList({
        description: "What the stage that has just ended wants to be known.",
        resolve: ({ warnings }) => [...warnings],
      }),
      cost: t.exposeFloat("cost", { description: "US dollars that calls for this book have cost by now, former ingests of it included." }),
      unpricedCalls: t.exposeInt("unpriced", { description: "Calls to models without a known price: `cost` lacks them." }),
      failure: t.string({ nullable: true, description: "Why it failed, with the last event.", resolve: ({ failure }) => failure?.message }),
    }),
  });
};

const addPromotion: ApiPart = (builder) => {
  builder.objectType(PromotionRow, {
    name: "DraftPromotion",
    description: "What promoting a draft came to.",
    fields: (t) => ({
      key: t.exposeString("pack", { description: "The pack's id: `installPack` takes it." }),
      name: t.exposeString("name", { description: "Its name." }),
      version: t.exposeString("version", { description: "Its version." }),
      files: t.exposeInt("files", { description: "Files that lie on the shelf now." }),
      leftOut: t.stringList({ description: "Files for the reviewer that stayed behind.", resolve: ({ left_out }) => [...left_out] }),
      replaced: t.exposeString("replaced", { nullable: true, description: "Version that was replaced; `null` when there was none." }),
      unreviewed: t.exposeInt("unreviewed", { description: "Points of the review that nobody has ticked off." }),
    }),
  });
};
