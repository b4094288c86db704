import { OcrMode } from "freeform-rpg/schemas/ingest";
import { PackLayer } from "freeform-rpg/schemas/packs";
import { Role } from "freeform-rpg/schemas/values";
import { expect, test } from "vitest";
import { createProgram } from "../program.ts";

test.each<[string, string, readonly string[]]>([
  ["token", "--role", Role.options],
  ["pack-ingest", "--layer", PackLayer.options],
  ["pack-ingest", "--ocr", OcrMode.options],
])("%s %s offers every value of the schema", (command, flag, values) => {
  const options = createProgram().commands.find((one) => one.name() === command)?.options ?? [];
  expect(options.find(({ long }) => long === flag)?.argChoices).toEqual(values);
});
