import type { ApiPart } from "../builder/tokens.ts";
import { ClockDirectionEnum, EntityTypeEnum, ThreadStatusEnum, ThreadTypeEnum, UrgencyEnum, VisibilityEnum } from "./enums.ts";
import { texts } from "./enum-texts.ts";

/** Adds the enums of what the world holds. */
export const addStateEnums: ApiPart = (builder) => {
  addVisibility(builder);
  addEntityType(builder);
  addThreadType(builder);
  addThreadStatus(builder);
  addUrgency(builder);
  addClockDirection(builder);
};

const addVisibility: ApiPart = (builder) => {
  builder.enumType(VisibilityEnum, {
    name: "Visibility",
    description: "Who knows of something.",
    values: texts({
      KNOWN: "The players know it.",
      WORLD: "True in the world, not discovered yet.",
      DM: "For the DM's eyes alone.",
    }),
  });
};

const addEntityType: ApiPart = (builder) => {
  builder.enumType(EntityTypeEnum, {
    name: "EntityType",
    description: "What an entity is.",
    values: texts({
      CHARACTER: "A person, played or not.",
      LOCATION: "A place one can be in.",
      ITEM: "A thing one can carry or use.",
      FACTION: "A group with aims of its own.",
      MONSTER: "A creature that is no person.",
      DEITY: "A god or a power like one.",
      ORGANIZATION: "A company, agency or institution.",
      OTHER: "Anything else worth a name.",
    }),
  });
};

const addThreadType: ApiPart = (builder) => {
  builder.enumType(ThreadTypeEnum, {
    name: "ThreadType",
    description: "What a thread asks of the players.",
    values: texts({
      MYSTERY: "An open question to answer.",
      INFORMATION: "Something to learn.",
      MORAL: "A dilemma to decide.",
      RELATIONSHIP: "A tie between people to settle.",
      QUEST: "A goal to reach.",
      RESOURCE: "A thing to get hold of.",
      DANGER: "A risk to avoid.",
    }),
  });
};

const addThreadStatus: ApiPart = (builder) => {
  builder.enumType(ThreadStatusEnum, {
    name: "ThreadStatus",
    description: "Where a thread stands.",
    values: texts({
      PROPOSED: "Suggested and not begun.",
      ACTIVE: "Under way.",
      STALLED: "Under way without progress.",
      BLOCKED: "Waiting for something else.",
      RESOLVED: "Come to a good end.",
      FAILED: "Come to a bad end.",
      ABANDONED: "Given up.",
    }),
  });
};

const addUrgency: ApiPart = (builder) => {
  builder.enumType(UrgencyEnum, {
    name: "Urgency",
    description: "How soon a thread wants to move.",
    values: texts({
      LOW: "Overdue after ten turns without progress.",
      MEDIUM: "Overdue after seven turns without progress.",
      HIGH: "Overdue after four turns without progress.",
    }),
  });
};

const addClockDirection: ApiPart = (builder) => {
  builder.enumType(ClockDirectionEnum, {
    name: "ClockDirection",
    description: "Which way a clock runs.",
    values: texts({
      UP: "Rises towards its end.",
      DOWN: "Falls towards zero.",
    }),
  });
};
