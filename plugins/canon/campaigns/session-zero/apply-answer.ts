import { ScenarioDraft, SetupAnswers } from "freeform-rpg/schemas/campaign";
import type { Scenario, ScenarioCalibration, SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import { z } from "zod";
import { CampaignError } from "../campaign-error.ts";
import { defaultClocksIn } from "../initial-state/default-clocks.ts";
import { presetNames } from "../presets.ts";
import { playsWithClocks } from "./plays-with-clocks.ts";
import { readCalibrationAnswer } from "./calibration-letters.ts";
import { addEntities } from "./plain-entities.ts";
import { toClocks, toFacts, toRelationships, toThreads } from "./plain-rows.ts";

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
    const {
      on_unfixable_narration = document.on_unfixable_narration,
      narrator_rules,
      ...draft
    } = parse("campaign", SetupAnswers.campaign, input);
    const given = draft.genre_rules ?? document.draft.genre_rules;
    const rules = narrator_rules === undefined ? {} : { genre_rules: { ...given, table: narrator_rules } };
    return { ...withDraft(document, { ...draft, ...rules }), on_unfixable_narration };
  },
  clocks: (document, input) => {
    const { enabled = playsWithClocks(document), clocks, own } = parse("clocks", SetupAnswers.clocks, input);
    const chosen =
      clocks ?? (document.draft.clocks.length > 0 ? document.draft.clocks : [...defaultClocksIn(document.draft.calibration.language)]);
    return withDraft(document, {
      clocks: enabled ? replaceById(chosen, toClocks(chosen, own), []) : [],
      system: { ...document.draft.system, clock_rules: { enabled } },
    });
  },
  entities: (document, input) => {
    const { add, remove, relationships, inventory, bonds, ...forms } = parse("entities", SetupAnswers.entities, input);
    const { draft } = document;
    const listed = replaceById(draft.entities, add, remove);
    const plain = addEntities(listed, forms);
    const { entities } = plain;
    const related = toRelationships(entities, bonds);
    failOn("entities", [...plain.problems, ...related.problems]);
    const carried = plain.carried.map((one) => ({ ...one, qty: 1, flags: {} }));
    return withDraft(document, {
      entities,
      relationships: replaceBy(
        draft.relationships,
        [...relationships, ...related.rows],
        ({ a_id, b_id, rel_type }) => `${a_id} ${rel_type} ${b_id}`,
      ),
      inventory: replaceBy(draft.inventory, [...inventory, ...carried], ({ owner_id, item_id }) => `${owner_id} ${item_id}`),
    });
  },
  facts: (document, input) => {
    const { add, remove, statements } = parse("facts", SetupAnswers.facts, input);
    const facts = replaceById(document.draft.facts, add, remove);
    const plain = toFacts({ ...document.draft, facts }, statements);
    failOn("facts", plain.problems);
    return withDraft(document, { facts: replaceById(facts, plain.rows, []) });
  },
  threads: (document, input) => {
    const { add, remove, open } = parse("threads", SetupAnswers.threads, input);
    const threads = replaceById(document.draft.threads, add, remove);
    return withDraft(document, { threads: replaceById(threads, toThreads({ ...document.draft, threads }, open), []) });
  },
  scene: (document, input) => {
    const { opening_text, ...scene } = parse("scene", SetupAnswers.scene, input);
    const before = document.draft.starting_scene;
    const [only, ...others] = document.draft.entities.filter(({ type }) => type === "location");
    const location_id = scene.location_id ?? before.location_id ?? (others.length === 0 ? only?.id : undefined);
    const starting_scene = { time: evening, ...before, ...scene, ...(location_id === undefined ? {} : { location_id }) };
    return withDraft(document, { starting_scene, ...(opening_text === undefined ? {} : { opening_text }) });
  },
  validation: (document, input) => {
    parse("validation", SetupAnswers.validation, input);
    return document;
  },
};

/** When no one says otherwise, play begins in the evening of the first day. */
const evening = { day: 1, hour: 18, minute: 0, period: "evening" as const, weather: "clear" };

const failOn = (phase: SetupPhase, problems: readonly string[]): void => {
  if (problems.length > 0) throw answerInvalid(phase, problems.join("\n"));
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
