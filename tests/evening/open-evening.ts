import { createClient } from "graphql-ws";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { openTable, openTables } from "../engine/open-table.ts";
import type { Answer, Table } from "../engine/open-table.ts";
import { sweepEverything, sweepShort } from "./sweeps.ts";

/** An evening at a table: everything that a member asks, is answered and hears goes over the network and is kept until it was searched. */
export interface Evening extends Table {
  /** Plants a word that only these users may ever read. DMs read everything. */
  plant(word: string, ...readers: readonly string[]): string;
  /** From now on nobody but DMs reads a word. */
  hide(word: string): void;
  /** What the narrator writes from now on; nothing: what the offline one does. */
  tell(text?: string): void;
  /** Counts a use of these features. */
  use(...features: readonly string[]): void;
  /** Plays a turn that goes through, narrated so where a text is given. */
  turn(user: string, text: string, told?: string): Promise<Answer>;
  /** Expects that a run comes to a turn. */
  finished(run: string): Promise<void>;
  /** Expects that the last narration that a member reads holds this. */
  readsLast(user: string, text: string): Promise<void>;
  /** Expects that a mutation is not refused. */
  done(user: string, mutation: string, fields?: string): Promise<Answer>;
  /** Everybody reads all that they can: whole, or what holds most texts. Fails for a word that somebody may not know. */
  check(whole: boolean): Promise<void>;
  readonly uses: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Users who are no DMs, at one time or another. */
export const readers = ["ada", "bo", "cy", "olga", "eve"] as const;

/** Lays a table and lets all its members watch it over WebSockets. */
export const openEvening = async (): Promise<Evening> => {
  const { server, model, lay } = await openTables();
  const { id } = await lay("evening");
  const port = await server.listen();
  const planted = new Map<string, readonly string[]>();
  const uses = new Map<string, number>();
  const received = new Map<string, string[]>();
  let run = "";
  const keep = (user: string, text: string) => received.set(user, [...(received.get(user) ?? []), text]);
  const ask = async (user: string, query: string, variables: object = {}): Promise<any> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${await server.token(user)}` };
    const body = JSON.stringify({ query, variables });
    const text = await (await fetch(`http://127.0.0.1:${port}/graphql`, { method: "POST", headers, body })).text();
    keep(user, text);
    run = /"run":\{"key":"([^"]+)"/.exec(text)?.[1] ?? run;
    return JSON.parse(text);
  };
  const table = await openTable({ ...server, ask: async (user, query, variables) => dataOf(await ask(user, query, variables)) }, id);

  const watching = new Set<string>();
  const watch = async (user: string) => {
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { Authorization: `Bearer ${await server.token(user)}` },
    });
    void (async () => {
      watching.add(user);
      for await (const told of client.iterate({ query: watched(id) })) keep(user, JSON.stringify(told));
      // The stream of who leaves ends.
      watching.delete(user);
    })();
    return () => client.dispose();
  };
  const stops = await Promise.all(["ada", "bo", "cy", "olga"].map(watch));
  let flushes = 0;
  /** Waits until everybody has heard of all that happened. */
  const flush = async () => {
    const mark = `mark ${(flushes += 1)}`;
    await expect
      .poll(async () => {
        await table.send("dora", `/ooc ${mark}`);
        return [...watching].filter((user) => !received.get(user)?.some((text) => text.includes(mark)));
      })
      .toEqual([]);
  };
  const search = () => {
    const leaks = [...received].flatMap(([user, texts]) =>
      [...planted].flatMap(([word, allowed]) => {
        const found =
          readers.some((one) => one === user) && !allowed.includes(user) ? texts.find((text) => text.includes(word)) : undefined;
        return found === undefined ? [] : [`${user} read ${word}: ${around(found, word)}`];
      }),
    );
    received.clear();
    expect(leaks).toEqual([]);
  };
  return {
    ...table,
    uses,
    use: (...features) => features.forEach((feature) => uses.set(feature, (uses.get(feature) ?? 0) + 1)),
    plant: (word, ...allowed) => {
      planted.set(word, allowed);
      return word;
    },
    hide: (word) => {
      // What was received before was allowed then.
      search();
      planted.set(word, []);
    },
    tell: (text) => model.answer(text === undefined ? {} : { "turn/narrator": text }),
    turn: async (user, text, told) => {
      model.answer(told === undefined ? {} : { "turn/narrator": told });
      const played = await table.play(user, text);
      expect([played.message, played["turn"]?.number]).toEqual([undefined, expect.any(Number)]);
      return played;
    },
    finished: async (run) => expect(await table.ended(run)).toMatchObject({ status: "finished" }),
    readsLast: async (user, text) => expect((await table.textsOf(user)).at(-1)).toContain(text),
    done: async (user, mutation, fields) => {
      const answer = await table.act(user, mutation, fields);
      expect([answer.message, answer["issues"]]).toEqual([undefined, undefined]);
      return answer;
    },
    check: async (whole) => {
      await flush();
      search();
      const people = (await table.read("dora", "members { userId role }")).members.filter(({ role }: any) => role !== "DM");
      for (const { userId } of people)
        await (whole
          ? sweepEverything(server.schema, { id, run }, (query) => ask(userId, query))
          : sweepShort(id, (query) => ask(userId, query)));
      search();
      await table.expectFold();
    },
    close: async () => {
      for (const stop of stops) await stop();
      await server.close();
    },
  };
};

const dataOf = ({ data, errors }: { readonly data?: any; readonly errors?: unknown }): any => {
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
};

const around = (text: string, word: string): string => text.slice(Math.max(0, text.indexOf(word) - 160), text.indexOf(word) + 80);

const watched = (id: string): string => `subscription { campaignEvents(campaignId: "${id}") {
  type userId
  ... on TurnCommitted { turnNumber actor { name } turn { number input text } ${ranWith} }
  ... on NarrationEdited { turnNumber turn { number input text } }
  ... on TurnsRemoved { turnNumber }
  ... on HandoutChanged { turnNumber }
  ... on MemberChanged { memberId }
  ... on MessagePosted { actor { name } tableMessage { text roll { text reason } } }
  ... on RunChanged { actor { name } ${ranWith} } } }`;

const ranWith = `run { key status actor { name } failure { message } review { kind } turn { input text }
    events { __typename ... on TokenStreamed { text } ... on Announced { details } ... on RunSuspended { reason } ... on TurnResolved { actions { action events { text } } } } }`;
