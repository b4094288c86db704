import type { LiveTurn } from "./live-turn.ts";
import { texts } from "./texts.ts";
import type { Campaign } from "./watch-campaign.ts";

/** What decides whether a turn may begin. */
export type TurnOrder = Pick<Campaign, "order" | "pause">;

/** Whether a turn is being decided or waits, and for what. `all` are the turns that are played, in their order. */
export const sayStage = (live: LiveTurn, all: readonly LiveTurn[], order: TurnOrder): string => {
  if (live.suspended) return texts.suspended;
  return live.started ? texts.waiting : sayQueued(live, all, order);
};

const sayQueued = (live: LiveTurn, all: readonly LiveTurn[], { order, pause }: TurnOrder): string => {
  if (pause) return texts.waitsForPause;
  if (order?.mode === "ROUNDS") return texts.waitsForRound;
  if (order?.mode === "SPOTLIGHT" && order.spotlight?.name !== live.actor) return texts.waitsForSpotlight;
  const ahead = all.slice(0, all.indexOf(live)).findLast(({ failed }) => failed === "");
  // A turn with nothing before it begins at once.
  if (!ahead) return texts.waiting;
  return ahead.actor === live.actor ? texts.waitsForOwn : texts.waitsForTurn(ahead.actor);
};
