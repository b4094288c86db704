import type { ApiPart } from "../builder/tokens.ts";
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
    description: "Role of a member in a campaign.",
    values: texts({
      DM: "Decides canon: sees everything, rewinds, manages members.",
      PLAYER: "Takes turns with a character; sees what players know.",
      OBSERVER: "Reads what players know and takes no turns.",
    }),
  });
};

const addHardness: ApiPart = (builder) => {
  builder.enumType(HardnessEnum, {
    name: "Hardness",
    description: "Whether a condition or danger only warns or binds.",
    values: texts({
      SOFT: "A warning: it can still be turned aside.",
      HARD: "It binds: the story may not ignore it.",
    }),
  });
};

const addSituationType: ApiPart = (builder) => {
  builder.enumType(SituationTypeEnum, {
    name: "SituationType",
    description: "A condition that someone is in.",
    values: texts({
      EXPOSED: "Open to being seen; ends by hiding, fleeing or a new scene.",
      DETECTED: "Found out; ends by deceiving or a new scene.",
      CORNERED: "Without a way out; ends by fighting, talking or a new scene.",
      PURSUED: "Hunted; ends by fleeing, hiding or fighting.",
      INJURED: "Hurt; ends by rest or medical help.",
    }),
  });
};

const addThreatStatus: ApiPart = (builder) => {
  builder.enumType(ThreatStatusEnum, {
    name: "ThreatStatus",
    description: "What became of an announced danger.",
    values: texts({
      PENDING: "Announced and not here yet.",
      LANDED: "It struck.",
      AVERTED: "It was turned aside.",
    }),
  });
};

const addTurnKind: ApiPart = (builder) => {
  builder.enumType(TurnKindEnum, {
    name: "TurnKind",
    description: "What a turn was.",
    values: texts({
      TURN: "The player acted and something happened.",
      CLARIFICATION: "The engine asked back; nothing happened and nothing was paid.",
    }),
  });
};

const addOutcomeBand: ApiPart = (builder) => {
  builder.enumType(OutcomeBandEnum, {
    name: "OutcomeBand",
    description: "How well an action went.",
    values: texts({
      BOTCH: "Failed as badly as can be.",
      FAILURE: "It failed.",
      MIXED: "Succeeded at a price.",
      SUCCESS: "Succeeded.",
      CRITICAL: "Succeeded better than hoped.",
    }),
  });
};

const addRunStatus: ApiPart = (builder) => {
  builder.enumType(RunStatusEnum, {
    name: "RunStatus",
    description: "Where a run stands.",
    values: texts({
      QUEUED: "Waiting for its place in the campaign's queue.",
      RUNNING: "Under way.",
      FINISHED: "Done; its result is committed.",
      FAILED: "Ended by an error; nothing was committed.",
      CANCELLED: "Stopped by someone; nothing was committed.",
    }),
  });
};

const addCampaignStatus: ApiPart = (builder) => {
  builder.enumType(CampaignStatusEnum, {
    name: "CampaignStatus",
    description: "Where a campaign stands.",
    values: texts({
      ACTIVE: "Being played.",
      PAUSED: "Resting.",
      FINISHED: "Told to its end.",
      ARCHIVED: "Put away.",
    }),
  });
};
