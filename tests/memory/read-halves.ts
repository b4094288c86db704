import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Asked = z.object({ ask: z.string(), answers: z.array(z.number().int()).min(1) });

const Probes = z.object({
  turns: z.array(z.object({ turn: z.number().int(), player: z.string(), told: z.string() })).min(1),
  /** Questions in other words than the turns that answer them. */
  probes: z.array(Asked).min(1),
  /** Questions about the same turns by a writer who came later and had read nothing but the turns. */
  later: z.array(Asked).default([]),
});

/** What each turn was about in other words, by its number, as a model says it that reads the turn and no question. */
const Recorded = z.record(z.string(), z.string());

/** The halves of the probes: one to tune with, one that is only measured. */
export const probeHalves = ["dev", "held"] as const;

/** A told turn. */
export interface ToldTurn {
  readonly turn: number;
  readonly player: string;
  readonly told: string;
  /** What was recorded of it; empty where nothing was. */
  readonly about: string;
}

/** A question, and the turns that answer it. */
export interface Probe {
  readonly ask: string;
  readonly answers: readonly number[];
}

/** One half of the probes. */
export interface ProbeHalf {
  readonly half: (typeof probeHalves)[number];
  readonly turns: readonly ToldTurn[];
  readonly probes: readonly Probe[];
  readonly later: readonly Probe[];
}

/** The halves that the folder holds. Their turns are numbered on, so that they are one story. */
export const readHalves = (folder: string): ProbeHalf[] => {
  const halves: ProbeHalf[] = [];
  for (const half of probeHalves) {
    const file = join(folder, `${half}.json`);
    if (!existsSync(file)) continue;
    const before = halves.reduce((sum, { turns }) => sum + turns.length, 0);
    const { turns, probes, later } = Probes.parse(readJson(file));
    const numberOn = (asked: readonly Probe[]) => asked.map(({ ask, answers }) => ({ ask, answers: answers.map((turn) => turn + before) }));
    const about = readAbout(join(folder, `${half}.about.json`));
    halves.push({
      half,
      turns: turns.map(({ turn, ...told }) => ({ turn: turn + before, ...told, about: about[turn] ?? "" })),
      probes: numberOn(probes),
      later: numberOn(later),
    });
  }
  return halves;
};

const readAbout = (file: string) => (existsSync(file) ? Recorded.parse(readJson(file)) : {});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
