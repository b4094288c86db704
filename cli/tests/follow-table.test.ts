import { AppError } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import type { ApiClient } from "../api/api-client.ts";
import { followTable } from "../play/follow-table.ts";
import type { TableNews } from "../play/table.ts";

const talk = (seq: number, text: string) => ({
  campaignEvents: {
    __typename: "MessagePosted",
    type: "MESSAGE_POSTED",
    seq,
    tableMessage: { key: `m${seq}`, kind: "TABLE_TALK", text, hidden: false, userId: "bo", actor: { name: "Mara" }, roll: null },
  },
});
const turn = (seq: number, number: number) => ({
  campaignEvents: {
    __typename: "TurnCommitted",
    type: "TURN_COMMITTED",
    seq,
    runKey: `run-${number}`,
    turn: { number, input: "I wait.", text: "You wait.", actor: { name: "Mara" }, player: { userId: "bo" }, rolls: [] },
  },
});

/** Follows a server whose connections each bring these events and then break as they say. */
const follow = async (connections: readonly (readonly [events: readonly object[], end: Error | null])[]) => {
  const asked: unknown[] = [];
  const news: TableNews[] = [];
  const ended = new AbortController();
  const client: Pick<ApiClient, "subscribe"> = {
    subscribe: async function* subscribe(_document, variables, _signal, onOpen) {
      const connection = connections[asked.length];
      asked.push(variables);
      if (connection === undefined) return ended.abort();
      if (!(connection[1] instanceof AppError)) onOpen?.();
      yield* JSON.parse(JSON.stringify(connection[0]));
      if (connection[1]) throw connection[1];
    },
  };
  await followTable(client, "c", 5, { onNews: (one) => void news.push(one), signal: ended.signal, delays: { first: 1, max: 2 } });
  return { asked, lines: news.map(({ text }) => text) };
};

test("a lost connection is made again from what was received last", async () => {
  const { asked, lines } = await follow([
    [[talk(6, "hello"), turn(8, 3)], new Error("socket hang up")],
    [[], new AppError("server_unreachable", "No server answers.")],
    [[talk(9, "still there?")], null],
  ]);
  expect(asked).toEqual([
    { campaignId: "c", after: 5 },
    { campaignId: "c", after: 8 },
    { campaignId: "c", after: 8 },
    { campaignId: "c", after: 9 },
  ]);
  expect(lines).toEqual([
    "[table] Mara (bo): hello",
    "Mara: I wait.\nYou wait.",
    "(the connection was lost; connecting again)",
    "(connected again)",
    "[table] Mara (bo): still there?",
    "(the connection was lost; connecting again)",
  ]);
});

test("a player who was removed is told so, and no further attempt is made", async () => {
  const { asked, lines } = await follow([[[], new AppError("NOT_FOUND", 'There is no campaign "c".')]]);
  expect(asked).toHaveLength(1);
  expect(lines).toEqual(['(you no longer see the others: There is no campaign "c".)']);
});

test("events that are no longer kept are announced, and new ones follow", async () => {
  const { asked, lines } = await follow([
    [[], new AppError("CONFLICT", "The events after 5 are no longer kept.")],
    [[talk(90, "hello")], null],
  ]);
  expect(asked.slice(0, 2)).toEqual([
    { campaignId: "c", after: 5 },
    { campaignId: "c", after: null },
  ]);
  expect(lines.slice(0, 2)).toEqual(["(you were away for long: /history shows what happened)", "[table] Mara (bo): hello"]);
});
