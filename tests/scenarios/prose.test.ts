import { expect, test } from "vitest";
import { playProse } from "./play-prose.ts";

test("thirty turns of all scenarios read as prose", async () => expect(await playProse(["5"], 10)).toEqual([]));
