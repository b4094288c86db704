import type { StateReport } from "../../documents/report.ts";
import { html } from "./escape.ts";
import { makePage, showFigures, showTable } from "./page.ts";
import { showDifferences } from "./side-by-side.ts";

/** The page of a state that was rebuilt. */
export const showStatePage = ({ campaign_id, turn_no, identical, checks, rows, digest }: StateReport): string =>
  makePage(`State of ${campaign_id} after turn ${turn_no}`, [
    showFigures([
      [identical ? "identical" : "different", "kept states beside the log"],
      [String(checks.length), "kept states compared"],
      [String(Object.values(rows).reduce((sum, count) => sum + count, 0)), "rows"],
    ]),
    html`<p class="note">SHA-256 of the rebuilt state: <code>${digest}</code></p>`,
    html`<h2>Kept states</h2>`,
    checks.length === 0 ? html`<p>Nothing is kept beside the log up to this turn, so there was nothing to compare.</p>` : html``,
    showTable(
      ["kept", "turn", "verdict"],
      checks.map(({ kept, turn_no: at, identical: same }) => [kept, at, same ? "identical" : "different"]),
    ),
    ...checks
      .filter(({ differences }) => differences.length > 0)
      .map(
        ({ kept, differences }) =>
          html`<h2>${kept}</h2>
            ${showDifferences(differences, 0)}`,
      ),
    html`<h2>Rows</h2>`,
    showTable(["table", "rows"], Object.entries(rows)),
  ]);
