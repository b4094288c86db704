import { tapChange } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { reviewPacket, reviewWorld } from "freeform-rpg/plugins/context";
import { reviewInterpretation } from "freeform-rpg/plugins/interpreter";
import { completeWorld } from "./complete-world.ts";
import { projectInterpretation } from "./project-draft.ts";
import { projectPacket } from "./project-packet.ts";
import { projectWorld } from "./project-world.ts";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";

/** Taps on what a turn is made from: the world first of all, the packet and the player's meaning after everybody else. */
export const readingTaps = (runs: RunCanons): Tap[] => [
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
    async (packet, { used, world }, { runId }) => projectPacket(packet, await runs.in(used, runId, world.campaign.id)),
    { uses, order: "post" },
  ),
  tapChange(reviewInterpretation, async (draft, { used }, { runId }) => projectInterpretation(draft, await runs.of(used, runId)), {
    uses,
    order: "post",
  }),
];
