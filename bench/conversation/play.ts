import type { RunEvent } from "freeform-rpg/kernel";
import { decidedTurnTopic } from "freeform-rpg/schemas/turn";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { TestEngine } from "../../tests/engine/open-engine.ts";

/** When a player sees what of a turn, in milliseconds after the sentence was sent. */
export interface Heard {
  readonly dice: number;
  readonly firstWord: number;
  readonly textComplete: number;
  readonly committed: number;
  /** Characters that a patch replaced, at most; 0 without patches. */
  readonly patched: number;
  /** Whether a whole draft was withdrawn. */
  readonly discarded: boolean;
}

/** Creates the campaign that is played. */
export const openTable = async ({ kernel }: TestEngine): Promise<void> => {
  await (await kernel.use(Campaigns)).create({ id: "talk", scenario_id: "dead_drop", user: "bench", seed: "bench" });
};

/** Plays a turn to its end and listens as a player's client does. */
export const playHeard = async ({ kernel }: TestEngine, text: string, nth: number): Promise<Heard> => {
  const turns = await kernel.use(Turns);
  const start = performance.now();
  const run = await turns.play({ campaign_id: "talk", user_id: "bench", text, idempotency_key: `talk-${nth}`, seed: `talk-${nth}` });
  const heard: { event: RunEvent; at: number }[] = [];
  for await (const event of turns.follow(run.id)) heard.push({ event, at: performance.now() - start });
  const last = heard.at(-1);
  if (last?.event.type !== "run_finished") throw new Error(`Turn ${nth} failed: ${JSON.stringify(last?.event)}`);
  const timesOf = (type: string): number[] => heard.filter(({ event }) => event.type === type).map(({ at }) => at);
  const patches = heard.flatMap(({ event }) => (event.type === "narration_patched" ? [event.to - event.from] : []));
  return {
    dice: heard.find(({ event }) => event.type === "announced" && event.topic === decidedTurnTopic)?.at ?? Number.NaN,
    firstWord: timesOf("token")[0] ?? Number.NaN,
    textComplete: Math.max(...timesOf("token"), ...timesOf("narration_patched")),
    committed: last.at,
    patched: Math.max(0, ...patches),
    discarded: timesOf("draft_discarded").length > 0,
  };
};
