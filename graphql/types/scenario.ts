import { Campaigns } from "freeform-rpg/plugins/campaigns";
import type { ScenarioSummary } from "freeform-rpg/plugins/campaigns";
import type { ApiPart } from "../builder/tokens.ts";

/** A scenario as a list tells of it. */
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
/** A character of a scenario that a player may take. */
export class Seat {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly description: string;
}

/** Adds scenarios. */
export const addScenarios: ApiPart = (builder) => {
  builder.objectType(Scenario, {
    name: "Scenario",
    description: "Something to play: a beginning, a world and its rules.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, for `createCampaign`." }),
      name: t.exposeString("name", { description: "What it is called." }),
      description: t.exposeString("description", { description: "What it is about." }),
      genre: t.exposeString("genre", { description: "Its genre." }),
      estimatedLength: t.exposeString("estimated_length", { description: "How long it plays." }),
      system: t.exposeString("system", { description: "The rules it is played by." }),
      contentPacks: t.stringList({ description: "The content packs it draws on.", resolve: ({ content_packs }) => [...content_packs] }),
      seats: t.field({ type: [Seat], description: "Characters that players may take.", resolve: ({ seats }) => [...seats] }),
      problems: t.stringList({ description: "Why it cannot be played; empty when it can.", resolve: ({ problems }) => [...problems] }),
    }),
  });
  builder.objectType(Seat, {
    name: "Seat",
    description: "A character of a scenario that a player may take.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, for `seat` of a character." }),
      name: t.exposeString("name", { description: "What the character is called." }),
      description: t.exposeString("description", { description: "Who they are." }),
    }),
  });
  builder.queryField("scenarios", (t) =>
    t.field({
      type: [Scenario],
      description: "Every scenario at hand.",
      resolve: async (_root, _args, { use }) => [...(await (await use(Campaigns)).scenarios())],
    }),
  );
};
