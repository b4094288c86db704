import { SessionZero } from "../tokens.ts";
import type { SetupQuestion as Question, SetupView } from "../tokens.ts";
import type { SetupPhase } from "freeform-rpg/schemas";
import { requireViewer, texts } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

/** The phases of session zero, in order. */
export const SetupPhaseEnum = {
  CALIBRATION: "calibration",
  TEMPLATE: "template",
  CHARACTER: "character",
  CAMPAIGN: "campaign",
  CLOCKS: "clocks",
  ENTITIES: "entities",
  FACTS: "facts",
  THREADS: "threads",
  SCENE: "scene",
  VALIDATION: "validation",
} as const;

/** A session zero in progress. */
export class Setup {
  declare readonly id: string;
  declare readonly phase: SetupPhase;
  declare readonly phases: SetupView["phases"];
  declare readonly questions: SetupView["questions"];
  declare readonly missing: SetupView["missing"];
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
  declare readonly choices: Question["choices"];
  declare readonly default: string | null;
}
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
  builder.objectType(Setup, {
    name: "Setup",
    description: "A session zero: the creation of a campaign by answering questions, which can be interrupted and continued.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the session zero, as returned by `startSetup`." }),
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The current phase, which is to be answered next." }),
      phases: t.field({ type: [SetupStep], description: "All phases in order.", resolve: ({ phases }) => [...phases] }),
      questions: t.field({
        type: [SetupQuestion],
        description: "The questions of the current phase.",
        resolve: ({ questions }) => [...questions],
      }),
      missing: t.stringList({
        description: "The problems that still prevent the campaign from being created.",
        resolve: ({ missing }) => [...missing],
      }),
      document: t.expose("document", { type: "JSON", description: "All answers so far." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "The time of the last answer." }),
    }),
  });
};

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

const addSetupQuestion: ApiPart = (builder) => {
  builder.objectType(SetupQuestion, {
    name: "SetupQuestion",
    description: "A question of a phase.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "The key of the answer." }),
      text: t.exposeString("text", { description: "The text of the question." }),
      choices: t.field({
        type: [SetupChoice],
        description: "The possible answers; empty for a free-form answer.",
        resolve: ({ choices }) => [...choices],
      }),
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
      args: { id: t.arg.id({ required: true, description: "The id of the session zero, as returned by `startSetup`." }) },
      resolve: async (_root, { id }, context) => (await context.use(SessionZero)).open(id, requireViewer(context).userId),
    }),
  }));
};
