import { SessionZero } from "../tokens.ts";
import type { SetupQuestion as Question, SetupView } from "../tokens.ts";
import type { SetupPhase } from "freeform-rpg/schemas";
import { requireViewer, texts, toRowKey, enumOf } from "freeform-rpg/graphql";
import { translateProblem, translateQuestions } from "../session-zero/translate-setup.ts";
import type { ApiPart, Context } from "freeform-rpg/graphql";

/** The phases of session zero, in order. */
export const SetupPhaseEnum = enumOf(
  "calibration",
  "template",
  "character",
  "campaign",
  "clocks",
  "entities",
  "facts",
  "threads",
  "scene",
  "validation",
);

/** A session zero in progress. */
export class Setup {
  declare readonly id: string;
  declare readonly phase: SetupPhase;
  declare readonly phases: SetupView["phases"];
  declare readonly questions: SetupView["questions"];
  declare readonly missing: SetupView["missing"];
  declare readonly problems: SetupView["problems"];
  declare readonly document: SetupView["document"];
  declare readonly updated_at: Date;
}
/** A phase and whether it has been answered. */
export class SetupStep {
  declare readonly phase: SetupPhase;
  declare readonly answered: boolean;
}
/** A question of a phase. */
export class SetupQuestion {
  declare readonly key: string;
  declare readonly text: string;
  declare readonly kind: Question["kind"];
  declare readonly choices: Question["choices"];
  declare readonly fields: Question["fields"];
  declare readonly default: string | null;
  declare readonly value: unknown;
  declare readonly maxLength: number | null;
  declare readonly maxItems: number | null;
  declare readonly minimum: number | null;
  declare readonly maximum: number | null;
}
/** Something that is still missing. */
export class SetupProblem {
  declare readonly phase: SetupPhase;
  declare readonly reason: SetupView["problems"][number]["reason"];
  declare readonly text: string;
}

const SetupProblemReasonEnum = enumOf(
  "name_missing",
  "places_missing",
  "opening_place_missing",
  "opening_time_missing",
  "opening_text_missing",
  "character_missing",
  "other",
);
const SetupQuestionKindEnum = enumOf("text", "long_text", "number", "yes_no", "choice", "choices", "list", "fields", "rows");
/** A possible answer to a question. */
export class SetupChoice {
  declare readonly value: string;
  declare readonly text: string;
}

/** Adds session zero's view. */
export const addSetups: ApiPart = (builder) => {
  addSetupPhase(builder);
  addSetup(builder);
  addSetupStep(builder);
  addSetupProblem(builder);
  addSetupQuestion(builder);
  addSetupChoice(builder);
  addSetupQueries(builder);
};

const addSetupPhase: ApiPart = (builder) => {
  builder.enumType(SetupPhaseEnum, {
    name: "SetupPhase",
    description: "A phase of session zero.",
    values: texts({
      CALIBRATION: "Difficulty, tone and topics to avoid.",
      TEMPLATE: "The scenario to start from.",
      CHARACTER: "The player's character.",
      CAMPAIGN: "The name and the premise of the campaign.",
      CLOCKS: "The clocks of the campaign.",
      ENTITIES: "The entities of the world.",
      FACTS: "The facts of the world.",
      THREADS: "The open threads.",
      SCENE: "The opening scene.",
      VALIDATION: "The final check of all answers.",
    }),
  });
};

const addSetup: ApiPart = (builder) => {
  builder.node(Setup, {
    name: "Setup",
    description: "A session zero: the creation of a campaign by answering questions, which can be interrupted and continued.",
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: loadSetup,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the session zero." }),
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The current phase, which is to be answered next." }),
      phases: t.field({ type: [SetupStep], description: "All phases in order.", resolve: ({ phases }) => [...phases] }),
      questions: t.field({
        type: [SetupQuestion],
        description: "The questions of the current phase.",
        args: { language: t.arg.string({ description: languageHelp }) },
        resolve: ({ questions, document }, { language }) => translateQuestions(questions, language ?? languageOf(document)),
      }),
      missing: t.stringList({
        description: "The problems that still prevent the campaign from being created.",
        resolve: ({ missing }) => [...missing],
      }),
      problems: t.field({
        type: [SetupProblem],
        description: "The same as sentences, each with the phase whose questions ask for it.",
        args: { language: t.arg.string({ description: languageHelp }) },
        resolve: ({ problems, document }, { language }) =>
          problems.map((problem) => translateProblem(problem, language ?? languageOf(document))),
      }),
      document: t.expose("document", { type: "JSON", description: "All answers so far." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "The time of the last answer." }),
    }),
  });
};

const languageHelp =
  "The language of texts, a BCP 47 tag; by default that of the campaign. English where there is no translation, and names stay as they are.";

const languageOf = ({ draft }: SetupView["document"]): string | undefined => draft.calibration.language;

/** An unfinished session zero of the viewer. */
const loadSetup = async (id: string, { use, viewer }: Context): Promise<Setup | null> =>
  viewer && ((await (await use(SessionZero)).list(viewer.userId)).find((setup) => setup.id === id) ?? null);

const addSetupStep: ApiPart = (builder) => {
  builder.objectType(SetupStep, {
    name: "SetupStep",
    description: "A phase, and whether it has been answered.",
    fields: (t) => ({
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The phase of session zero." }),
      answered: t.exposeBoolean("answered", { description: "Whether the phase has been answered." }),
    }),
  });
};

const addSetupProblem: ApiPart = (builder) => {
  builder.enumType(SetupProblemReasonEnum, {
    name: "SetupProblemReason",
    description: "What an unfinished session zero misses, for clients that say it in their own language.",
    values: texts({
      NAME_MISSING: "The campaign has no name.",
      PLACES_MISSING: "There is no place where the campaign could begin.",
      OPENING_PLACE_MISSING: "It is not said where the campaign begins.",
      OPENING_TIME_MISSING: "It is not said at what time the campaign begins.",
      OPENING_TEXT_MISSING: "The text is missing that players read first.",
      CHARACTER_MISSING: "The character has no name, and the scenario has no free character.",
      OTHER: "Something else, which the problem's text says.",
    }),
  });
  builder.objectType(SetupProblem, {
    name: "SetupProblem",
    description: "Something that still prevents the campaign from being created.",
    fields: (t) => ({
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The phase to go to with `goBackInSetup`." }),
      reason: t.expose("reason", { type: SetupProblemReasonEnum, description: "What kind of problem it is." }),
      text: t.exposeString("text", { description: "What is missing or wrong. In English where the reason is `OTHER`." }),
    }),
  });
};

const addSetupQuestion: ApiPart = (builder) => {
  builder.enumType(SetupQuestionKindEnum, {
    name: "SetupQuestionKind",
    description: "How a question is answered.",
    values: texts({
      TEXT: "A short text.",
      LONG_TEXT: "A text of some sentences.",
      NUMBER: "A whole number.",
      YES_NO: "`true` or `false`.",
      CHOICE: "The value of one of the choices.",
      CHOICES: "A list of values of choices.",
      LIST: "A list of short texts.",
      FIELDS: "An object with the keys of the fields.",
      ROWS: "A list of objects with the keys of the fields; a list of texts when there are no fields.",
    }),
  });
  builder.objectType(SetupQuestion, {
    name: "SetupQuestion",
    description: "A question of a phase.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "The key of the answer." }),
      text: t.exposeString("text", { description: "The text of the question." }),
      kind: t.expose("kind", { type: SetupQuestionKindEnum, description: "How the question is answered." }),
      choices: t.field({
        type: [SetupChoice],
        description: "The possible answers; empty for a free-form answer.",
        resolve: ({ choices }) => [...choices],
      }),
      fields: t.field({
        type: [SetupQuestion],
        description: "What is asked of the object of `FIELDS`, or of each of `ROWS`. They have no fields themselves.",
        resolve: ({ fields }) => [...fields],
      }),
      required: t.boolean({ description: "Whether there is no default.", resolve: (question) => question.default === null }),
      value: t.field({
        type: "JSON",
        nullable: true,
        description: "The present answer, in the form in which it is sent; `null` while there is none.",
        resolve: ({ value }) => value ?? null,
      }),
      maxLength: t.exposeInt("maxLength", { nullable: true, description: "The maximum number of characters; `null` for none." }),
      maxItems: t.exposeInt("maxItems", { nullable: true, description: "The maximum number of items; `null` for none." }),
      minimum: t.exposeInt("minimum", { nullable: true, description: "The smallest number; `null` for none." }),
      maximum: t.exposeInt("maximum", { nullable: true, description: "The largest number; `null` for none." }),
      default: t.exposeString("default", {
        nullable: true,
        description: "The default answer; `null` when an answer is required.",
      }),
    }),
  });
};

const addSetupChoice: ApiPart = (builder) => {
  builder.objectType(SetupChoice, {
    name: "SetupChoice",
    description: "One of the possible answers to a question.",
    fields: (t) => ({
      value: t.exposeString("value", { description: "The value to send as the answer." }),
      text: t.exposeString("text", { description: "A description of the choice." }),
    }),
  });
};

const addSetupQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    setups: t.field({
      type: [Setup],
      description: "The viewer's unfinished session zeros, the last updated first.",
      resolve: async (_root, _args, context) => [...(await (await context.use(SessionZero)).list(requireViewer(context).userId))],
    }),
    setup: t.field({
      type: Setup,
      description: "A session zero of the viewer. Others fail with NOT_FOUND.",
      args: {
        id: t.arg.id({ required: true, description: "The global id or the key of the session zero, as `startSetup` returns them." }),
      },
      resolve: async (_root, { id }, context) =>
        (await context.use(SessionZero)).open(toRowKey(["Setup"], id), requireViewer(context).userId),
    }),
  }));
};
