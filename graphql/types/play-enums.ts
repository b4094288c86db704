import type { ApiPart } from "../builder/api-parts.ts";
import {
  CampaignStatusEnum,
  HardnessEnum,
  OutcomeBandEnum,
  RoleEnum,
  RunStatusEnum,
  SituationTypeEnum,
  ThreatStatusEnum,
  TurnKindEnum,
} from "./enums.ts";
import { texts } from "./enum-texts.ts";

/** Adds the enums of play: roles, conditions, turns, runs. */
export const addPlayEnums: ApiPart = (builder) => {
  addRole(builder);
  addHardness(builder);
  addSituationType(builder);
  addThreatStatus(builder);
  addTurnKind(builder);
  addOutcomeBand(builder);
  addRunStatus(builder);
  addCampaignStatus(builder);
};

const addRole: ApiPart = (builder) => {
  builder.enumType(RoleEnum, {
    name: "Role",
    description: "The role of a member in a campaign.",
    values: texts({
      DM: "Decides canon. Sees everything, rewinds the story and manages members.",
      PLAYER: "Takes turns with a character. Sees what players know.",
      OBSERVER: "Reads what players know. Takes no turns.",
    }),
  });
};

const addHardness: ApiPart = (builder) => {
  builder.enumType(HardnessEnum, {
    name: "Hardness",
    description: "Whether a condition or danger is a warning or binding.",
    values: texts({
      SOFT: "A warning: players can still avert it.",
      HARD: "Binding: the story has to respect it.",
    }),
  });
};

const addSituationType: ApiPart = (builder) => {
  builder.enumType(SituationTypeEnum, {
    name: "SituationType",
    description: "A type of condition.",
    values: texts({
      EXPOSED: "Can be seen. Ends by hiding, fleeing or a new scene.",
      DETECTED: "Has been discovered. Ends by deceiving or a new scene.",
      CORNERED: "Has no way out. Ends by fighting, talking or a new scene.",
      PURSUED: "Is being hunted. Ends by fleeing, hiding or fighting.",
      INJURED: "Is hurt. Ends by rest or medical help.",
    }),
  });
};

const addThreatStatus: ApiPart = (builder) => {
  builder.enumType(ThreatStatusEnum, {
    name: "ThreatStatus",
    description: "The status of an announced danger.",
    values: texts({
      PENDING: "It was announced and has not happened yet.",
      LANDED: "It happened.",
      AVERTED: "It was averted.",
    }),
  });
};

const addTurnKind: ApiPart = (builder) => {
  builder.enumType(TurnKindEnum, {
    name: "TurnKind",
    description: "The kind of a turn.",
    values: texts({
      TURN: "The player acted and the world changed.",
      CLARIFICATION: "The engine asked the player a question. No time passed and nothing was spent.",
      NARRATION: "The DM told something or let someone speak. No one acted.",
    }),
  });
};

const addOutcomeBand: ApiPart = (builder) => {
  builder.enumType(OutcomeBandEnum, {
    name: "OutcomeBand",
    description: "The outcome band of an action.",
    values: texts({
      BOTCH: "A failure with severe consequences.",
      FAILURE: "A failure.",
      MIXED: "A success at a cost.",
      SUCCESS: "A success.",
      CRITICAL: "A success that exceeds expectations.",
    }),
  });
};

const addRunStatus: ApiPart = (builder) => {
  builder.enumType(RunStatusEnum, {
    name: "RunStatus",
    description: "The status of a run or job.",
    values: texts({
      QUEUED: "Waiting in the queue.",
      RUNNING: "In progress.",
      WAITING: "Waiting for the DM. It goes on when they decide, or when the time limit is over.",
      FINISHED: "Finished. The result is committed.",
      FAILED: "Failed with an error. Nothing was committed.",
      CANCELLED: "Cancelled. Nothing was committed.",
    }),
  });
};

const addCampaignStatus: ApiPart = (builder) => {
  builder.enumType(CampaignStatusEnum, {
    name: "CampaignStatus",
    description: "The status of a campaign.",
    values: texts({
      ACTIVE: "The campaign is being played.",
      PAUSED: "The campaign is paused.",
      FINISHED: "The story has ended.",
      ARCHIVED: "The campaign is archived.",
    }),
  });
};
