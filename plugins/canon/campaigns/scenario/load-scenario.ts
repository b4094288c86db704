import type { Pack, PackRepository } from "freeform-rpg/plugins/memory/lore";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import { shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { Scenario } from "freeform-rpg/schemas/campaign";
import type { Calibration, CampaignSystem, Entity } from "freeform-rpg/schemas";
import { resolveCalibration } from "../resolve-calibration.ts";
import { checkStory } from "./check/check-story.ts";
import { campaignSystem } from "./campaign-system.ts";
import { completeEntities } from "./complete-entities.ts";
import { findBrokenReferences } from "./find-broken-references.ts";
import { findClockProblems } from "./find-clock-problems.ts";
import { openDependencies } from "./open-dependencies.ts";
import { findStoryProblems } from "./story/find-story-problems.ts";
import { findUnknownStats } from "./find-unknown-stats.ts";
import { findRepeatedIds } from "./find-repeated-ids.ts";
import { packFacts } from "./pack-facts.ts";
import { ReferenceView } from "./reference-view.ts";
import type { Finding } from "./reference-view.ts";
import { ScenarioError } from "./scenario-error.ts";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { inReadingOrder, parseLocatedYaml, schemaProblems } from "freeform-rpg/documents";
import type { FileProblem, LocatedYaml } from "freeform-rpg/documents";

/** A valid scenario with everything that it refers to. */
export interface LoadedScenario {
  readonly scenario: Scenario;
  readonly entities: readonly Entity[];
  readonly packs: readonly Pack[];
  readonly system: CampaignSystem;
  readonly calibration: Calibration;
}

/** The sources of a scenario's packs and systems. */
export interface Repositories {
  readonly packs: PackRepository;
  readonly systems: SystemRepository;
  /** The kinds of effects that triggers may have; the engine's own by default. */
  readonly effects?: Effects;
}

/** Loads a scenario from YAML. Throws a {@link ScenarioError} with all problems, each with its line. */
export const loadScenario = async (file: string, text: string, repositories: Repositories): Promise<LoadedScenario> =>
  loadValue(readYaml(file, text), repositories);

/**
 * Loads a scenario from YAML and finds what makes it worse than its author means it, such as a clock that nothing moves, each with its line.
 * Throws a {@link ScenarioError} when it cannot be played.
 */
export const checkScenario = async (file: string, text: string, repositories: Repositories): Promise<readonly FileProblem[]> => {
  const yaml = readYaml(file, text);
  const findings = checkStory(await loadValue(yaml, repositories));
  return inReadingOrder(findings.map((finding) => ({ ...locate(yaml, finding), severity: "warning" as const })));
};

const readYaml = (file: string, text: string): LocatedYaml => {
  const yaml = parseLocatedYaml(file, text);
  if (yaml.problems.length > 0) throw new ScenarioError(file, yaml.problems);
  return yaml;
};

/** Loads a scenario that is not a file, such as session zero's draft. `name` identifies it in problems. */
export const loadScenarioValue = (name: string, value: unknown, repositories: Repositories): Promise<LoadedScenario> =>
  loadValue({ file: name, value, problems: [], lineOf: () => 1 }, repositories);

const loadValue = async (yaml: LocatedYaml, repositories: Repositories): Promise<LoadedScenario> => {
  const parsed = Scenario.safeParse(yaml.value);
  const view = ReferenceView.parse(yaml.value);
  const dependencies = await openDependencies(view, repositories);
  const rules = parsed.success && dependencies.system !== null ? campaignSystem(dependencies.system, parsed.data.system) : null;
  const complete = parsed.success ? completeScenario(parsed.data, dependencies.packs) : null;
  const findings = [
    ...findRepeatedIds(view),
    ...findBrokenReferences(view),
    ...findClockProblems(view),
    ...dependencies.findings,
    ...(rules?.findings ?? []),
    ...(rules?.value ? findUnknownStats(view, rules.value) : []),
    ...findIn(complete, repositories),
  ];
  const problems = [
    ...(parsed.success ? [] : schemaProblems(yaml, parsed.error, topKeys)),
    ...findings.map((finding) => locate(yaml, finding)),
  ];
  const system = rules?.value ?? null;
  if (complete === null || problems.length > 0 || system === null) throw new ScenarioError(view.id || yaml.file, problems);
  return { ...complete, packs: dependencies.packs, system, calibration: resolveCalibration(complete.scenario.calibration) };
};

const findIn = (complete: CompleteScenario | null, { effects = shippedEffects }: Repositories): Finding[] =>
  complete === null ? [] : findStoryProblems(complete.scenario, complete.entities, effects);

type CompleteScenario = Pick<LoadedScenario, "scenario" | "entities">;

/** The entities and facts of a scenario with those of its packs. */
const completeScenario = (scenario: Scenario, packs: readonly Pack[]): CompleteScenario => {
  const entities = completeEntities(scenario, packs);
  return { entities, scenario: { ...scenario, facts: [...scenario.facts, ...packFacts(entities, packs)] } };
};

const topKeys = ["content_pack", ...Object.keys(Scenario.def.out.shape)];

const locate = ({ file, lineOf }: LocatedYaml, { path, message }: Finding): FileProblem => ({
  file,
  line: lineOf(path),
  message,
  severity: "error",
  path,
});
