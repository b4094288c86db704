import { canonicalJson } from "freeform-rpg/kernel";
import type { ShownPacket } from "freeform-rpg/schemas";
import { describeKnown, section } from "./describe-known.ts";
import type { KnownLines } from "./describe-known.ts";
import type { Role } from "./lines.ts";

/** What a view is made of. */
export interface ViewSource {
  /** What was known at the last compaction. */
  readonly known: KnownLines;
  /** The summary at the last compaction. */
  readonly summary: ShownPacket["summary"];
  /** This turn's packet: calibration and genre are read as they are now. */
  readonly packet: ShownPacket;
  readonly name: string;
  /** The first turn of the history; what lies before it is read as summaries. */
  readonly firstTurn: number;
}

/** Describes a role's view as plain text: campaign, cast, facts and the story before the history. */
export const describeView = (role: Role, { known, summary, packet, name, firstTurn }: ViewSource): string =>
  [
    role === "interpreter" ? "" : section("Campaign", describeCampaign(role, name, packet)),
    describeKnown(known, null),
    section("Story so far", storyBefore(summary.scene, firstTurn)),
  ]
    .filter((part) => part !== "")
    .join("\n\n");

const describeCampaign = (role: Role, name: string, { calibration, genre_rules }: ShownPacket): string[] => {
  const { tone, themes, risk, boundaries } = calibration;
  const limits = [
    ...(boundaries.lines.length === 0 ? [] : [`Never in the text: ${boundaries.lines.join("; ")}`]),
    ...(boundaries.veils.length === 0 ? [] : [`Only hinted at: ${boundaries.veils.join("; ")}`]),
  ];
  if (role === "reviewer") return limits;
  return [
    ...(name === "" ? [] : [`Name: ${name}`]),
    ...Object.entries(genre_rules)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, value]) => `${key}: ${typeof value === "string" ? value : canonicalJson(value)}`),
    `Tone, from 0 to 1: gritty ${tone.gritty}, dark ${tone.dark}, moral ${tone.moral}, action ${tone.action}`,
    ...(themes.length === 0 ? [] : [`Themes: ${themes.join(", ")}`]),
    `Risk: lethality ${risk.lethality}, failures are ${risk.failure_mode}, permanence ${risk.permanence}, plot armor ${risk.plot_armor}`,
    ...limits,
  ];
};

/** Summaries of the turns before the history: those after it are read word for word. */
const storyBefore = (summaries: string, firstTurn: number): string[] =>
  summaries.split("\n").filter((line) => line !== "" && Number(/^Turns (\d+) to /.exec(line)?.[1] ?? 0) < firstTurn);
