import { definePlugin, tapChange } from "freeform-rpg/kernel";
import { reviewPacket } from "freeform-rpg/plugins/turn/context";
import { TurnCanons } from "freeform-rpg/plugins/canon/corrections";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { addRecalledLore } from "./add-recalled-lore.ts";

const Options = z
  .strictObject({
    /** Tokens of lore that what a player says may bring into a turn's packet. */
    budget: z.number().int().min(0).default(800),
    /** Most pieces of it. */
    limit: z.number().int().min(0).default(5),
  })
  .prefault({});

/** Looks up what the player speaks of, in packs and in the story so far, and adds it to the turn's packet. */
export default definePlugin({
  name: "recall",
  options: Options,
  create: (bounds) => ({
    taps: [
      tapChange(
        reviewPacket,
        async (packet, { request, used: { lore, canons } }, { runId }) => {
          const canon = await canons.forRun(runId, request.campaign_id);
          return addRecalledLore(packet, { request, canon, bounds, search: lore.search });
        },
        { order: "post", uses: { lore: Lore, canons: TurnCanons } },
      ),
    ],
  }),
});
