import { writeFileSync } from "node:fs";
import { renderHtml, renderText } from "freeform-rpg/plugins/replay";
import type { ReplayReport } from "freeform-rpg/plugins/replay";
import { CommandError } from "../command-error.ts";
import { print, printJson, remark } from "../output.ts";

/** Where a report goes. */
export interface ReportOptions {
  readonly html?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Prints a report, and writes its page where one is asked for: for its owner's eyes alone, since it holds secrets. */
export const showReport = (report: ReplayReport, { html, json }: ReportOptions): void => {
  if (html !== undefined) writePage(html, renderHtml(report));
  if (json) printJson(report);
  else print(renderText(report));
};

const writePage = (file: string, page: string): void => {
  try {
    writeFileSync(file, page, { mode: 0o600 });
  } catch {
    throw new CommandError("file_unwritable", `The page cannot be written to "${file}". Is its folder there?`, 2);
  }
  remark(`The page is in ${file}. It holds what players may not know.`);
};
