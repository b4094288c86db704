import { provideValue } from "freeform-rpg/kernel";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { startBilledServer } from "freeform-rpg/testing/models";
import type { BilledScript, ModelSpeed } from "freeform-rpg/testing/models";
import anthropic from "../plugins/models/anthropic/plugin.ts";
import langchain from "../plugins/models/langchain/plugin.ts";
import models from "../plugins/models/core/plugin.ts";
import { openEngine } from "../tests/engine/open-engine.ts";
import { answerRequest } from "./conversation/answer.ts";
import type { CurrentTurn } from "./conversation/answer.ts";
import { openTable, playHeard } from "./conversation/play.ts";
import type { Heard } from "./conversation/play.ts";
import { readPlayedTurns } from "./conversation/played-turns.ts";
import { report } from "./conversation/report.ts";
import type { MeasuredTurn } from "./conversation/report.ts";
import type { Benchmark } from "./result.ts";

/** Every so many turns the narrator writes a faulty sentence. */
const faultyEvery = 7;

/**
 * Plays a conversation against a server that speaks a vendor's streaming protocol, answers at the pace of real models and bills like the
 * vendor. The figures are medians of what a player waits for, beside what is aimed at, and of what the vendor bills.
 */
export const benchmark: Benchmark = async ({ turns = 40, speed = 1, vendor = "anthropic" }) => {
  if (!isVendor(vendor)) throw new Error(`There is no vendor "${vendor}". Choose anthropic or openai.`);
  const played = readPlayedTurns();
  let current: CurrentTurn | undefined;
  const server = await startBilledServer({
    vendor,
    haste: speed,
    speed: paceOf,
    answer: (asked) => {
      if (!current) throw new Error("A model was asked before the first turn.");
      return answerRequest(asked, current);
    },
  });
  const engine = await openEngine({
    plugins: [
      { plugin: models, options: { provider: vendor } },
      vendor === "anthropic"
        ? { plugin: anthropic, options: { baseUrl: server.url } }
        : { plugin: langchain, options: { openai: { baseUrl: `${server.url}/v1` } } },
    ],
    services: [provideValue(ModelKeys, { read: (name) => (name === keys[vendor] ? "sk-bench" : null) })],
  });
  await openTable(engine);
  const measured: MeasuredTurn[] = [];
  for (let nth = 1; nth <= turns; nth += 1) {
    const turn = played[(nth - 1) % played.length];
    if (!turn) throw new Error("There are no turns to play.");
    const faulty = nth % faultyEvery === 0;
    current = { nth, turn, faulty };
    const before = server.bills.length;
    const heard = scaleTimes(await playHeard(engine, turn.says, nth), speed);
    measured.push({ nth, says: turn.says, faulty, heard, bills: server.bills.slice(before) });
  }
  await engine.close();
  await server.close();
  return report(measured);
};

const isVendor = (name: string): name is BilledScript["vendor"] => name === "anthropic" || name === "openai";

const keys = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY" };

/** Cheap models: 0.4 s to the first token, 120 tokens a second; others: 0.8 s and 60. */
const paceOf = (model: string): ModelSpeed =>
  /haiku|luna/.test(model) ? { first: 400, tokensPerSecond: 120 } : { first: 800, tokensPerSecond: 60 };

const scaleTimes = (heard: Heard, speed: number): Heard => ({
  ...heard,
  dice: heard.dice * speed,
  firstWord: heard.firstWord * speed,
  textComplete: heard.textComplete * speed,
  committed: heard.committed * speed,
});
