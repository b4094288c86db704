import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "./client.ts";
import { followRun } from "./follow.ts";
import { describeError } from "./records.ts";
import type { Records } from "./records.ts";

/** A player of the soak. */
export interface PlayerOptions {
  readonly client: Client;
  readonly campaignId: string;
  readonly user: string;
  readonly random: () => number;
  /** Seconds. */
  readonly think: number;
  readonly records: Records;
  /** No new turn is begun after `stop`; nothing is waited for after `giveUp`. */
  readonly stop: AbortSignal;
  readonly giveUp: AbortSignal;
}

/** Thinks, takes a turn, reads it to its end, and so on. A request without an answer is sent again with its key, as clients do. */
export const playOn = async (options: PlayerOptions): Promise<void> => {
  const { client, campaignId, user, random, think, records, stop, giveUp } = options;
  for (let nth = 1; ; nth += 1) {
    await sleep(random() * think * 1000, undefined, { signal: stop }).catch(() => {});
    if (stop.aborted) return;
    const key = `${user} ${nth}`;
    const runId = await sendTurn(options, key);
    if (runId === null) continue;
    const turn = { campaignId, user, key, runId, events: [] };
    records.accepted.push(turn);
    Object.assign(turn, { events: await followRun(client, runId, giveUp, records) });
    // Some send it once more, as after a lost answer: it must be the same run.
    const again = random() < 0.2 ? await sendTurn(options, key) : null;
    if (again !== null && again !== runId) records.note(`another run for the key "${key}"`);
  }
};

const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
  __typename ... on QueuedTurn { run { key } } ... on Error { code message } } }`;

/** The run of a turn, however often it has to be asked for; `null` when it was refused. */
const sendTurn = async ({ client, campaignId, records, giveUp }: PlayerOptions, key: string): Promise<string | null> => {
  while (!giveUp.aborted) {
    const input = { campaignId, idempotencyKey: key, text: "I listen." };
    const answer = await client.ask(playTurn, { input }).catch(() => null);
    if (answer?.errors) records.note(`playTurn: ${describeError(answer.errors)}`);
    const played = answer?.data?.playTurn;
    // A turn whose run could not be read was accepted all the same: it is asked for again.
    if (played?.__typename === "QueuedTurn" && played.run !== null) return played.run.key;
    if (played && played.__typename !== "QueuedTurn") {
      records.note(`refused: ${played.code} ${played.message}`);
      return null;
    }
    await sleep(300);
  }
  return null;
};
