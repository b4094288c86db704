import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { createApi, signToken } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wickedModel } from "./wicked-model.ts";

/** A campaign with a wicked narrator and a DM who has corrected it. */
export interface CanonTable extends AsyncDisposable {
  readonly engine: TestEngine;
  readonly campaign: string;
  /** The last turn before the corrections. */
  readonly correctedAfter: number;
  /** Plays this many turns more. */
  play(turns: number): Promise<void>;
  /** Asks the API as a user. */
  ask(user: string, query: string, variables?: object): Promise<{ data?: any; errors?: any[] }>;
}

const dm = "dee";
const player = "pat";
const secret = "a secret of at least thirty-two bytes";

const says = ["I look around", "I wait and listen", "I think about what to do", "I look at the sky"];

/** Founds the campaign, lets the narrator bring in doubles, and corrects them as a DM would. */
export const openCanonTable = async (campaign = "canon"): Promise<CanonTable> => {
  const engine = await openEngine({ services: [wickedModel()] });
  const campaigns = await engine.kernel.use(Campaigns);
  const members = [{ user: player, role: "PLAYER" as const, character: {} }];
  await campaigns.create({ id: campaign, scenario_id: "training_yard", user: dm, character: null, members, seed: "canon" });
  const api = createApi({
    kernel: engine.kernel,
    settings: {
      version: "0",
      production: false,
      tokens: { secret },
      requestsPerMinute: 1_000_000,
      onError: (error) => console.error(error),
    },
  });
  const turns = await engine.kernel.use(Turns);
  let played = 0;
  const play = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      played += 1;
      const text = says[played % says.length] ?? "I wait";
      const run = await turns.play({
        campaign_id: campaign,
        user_id: player,
        text,
        idempotency_key: `t-${played}`,
        seed: `canon-${played}`,
      });
      await turns.wait(run.id);
    }
  };
  const ask: CanonTable["ask"] = async (user, query, variables = {}) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${await signToken({ secret, user })}` };
    return (
      await api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }))
    ).json();
  };
  await play(4);
  await correct(engine, campaign);
  return {
    engine,
    campaign,
    correctedAfter: 4,
    play,
    ask,
    async [Symbol.asyncDispose]() {
      await api.close();
      await engine.close();
    },
  };
};

const correct = async ({ kernel }: TestEngine, campaign_id: string): Promise<void> => {
  const corrections = await kernel.use(Corrections);
  const { entities } = await corrections.map(campaign_id);
  const idOf = (name: string): string => {
    const found = entities.resolveName(name);
    if (found.kind !== "entity") throw new Error(`No one is called "${name}".`);
    return found.id;
  };
  const correctAs = (action: string, target_id: string, payload: object = {}) =>
    corrections.propose({ campaignId: campaign_id, userId: dm, proposal: { action, target_id, payload } });
  await correctAs("entity_rename", "corin_fenn", { name: "Ilya Thorne" });
  await correctAs("entity_rename", "hedda_marl", { name: "Captain Irsa Vane" });
  await correctAs("entity_rename", "hedda_marl", { name: "Hedda Marl" });
  await correctAs("entity_rename", "hedda_marl", { name: "Captain Irsa Vane" });
  await correctAs("entity_merge", idOf("Gant"), { into_id: idOf("Mister Gant") });
  await correctAs("entity_merge", idOf("Mister Gant"), { into_id: idOf("Old Gantry") });
  await correctAs("entity_hide", idOf("Pell the Ferryman"));
  await correctAs("entity_hide", "straw_figure");
  await correctAs("entity_rename", "straw_figure", { name: "The Sunken Chapel" });
};
