import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { stemOf } from "freeform-rpg/language";
import type { NarrationFacts } from "../facts/narration-facts.ts";

const Things = z.strictObject({ kinds: z.string() });
const { kinds } = Things.parse(parse(readFileSync(join(import.meta.dirname, "things.yaml"), "utf8")));

/** The stems of a phrase, as clauses contain them. */
export const stemsIn = (text: string): string => (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOf).join(" ");

const kindOf = new Map(
  kinds
    .trim()
    .split("\n")
    .map((line) => line.split(", ").map(stemsIn))
    .flatMap((kind) => kind.map((name) => [name, kind] as const)),
);

/** A pattern for the stems of things that can be carried. */
export const thing = `(?:${[...kindOf.keys()].toSorted((a, b) => b.length - a.length).join("|")})`;

/** Whether the thing with this stem, or a synonym of it, is available. */
export type AvailabilityTest = (stem: string) => boolean;

/** Returns a test for the things that the player's character carries or that the scene contains. */
export const availableThings = ({ items, scenery, outcomes, events, speech }: NarrationFacts): AvailabilityTest => {
  const texts = [
    scenery,
    speech,
    ...items.filter(({ carried, here }) => carried || here).flatMap(({ name, aliases, uses }) => [name, ...aliases, ...uses]),
    ...outcomes.map(({ target, action }) => `${target} ${action}`),
    ...events.map(({ text }) => text),
  ];
  const all = ` ${texts.map(stemsIn).join(" . ")} `;
  return (stem) => (kindOf.get(stem) ?? [stem]).some((name) => all.includes(` ${name} `));
};
