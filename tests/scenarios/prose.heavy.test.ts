import { expect, test } from "vitest";
import { playProse } from "./play-prose.ts";

test("a hundred and more turns of all scenarios read as prose", async () => expect(await playProse(["5", "9"])).toEqual([]));
