import { stdin } from "node:process";
import { progress } from "@clack/prompts";
import type { ProgressResult } from "@clack/prompts";
import type { RunEvent } from "freeform-rpg/kernel";
import { remark } from "../output.ts";

/** A step of an ingest. */
export interface ShownStep {
  readonly type: RunEvent["type"];
  readonly stage: string | null;
  readonly note: string;
  readonly done: number;
  readonly total: number | null;
}

/** Shows the progress of an ingest. */
export interface ProgressWatch {
  show(event: ShownStep): void;
  /** Ends the current progress bar. */
  stop(): void;
}

/** Bars on a terminal, lines elsewhere. */
export const watchProgress = (terminal: boolean): ProgressWatch => (terminal ? drawBars() : { show: printStep, stop: () => undefined });

/** Shows nothing. */
export const silent: ProgressWatch = { show: () => undefined, stop: () => undefined };

const drawBars = (): ProgressWatch => {
  let bar: ProgressResult | null = null;
  let done = 0;
  let total = 0;
  const begin = (steps: number, message: string) => {
    bar?.stop();
    bar = progress({ max: Math.max(1, steps), style: "block", size: 24 });
    bar.start(message);
    // The bar reads keys in raw mode and exits the process on Ctrl-C. Without raw mode Ctrl-C is a signal, which cancels the work.
    if (stdin.isTTY) stdin.setRawMode(false);
    [done, total] = [0, steps];
  };
  const step = (event: ShownStep) => {
    const { stage, note } = event;
    const steps = event.total ?? 0;
    if (steps > 0 && steps !== total) begin(steps, `${stage}: ${note}`);
    const message = `${stage}: ${note}${steps > 0 ? `, ${event.done} of ${steps}` : ""}`;
    if (steps > 0 && event.done > done) bar?.advance(event.done - done, message);
    else bar?.message(message);
    done = Math.max(done, event.done);
  };
  const end = (message?: string) => {
    bar?.stop(message);
    bar = null;
  };
  return {
    show(event) {
      const { type, stage, note } = event;
      if (type === "stage_started") begin(0, `${stage}: ${note}`);
      else if (type === "progress") step(event);
      else if (type === "stage_finished") end(`${stage}: ${note}`);
      else if (type === "stage_skipped") remark(`   ${stage}: ${note}`);
      else if (type === "stage_failed") {
        bar?.error(`${stage}: failed`);
        bar = null;
      }
    },
    stop: () => end(),
  };
};

/** Every stage, and every fiftieth step. */
const printStep = ({ type, stage, note, done, total }: ShownStep): void => {
  if (type === "progress" && total !== null && done > 0 && (done % 50 === 0 || done === total)) remark(`  ${note}: ${done} of ${total}`);
  if (type === "stage_started") remark(`${stage}: ${note}`);
  if (type === "stage_finished" || type === "stage_skipped") remark(`  ${note}`);
};
