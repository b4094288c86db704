import type { ApiPart } from "../builder/api-parts.ts";
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
    description: "The visibility of something to players.",
    values: texts({
      KNOWN: "Known to the players.",
      WORLD: "True in the world, but not discovered by the players.",
      DM: "For the DM only.",
    }),
  });
};

const addEntityType: ApiPart = (builder) => {
  builder.enumType(EntityTypeEnum, {
    name: "EntityType",
    description: "The type of an entity.",
    values: texts({
      CHARACTER: "A person, player character or not.",
      LOCATION: "A place that characters can visit.",
      ITEM: "A thing that characters can carry or use.",
      FACTION: "A group with its own aims.",
      MONSTER: "A creature that is not a person.",
      DEITY: "A god or a similar power.",
      ORGANIZATION: "A company, agency or institution.",
      OTHER: "Any other entity.",
    }),
  });
};

const addThreadType: ApiPart = (builder) => {
  builder.enumType(ThreadTypeEnum, {
    name: "ThreadType",
    description: "The type of a thread.",
    values: texts({
      MYSTERY: "A question to answer.",
      INFORMATION: "Information to obtain.",
      MORAL: "A moral choice to make.",
      RELATIONSHIP: "A relationship to resolve.",
      QUEST: "A goal to reach.",
      RESOURCE: "A resource to acquire.",
      DANGER: "A danger to avoid.",
    }),
  });
};

const addThreadStatus: ApiPart = (builder) => {
  builder.enumType(ThreadStatusEnum, {
    name: "ThreadStatus",
    description: "The status of a thread.",
    values: texts({
      PROPOSED: "Proposed and not started.",
      ACTIVE: "In progress.",
      STALLED: "Active, but without progress.",
      BLOCKED: "Waiting for something else.",
      RESOLVED: "Ended in success.",
      FAILED: "Ended in failure.",
      ABANDONED: "Abandoned by the players.",
    }),
  });
};

const addUrgency: ApiPart = (builder) => {
  builder.enumType(UrgencyEnum, {
    name: "Urgency",
    description: "The urgency of a thread.",
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
    description: "The direction in which a clock moves.",
    values: texts({
      UP: "The value rises towards the maximum.",
      DOWN: "The value falls towards zero.",
    }),
  });
};
