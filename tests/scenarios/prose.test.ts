import { expect, test } from "vitest";
import { playProse } from "./play-prose.ts";

test("seventy turns of all scenarios read as prose", { timeout: 120_000 }, async () => expect(await playProse(["5"])).toEqual([]));
