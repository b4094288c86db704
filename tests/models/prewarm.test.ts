import { provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createAnthropic } from "freeform-rpg/plugins/models/anthropic/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { startBilledServer } from "freeform-rpg/testing/models";
import { afterEach, expect, test, vi } from "vitest";
import narrator from "../../plugins/turn/narrator/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import { pretendModel } from "./pretend-model.ts";

const narratorModel = "claude-sonnet-5-5";

/** A campaign whose narrator is prewarmed, and a vendor that forgets cached beginnings after five minutes. */
const openTable = async () => {
  const model = pretendModel();
  const vendor = await startBilledServer({
    vendor: "anthropic",
    speed: () => ({ first: 0, tokensPerSecond: 1e6 }),
    answer: async (asked) => (await model.script(asked, 0)).value,
  });
  const provider = createAnthropic({
    apiKey: "k",
    baseUrl: vendor.url,
    quality: narratorModel,
    cheap: "claude-haiku-5-5",
    maxTokens: { quality: 1000, cheap: 500 },
    timeout: 20_000,
  });
  const server = await openServer({
    services: [provideValue(ModelProvider, provider)],
    plugins: [{ plugin: { ...narrator, name: "prewarmed-narrator", replaces: "narrator" }, options: { prewarm: true } }],
  });
  model.learn(server.kernel);
  await (await server.kernel.use(Campaigns)).create({ id: "c", seed: "dice", scenario_id: "dead_drop", user: "ada" });
  const close = async () => {
    await server.close();
    await vendor.close();
  };
  return { server, vendor, close };
};

const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * 60_000);
afterEach(() => vi.useRealTimers());

test("after a pause the narrator's cache is filled before the narration is asked for, and only then", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { server, vendor, close } = await openTable();
  const play = async (text: string) => {
    const before = vendor.bills.length;
    expect(await server.play("ada", { text })).toMatchObject({ __typename: "QueuedTurn" });
    return vendor.bills.slice(before).filter(({ model }) => model === narratorModel);
  };
  const [warmed, first] = await play("I look around.");
  expect([warmed?.output, warmed?.read, first?.read]).toEqual([0, 0, warmed?.written]);
  later(4);
  const second = await play("I wait.");
  expect(second.map(({ read }) => read > 2000)).toEqual([true]);
  later(6);
  const [again, third] = await play("I wait.");
  expect([again?.read, again?.output, third?.read]).toEqual([0, 0, again?.written]);
  await close();
});
