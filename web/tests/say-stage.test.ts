import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LiveTurn } from "../src/live-turn.ts";
import type * as Stage from "../src/say-stage.ts";

let sayStage: typeof Stage.sayStage;
// Other files of the worker may have read the texts in another language.
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal("navigator", { language: "en-GB" });
  ({ sayStage } = await import("../src/say-stage.ts"));
});
afterAll(() => vi.unstubAllGlobals());

const waiting = { input: "", text: "", patches: [], note: "", resolved: null, failed: "", started: false, suspended: false };
const turn = (actor: string, state: Partial<LiveTurn> = {}): LiveTurn => ({ run: actor, actor, ...waiting, ...state });
const spotlight = { mode: "SPOTLIGHT", spotlight: { key: "ada", name: "Ada" }, round: null } as const;
const rounds = { mode: "ROUNDS", spotlight: null, round: null } as const;

test.for([
  { name: "a turn that has begun", turns: [turn("Ada", { started: true })], says: "is deciding …" },
  { name: "a turn with nothing before it", turns: [turn("Ada")], says: "is deciding …" },
  { name: "a turn in review", turns: [turn("Ada", { started: true, suspended: true })], says: "waits for the DM …" },
  { name: "a turn behind another's", turns: [turn("Ada", { started: true }), turn("Mo")], says: "waits for the turn of Ada …" },
  { name: "a turn behind one's own", turns: [turn("Ada", { started: true }), turn("Ada")], says: "waits for the turn before …" },
  { name: "a turn behind one that failed", turns: [turn("Ada", { failed: "No model." }), turn("Mo")], says: "is deciding …" },
  { name: "a turn while play is paused", turns: [turn("Ada")], pause: { note: "" }, says: "waits until play goes on …" },
  { name: "an action declared in a round", turns: [turn("Ada")], order: rounds, says: "waits for the round …" },
  { name: "a turn without the spotlight", turns: [turn("Mo")], order: spotlight, says: "waits for the spotlight …" },
  { name: "a turn in the spotlight", turns: [turn("Ada")], order: spotlight, says: "is deciding …" },
])("$name says what it waits for", ({ turns, says, order = null, pause = null }) => {
  const last = turns.at(-1);
  expect(last && sayStage(last, turns, { order, pause })).toBe(says);
});
