import type { RunEvent } from "freeform-rpg/kernel";
import { PackLayer, TimePeriod } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { enumOf } from "./enum-of.ts";
import { texts } from "./enum-texts.ts";

/** How serious a finding is. */
export const SeverityEnum = enumOf("error", "warning", "info");
/** The layer of a content pack. */
export const PackLayerEnum = enumOf(...PackLayer.options);
/** The tier of a model. */
export const ModelTierEnum = enumOf("quality", "cheap");
/** Where a row of the campaign comes from. */
export const OriginEnum = enumOf("pack", "campaign", "world");
/** How a text is repaired. */
export const FixStrategyEnum = enumOf("patch", "insert", "rewrite");
/** The part of the day. */
export const DayPeriodEnum = enumOf(...TimePeriod.options);
/** How a thread is settled. */
export const ThreadOutcomeEnum = enumOf("resolved", "failed", "abandoned");
/** What a turn can bring into the world. */
export const CreatedTypeEnum = enumOf("item", "character");
/** The kind of an event of a run. */
export const RunEventTypeEnum = enumOf(
  "run_started",
  "stage_started",
  "progress",
  "token",
  "draft_discarded",
  "narration_patched",
  "announced",
  "stage_finished",
  "stage_skipped",
  "stage_failed",
  "run_suspended",
  "try_failed",
  "run_finished",
  "run_failed",
) satisfies Readonly<Record<Uppercase<RunEvent["type"]>, RunEvent["type"]>>;

/** Adds the enums that several parts of the API share. */
export const addSharedEnums: ApiPart = (builder) => {
  addTextEnums(builder);
  addWorldEnums(builder);
  builder.enumType(ModelTierEnum, {
    name: "ModelTier",
    description: "The tier of a model.",
    values: texts({ QUALITY: "The model for what players read.", CHEAP: "The model for simple questions, at a lower price." }),
  });
  builder.enumType(RunEventTypeEnum, {
    name: "RunEventType",
    description: "The kind of an event of a run. Each has an object type of its own.",
    values: texts({
      RUN_STARTED: "The run started.",
      STAGE_STARTED: "A stage started.",
      PROGRESS: "A stage made progress.",
      TOKEN: "A piece of text was written.",
      DRAFT_DISCARDED: "The text that was streamed so far was discarded.",
      NARRATION_PATCHED: "A part of the streamed text was replaced.",
      ANNOUNCED: "A stage announced a result, such as the dice.",
      STAGE_FINISHED: "A stage finished.",
      STAGE_SKIPPED: "A stage was not needed.",
      STAGE_FAILED: "A stage failed.",
      RUN_SUSPENDED: "The run waits for a decision.",
      TRY_FAILED: "A try of a job failed; it is tried again.",
      RUN_FINISHED: "The run finished.",
      RUN_FAILED: "The run failed.",
    }),
  });
};

const addTextEnums: ApiPart = (builder) => {
  builder.enumType(SeverityEnum, {
    name: "Severity",
    description: "How serious a finding is.",
    values: texts({
      ERROR: "It must be repaired: a draft is rejected, a pack is not installed.",
      WARNING: "It should be looked at.",
      INFO: "A notice.",
    }),
  });
  builder.enumType(FixStrategyEnum, {
    name: "FixStrategy",
    description: "How a text is repaired.",
    values: texts({ PATCH: "Words are replaced.", INSERT: "Words are added.", REWRITE: "A part is written again." }),
  });
};

const addWorldEnums: ApiPart = (builder) => {
  builder.enumType(PackLayerEnum, {
    name: "PackLayer",
    description: "The layer of a content pack. Where packs contradict each other, a later layer takes precedence.",
    values: texts({
      CORE: "The rules and the world that everything else builds on.",
      SETTING: "A world.",
      REGIONAL: "A part of a world.",
      ADVENTURE: "A story.",
      HOMEBREW: "A table's own material.",
    }),
  });
  builder.enumType(OriginEnum, {
    name: "Origin",
    description: "Where something in the campaign comes from.",
    values: texts({ PACK: "A content pack.", CAMPAIGN: "The scenario or the DM.", WORLD: "What was narrated in play." }),
  });
  builder.enumType(DayPeriodEnum, {
    name: "DayPeriod",
    description: "The part of the day.",
    values: texts({
      PRE_DAWN: "Before dawn.",
      DAWN: "The sun rises.",
      MORNING: "The morning.",
      AFTERNOON: "The afternoon.",
      EVENING: "The evening.",
      NIGHT: "The night.",
    }),
  });
  builder.enumType(ThreadOutcomeEnum, {
    name: "ThreadOutcome",
    description: "How a thread is settled.",
    values: texts({ RESOLVED: "In success.", FAILED: "In failure.", ABANDONED: "The players gave it up." }),
  });
  builder.enumType(CreatedTypeEnum, {
    name: "CreatedType",
    description: "What a turn can bring into the world.",
    values: texts({ ITEM: "A small thing.", CHARACTER: "A bystander." }),
  });
};
