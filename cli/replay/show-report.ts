import { renderText } from "freeform-rpg/plugins/operations/replay/lib";
import type { ReplayReport } from "freeform-rpg/plugins/operations/replay";
import { print, printJson } from "../output.ts";

/** Prints a report as text, or as JSON. It may contain what players may not know. */
export const showReport = (report: ReplayReport, { json }: { readonly json?: boolean | undefined }): void => {
  if (json) printJson(report);
  else print(renderText(report));
};
