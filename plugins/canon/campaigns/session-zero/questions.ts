import type { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { presetNames, presets } from "../presets.ts";
import { playsWithClocks } from "./plays-with-clocks.ts";
import type { ScenarioSummary } from "../scenario/scenario-repository.ts";
import type { SetupQuestion } from "./tokens.ts";

/** The choices that questions offer. */
export interface AvailableChoices {
  readonly scenarios: readonly ScenarioSummary[];
  readonly systems: readonly string[];
  readonly packs: readonly string[];
}

type QuestionList = (document: SetupDocument, available: AvailableChoices) => SetupQuestion[];

const question = (key: string, text: string, standard: string | null, choices: SetupQuestion["choices"] = []): SetupQuestion => ({
  key,
  text,
  choices,
  default: standard,
});

const abc = (a: string, b: string, c: string): SetupQuestion["choices"] => [
  { value: "a", text: a },
  { value: "b", text: b },
  { value: "c", text: c },
];

const named = (values: readonly string[]): SetupQuestion["choices"] => values.map((value) => ({ value, text: value }));

const count = (number: number, noun: string): string => (number === 0 ? `no ${noun}` : `the ${number} of the draft`);

/** The questions of a phase, with the choices and defaults for this document. */
export const questionsOf = (phase: SetupPhase, document: SetupDocument, available: AvailableChoices): SetupQuestion[] =>
  questionLists[phase](document, available);

const questionLists: { readonly [P in SetupPhase]: QuestionList } = {
  calibration: () => [
    question("preset", "Which kind of evening is this?", "no preset; the next questions say", presetChoices()),
    question(
      "tone",
      "How heavy may it get?",
      "as the preset has it, else the middle way",
      abc("Light: trouble passes.", "Mixed.", "Heavy: the world is hard."),
    ),
    question(
      "lethality",
      "How easily do people die?",
      "as the preset has it, else the middle way",
      abc("Hardly ever.", "When they take the risk.", "Quickly."),
    ),
    question(
      "failure",
      "What does a failed attempt do?",
      "as the preset has it, else the middle way",
      abc("It costs time.", "It costs something that hurts.", "It makes everything worse."),
    ),
    question("permanence", "How lasting are losses?", "as the preset has it, else meaningful", [
      { value: "none", text: "Nothing is lost for good." },
      { value: "soft", text: "Losses can be made good." },
      { value: "meaningful", text: "Losses stay, and cost." },
      { value: "hard", text: "What is lost is lost, characters too." },
    ]),
    question("plot_armor", "How far does the story protect the characters?", "as the preset has it, else thin", [
      { value: "thick", text: "They go down, and live." },
      { value: "thin", text: "They get warnings, and then they can die." },
      { value: "none", text: "Not at all." },
    ]),
    question(
      "structure",
      "How much does the story steer?",
      "a goal, and many ways",
      abc("One way through.", "A goal, and many ways.", "An open place, and your own goals."),
    ),
    question("themes", "What should the story be about? A list of a few words each.", "the scenario's own"),
    question("lines", "What must never appear? These join the lines that always hold.", Calibration.parse({}).boundaries.lines.join(", ")),
    question("veils", "What may happen, but out of sight?", "nothing"),
  ],
  template: (_document, { scenarios }) => [
    question("scenario_id", "From which scenario do you begin?", "a blank page", playable(scenarios)),
  ],
  character: ({ draft }) => [
    question("seat", "Which character do you take?", "the first one, else a new one", seatChoices(draft)),
    question("name", "What is the character called?", "as the scenario has it"),
    question("concept", "Who is that, in a sentence or two?", "as the scenario has it"),
    question("stats", "Which stats, by name?", "the scenario's, else the system's start values"),
    question("items", "What does the character bring along? Ids of items, or name, description and uses.", "what the scenario gives"),
  ],
  campaign: ({ draft, on_unfixable_narration }, { systems, packs }) => [
    question("name", "What is the campaign called?", draft.name === "" ? null : draft.name),
    question("description", "What is it about?", draft.description === "" ? "nothing" : "as the template has it"),
    question("genre", "Which genre?", draft.genre === "" ? "none" : draft.genre),
    question("default_system", "By which rules do you play?", draft.default_system ?? "the pack's, else sum_bands", named(systems)),
    question("content_packs", "Which content packs?", draft.content_packs.join(", ") || "none", named(packs)),
    question("genre_rules", "What does every narrator of this story have to know?", "as the template has it"),
    question(
      "on_unfixable_narration",
      "A narration contradicts what happened and cannot be repaired. What do the players read?",
      repairs[on_unfixable_narration],
      [
        { value: "fallback", text: repairs.fallback },
        { value: "hold", text: repairs.hold },
      ],
    ),
  ],
  clocks: ({ template_id, draft }) => [
    question("enabled", "Do you play with clocks and costs?", String(playsWithClocks({ template_id, draft })), named(["true", "false"])),
    question(
      "clocks",
      "Which clocks?",
      draft.clocks.length > 0 ? draft.clocks.map(({ name }) => name).join(", ") : "Heat, Time, Harm, Cred, Reputation",
    ),
  ],
  entities: ({ draft }) => [
    question(
      "add",
      "Who and what is there? At least one location.",
      draft.entities.length > 0 ? count(draft.entities.length, "entities") : null,
    ),
    question("remove", "Which entities of the draft are not there?", "none"),
    question("relationships", "Who stands how to whom?", count(draft.relationships.length, "relationships")),
    question("inventory", "Who carries what?", count(draft.inventory.length, "items")),
  ],
  facts: ({ draft }) => [
    question("add", "What is true? Known to the players, undiscovered (world), or yours alone (dm).", count(draft.facts.length, "facts")),
    question("remove", "Which facts of the draft are not true?", "none"),
  ],
  threads: ({ draft }) => [
    question("add", "What is open: mysteries, goals, dangers, debts?", count(draft.threads.length, "threads")),
    question("remove", "Which threads of the draft do you drop?", "none"),
  ],
  scene: ({ draft }) => [
    question("location_id", "Where does it begin?", draft.starting_scene.location_id ?? null, locationChoices(draft)),
    question(
      "present_entity_ids",
      "Who and what is there?",
      draft.starting_scene.present_entity_ids?.join(", ") ?? "the players' characters",
    ),
    question("time", "When: day, hour, minute, weather?", draft.starting_scene.time === undefined ? null : "as the template has it"),
    question(
      "constraints",
      "What does the place forbid, such as no_violence or no_magic?",
      draft.starting_scene.constraints?.join(", ") || "nothing",
    ),
    question("opening_text", "What do the players read first?", draft.opening_text === "" ? null : "as the template has it"),
  ],
  validation: () => [question("confirm", "Is this the campaign you want to play?", "true", named(["true"]))],
};

const repairs = {
  fallback: "The engine's own plain sentences, immediately.",
  hold: "Nothing, until the DM has reviewed and released it.",
} as const;

const presetChoices = () => presetNames.map((value) => ({ value, text: presets[value]?.description ?? value }));

const playable = (scenarios: readonly ScenarioSummary[]) =>
  scenarios
    .filter(({ problems }) => problems.length === 0)
    .map(({ id, name, genre }) => ({ value: id, text: genre === "" ? name : `${name} (${genre})` }));

const seatChoices = ({ entities }: SetupDocument["draft"]) =>
  entities.filter(({ tags }) => tags.includes("pc")).map(({ id, name }) => ({ value: id, text: name ?? id }));

const locationChoices = ({ entities }: SetupDocument["draft"]) =>
  entities.filter(({ type }) => type === "location" || type === undefined).map(({ id, name }) => ({ value: id, text: name ?? id }));
