import type { Builder } from "freeform-rpg/graphql";
import type { CostShare } from "./read-costs.ts";

/** Adds the type of a share of a cost. */
export const addShare = (builder: Builder) =>
  builder.objectRef<CostShare>("CostShare").implement({
    description: "The share of one stage, one model tier or one model in a cost.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The name of the stage, of the model, or of the model tier: `quality` or `cheap`." }),
      calls: t.exposeInt("calls", { description: "The number of paid calls." }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", {
        description: "The number of calls to models without a known price. `cost` does not include them.",
      }),
    }),
  });

/** The type that {@link addShare} adds. */
export type CostShareRef = ReturnType<typeof addShare>;
