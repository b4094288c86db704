import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { RunEvent } from "freeform-rpg/kernel";

interface Outcome {
  readonly state: unknown;
  readonly folded: unknown;
  readonly told: readonly (readonly RunEvent[])[];
  readonly statuses: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), "crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runProcess = (name: string, point = ""): Promise<{ signal: string | null; output: string; errors: string }> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, "play-and-die.ts");
    const child = spawn(process.execPath, [script, join(folder, name), callsOf(name), point]);
    let output = "";
    let errors = "";
    child.stdout.on("data", (piece) => (output += piece));
    child.stderr.on("data", (piece) => (errors += piece));
    child.on("close", (_code, signal) => resolve({ signal, output, errors }));
  });

const callsOf = (name: string) => join(folder, `${name}.calls`);

const playThrough = async (name: string): Promise<Outcome> => {
  const { output, errors } = await runProcess(name);
  if (output === "") throw new Error(errors);
  return JSON.parse(output);
};

const textOf = (events: readonly RunEvent[]): string =>
  events.reduce((text, event) => (event.type === "token" ? text + event.text : event.type === "draft_discarded" ? "" : text), "");

const answeredCalls = (name: string): readonly string[] => {
  const file = callsOf(name);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.filter((line) => line.startsWith("answered"));
};

/** Every boundary of a turn, in the order in which it reaches them. */
const points = [
  "after turn/context-packet",
  "during turn/interpreter",
  "after turn/interpretation",
  "after turn/ruling",
  "during turn/planner",
  "after turn/plan",
  "after turn/resolution",
  "during turn/narrator",
  "after turn/narration",
  "after turn/reconciliation",
  "inside the commit",
  "after the commit",
  "after the end",
];

test("a turn killed at every boundary, one after another, is the turn it would have been", { timeout: 240_000 }, async () => {
  for (const point of points) {
    const { signal, errors } = await runProcess("killed", point);
    expect(signal, `${point}: ${errors}`).toBe("SIGKILL");
  }
  const [whole, killed] = [await playThrough("unbroken"), await playThrough("killed")];
  expect(killed.state).toEqual(whole.state);
  expect(killed.folded).toEqual(killed.state);
  expect(killed.statuses).toEqual(["finished", "finished"]);
  expect(answeredCalls("killed")).toEqual(answeredCalls("unbroken"));
  for (const [at, events] of killed.told.entries()) {
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1));
    expect(events.filter(({ type }) => type === "run_finished")).toHaveLength(1);
    expect(textOf(events).trim()).toBe(textOf(whole.told[at] ?? []).trim());
  }
});
