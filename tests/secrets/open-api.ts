import { join } from "node:path";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import type { NewCampaignRequest } from "freeform-rpg/plugins/canon/campaigns";
import type { GraphQLSchema } from "graphql";
import { createApi, signToken } from "../../graphql/server.ts";
import lore from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wholePacket } from "../engine/whole-packet.ts";

const secret = "a secret of at least thirty-two bytes";
const folder = (name: string): string => join(import.meta.dirname, name);

/** An answer of the API, errors and all. */
export interface Answer {
  readonly data?: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string };
  }[];
}

/** The API over the marked campaign `c`. */
export interface MarkedApi {
  readonly engine: TestEngine;
  readonly schema: GraphQLSchema;
  ask(user: string, query: string, variables?: object): Promise<Answer>;
  /** Changes something and answers what the mutation does; throws for errors. */
  act(user: string, mutation: string): Promise<any>;
  /** The first `count` events of a subscription, or fewer where it ends before, as text; of the campaign's all up to the first call. */
  listen(user: string, subscription: string, count: number, variables?: object): Promise<string>;
  /** What the turns were told from, without the record of what was left out. */
  packets(): Promise<readonly object[]>;
  close(): Promise<void>;
}

/** Opens an engine with its API and founds the campaign for the DM `dee`. */
export const openMarkedApi = async (members: NewCampaignRequest["members"]): Promise<MarkedApi> => {
  const engine = await openEngine({
    scenarios: folder("scenarios"),
    plugins: [{ plugin: lore, options: { packs: folder("packs") } }],
  });
  const settings = { version: "0", production: false, tokens: { secret }, requestsPerMinute: 1e6, costLimit: 1e9, onError: () => {} };
  const api = createApi({ kernel: engine.kernel, settings });
  const send = async (user: string, query: string, accept: string, variables?: object): Promise<Response> => {
    const authorization = `Bearer ${await signToken({ secret, user })}`;
    const headers = { authorization, accept, "content-type": "application/json" };
    return api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }));
  };
  const ask: MarkedApi["ask"] = async (user, query, variables) => (await send(user, query, "application/json", variables)).json();
  let last: number | undefined;
  await (await engine.kernel.use(InstalledPacks)).install("marked");
  await (await engine.kernel.use(Campaigns)).create({ scenario_id: "marked", user: "dee", id: "c", members });
  return {
    engine,
    schema: api.schema,
    ask,
    act: async (user, mutation) => {
      const { data, errors } = await ask(user, `mutation { done: ${mutation} }`);
      if (errors || data.done.message !== undefined) throw new Error(`${mutation}: ${JSON.stringify(errors ?? data.done)}`);
      return data.done;
    },
    listen: async (user, query, count, variables) => {
      if (!query.includes("campaignEvents(")) {
        // Nobody else comes: one event says who is there.
        const wanted = query.includes("campaignPresence(") ? 1 : count;
        const few = (text: string) => text.split("event: next").length > wanted;
        return readEvents(await send(user, query, "text/event-stream", variables), few);
      }
      last ??= await postLast(ask);
      const numbered = query.replace(/(campaignEvents\([^)]*\) \{)/, "$1 heardSeq: seq");
      return readEvents(await send(user, numbered, "text/event-stream", variables), (text) => text.includes(`"heardSeq":${last}`));
    },
    packets: async () => {
      const rows = await engine.db.database.sql.selectFrom("events").select(wholePacket).where("kind", "=", "turn").execute();
      return rows.map(({ context_packet }) => ({ ...Object(context_packet), selection: [] }));
    },
    close: async () => {
      await api.close();
      await engine.close();
    },
  };
};

/** Posts a message that everybody reads, and returns the number of its event. */
const postLast = async (ask: MarkedApi["ask"]): Promise<number> => {
  await ask("dee", 'mutation { playTurn(input: { campaignId: "c", text: "/ooc so far", idempotencyKey: "so far" }) { __typename } }');
  return (await ask("dee", '{ campaign(id: "c") { lastEventSeq } }')).data.campaign.lastEventSeq;
};

const readEvents = async ({ body }: Response, enough: (text: string) => boolean): Promise<string> => {
  let text = "";
  if (body === null) return text;
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.endsWith("\n\n") && enough(text)) break;
  }
  return text;
};
