import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { Page } from "playwright-core";
import { openWeb } from "../web/tests/open-web.ts";
import type { Web } from "../web/tests/open-web.ts";
import { writeTurns } from "../web/tests/write-turns.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile } from "./statistics.ts";
import { traceMainThread } from "./web/trace-main-thread.ts";

const sentence = "Rain runs down the windows and no one speaks. ";
const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "wait", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

const pieces = Array.from({ length: 60 }, (_, nth) => (nth % 12 === 11 ? "\n\n" : sentence.slice(0, 9 + (nth % 30))));
/** Milliseconds between two pieces of a narration. */
const pace = 25;

const narrate = async ({ onText }: ModelRequest): Promise<string> => {
  for (const piece of pieces) {
    onText?.(piece);
    await sleep(pace);
  }
  return pieces.join("");
};

const model = provideValue(ModelProvider, {
  name: "paced",
  notice: "Narrations arrive in pieces.",
  complete: async (request) => {
    const value = request.prompt.id === "turn/narrator" ? await narrate(request) : answers[request.prompt.id];
    if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${request.prompt.id}".`);
    return { value, model: "paced", inputTokens: 1, outputTokens: 1, cost: 0 };
  },
});

/** The figures of the player's page in Chromium, in a campaign of `--turns` turns (default 600): the first page, streaming, and 500 turns at once. */
export const benchmark: Benchmark = async ({ turns = 600 }) => {
  const web = await openWeb({ services: [model] });
  played = await writeTurns(web.engine, turns, pieces.join(""));
  const page = await web.open("ada", "/", { apart: true });
  const scripts = await measureScripts(page);
  const first = await measureFirstPage(page, web);
  const shift = await measureShift(page, web);
  const memory = await measureMemory(page);
  const empty = await measureEmptyFrames(page, web);
  const frames = await measureFrames(page, web);
  const fuller = await measureMemory(page);
  await web.close();
  return [
    beside("first_page_script", scripts / 1000, "kB gzipped", "the most allowed", 60),
    beside("first_page", first, "ms", "the most allowed", 1000),
    beside("layout_shift_while_streaming", shift, "score", "good, as web.dev has it", 0.1),
    beside("frame_with_500_entries_p50", frames.median, "ms", "60 frames a second", 1000 / 60),
    beside("frame_with_500_entries_p95", frames.high, "ms", "an empty page on this machine", empty.high),
    beside("cpu_for_a_frame_with_500_entries", frames.cpu, "ms of the main thread", "60 frames a second", 1000 / 60),
    beside("tasks_over_16_ms_of_cpu", frames.long, "tasks", "all frames", 300),
    beside("memory_with_500_entries", fuller, "MB", "with the newest page", memory),
  ];
};

const measureScripts = async (page: Page): Promise<number> => {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (new URL(name).pathname.endsWith(".js") ? name : [])),
  );
  const sizes = await Promise.all(urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Milliseconds from the address to a story that one can answer. The median of five. */
const measureFirstPage = async (page: Page, web: Web): Promise<number> => {
  const times: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const start = performance.now();
    await page.goto(`${web.origin}/c/demo`);
    await page.locator("textarea").waitFor();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
};

/** The layout shift of two turns that are sent, streamed and told, scrolling aside. */
const measureShift = async (page: Page, web: Web): Promise<number> => {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift" });
  });
  await playAll(web, 2);
  await page.locator("article:not(.live) h2", { hasText: `Turn ${played}` }).waitFor();
  return page.evaluate(() => (Reflect.get(globalThis, "shifts") as number[]).reduce((sum, one) => sum + one, 0));
};

/** The page's heap after a collection, in MB. */
const measureMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
};

let played = 0;

const playAll = async ({ engine: { kernel } }: Web, count: number): Promise<void> => {
  const turns = await kernel.use(Turns);
  for (let nth = 0; nth < count; nth += 1) {
    played += 1;
    const run = await turns.play({ campaign_id: "demo", user_id: "ada", text: "I wait.", idempotency_key: `web ${played}` });
    await turns.wait(run.id);
    // A turn on the database in memory never leaves the event loop to others.
    await setImmediate();
  }
};

interface Frames {
  readonly median: number;
  readonly high: number;
  /** Processor time of the page's main thread for a frame, in milliseconds. */
  readonly cpu: number;
  /** How many tasks took more processor time than a frame has. */
  readonly long: number;
}

/** Reads back until the page holds 500 entries, then scrolls over all of them while a turn is streamed. */
const measureFrames = async (page: Page, web: Web): Promise<Frames> => {
  const earlier = page.getByRole("button", { name: "Earlier turns" });
  for (let held = await page.locator(".story > li").count(); held < 500; held = await page.locator(".story > li").count()) {
    await earlier.click();
    await page.waitForFunction((before) => document.querySelectorAll(".story > li").length > before, held);
  }
  return measureScrolling(page, web);
};

/** The frames of an empty page while a turn is played: what this machine can do at all. */
const measureEmptyFrames = async (page: Page, web: Web): Promise<Frames> => {
  const empty = await page.context().newPage();
  const frames = await measureScrolling(empty, web);
  await empty.close();
  return frames;
};

const frameMs = 1000 / 60;

/** Measures 300 frames while the pane, if there is one, is scrolled and a turn is streamed. */
const measureScrolling = async (page: Page, web: Web): Promise<Frames> => {
  let times: readonly number[] = [];
  const { tasks } = await traceMainThread(page, async () => {
    const scrolled = page.evaluate(scrollPane);
    await playAll(web, 1);
    times = await scrolled;
  });
  return {
    median: percentile(times, 0.5),
    high: percentile(times, 0.95),
    cpu: tasks.reduce((sum, one) => sum + one, 0) / times.length,
    long: tasks.filter((one) => one > frameMs).length,
  };
};

/** Runs in the page: the milliseconds between 300 frames. */
const scrollPane = (): Promise<number[]> =>
  new Promise((resolve) => {
    const times: number[] = [];
    const pane = document.querySelector(".pane");
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      pane?.scrollBy(0, times.length % 100 < 50 ? -400 : 400);
      if (times.length < 300) requestAnimationFrame(step);
      else resolve(times.slice(5));
    };
    requestAnimationFrame(step);
  });
