import { parseLocatedYaml, schemaProblems } from "freeform-rpg/plugins/lore";
import type { FileProblem, LocatedYaml, Pack, PackShelf } from "freeform-rpg/plugins/lore";
import { Scenario } from "freeform-rpg/schemas";
import type { Calibration, CampaignSystem, Entity } from "freeform-rpg/schemas";
import { calibrate } from "../calibrate.ts";
import { campaignSystem } from "./campaign-system.ts";
import { completeEntities } from "./complete-entities.ts";
import { findBrokenReferences } from "./find-broken-references.ts";
import { findClockFaults } from "./find-clock-faults.ts";
import { openOutside } from "./find-outside-faults.ts";
import { findUnknownStats } from "./find-unknown-stats.ts";
import { findRepeatedIds } from "./find-repeated-ids.ts";
import { packFacts } from "./pack-facts.ts";
import { ReferenceView } from "./reference-view.ts";
import type { Finding } from "./reference-view.ts";
import { ScenarioError } from "./scenario-error.ts";
import type { SystemShelf } from "freeform-rpg/plugins/systems";

/** A scenario ready to be played: everything it names has been found. */
export interface LoadedScenario {
  readonly scenario: Scenario;
  readonly entities: readonly Entity[];
  readonly packs: readonly Pack[];
  readonly system: CampaignSystem;
  readonly calibration: Calibration;
}

/** Where a scenario's packs and systems come from. */
export interface Shelves {
  readonly packs: PackShelf;
  readonly systems: SystemShelf;
}

/** Loads a scenario from YAML. Throws a {@link ScenarioError} that holds all problems at once, each with its line. */
export const loadScenario = async (file: string, text: string, shelves: Shelves): Promise<LoadedScenario> => {
  const yaml = parseLocatedYaml(file, text);
  if (yaml.problems.length > 0) throw new ScenarioError(file, yaml.problems);
  return loadValue(yaml, shelves);
};

/** Loads a scenario that is no file, such as session zero's draft. `name` is how problems call it. */
export const loadScenarioValue = (name: string, value: unknown, shelves: Shelves): Promise<LoadedScenario> =>
  loadValue({ file: name, value, problems: [], lineOf: () => 1 }, shelves);

const loadValue = async (yaml: LocatedYaml, shelves: Shelves): Promise<LoadedScenario> => {
  const parsed = Scenario.safeParse(yaml.value);
  const view = ReferenceView.parse(yaml.value);
  const outside = await openOutside(view, shelves);
  const rules = parsed.success && outside.system !== null ? campaignSystem(outside.system, parsed.data.system) : null;
  const findings = [
    ...findRepeatedIds(view),
    ...findBrokenReferences(view),
    ...findClockFaults(view),
    ...outside.findings,
    ...(rules?.findings ?? []),
    ...(rules?.value ? findUnknownStats(view, rules.value) : []),
  ];
  const problems = [
    ...(parsed.success ? [] : schemaProblems(yaml, parsed.error, topKeys)),
    ...findings.map((finding) => locate(yaml, finding)),
  ];
  if (!parsed.success || problems.length > 0 || rules === null || rules.value === null)
    throw new ScenarioError(view.id || yaml.file, problems);
  const entities = completeEntities(parsed.data, outside.packs);
  return {
    scenario: { ...parsed.data, facts: [...parsed.data.facts, ...packFacts(entities, outside.packs)] },
    entities,
    packs: outside.packs,
    system: rules.value,
    calibration: calibrate(parsed.data.calibration),
  };
};

const topKeys = ["content_pack", ...Object.keys(Scenario.def.out.shape)];

const locate = ({ file, lineOf }: LocatedYaml, { path, message }: Finding): FileProblem => ({
  file,
  line: lineOf(path),
  message,
  severity: "error",
});
