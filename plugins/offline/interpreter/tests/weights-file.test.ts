import { expect, test } from "vitest";
import { packModels, unpackModels } from "../reader/weights-file.ts";

const model = {
  labels: ["O", "B-verb"],
  unit: 0.25,
  hashes: Uint32Array.of(3, 130, 4_294_967_295),
  starts: Uint32Array.of(0, 1, 3, 4),
  owners: Uint8Array.of(0, 0, 1, 1),
  values: Int16Array.of(-32_768, 64, -1, 32_767),
};

test("models are read as they were written", () => {
  const empty = { ...model, hashes: Uint32Array.of(), starts: Uint32Array.of(0), owners: Uint8Array.of(), values: Int16Array.of() };
  const packed = { digest: "d", models: { tagger: model, verbs: empty, kinds: model, conditions: empty, surety: model } };
  expect(unpackModels(packModels(packed))).toEqual(packed);
});
