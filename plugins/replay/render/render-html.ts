import type { ReplayReport } from "../jobs/replay-document.ts";
import { showExperimentPage } from "./html/experiment-page.ts";
import { showStatePage } from "./html/state-page.ts";
import { showTurnsPage } from "./html/turns-page.ts";

/** A report as one HTML page that needs nothing else. Whatever players wrote is shown as text. */
export const renderHtml = (report: ReplayReport): string => {
  if (report.kind === "state") return showStatePage(report);
  return report.kind === "turns" ? showTurnsPage(report) : showExperimentPage(report);
};
