import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { RunEvent } from "freeform-rpg/kernel";
import { shippedPacks } from "../engine/shipped-packs.ts";

interface Outcome {
  readonly state: unknown;
  readonly folded: unknown;
  readonly told: readonly (readonly RunEvent[])[];
  readonly statuses: readonly string[];
}

/** Every boundary of a turn, in the order in which it reaches them. */
export const boundaries = [
  "after turn/context-packet",
  "during turn/interpreter",
  "after the call of interpret",
  "after turn/interpretation",
  "after turn/ruling",
  "after turn/plan",
  "after turn/resolution",
  "during turn/narrator",
  "after the call of narrate",
  "after turn/draft",
  "during turn/review",
  "after turn/narration",
  "after turn/reconciliation",
  "inside the commit",
  "after the commit",
  "after the end",
];

/** Plays two turns in processes that are killed at each of `points`, one after another, and proves that they are the turns they would have been. Answers how many were killed. */
export const playKilled = async (points: readonly string[]): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  try {
    for (const name of ["killed", "unbroken"])
      await (await openTestDatabase({ dataDir: join(folder, name), fixture: shippedPacks })).close();
    for (const point of points) {
      const { signal, errors } = await runProcess(join(folder, "killed"), point);
      expect(signal, `${point}: ${errors}`).toBe("SIGKILL");
    }
    compare(await playThrough(join(folder, "unbroken")), await playThrough(join(folder, "killed")));
    expect(answeredCalls(join(folder, "killed"))).toEqual(answeredCalls(join(folder, "unbroken")));
    return points.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const compare = (whole: Outcome, killed: Outcome): void => {
  expect(killed.state).toEqual(whole.state);
  expect(killed.folded).toEqual(killed.state);
  expect(killed.statuses).toEqual(["finished", "finished"]);
  for (const [at, events] of killed.told.entries()) {
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1));
    expect(events.filter(({ type }) => type === "run_finished")).toHaveLength(1);
    expect(textOf(events).trim()).toBe(textOf(whole.told[at] ?? []).trim());
  }
};

const playThrough = async (dataDir: string): Promise<Outcome> => {
  const { output, errors } = await runProcess(dataDir);
  if (output === "") throw new Error(errors);
  return JSON.parse(output);
};

const runProcess = (dataDir: string, point = ""): Promise<{ signal: string | null; output: string; errors: string }> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, "play-and-die.ts");
    const child = spawn(process.execPath, [script, dataDir, `${dataDir}.calls`, point]);
    let output = "";
    let errors = "";
    child.stdout.on("data", (piece) => (output += piece));
    child.stderr.on("data", (piece) => (errors += piece));
    child.on("close", (_code, signal) => resolve({ signal, output, errors }));
  });

const answeredCalls = (dataDir: string): readonly string[] => {
  const file = `${dataDir}.calls`;
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.filter((line) => line.startsWith("answered"));
};

const textOf = (events: readonly RunEvent[]): string =>
  events.reduce((text, event) => {
    if (event.type === "narration_patched") return text.slice(0, event.from) + event.text + text.slice(event.to);
    if (event.type === "token") return text + event.text;
    return event.type === "draft_discarded" ? "" : text;
  }, "");
