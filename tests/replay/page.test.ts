import { existsSync } from "node:fs";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderHtml, renderText } from "freeform-rpg/plugins/replay";
import type { TurnsReport } from "freeform-rpg/plugins/replay";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";

const evil = `<script>document.title = "taken"</script><img src=x onerror=alert(1)> "quoted" & 'so on'`;
const figures = { words: 9, drafts: 1, faults: 0, standing_faults: 0, leaks: 0, dropped: 0, cost: 0, call_ms: 1 };

/** A report in which players, narrators and rows try to break out. */
const report: TurnsReport = {
  kind: "turns",
  campaign_id: "c",
  from_turn: 1,
  to_turn: 3,
  mode: "record",
  rerun: "touched",
  cassette: "only",
  overrides: [evil],
  turns: [1, 2, 3].map((turn_no) => ({
    turn_no,
    event_id: `c:${turn_no}`,
    kind: "turn",
    player_input: evil,
    identical: turn_no === 1,
    failure: turn_no === 3 ? { code: "cassette_miss", message: evil } : null,
    stages: [{ stage: "narrate", outcome: "run" as const, ms: 3, asked: 1, recalled: 0, cost: 0.01 }],
    text: turn_no === 2 ? { recorded: `The guard sleeps. ${evil}`, replayed: `The guard wakes. ${evil}` } : null,
    differences: turn_no === 2 ? [{ part: "changes", path: "facts.f1", recorded: evil, replayed: null }] : [],
    more_differences: 0,
    figures: { recorded: figures, replayed: figures },
    ms: 3,
  })),
  identical: 1,
  different: 1,
  failed: 1,
  stages: [{ stage: "narrate", kept: 0, run: 3, asked: 3, recalled: 0, cost: 0.03, ms: 9 }],
  cost: 0.03,
  ms: 9,
  turns_per_second: 333,
  state: { identical: false, differences: [{ part: "state", path: "entities.x.name", recorded: "a", replayed: evil }] },
};

test("what players write never becomes markup", () => {
  const page = renderHtml(report);
  expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain("default-src &#39;none&#39;".replaceAll("&#39;", "'"));
  expect(renderText(report)).toContain("1 identical, 1 different, 1 could not be run again");
});

const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));

test.skipIf(browser === undefined)(
  "a browser shows the page on a phone and on a desk, by day and by night, without a request or a word from a script (skipped where no Chromium is installed)",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "freeform-page-"));
    writeFileSync(join(folder, "report.html"), renderHtml(report));
    const chrome = await chromium.launch({ executablePath: browser ?? "", args: ["--no-sandbox"] });
    const seen = [];
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [360, 1200]) {
        const page = await chrome.newPage({ viewport: { width, height: 800 }, colorScheme });
        const told: string[] = [];
        page.on("request", (request) => told.push(request.url()));
        page.on("console", (message) => told.push(message.text()));
        await page.goto(pathToFileURL(join(folder, "report.html")).href);
        const wide = await page.locator("html").evaluate((root) => root.scrollWidth > root.clientWidth);
        const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
        seen.push({ told: told.length, title: await page.title(), wide, ground, charts: await page.locator("svg").count() });
        await page.close();
      }
    await chrome.close();
    rmSync(folder, { recursive: true });
    const same = { told: 1, title: "Replay of c, turns 1 to 3", wide: false, charts: 4 };
    const [day, night] = [
      { ...same, ground: "rgb(255, 255, 255)" },
      { ...same, ground: "rgb(21, 24, 29)" },
    ];
    expect(seen).toEqual([day, day, night, night]);
  },
);
