import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { SystemError } from "freeform-rpg/plugins/rules/systems/lib";
import { FileId, ScenarioClock } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { IngestEntity, SystemsAssembly } from "freeform-rpg/schemas";
import { z } from "zod";
import { keyOf } from "../book.ts";

/** Problems of assembled systems, a sentence each. `playable`: whether a campaign can be created with the configuration. */
export interface SystemsProblems {
  readonly playable: boolean;
  readonly problems: readonly string[];
}

/** Checks the configurations against the engine's schemas, and the stat blocks against the book's entities. */
export const validateSystems = async (
  assembly: SystemsAssembly,
  pack: string,
  entities: readonly IngestEntity[] | null,
  systems: Pick<SystemRepository, "adopt">,
): Promise<SystemsProblems> => {
  const config = await checkConfig(assembly, pack, systems);
  return {
    playable: assembly.config !== null && config.length === 0,
    problems: [
      ...config,
      ...checkClocks(assembly),
      ...checkDifficulties(assembly),
      ...(entities === null ? [] : checkTemplates(assembly, entities)),
    ],
  };
};

const checkConfig = async ({ config }: SystemsAssembly, pack: string, systems: Pick<SystemRepository, "adopt">): Promise<string[]> => {
  if (config === null)
    return [
      "No way to roll was found that is sure enough to play by. Write `resolution` into a system of your own, or name one with --system-hint.",
    ];
  if (!FileId.safeParse(pack).success) return [`The pack's id "${pack}" can name no system.`];
  try {
    const { system } = await systems.adopt(pack, config);
    const parsed = CampaignSystem.safeParse(system);
    return parsed.success ? [] : [`The system cannot be played:\n${z.prettifyError(parsed.error)}`];
  } catch (error) {
    if (error instanceof SystemError) return [error.message];
    throw error;
  }
};

const checkClocks = ({ scenario_fragment: { clocks } }: SystemsAssembly): string[] =>
  (Array.isArray(clocks) ? clocks : []).flatMap((clock) => {
    const parsed = ScenarioClock.safeParse(clock);
    return parsed.success ? [] : [`A clock cannot be used in a scenario: ${JSON.stringify(clock)}\n${z.prettifyError(parsed.error)}`];
  });

const Ladder = z.object({ difficulties: z.record(z.string(), z.number().nullable()) });

const checkDifficulties = ({ calibration_preset }: SystemsAssembly): string[] => {
  const values = Object.values(Ladder.parse(calibration_preset).difficulties).filter((value) => value !== null);
  return new Set(values).size === values.length ? [] : ["Two steps of the difficulty ladder have one number. Look at `calibration.yaml`."];
};

const Templates = z.object({ templates: z.record(z.string(), z.object({ name: z.string() })) });

/** Stat blocks that belong to no entity of the book. A few are listed by name. */
const checkTemplates = ({ entity_templates }: SystemsAssembly, entities: readonly IngestEntity[]): string[] => {
  const known = new Set(entities.flatMap(({ name, aliases }) => [name, ...aliases]).map(keyOf));
  const strangers = Object.values(Templates.parse(entity_templates).templates).filter(({ name }) => !known.has(keyOf(name)));
  if (strangers.length === 0) return [];
  const some = strangers.slice(0, 12).map(({ name }) => `"${name}"`);
  return [`${strangers.length} stat blocks belong to no entity of the book: ${some.join(", ")}${strangers.length > 12 ? ", ..." : ""}.`];
};
