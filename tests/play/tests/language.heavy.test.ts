import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { narrateOffline } from "freeform-rpg/plugins/offline/narrator/lib";
import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import { findSlips } from "../find-slips.ts";
import { openPlay } from "../open-play.ts";
import type { PlayedSentence, PlayEngine } from "../open-play.ts";
import { readSentences, sentenceFolder } from "../read-sentences.ts";

describe("slips that are found", () => {
  test.each([
    "You tells you about the man.",
    "You show you where he died.",
    "You dRY your hands.",
    "Wynn Loke promises to help you you swear.",
    "You promise Wynn Loke to keep your name out of it, Wynn.",
  ])("%s", (text) => expect(findSlips(text)).not.toEqual([]));
  test.each(["You find you are standing so as to keep the door in view.", `"I tells you," says Odo. "You you!"`])(
    "and none in %s",
    (text) => expect(findSlips(text)).toEqual([]),
  );
});

let engine: PlayEngine;
beforeAll(async () => {
  engine = await openPlay();
});
afterAll(() => engine[Symbol.asyncDispose]());

const narrate = ({ world, ruling, resolution }: PlayedSentence, id: string): string =>
  resolution === null
    ? ""
    : narrateOffline(
        writeInput({ packet: assemble(world, { budget: 6000 }), ruling, plan: PlannerOutput.parse({}), resolution, world }),
        seedRandom(id),
      );

test.each(["dead_drop", "salt_and_saints", "training_yard"])(
  "what is narrated of the sentences for %s has no slip of language",
  async (scenario) => {
    const campaign = await engine.campaign(scenario);
    const { sentences } = readSentences(sentenceFolder, "dev", scenario, campaign.ids);
    const found: string[] = [];
    for (const sentence of sentences) {
      const narration = narrate(await campaign.play(sentence), sentence.id);
      found.push(...findSlips(narration).map((slip) => `${sentence.id} ${slip}`));
    }
    expect(found).toEqual([]);
  },
);
