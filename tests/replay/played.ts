import { definePlugin, provideValue, tapChange } from "freeform-rpg/kernel";
import { reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { Overrides, TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { scriptedModel } from "freeform-rpg/testing/models";
import replay from "../../plugins/operations/replay/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";

const says = ["I search the yard", "I look around", "I attack the dummy", "I wait", "I search the shed", "I look at the sky"];

/** A paid model whose interpreter rolls dice and whose narrator tells which prompt it was asked with. */
export const createPaidModel = () =>
  scriptedModel({
    "turn/interpreter": {
      intent: "look for something",
      proposed_actions: [{ action: "investigate", target_id: "", details: "", estimated_minutes: 5 }],
      risk_flags: ["dangerous"],
    },
    "turn/narrator": ({ prompt, input }: { prompt: { version: string }; input: unknown }) =>
      `${tellOwed(input)} Dust lies on everything here, and version ${prompt.version} says so.`,
    "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: ["wait"] },
  });

/** What must be told, so that no judge objects. */
const tellOwed = (input: unknown): string => {
  const owed: unknown = Reflect.get(Object(input), "must_tell");
  return Array.isArray(owed) ? owed.map((event) => String(Reflect.get(Object(event), "text"))).join(" ") : "";
};

/** A house rule under which everything succeeds. */
export const lucky = definePlugin({
  name: "lucky",
  create: () => ({
    taps: [
      tapChange(reviewResolution, (resolution) => ({
        ...resolution,
        outcomes: resolution.outcomes.map((one) => ({ ...one, band: "critical" as const })),
      })),
    ],
  }),
});

/** A played campaign `c` of the user `ada` behind an API, and its model. */
export interface Played extends TestServer {
  readonly model: ReturnType<typeof createPaidModel>;
  readonly replays: Replays;
  /** Runs turns again as a test asks. */
  replay(request: { readonly [Field in keyof TurnsRequest]?: unknown }, trusted?: boolean): ReturnType<Replays["turns"]>;
}

/** Plays `count` turns with a paid model. */
export async function openPlayed(count: number): Promise<Played> {
  const model = createPaidModel();
  const server = await openServer({
    services: [provideValue(model.service, await model.create({}))],
    plugins: [{ plugin: replay, options: { variants: { lucky } } }],
  });
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "replayed", scenario_id: "training_yard", user: "ada" });
  await playMore(server, count);
  const replays = await server.kernel.use(Replays);
  let names = 0;
  return {
    ...server,
    model,
    replays,
    replay: (request, trusted = false) => {
      names += 1;
      const call = { replayId: `replay-${names}`, signal: new AbortController().signal };
      return replays.turns(TurnsRequest.parse({ campaign_id: "c", ...request }), call, { trusted });
    },
  };
}

/** Plays so many turns more. */
export async function playMore({ kernel, db }: TestServer, count: number): Promise<void> {
  const turns = await kernel.use(Turns);
  const { current_turn: from } = await db.database.sql
    .selectFrom("campaigns")
    .select("current_turn")
    .where("id", "=", "c")
    .executeTakeFirstOrThrow();
  for (let nth = from; nth < from + count; nth += 1) {
    const text = says[nth % says.length] ?? "";
    const run = await turns.play({ campaign_id: "c", user_id: "ada", text, idempotency_key: `turn-${nth}` });
    await turns.wait(run.id);
  }
}

/** Overrides of which a test names some. */
export const overriding = (some: Partial<Overrides>): Overrides => Overrides.parse(some);
