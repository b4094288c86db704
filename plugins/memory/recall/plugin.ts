import { definePlugin, tapChange } from "freeform-rpg/kernel";
import { reviewPacket } from "freeform-rpg/plugins/turn/context";
import { TurnCanons } from "freeform-rpg/plugins/canon/corrections";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import type { World } from "freeform-rpg/schemas";
import { addRecalledLore } from "./add-recalled-lore.ts";
import type { RecallContext } from "./add-recalled-lore.ts";

const Options = z
  .strictObject({
    /** The maximum number of tokens of recalled lore in a turn's packet. */
    budget: z.number().int().min(0).default(800),
    /** The maximum number of recalled pieces. */
    limit: z.number().int().min(0).default(5),
  })
  .prefault({});

/** Searches packs and the history for the subject of the player's input, and adds the results to the turn's packet. */
export default definePlugin({
  name: "recall",
  options: Options,
  create: (bounds) => ({
    taps: [
      tapChange(
        reviewPacket,
        async (packet, { request, world, used: { lore, canons } }, { runId }) => {
          const canon = await canons.forRun(runId, request.campaign_id);
          return addRecalledLore(packet, { request, canon, bounds, search: lore.search, ...eyesOf(world) });
        },
        { order: "post", uses: { lore: Lore, canons: TurnCanons } },
      ),
    ],
  }),
});

const eyesOf = ({ campaign, seen }: World): Pick<RecallContext, "eyes"> =>
  seen?.readers === undefined ? {} : { eyes: { campaignId: campaign.id, characterIds: seen.readers } };
