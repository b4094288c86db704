import { tapChange } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { reviewPacket, reviewWorld } from "freeform-rpg/plugins/turn/context";
import { reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { completeWorld } from "./complete-world.ts";
import { projectInterpretation } from "./project-draft.ts";
import { projectPacket } from "./project-packet.ts";
import { projectWorld } from "./project-world.ts";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";

/** Taps on a turn's input: on the world before all other taps, on the packet and the interpretation after all others. */
export const inputTaps = (runs: RunCanons): Tap[] => [
  tapChange(
    reviewWorld,
    async (world, { used, request }, { runId }) => {
      const canon = await runs.refresh(used, runId, world.campaign.id);
      return projectWorld(await completeWorld(world, canon, request.text, used.database), canon);
    },
    { uses, order: "pre" },
  ),
  tapChange(
    reviewPacket,
    async (packet, { used, world }, { runId }) => projectPacket(packet, await runs.forCampaign(used, runId, world.campaign.id)),
    { uses, order: "post" },
  ),
  tapChange(reviewInterpretation, async (draft, { used }, { runId }) => projectInterpretation(draft, await runs.forRun(used, runId)), {
    uses,
    order: "post",
  }),
];
