import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";

/** A user's way to the servers. */
export interface Client {
  /** The answer's body. Throws when there is none: the connection failed, or took too long. */
  ask(query: string, variables: object): Promise<any>;
  /** The events of one subscription until its connection ends, however it does. */
  subscribe(query: string, variables: object, signal: AbortSignal): AsyncGenerator<Received>;
}

/** An event that came through a connection. */
export interface Received {
  readonly data: any;
  /** When it came, and when its connection was open, in milliseconds since 1970. */
  readonly at: number;
  readonly since: number;
  /** The local port of its connection. */
  readonly port: number;
}

/** Milliseconds after which an answer is waited for no longer. */
const patience = 20_000;

/** Makes the client of the user that `token` names. Each request has a connection of its own. */
export const makeClient = (port: number, token: string): Client => {
  const send = async (body: object, accept: string, signal: AbortSignal): Promise<IncomingMessage> => {
    const headers = { "content-type": "application/json", accept, authorization: `Bearer ${token}` };
    const sent = request({ host: "127.0.0.1", port, path: "/graphql", method: "POST", headers, signal, agent: false });
    sent.on("error", () => {});
    sent.end(JSON.stringify(body));
    const [response] = (await once(sent, "response", { signal })) as [IncomingMessage];
    return response;
  };
  return {
    async ask(query, variables) {
      const response = await send({ query, variables }, "application/json", AbortSignal.timeout(patience));
      return JSON.parse(await readText(response));
    },
    async *subscribe(query, variables, signal) {
      try {
        const response = await send({ query, variables }, "text/event-stream", signal);
        const [since, localPort] = [Date.now(), response.socket.localPort ?? 0];
        for await (const data of readEvents(response)) yield { data, at: Date.now(), since, port: localPort };
      } catch {
        // A connection that fails is opened again by who follows.
      }
    },
  };
};

const readText = async (response: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const piece of response.setEncoding("utf8")) text += String(piece);
  return text;
};

async function* readEvents(response: IncomingMessage): AsyncGenerator<any> {
  let text = "";
  for await (const piece of response.setEncoding("utf8")) {
    text += String(piece);
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) if (block.startsWith("event: next")) yield JSON.parse(block.slice(block.indexOf("data: ") + 6));
  }
}
