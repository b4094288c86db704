import type { ReplayedTurn, TurnsReport } from "../../documents/report.ts";
import { showDollars, showMs } from "../numbers.ts";
import { drawBars, drawCells, drawLines, showLegend } from "./charts.ts";
import type { Part } from "./charts.ts";
import { html } from "./escape.ts";
import type { Html } from "./escape.ts";
import { makePage, showFigures } from "./page.ts";
import { showDifferences, showSides } from "./side-by-side.ts";

/** Turns shown in full; the others are in the JSON report. */
const shown = 200;

/** The page of turns that were run again. */
export const showTurnsPage = (report: TurnsReport): string => {
  const { campaign_id, from_turn, to_turn, turns } = report;
  const notable = turns.filter(({ identical }) => !identical);
  return makePage(`Replay of ${campaign_id}, turns ${from_turn} to ${to_turn}`, [
    html`<p>
      ${report.overrides.length > 0 ? `Other than recorded: ${report.overrides.join(", ")}.` : "Nothing was overridden."}
      ${modes[report.mode]} ${reruns[report.rerun]}
    </p>`,
    showFigures([
      [String(report.identical), "turns identical"],
      [String(report.different), "turns different"],
      [String(report.failed), "could not be run again"],
      [report.state.identical ? "identical" : "different", "state after the last turn"],
      [report.turns_per_second.toFixed(1), "turns a second"],
      [showDollars(report.cost), "paid for this replay"],
    ]),
    html`<h2>Turns</h2>`,
    showLegend([
      ["same", "identical"],
      ["other", "different"],
      ["bad", "could not be run again"],
    ]),
    drawCells(
      "One cell for each turn",
      turns.map((turn) => ({ colour: colourOf(turn), title: `Turn ${turn.turn_no}: ${verdictOf(turn)}` })),
    ),
    html`<h2>Stages</h2>`,
    ...showStages(report),
    ...showWords(turns),
    html`<h2>${notable.length > 0 ? "What differs" : "Nothing differs"}</h2>`,
    ...notable.slice(0, shown).map(showTurn),
    ...(notable.length > shown
      ? [html`<p class="note">${notable.length - shown} more turns differ; the JSON report has them all.</p>`]
      : []),
    ...(report.state.identical ? [] : [html`<h2>State after the last turn</h2>`, showDifferences(report.state.differences, 0)]),
  ]);
};

const modes = { record: "Each turn began from what was recorded.", chain: "Each turn began from what the replayed turn before it made." };
const reruns = { touched: "Only what that touches was run again.", all: "Every stage was run again." };

const colourOf = ({ identical, failure }: ReplayedTurn): Part["colour"] => (failure ? "bad" : identical ? "same" : "other");
const verdictOf = ({ identical, failure }: ReplayedTurn): string =>
  failure ? "could not be run again" : identical ? "identical" : "different";

const showStages = ({ stages }: TurnsReport): Html[] => [
  showLegend([
    ["same", "kept"],
    ["other", "run again"],
  ]),
  drawBars(
    "Turns in which each stage was kept or run again",
    stages.map(({ stage, kept, run, ms }) => ({
      name: stage,
      parts: [
        { colour: "same", value: kept },
        { colour: "other", value: run },
      ],
      sum: run > 0 ? showMs(ms) : "",
    })),
  ),
  html`<h2>Model calls</h2>`,
  showLegend([
    ["same", "answered from the record"],
    ["new", "asked of a provider"],
  ]),
  drawBars(
    "Model calls of each stage",
    stages
      .filter(({ asked, recalled }) => asked + recalled > 0)
      .map(({ stage, asked, recalled, cost }) => ({
        name: stage,
        parts: [
          { colour: "same", value: recalled },
          { colour: "new", value: asked },
        ],
        sum: `${recalled + asked}${cost > 0 ? `, ${showDollars(cost)}` : ""}`,
      })),
  ),
];

const showWords = (turns: readonly ReplayedTurn[]): Html[] => {
  const both = turns.flatMap(({ figures }) => (figures.replayed ? [[figures.recorded.words, figures.replayed.words] as const] : []));
  if (both.length < 2) return [];
  return [
    html`<h2>Words a turn</h2>`,
    html`<div class="legend">
      <span><i class="same"></i>recorded</span><span><i class="new"></i>replayed (dashed)</span>
    </div>`,
    drawLines(
      "Words of each turn, recorded and replayed",
      both.map(([recorded]) => recorded),
      both.map(([, replayed]) => replayed),
    ),
  ];
};

const showTurn = (turn: ReplayedTurn): Html => {
  const { turn_no, player_input, failure, text, differences, more_differences } = turn;
  return html`<details${{ html: text || failure ? " open" : "" }}><summary><b>Turn ${turn_no}</b><span class="tag ${colourOf(turn)}">${verdictOf(turn)}</span>${player_input}</summary>
${failure ? html`<p>${failure.message}</p>` : ""}
${text ? showSides(["recorded", text.recorded], ["replayed", text.replayed]) : ""}
${showDifferences(
  differences.filter(({ part, path }) => part !== "final_text" && !path.endsWith("final_text")),
  more_differences,
)}
</details>`;
};
