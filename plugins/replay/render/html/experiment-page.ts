import type { ExperimentReport } from "../../experiment/documents.ts";
import { showNumber, showVerdict } from "../numbers.ts";
import { drawInterval } from "./charts.ts";
import { html } from "./escape.ts";
import { makePage, showFigures, showTable } from "./page.ts";
import { showSides } from "./side-by-side.ts";

const shown = 100;

/** The page of turns that were told in two ways. */
export const showExperimentPage = (report: ExperimentReport): string => {
  const { campaign_id, from_turn, to_turn, figures, texts } = report;
  return makePage(`Two ways of telling ${campaign_id}, turns ${from_turn} to ${to_turn}`, [
    html`<p><b>A</b>: ${report.a.join(", ")}. <b>B</b>: ${report.b.join(", ") || "as it is now"}.</p>`,
    showFigures([
      [String(report.turns - report.left_out), "turns compared"],
      [String(report.left_out), "turns left out"],
      [`$${showNumber(report.cost)}`, "paid"],
    ]),
    ...report.failures.map((message) => html`<p>${message}</p>`),
    html`<h2>Figures</h2>`,
    showTable(
      ["figure", "A", "B", "B less A, 95 %", "", "A lower / tie / B lower", "p, corrected", "verdict"],
      figures.map((one) => [
        one.metric.replaceAll("_", " "),
        showNumber(one.mean_a),
        showNumber(one.mean_b),
        `${showNumber(one.mean_difference)} (${one.interval.map(showNumber).join(" to ")})`,
        drawInterval(one.interval[0], one.mean_difference, one.interval[1]),
        `${one.a_lower} / ${one.ties} / ${one.b_lower}`,
        `${showNumber(one.p)}, ${showNumber(one.p_corrected)}`,
        showVerdict(one),
      ]),
    ),
    html`<p class="note">
      A difference is called shown where the sign test, corrected for all figures, stays under 0.05 and the interval leaves out nothing.
      Fewer than ten turns, or six that differ, are too few to say anything.
    </p>`,
    html`<h2>Texts</h2>`,
    ...texts.slice(0, shown).map(
      ({ turn_no, player_input, a, b }) =>
        html`<details>
          <summary><b>Turn ${turn_no}</b>${player_input}</summary>
          ${showSides(["A", a], ["B", b])}
        </details>`,
    ),
    texts.length > shown ? html`<p class="note">${texts.length - shown} more are in the JSON report.</p>` : html``,
  ]);
};
