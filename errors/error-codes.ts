import { kernelErrorCodes } from "freeform-rpg/kernel";
import { campaignCodes } from "./codes/campaign.ts";
import { commandCodes } from "./codes/command-line.ts";
import { modelCodes } from "./codes/models.ts";
import { operationCodes } from "./codes/operations.ts";
import { packCodes } from "./codes/packs.ts";
import { turnCodes } from "./codes/turn.ts";

/** Every error code of the engine by area, each with its meaning and what to do. */
export const errorCodes = {
  "Turns, sessions and rules": turnCodes,
  "Campaigns, corrections and archives": campaignCodes,
  "Models, prompts and costs": modelCodes,
  "Packs, policies and ingests": packCodes,
  "Database, jobs and replays": operationCodes,
  "Plugins and pipelines": kernelErrorCodes,
  "Command line": commandCodes,
} as const;

type CodesOf<T> = T extends unknown ? keyof T : never;

/** A code of the engine's errors. */
export type ErrorCode = CodesOf<(typeof errorCodes)[keyof typeof errorCodes]>;

/** A code of another author's plugin: its area, a slash and a name. */
export type PluginErrorCode = `${string}/${string}`;
