import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { scriptedModel } from "freeform-rpg/testing/models";
import cost from "../plugins/models/cost/plugin.ts";
import { openEngine } from "../tests/engine/open-engine.ts";
import type { TestEngine } from "../tests/engine/open-engine.ts";

/** The user of all benchmarks. */
export const player = "bench";

const says = ["I look around", "I search the yard", "I wait and listen", "I look at the sky", "I think about what to do"];

/** A model that answers at once. */
export const model = scriptedModel(
  {
    "turn/interpreter": {
      intent: "look for something of use",
      proposed_actions: [{ action: "search", target_id: "", details: "", estimated_minutes: 5 }],
    },
    "turn/narrator": (_: unknown, nth: number) =>
      `You look the yard over, slowly, from wall to wall. Nothing stirs for the space of ${nth} breaths.`,
    "turn/review": (_: unknown, nth: number) => ({
      covered: [],
      verdicts: [],
      details:
        nth % 3 === 0
          ? [{ quote: "You look the yard over", subject: "p1", kind: "look", name: "", text: `Chalk mark ${nth} is on the wall.` }]
          : [],
      threads: [],
      suggestions: ["wait", "look again"],
    }),
  },
  { keeps: false },
);

/** An engine whose model answers at once, so that what remains is the engine's own time; thousands of turns are above the usual budget of a day. */
export const openReplayEnvironment = (): Promise<TestEngine> =>
  openEngine({ services: [model], plugins: [{ plugin: cost, options: { caps: { day: null } } }] });

/** Creates a campaign; the same scenario and seed, so that campaigns differ in their id alone. */
export async function createCampaignRows({ kernel }: TestEngine, id: string): Promise<void> {
  await (await kernel.use(Campaigns)).create({ id, scenario_id: "training_yard", user: player, seed: "bench" });
}

/** Plays a turn to its end. Returns its run id. */
export async function playTurn({ kernel }: TestEngine, campaign: string, nth: number): Promise<string> {
  const turns = await kernel.use(Turns);
  const run = await turns.play(turnOf(campaign, nth));
  await turns.wait(run.id);
  return run.id;
}

/** Plays a turn and listens: milliseconds until its first words came, and until it was over. */
export async function hearTurn(
  { kernel }: TestEngine,
  campaign: string,
  nth: number,
): Promise<{ readonly first: number; readonly whole: number }> {
  const turns = await kernel.use(Turns);
  const start = performance.now();
  const run = await turns.play(turnOf(campaign, nth));
  let first = Number.NaN;
  for await (const { type } of turns.follow(run.id)) if (type === "token" && Number.isNaN(first)) first = performance.now() - start;
  return { first, whole: performance.now() - start };
}

const turnOf = (campaign: string, nth: number) => ({
  campaign_id: campaign,
  user_id: player,
  text: says[nth % says.length] ?? "I wait",
  idempotency_key: `${campaign}-${nth}`,
  seed: `bench-${nth}`,
});
