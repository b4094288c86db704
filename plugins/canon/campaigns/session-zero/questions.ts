import type { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { presetNames, presets } from "../presets.ts";
import { countOf, shorten } from "freeform-rpg/language";
import type { StatLimits } from "../initial-state/stat-schema.ts";
import { playsWithClocks } from "./plays-with-clocks.ts";
import type { ScenarioSummary } from "../scenario/scenario-repository.ts";
import { abc, ask, choose, list, threadChoices, words } from "./question.ts";
import type { SetupQuestion } from "./tokens.ts";

/** The choices that questions offer. */
export interface AvailableChoices {
  readonly scenarios: readonly ScenarioSummary[];
  readonly systems: readonly string[];
  readonly packs: readonly string[];
  /** The stats of the system, empty while the draft has none. */
  readonly stats: readonly StatLimits[];
}

type QuestionList = (document: SetupDocument, available: AvailableChoices) => SetupQuestion[];

/** The questions of a phase, with the choices, defaults and present values for this document. */
export const questionsOf = (phase: SetupPhase, document: SetupDocument, available: AvailableChoices): SetupQuestion[] =>
  questionLists[phase](document, available);

const questionLists: { readonly [P in SetupPhase]: QuestionList } = {
  calibration: ({ draft }) => [
    words(
      "language",
      "In which language is the story written? A tag, such as en, de or pt-BR.",
      "that of the scenario, else English",
      35,
      draft.calibration.language,
    ),
    choose("preset", "Which kind of evening is this?", "no preset; the next questions say", presetChoices()),
    choose(
      "tone",
      "How heavy may it get?",
      "as the preset has it, else the middle way",
      abc("Light: trouble passes.", "Mixed.", "Heavy: the world is hard."),
    ),
    choose(
      "lethality",
      "How easily do people die?",
      "as the preset has it, else the middle way",
      abc("Hardly ever.", "When they take the risk.", "Quickly."),
    ),
    choose(
      "failure",
      "What does a failed attempt do?",
      "as the preset has it, else the middle way",
      abc("It costs time.", "It costs something that hurts.", "It makes everything worse."),
    ),
    choose("permanence", "How lasting are losses?", "as the preset has it, else meaningful", [
      { value: "none", text: "Nothing is lost for good." },
      { value: "soft", text: "Losses can be made good." },
      { value: "meaningful", text: "Losses stay, and cost." },
      { value: "hard", text: "What is lost is lost, characters too." },
    ]),
    choose("plot_armor", "How far does the story protect the characters?", "as the preset has it, else thin", [
      { value: "thick", text: "They go down, and live." },
      { value: "thin", text: "They get warnings, and then they can die." },
      { value: "none", text: "Not at all." },
    ]),
    choose(
      "structure",
      "How much does the story steer?",
      "a goal, and many ways",
      abc("One way through.", "A goal, and many ways.", "An open place, and your own goals."),
    ),
    list("themes", "What should the story be about? A few words each.", "the scenario's own", { maxItems: 20 }),
    list("lines", "What must never appear? These join the lines that always hold.", Calibration.parse({}).boundaries.lines.join(", "), {
      maxItems: 50,
    }),
    list("veils", "What may happen, but out of sight?", "nothing", { maxItems: 50 }),
  ],
  template: ({ template_id }, { scenarios }) => [
    choose("scenario_id", "From which scenario do you begin?", "a blank page", playable(scenarios), { value: template_id }),
  ],
  character: ({ draft, character }, { stats }) => [
    choose("seat", "Which character do you take?", "the first one, else a new one", seatChoices(draft), { value: character.seat ?? null }),
    words("name", "What is the character called?", "as the scenario has it", 120, character.name),
    words("concept", "Who is that, in a sentence or two?", "as the scenario has it", 2000, character.concept),
    ask("stats", "Which stats?", "the scenario's, else the system's start values", {
      kind: "fields",
      value: character.stats ?? null,
      fields: stats.map(({ id, name, min, max, start }) => ask(id, name, String(start), { kind: "number", minimum: min, maximum: max })),
    }),
    ask("items", "What does the character bring along?", "what the scenario gives", {
      kind: "rows",
      maxItems: 20,
      fields: [
        words("name", "What is it?", null, 120),
        words("description", "What is it like?", "nothing to say", 1000),
        list("uses", "What is it good for, such as weapon, tool, key or medical?", "nothing in particular"),
        ask("qty", "How many?", "1", { kind: "number", minimum: 1, maximum: 9999 }),
      ],
    }),
  ],
  campaign: ({ draft, on_unfixable_narration }, { systems, packs }) => [
    words("name", "What is the campaign called?", draft.name === "" ? null : draft.name, 200),
    words("description", "What is it about?", draft.description === "" ? "nothing" : "as the template has it", 4000, draft.description),
    words("genre", "Which genre?", draft.genre === "" ? "none" : draft.genre, 100),
    choose("default_system", "By which rules do you play?", draft.default_system ?? "the pack's, else sum_bands", named(systems)),
    ask("content_packs", "Which content packs?", draft.content_packs.join(", ") || "none", { kind: "choices", choices: named(packs) }),
    ask("narrator_rules", "What does every narrator of this story have to know? A sentence each.", "as the template has it", {
      kind: "rows",
      maxItems: 30,
    }),
    choose(
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
    ask("enabled", "Do you play with clocks and costs?", playsWithClocks({ template_id, draft }) ? "yes" : "no", { kind: "yes_no" }),
    ask(
      "own",
      "Which clocks are there beside these?",
      draft.clocks.map(({ name }) => name).join(", ") || "Heat, Time, Harm, Cred, Reputation",
      {
        kind: "rows",
        fields: [
          words("name", "What is the clock called?", null, 120),
          ask("max", "After how many steps is it full?", "6", { kind: "number", minimum: 1, maximum: 100 }),
          words("full", "What happens when it is full?", null, 2000),
        ],
      },
    ),
  ],
  entities: ({ draft }) => [
    ask("places", "Which places are there?", placesOf(draft).length > 0 ? joinNames(placesOf(draft)) : null, {
      kind: "rows",
      value: placesOf(draft).map(({ name, attrs }) => ({ name, description: attrs.description ?? "" })),
      fields: [
        words("name", "What is the place called?", null, 120),
        words("description", "What does one see there?", "nothing to say", 2000),
        list("features", "What is in it that can be used or looked at?", "nothing in particular"),
        list("exits", "To which other places does a way lead?", "none"),
      ],
    }),
    ask("people", "Who is there, beside the players' characters?", joinNames(peopleOf(draft)) || "nobody", {
      kind: "rows",
      value: peopleOf(draft).map(({ name, attrs }) => ({ name, description: attrs.description ?? "" })),
      fields: [
        words("name", "What is the person called?", null, 120),
        words("description", "What does one see of them?", "nothing to say", 2000),
        words("at", "Where are they?", "nobody knows", 200),
        words("wants", "What do they want? Players are not told.", "nothing in particular", 2000),
      ],
    }),
    ask("things", "Which things matter?", joinNames(thingsOf(draft)) || "none", {
      kind: "rows",
      fields: [
        words("name", "What is it?", null, 120),
        words("description", "What is it like?", "nothing to say", 2000),
        words("at", "Where is it, or who carries it?", "nobody knows", 200),
      ],
    }),
    ask("bonds", "Who stands how to whom?", countOf(draft.relationships.length, "relationship"), {
      kind: "rows",
      fields: [
        words("from", "Who?", null, 120),
        words("to", "To whom?", null, 120),
        words("kind", "How: trust, debt, love, rivalry ...?", null, 120),
        ask("strength", "How strongly, from -10 to 10?", "0", { kind: "number", minimum: -10, maximum: 10 }),
      ],
    }),
    ask("remove", "Who and what of the draft is not there?", "none", {
      kind: "choices",
      choices: draft.entities.map(({ id, name }) => ({ value: id, text: name ?? id })),
    }),
  ],
  facts: ({ draft }) => [
    ask("statements", "What is true?", countOf(draft.facts.length, "fact"), {
      kind: "rows",
      fields: [
        words("text", "What is true, in a sentence?", null, 2000),
        words("about", "Whom or what is it about?", "the first place", 200),
        choose("known", "Who knows it?", "players can discover it", [
          { value: "players", text: "The players know it." },
          { value: "discoverable", text: "Players can discover it." },
          { value: "dm", text: "It is yours alone." },
        ]),
      ],
    }),
    ask("remove", "Which facts of the draft are not true?", "none", {
      kind: "choices",
      choices: draft.facts.map(({ id, object }) => ({ value: id, text: shorten(object.text, 100) })),
    }),
  ],
  threads: ({ draft }) => [
    ask("open", "What is open?", draft.threads.length > 0 ? draft.threads.map(({ title }) => shorten(title, 60)).join("; ") : "nothing", {
      kind: "rows",
      fields: [
        choose("type", "What kind of thread is it?", null, threadChoices),
        words("title", "What is open? In your own words.", null, 500),
        words("success", "What does success bring, or when is it reached?", "nothing to say", 2000),
        words("failure", "What does failure bring?", "nothing to say", 2000),
        choose("urgency", "How urgent is it?", "medium", [
          { value: "HIGH", text: "High." },
          { value: "MEDIUM", text: "Medium." },
          { value: "LOW", text: "Low." },
        ]),
      ],
    }),
    ask("remove", "Which threads of the draft do you drop?", "none", {
      kind: "choices",
      choices: draft.threads.map(({ id, title }) => ({ value: id, text: shorten(title, 100) })),
    }),
  ],
  scene: ({ draft }) => [
    choose("location_id", "Where does it begin?", startOf(draft), locationChoices(draft), {
      value: draft.starting_scene.location_id ?? null,
    }),
    ask(
      "present_entity_ids",
      "Who and what is there, beside the players' characters?",
      draft.starting_scene.present_entity_ids?.join(", ") ?? "nobody else",
      {
        kind: "choices",
        choices: [...peopleOf(draft), ...thingsOf(draft)].map(({ id, name }) => ({ value: id, text: name ?? id })),
        value: draft.starting_scene.present_entity_ids ?? null,
      },
    ),
    ask("time", "When?", draft.starting_scene.time === undefined ? "the first day at 18:00, clear" : "as the template has it", {
      kind: "fields",
      value: draft.starting_scene.time ?? null,
      fields: [
        ask("hour", "At which hour?", null, { kind: "number", minimum: 0, maximum: 23 }),
        ask("minute", "At which minute?", "0", { kind: "number", minimum: 0, maximum: 59 }),
        ask("day", "On which day of the story?", "1", { kind: "number", minimum: 1, maximum: 10_000 }),
        words("weather", "What is the weather like?", "clear", 200),
      ],
    }),
    list(
      "constraints",
      "What does the place forbid, such as no_violence or no_magic?",
      draft.starting_scene.constraints?.join(", ") || "nothing",
    ),
    words(
      "opening_text",
      "What do the players read first?",
      draft.opening_text === "" ? null : "as the template has it",
      10_000,
      draft.opening_text,
    ),
  ],
  validation: () => [ask("confirm", "Is this the campaign that you want to play?", "yes", { kind: "yes_no" })],
};

const named = (values: readonly string[]): SetupQuestion["choices"] => values.map((value) => ({ value, text: value }));

const placesOf = ({ entities }: SetupDocument["draft"]) => entities.filter(({ type }) => type === "location");
const peopleOf = ({ entities }: SetupDocument["draft"]) =>
  entities.filter(({ type, tags }) => type === "character" && !tags.includes("pc"));
const thingsOf = ({ entities }: SetupDocument["draft"]) => entities.filter(({ type }) => type === "item");

const joinNames = (entities: SetupDocument["draft"]["entities"]): string => entities.map(({ id, name }) => name ?? id).join(", ");

/** With a single place there is nothing to choose. */
const startOf = (draft: SetupDocument["draft"]): string | null => {
  const [only, ...others] = placesOf(draft);
  return draft.starting_scene.location_id ?? (others.length === 0 ? (only?.id ?? null) : null);
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
