import { definePlugin, tapChange } from "freeform-rpg/kernel";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";

/** Notes it when the player says the name of the captain aloud, by any of the names that the captain has. */
export const names = definePlugin({
  name: "names",
  create: () => ({
    taps: [
      tapChange(
        reviewRuling,
        async (ruling, { world, used: { corrections } }) => {
          const canon = await corrections.map(world.campaign.id);
          const captain = canon.entities.resolveName("captain  mercer"); // { kind: "entity", id: "captain", name: "Captain Mercer" }
          const named = canon.text.mentionsIn(ruling.speech); // the ids of all entities that are mentioned
          if (captain.kind !== "entity" || !named.includes(captain.id)) return ruling;
          return { ...ruling, intent: `${ruling.intent} It concerns ${captain.name}.` };
        },
        { uses: { corrections: Corrections } },
      ),
    ],
  }),
});
