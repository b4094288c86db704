import type { JsonObject } from "freeform-rpg/schemas";
import type { PolicyEngine } from "freeform-rpg/plugins/policy/engine";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import type { NarrationFacts } from "./facts/narration-facts.ts";
import type { NarrationJudge } from "./narration-judge.ts";
import { narrationPacksOf } from "./narration-policies.ts";

/** The options of a judge. */
export interface NarrationJudgeOptions {
  readonly policies: PolicyEngine;
  /** Names of every loaded detector of narration. Default: those that ship. */
  readonly detectors?: readonly string[];
  /** Packs by id. Default: every loaded pack with a rule that uses one of the detectors. */
  readonly packs?: readonly string[] | undefined;
}

/** Creates the judge for the loaded packs. The first one of a process judges a sample, so that a first draft takes no longer than later ones. */
export const createNarrationJudge = async ({
  policies,
  detectors = shippedNames,
  packs: named,
}: NarrationJudgeOptions): Promise<NarrationJudge> => {
  const packs = named ?? narrationPacksOf(policies.set, new Set(detectors));
  const check: NarrationJudge["check"] = async (text, given) => (await policies.check(text, { packs, given })).violations;
  await warmUp(check);
  return { check, repair: (text, given) => policies.correct(text, { packs, given }) };
};

const warmUp = async (check: NarrationJudge["check"]): Promise<void> => {
  if (isWarm) return;
  isWarm = true;
  for (let round = 0; round < warmUps; round += 1)
    for (const text of [sampleText, `${sampleText} “No” — at last.`]) await check(text, sampleFacts);
};

let isWarm = false;

/** Checks after which the patterns of the detectors are compiled, which V8 does separately for texts beyond Latin-1. */
const warmUps = 3;
const sampleText =
  'Odo hears you out, shakes his head and pours. "The captain will not like it," he says. Bree, who has been drawing, looks up at you; the rain goes on. You open the hatch, and somewhere below a bell starts to ring. Rusk leans in the doorway. If Jory were here, you think, he would laugh.';
const sampleFacts: JsonObject = {
  people: [
    { id: "odo", name: "Odo Marsh", aliases: ["Odo"] },
    { id: "bree", name: "Bree Holloway", aliases: ["Bree"] },
    { id: "rusk", name: "Captain Rusk", aliases: ["Rusk"], present: false },
    { id: "jory", name: "Jory Fenn", aliases: ["Jory"], dead: true },
  ],
  secrets: [{ text: "Odo Marsh severed the ferry rope for a purse of silver." }],
  lines: ["spiders"],
};

const shippedNames = shippedDetectors.map(({ name }) => name);

/** Facts as the judge takes them and as held narrations store them: JSON, without fields that are undefined. */
export const toGiven = (facts: NarrationFacts): JsonObject => JSON.parse(JSON.stringify(facts));
