import { globSync } from "node:fs";
import { basename, join, sep } from "node:path";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { TurnRequest } from "freeform-rpg/schemas/turn";
import type { GameState } from "freeform-rpg/schemas";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { createOverlay } from "./overlay.ts";
import { laySituation } from "./lay-situation.ts";
import { luckyDice } from "./lucky-dice.ts";
import { createPlayModel } from "./play-model.ts";
import type { PlayModel } from "./play-model.ts";
import type { ScenarioIds } from "./reference-problems.ts";
import { runUntilResolved } from "./run-until-resolved.ts";
import type { Decided } from "./run-until-resolved.ts";
import type { Sentence } from "./sentence.ts";

/** A sentence as the engine took it. */
export interface PlayedSentence extends Decided {
  /** What the interpreter's model was asked. */
  readonly asked: ModelRequest;
}

/** A fresh campaign of a scenario, in which each sentence is played as if it were the first. */
export interface PlayCampaign {
  readonly ids: ScenarioIds;
  readonly state: GameState;
  readonly actions: ActionCatalogue;
  /** Plays a sentence in its situation; with an interpretation, that one stands instead of the offline one. */
  play(sentence: Sentence, interpretation?: unknown): Promise<PlayedSentence>;
}

/** An engine in memory with a campaign for each scenario. */
export interface PlayEngine extends AsyncDisposable {
  campaign(scenario: string): Promise<PlayCampaign>;
}

/** Opens the engine of the evaluation: its own database, dice on which actions succeed. */
export const openPlay = async (): Promise<PlayEngine> => {
  const model = createPlayModel();
  const engine = await openEngine({ services: [model.provider, provideValue(Dice, { seeded: luckyDice })] });
  return {
    campaign: (scenario) => openCampaign(engine, model, scenario),
    [Symbol.asyncDispose]: () => engine.close(),
  };
};

const user = "tester";

const openCampaign = async (engine: TestEngine, model: PlayModel, id: string): Promise<PlayCampaign> => {
  const { kernel, db } = engine;
  const campaigns = await kernel.use(Campaigns);
  const { members } = await campaigns.create({ id, scenario_id: id, user, seed: id });
  const actor_id = members.find(({ character_id }) => character_id !== null)?.character_id ?? "";
  const requestFor = (text: string, nth: number) =>
    TurnRequest.parse({
      run_id: `${id}-${nth}`,
      campaign_id: id,
      user_id: user,
      role: "DM",
      actor_id,
      text,
      idempotency_key: `${id}-${nth}`,
    });
  const start = { state: await db.log.state(id), world: await db.worlds.read(requestFor("start", 0)) };
  const actions = actionsOf(start.world.campaign.system);
  const lay = createOverlay(db.log, { campaignId: id, start: start.state, head: start.world.campaign.head_seq });
  let runs = 0;
  return {
    ids: { ids: idsOf(start.state), knowsVerb: (verb) => actions.verbs.has(verb) },
    state: start.state,
    actions,
    play: async ({ given, text }, interpretation) => {
      await lay(laySituation(start, given));
      model.answer(interpretation);
      const decided = await runUntilResolved(kernel, requestFor(text, ++runs));
      const asked = model.asked();
      if (asked === undefined) throw new Error(`The interpreter's model was not asked about "${text}".`);
      return { ...decided, asked };
    },
  };
};

const idsOf = ({ entities, facts, clocks, threads }: GameState): ReadonlySet<string> =>
  new Set([...[...entities, ...facts, ...clocks, ...threads].map(({ id }) => id), ...packIds()]);

/** What the shipped packs describe, whether or not the campaign has it yet. */
const packIds = (): string[] => globSync("*/*/*.md", { cwd: packs }).map((file) => `${file.split(sep)[0] ?? ""}:${basename(file, ".md")}`);

const packs = join(import.meta.dirname, "..", "..", "content_packs");
