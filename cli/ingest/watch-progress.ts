import { progress } from "@clack/prompts";
import type { ProgressResult } from "@clack/prompts";
import type { RunEvent } from "freeform-rpg/kernel";
import { remark } from "../output.ts";

/** Shows an ingest's events as they come. */
export interface ProgressWatch {
  hear(event: RunEvent): void;
  /** Ends what is still moving on the screen. */
  stop(): void;
}

/** Bars on a terminal, lines elsewhere. */
export const watchProgress = (terminal: boolean): ProgressWatch => (terminal ? drawBars() : { hear: tellLine, stop: () => undefined });

const drawBars = (): ProgressWatch => {
  let bar: ProgressResult | null = null;
  let done = 0;
  const begin = (max: number, message: string) => {
    bar?.stop();
    bar = progress({ max, style: "block", size: 24 });
    bar.start(message);
    done = 0;
  };
  const end = (message?: string) => {
    bar?.stop(message);
    bar = null;
  };
  let open = 0;
  return {
    hear(event) {
      if (event.type === "stage_started") {
        open = 1;
        begin(1, event.stage);
      } else if (event.type === "progress") {
        const total = event.total ?? 0;
        if (total > 0 && total !== open) {
          begin(total, event.stage);
          open = total;
        }
        const message = `${event.stage}: ${event.note}${total > 0 ? `, ${event.done} of ${total}` : ""}`;
        if (total > 0 && event.done > done) bar?.advance(event.done - done, message);
        else bar?.message(message);
        done = Math.max(done, event.done);
      } else if (event.type === "stage_finished") end(`${event.stage}: ${endOf(event)}`);
      else if (event.type === "stage_skipped") remark(`   ${event.stage}: left out`);
      else if (event.type === "stage_failed") {
        bar?.error(`${event.stage}: failed`);
        bar = null;
      }
    },
    stop: () => end(),
  };
};

const endOf = ({ restored, ms }: { readonly restored: boolean; readonly ms: number }): string =>
  restored ? "unchanged, kept" : `done in ${(ms / 1000).toFixed(1)} s`;

/** Every stage, and every fiftieth step. */
const tellLine = (event: RunEvent): void => {
  if (event.type === "progress" && (event.done % 50 === 0 || event.done === event.total))
    remark(`  ${event.note}: ${event.done} of ${event.total ?? "?"}`);
  if (event.type === "stage_started") remark(event.stage);
  if (event.type === "stage_finished") remark(`  ${endOf(event)}`);
  if (event.type === "stage_skipped") remark(`  left out: ${event.reason}`);
};
