import type { GraphQLSchema } from "graphql";
import { createApi, signToken } from "../../graphql/server.ts";
import { openEngine } from "./open-engine.ts";
import type { EngineOptions, TestEngine } from "./open-engine.ts";

const secret = "a secret of at least thirty-two bytes";

/** The whole engine behind its API. */
export interface TestServer extends TestEngine {
  /** Asks as `user`, without a token for an empty one, and answers the operation's data; errors outside of it are thrown. */
  ask(user: string, query: string, variables?: object): Promise<any>;
  /** Asks as an operator, as `ask` does. */
  askAsOperator(user: string, query: string): Promise<any>;
  /** Takes a turn and waits for its end: a `QueuedTurn` or a refusal. */
  play(user: string, input: PlayInput): Promise<any>;
  readonly schema: GraphQLSchema;
  /** A token of this user. */
  token(user: string): Promise<string>;
  /** Serves HTTP and WebSockets on a free port, and answers it. */
  listen(): Promise<number>;
  /** Subscribes over server-sent events and collects the whole of what comes, errors included, until the stream ends. */
  request(user: string, query: string): Promise<any[]>;
  /** Subscribes over server-sent events and answers each event as it comes. */
  subscribe(user: string, query: string): AsyncGenerator<any>;
  /** Watches a campaign's events from this moment on: what happens before the subscription has begun comes too. */
  watch(user: string, campaignId: string, fields: string): Promise<AsyncGenerator<any>>;
}

/** A turn to take; campaign `c` and a key of its own unless they are given. */
export interface PlayInput {
  readonly text: string;
  readonly campaignId?: string;
  readonly idempotencyKey?: string;
}

const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
  __typename ... on QueuedTurn { turn { number text player { userId } } } ... on Error { code reason message } } }`;

/** Opens an engine with its API; nothing listens on a port. */
export async function openServer(options: EngineOptions = {}): Promise<TestServer> {
  const engine = await openEngine(options);
  const settings = {
    version: "1.2.3",
    production: false,
    tokens: { secret },
    requestsPerMinute: 1_000_000,
    onError: () => {},
    onBlocked: () => {},
  };
  const api = createApi({ kernel: engine.kernel, settings });
  let keys = 0;

  const send = async (user: string, query: string, variables: object, accept: string, operator = false): Promise<Response> => {
    const signed: Record<string, string> = user === "" ? {} : { authorization: `Bearer ${await signToken({ secret, user, operator })}` };
    const headers = { "content-type": "application/json", accept, ...signed };
    return api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }));
  };
  const ask: TestServer["ask"] = async (user, query, variables = {}) => readData(await send(user, query, variables, "application/json"));

  async function* subscribe(user: string, query: string): AsyncGenerator<any> {
    for await (const { data } of readEvents(await send(user, query, {}, "text/event-stream"))) yield data;
  }

  return {
    ...engine,
    ask,
    askAsOperator: async (user, query) => readData(await send(user, query, {}, "application/json", true)),
    schema: api.schema,
    token: (user) => signToken({ secret, user }),
    listen: async () => (await api.listen({ port: 0, host: "127.0.0.1" })).port,
    play: async (user, input) => {
      keys += 1;
      const whole = { campaignId: "c", idempotencyKey: `key-${keys}`, wait: true, ...input };
      return (await ask(user, playTurn, { input: whole })).playTurn;
    },
    request: async (user, query) => Array.fromAsync(readEvents(await send(user, query, {}, "text/event-stream"))),
    subscribe,
    watch: async (user, campaignId, fields) => {
      const { lastEventSeq } = (await ask(user, `{ campaign(id: "${campaignId}") { lastEventSeq } }`)).campaign;
      return subscribe(user, `subscription { campaignEvents(campaignId: "${campaignId}", after: ${lastEventSeq}) { ${fields} } }`);
    },
    close: async () => {
      await api.close();
      await engine.close();
    },
  };
}

const readData = async (response: Response): Promise<any> => {
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

async function* readEvents({ body }: Response): AsyncGenerator<any> {
  if (body === null) return;
  let text = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) if (block.startsWith("event: next")) yield JSON.parse(block.slice(block.indexOf("data: ") + 6));
  }
}
