import { toRowKey } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { Scenarios } from "../tokens.ts";
import type { ScenarioSummary } from "../tokens.ts";

/** A scenario as lists show it. */
export class Scenario implements ScenarioSummary {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly description: string;
  declare readonly genre: string;
  declare readonly estimated_length: string;
  declare readonly system: string;
  declare readonly content_packs: readonly string[];
  declare readonly seats: readonly Seat[];
  declare readonly problems: readonly string[];
}
/** A playable character of a scenario. */
export class Seat {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly description: string;
}

/** A finding of a check. */
export class ScenarioFinding {
  declare readonly line: number;
  declare readonly message: string;
}

/** Adds scenarios. */
export const addScenarios: ApiPart = (builder) => {
  builder.node(Scenario, {
    name: "Scenario",
    description: "A story to play: a starting situation, a world and a game system.",
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: async (id, { use, viewer }) =>
      (viewer && (await (await use(Scenarios)).list()).find((scenario) => scenario.id === id)) ?? null,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the scenario." }),
      name: t.exposeString("name", { description: "The name of the scenario." }),
      description: t.exposeString("description", { description: "A description of the scenario." }),
      genre: t.exposeString("genre", { description: "The genre of the scenario." }),
      estimatedLength: t.exposeString("estimated_length", { description: "The estimated playing time." }),
      system: t.exposeString("system", { description: "The name of the game system." }),
      contentPacks: t.stringList({
        description: "The ids of the content packs that are in use.",
        resolve: ({ content_packs }) => [...content_packs],
      }),
      seats: t.field({ type: [Seat], description: "The playable characters of the scenario.", resolve: ({ seats }) => [...seats] }),
      problems: t.stringList({
        description: "The reasons why it cannot be played; empty when it can.",
        resolve: ({ problems }) => [...problems],
      }),
    }),
  });
  builder.objectType(Seat, {
    name: "Seat",
    description: "A playable character of a scenario.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the seat, for `seat` in `CharacterInput`." }),
      name: t.exposeString("name", { description: "The name of the character." }),
      description: t.exposeString("description", { description: "A description of the character." }),
    }),
  });
  builder.objectType(ScenarioFinding, {
    name: "ScenarioFinding",
    description: "Something in a scenario that its author should look at, such as a clock that nothing moves.",
    fields: (t) => ({
      line: t.exposeInt("line", { description: "The line of the scenario file." }),
      message: t.exposeString("message", { description: "The finding, and how to correct it." }),
    }),
  });
  builder.queryField("scenarioFindings", (t) =>
    t.field({
      type: [ScenarioFinding],
      description:
        "The findings of a check of one scenario: clocks that nothing moves, threads and endings that nothing can reach, guards without a key. For operators: what is found names what players may not know.",
      authScopes: { operator: true },
      args: { key: t.arg.string({ required: true, description: "The scenario, by its global id or its key." }) },
      resolve: async (_root, { key }, { use }) =>
        (await (await use(Scenarios)).check(toRowKey(["Scenario"], key))).map(({ line, message }) => ({ line, message })),
    }),
  );
  builder.queryField("scenarios", (t) =>
    t.field({
      type: [Scenario],
      description: "All scenarios of the server.",
      resolve: async (_root, _args, { use }) => [...(await (await use(Scenarios)).list())],
    }),
  );
};
