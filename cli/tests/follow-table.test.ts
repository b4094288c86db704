import { AppError } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import type { ApiClient } from "../api/api-client.ts";
import { followTable } from "../play/follow-table.ts";
import type { TableNews } from "../play/table.ts";

const talk = (key: string, text: string) => ({
  campaignEvents: {
    type: "message_posted",
    runKey: null,
    turnNumber: null,
    turn: null,
    tableMessage: { key, kind: "TABLE_TALK", text, hidden: false, userId: "bo", actor: { name: "Mara" }, roll: null },
  },
});
const turn = (number: number) => ({
  campaignEvents: {
    type: "turn_committed",
    runKey: `run-${number}`,
    turnNumber: number,
    turn: { number, input: "I wait.", text: "You wait.", actor: { name: "Mara" }, player: { userId: "bo" }, rolls: [] },
    tableMessage: null,
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
  await followTable(
    client,
    "c",
    { turn: 2, message: "m1" },
    { onNews: (one) => void news.push(one), signal: ended.signal, delays: { first: 1, max: 2 } },
  );
  return { asked, lines: news.map(({ text }) => text) };
};

test("a lost connection is made again from what was received last", async () => {
  const { asked, lines } = await follow([
    [[talk("m2", "hello"), turn(3)], new Error("socket hang up")],
    [[], new AppError("server_unreachable", "No server answers.")],
    [[talk("m3", "still there?")], null],
  ]);
  expect(asked).toEqual([
    { campaignId: "c", afterTurn: 2, afterMessage: "m1" },
    { campaignId: "c", afterTurn: 3, afterMessage: "m2" },
    { campaignId: "c", afterTurn: 3, afterMessage: "m2" },
    { campaignId: "c", afterTurn: 3, afterMessage: "m3" },
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
