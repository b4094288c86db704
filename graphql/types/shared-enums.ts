import type { RunEvent } from "freeform-rpg/kernel";
import type { PackLayer, TimePeriod } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { texts } from "./enum-texts.ts";

/** How serious a finding is. */
export const SeverityEnum = { ERROR: "error", WARNING: "warning", INFO: "info" } as const;
/** The layer of a content pack. */
export const PackLayerEnum = {
  CORE: "core",
  SETTING: "setting",
  REGIONAL: "regional",
  ADVENTURE: "adventure",
  HOMEBREW: "homebrew",
} as const satisfies Readonly<Record<Uppercase<PackLayer>, PackLayer>>;
/** The tier of a model. */
export const ModelTierEnum = { QUALITY: "quality", CHEAP: "cheap" } as const;
/** Where a row of the campaign comes from. */
export const OriginEnum = { PACK: "pack", CAMPAIGN: "campaign", WORLD: "world" } as const;
/** How a text is repaired. */
export const FixStrategyEnum = { PATCH: "patch", INSERT: "insert", REWRITE: "rewrite" } as const;
/** The part of the day. */
export const DayPeriodEnum = {
  PRE_DAWN: "pre_dawn",
  DAWN: "dawn",
  MORNING: "morning",
  AFTERNOON: "afternoon",
  EVENING: "evening",
  NIGHT: "night",
} as const satisfies Readonly<Record<Uppercase<TimePeriod>, TimePeriod>>;
/** How a thread is settled. */
export const ThreadOutcomeEnum = { RESOLVED: "resolved", FAILED: "failed", ABANDONED: "abandoned" } as const;
/** What a turn can bring into the world. */
export const CreatedTypeEnum = { ITEM: "item", CHARACTER: "character" } as const;
/** The kind of an event of a run. */
export const RunEventTypeEnum = {
  RUN_STARTED: "run_started",
  STAGE_STARTED: "stage_started",
  PROGRESS: "progress",
  TOKEN: "token",
  DRAFT_DISCARDED: "draft_discarded",
  NARRATION_PATCHED: "narration_patched",
  ANNOUNCED: "announced",
  STAGE_FINISHED: "stage_finished",
  STAGE_SKIPPED: "stage_skipped",
  STAGE_FAILED: "stage_failed",
  RUN_SUSPENDED: "run_suspended",
  RUN_FINISHED: "run_finished",
  RUN_FAILED: "run_failed",
} as const satisfies Readonly<Record<Uppercase<RunEvent["type"]>, RunEvent["type"]>>;

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
    values: texts({ PACK: "A content pack.", CAMPAIGN: "The scenario or the DM.", WORLD: "What was told in play." }),
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
