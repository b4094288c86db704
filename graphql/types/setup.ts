import { SessionZero } from "freeform-rpg/plugins/campaigns";
import type { SetupQuestion as Question, SetupView } from "freeform-rpg/plugins/campaigns";
import type { SetupPhase } from "freeform-rpg/schemas";
import { requireViewer } from "../auth/require-role.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart } from "../builder/tokens.ts";
import { texts } from "./enum-texts.ts";

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

/** A session zero under way. */
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
/** Something that a phase asks. */
export class SetupQuestion {
  declare readonly key: string;
  declare readonly text: string;
  declare readonly choices: Question["choices"];
  declare readonly default: string | null;
}
/** Something that may be answered. */
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
      CALIBRATION: "How hard and dark it is, and what is left out.",
      TEMPLATE: "Which scenario it begins from.",
      CHARACTER: "Whom one plays.",
      CAMPAIGN: "What it is called and about.",
      CLOCKS: "What is counted.",
      ENTITIES: "Who and what is in it.",
      FACTS: "What is true.",
      THREADS: "What is open.",
      SCENE: "Where it begins.",
      VALIDATION: "A last look at all of it.",
    }),
  });
};

const addSetup: ApiPart = (builder) => {
  builder.objectType(Setup, {
    name: "Setup",
    description: "A session zero: a campaign being made by answering questions, in as many sittings as one likes.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, as `startSetup` gave it." }),
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The phase to answer next." }),
      phases: t.field({ type: [SetupStep], description: "All phases in order.", resolve: ({ phases }) => [...phases] }),
      questions: t.field({
        type: [SetupQuestion],
        description: "What the current phase asks.",
        resolve: ({ questions }) => [...questions],
      }),
      missing: t.stringList({ description: "What still keeps it from being played, in words.", resolve: ({ missing }) => [...missing] }),
      document: t.expose("document", { type: "JSON", description: "Everything answered so far." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it was last answered." }),
    }),
  });
};

const addSetupStep: ApiPart = (builder) => {
  builder.objectType(SetupStep, {
    name: "SetupStep",
    description: "A phase, and whether it has been answered.",
    fields: (t) => ({
      phase: t.expose("phase", { type: SetupPhaseEnum, description: "The phase." }),
      answered: t.exposeBoolean("answered", { description: "Whether it has been answered." }),
    }),
  });
};

const addSetupQuestion: ApiPart = (builder) => {
  builder.objectType(SetupQuestion, {
    name: "SetupQuestion",
    description: "Something that a phase asks.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "The part of the answer that it fills." }),
      text: t.exposeString("text", { description: "The question." }),
      choices: t.field({
        type: [SetupChoice],
        description: "What may be chosen; empty for a free answer.",
        resolve: ({ choices }) => [...choices],
      }),
      default: t.exposeString("default", {
        nullable: true,
        description: "What holds when it is left open; `null` when an answer is needed.",
      }),
    }),
  });
};

const addSetupChoice: ApiPart = (builder) => {
  builder.objectType(SetupChoice, {
    name: "SetupChoice",
    description: "Something that may be answered.",
    fields: (t) => ({
      value: t.exposeString("value", { description: "What goes into the answer." }),
      text: t.exposeString("text", { description: "What it means." }),
    }),
  });
};

const addSetupQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    setups: t.field({
      type: [Setup],
      description: "The viewer's unfinished session zeros, those touched last first.",
      resolve: async (_root, _args, context) => [...(await (await context.use(SessionZero)).list(requireViewer(context).userId))],
    }),
    setup: t.field({
      type: Setup,
      description: "One of the viewer's session zeros; others are NOT_FOUND.",
      args: { id: t.arg.id({ required: true, description: "Its id, as `startSetup` gave it." }) },
      resolve: (_root, { id }, context) =>
        withApiErrors(async () => (await context.use(SessionZero)).open(id, requireViewer(context).userId)),
    }),
  }));
};
