import { Runs } from "freeform-rpg/db";
import { NotFoundError } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { Omen } from "./tokens.ts";

/** Adds `omen(runId)`: the omen of one turn, for members of its campaign. */
export const addOmens: ApiPart = (builder) => {
  const OmenType = builder.objectRef<Omen>("Omen").implement({
    description: "A sign of what is coming, as the players may read it.",
    fields: (t) => ({
      text: t.exposeString("text", { description: "The sign, as a sentence." }),
      weight: t.exposeFloat("weight", { description: "0 for a quiet day, 1 for a clock about to strike." }),
    }),
  });
  builder.queryField("omen", (t) =>
    t.field({
      type: OmenType,
      nullable: true,
      description: "The omen of the turn that a run played; null when none was read.",
      args: { runId: t.arg.string({ required: true, description: "Id of the turn's run, as `playTurn` gave it." }) },
      resolve: async (_root, { runId }, { use, memberships }) => {
        const runs = await use(Runs);
        const run = await runs.find(runId);
        // Outsiders learn as little of a foreign run as of one that does not exist.
        if (!run?.campaignId || (await memberships.role(run.campaignId)) === null) throw new NotFoundError(`There is no run "${runId}".`);
        const kept = (await runs.load(run)).find(({ artifact }) => artifact === Omen.id);
        return kept ? Omen.schema.parse(kept.value) : null;
      },
    }),
  );
};
