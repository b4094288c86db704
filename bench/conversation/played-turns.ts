import { readFileSync } from "node:fs";
import { z } from "zod";
import { parse } from "yaml";

/** A sentence of a player, with the interpretation that a model gave of it. */
export interface PlayedTurn {
  readonly says: string;
  readonly interpretation: unknown;
}

const folder = new URL("../../tests/play/", import.meta.url);
const Sentences = z.array(z.object({ id: z.string(), text: z.string() }));
const Recorded = z.object({ id: z.string(), interpretation: z.unknown() });

/** Sentences of the scenario dead_drop that can be said where it begins, in an order in which somebody might play them. */
const order = [
  ["unseen", "dd-002"],
  ["unseen", "dd-026"],
  ["dev", "dd-063"],
  ["dev", "dd-077"],
  ["dev", "dd-007"],
  ["dev", "dd-069"],
  ["unseen", "dd-042"],
  ["unseen", "dd-030"],
  ["dev", "dd-043"],
  ["unseen", "dd-074"],
  ["dev", "dd-061"],
  ["unseen", "dd-060"],
  ["unseen", "dd-046"],
  ["unseen", "dd-032"],
  ["dev", "dd-011"],
  ["unseen", "dd-056"],
  ["dev", "dd-079"],
  ["dev", "dd-017"],
  ["unseen", "dd-022"],
  ["dev", "dd-049"],
] as const;

/** Reads the turns that are played, over and over where more are needed. */
export const readPlayedTurns = (): readonly PlayedTurn[] =>
  order.map(([part, id]) => {
    const sentence = Sentences.parse(parse(readFileSync(new URL(`sentences/${part}/dead_drop.yaml`, folder), "utf8"))).find(
      (one) => one.id === id,
    );
    const recorded = readFileSync(new URL(`interpretations/${part}.jsonl`, folder), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => Recorded.parse(JSON.parse(line)))
      .find((one) => one.id === id);
    if (!sentence || !recorded) throw new Error(`The sentence "${id}" of ${part} is missing in tests/play.`);
    return { says: sentence.text, interpretation: recorded.interpretation };
  });
