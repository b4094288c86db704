import { ScenarioDraft, SetupAnswers } from "freeform-rpg/schemas/campaign";
import type { Scenario, ScenarioCalibration, SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import { z } from "zod";
import { CampaignError } from "../campaign-error.ts";
import { defaultClocks } from "../initial-state/default-clocks.ts";
import { presetNames } from "../presets.ts";
import { playsWithClocks } from "./plays-with-clocks.ts";
import { readCalibrationAnswer } from "./calibration-letters.ts";

/** Finds a template scenario. Throws `scenario_not_found`, `scenario_invalid`. */
export type FindTemplate = (id: string) => Promise<Scenario>;

/** Adds an answer to the document. Throws `answer_invalid` with all problems of the answer. */
export const applyAnswer = async (
  document: SetupDocument,
  phase: SetupPhase,
  input: unknown,
  findTemplate: FindTemplate,
): Promise<SetupDocument> => {
  const changed = await appliers[phase](document, input, findTemplate);
  return { ...changed, answered: [...changed.answered.filter((each) => each !== phase), phase] };
};

type Applier = (document: SetupDocument, input: unknown, findTemplate: FindTemplate) => SetupDocument | Promise<SetupDocument>;

const parse = <T>(phase: SetupPhase, schema: z.ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input ?? {});
  if (!parsed.success) throw answerInvalid(phase, z.prettifyError(parsed.error));
  return parsed.data;
};

const answerInvalid = (phase: SetupPhase, problems: string): CampaignError =>
  new CampaignError(
    "answer_invalid",
    `The answer to the phase "${phase}" is invalid:\n${problems}\nRead the phase's questions again; "{}" takes its defaults.`,
  );

const appliers: { readonly [P in SetupPhase]: Applier } = {
  calibration: async (document, input, findTemplate) => {
    const chosen = parseCalibration(input);
    const template = document.template_id === null ? {} : (await findTemplate(document.template_id)).calibration;
    return withDraft(document, { calibration: mergeCalibration(template, chosen) });
  },
  template: async (document, input, findTemplate) => {
    const { scenario_id } = parse("template", SetupAnswers.template, input);
    if (scenario_id !== null) return useTemplate(document, await findTemplate(scenario_id));
    return document.template_id === null ? document : useBlank(document);
  },
  character: (document, input) => ({ ...document, character: parse("character", SetupAnswers.character, input) }),
  campaign: (document, input) => {
    const { on_unfixable_narration = document.on_unfixable_narration, ...draft } = parse("campaign", SetupAnswers.campaign, input);
    return { ...withDraft(document, draft), on_unfixable_narration };
  },
  clocks: (document, input) => {
    const { enabled = playsWithClocks(document), clocks } = parse("clocks", SetupAnswers.clocks, input);
    const own = clocks ?? (document.draft.clocks.length > 0 ? document.draft.clocks : [...defaultClocks]);
    return withDraft(document, { clocks: enabled ? own : [], system: { ...document.draft.system, clock_rules: { enabled } } });
  },
  entities: (document, input) => {
    const { add, remove, relationships, inventory } = parse("entities", SetupAnswers.entities, input);
    const { draft } = document;
    return withDraft(document, {
      entities: replaceById(draft.entities, add, remove),
      relationships: replaceBy(draft.relationships, relationships, ({ a_id, b_id, rel_type }) => `${a_id} ${rel_type} ${b_id}`),
      inventory: replaceBy(draft.inventory, inventory, ({ owner_id, item_id }) => `${owner_id} ${item_id}`),
    });
  },
  facts: (document, input) => {
    const { add, remove } = parse("facts", SetupAnswers.facts, input);
    return withDraft(document, { facts: replaceById(document.draft.facts, add, remove) });
  },
  threads: (document, input) => {
    const { add, remove } = parse("threads", SetupAnswers.threads, input);
    return withDraft(document, { threads: replaceById(document.draft.threads, add, remove) });
  },
  scene: (document, input) => {
    const { opening_text, ...scene } = parse("scene", SetupAnswers.scene, input);
    const starting_scene = { ...document.draft.starting_scene, ...scene };
    return withDraft(document, { starting_scene, ...(opening_text === undefined ? {} : { opening_text }) });
  },
  validation: (document, input) => {
    parse("validation", SetupAnswers.validation, input);
    return document;
  },
};

const withDraft = (document: SetupDocument, part: Partial<ScenarioDraft>): SetupDocument => ({
  ...document,
  draft: ScenarioDraft.parse({ ...document.draft, ...part }),
});

const parseCalibration = (input: unknown): ScenarioCalibration => {
  const answer = parse("calibration", SetupAnswers.calibration, input);
  if (answer.preset === undefined || answer.preset === "custom" || presetNames.includes(answer.preset))
    return readCalibrationAnswer(answer);
  throw answerInvalid("calibration", `preset is "${answer.preset}"; choose one of ${presetNames.join(", ")}, or custom.`);
};

/** Uses the template's content with the calibration chosen so far. Answers about another template's content are asked again. */
const useTemplate = (document: SetupDocument, template: Scenario): SetupDocument => {
  const chosen = document.answered.includes("calibration") ? document.draft.calibration : {};
  const calibration = mergeCalibration(template.calibration, chosen);
  const draft = ScenarioDraft.parse({ ...template, calibration, facts: template.facts.filter(({ id }) => !isPackFact(id)) });
  return { ...document, template_id: template.id, draft, answered: keepCalibration(document) };
};

/** A fact that a pack brings, `pack:entity:fact`: it comes with the pack again when the draft is loaded. */
const isPackFact = (id: string): boolean => id.split(":").length > 2;

const useBlank = (document: SetupDocument): SetupDocument => {
  const { id, calibration } = document.draft;
  return { ...document, template_id: null, draft: ScenarioDraft.parse({ id, calibration }), answered: keepCalibration(document) };
};

const keepCalibration = ({ answered }: SetupDocument): SetupPhase[] => answered.filter((phase) => phase === "calibration");

/** The players' calibration overrides the template's; the template's lines and veils stay. A preset replaces the whole template's calibration. */
const mergeCalibration = (template: ScenarioCalibration, chosen: ScenarioCalibration): ScenarioCalibration => ({
  ...(chosen.preset === undefined ? template : {}),
  ...chosen,
  themes: chosen.themes ?? template.themes ?? [],
  boundaries: {
    lines: [...new Set([...(template.boundaries?.lines ?? []), ...(chosen.boundaries?.lines ?? [])])],
    veils: [...new Set([...(template.boundaries?.veils ?? []), ...(chosen.boundaries?.veils ?? [])])],
  },
});

const replaceById = <T extends { readonly id: string }>(own: readonly T[], add: readonly T[], remove: readonly string[]): T[] =>
  replaceBy(own, add, ({ id }) => id).filter(({ id }) => !remove.includes(id));

const replaceBy = <T>(own: readonly T[], add: readonly T[], keyOf: (each: T) => string): T[] => {
  const replaced = new Set(add.map(keyOf));
  return [...own.filter((each) => !replaced.has(keyOf(each))), ...add];
};
