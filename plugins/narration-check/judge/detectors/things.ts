import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { stemOf } from "freeform-rpg/language";
import type { NarrationFacts } from "../facts/narration-facts.ts";

const Things = z.strictObject({ kinds: z.string() });
const { kinds } = Things.parse(parse(readFileSync(join(import.meta.dirname, "things.yaml"), "utf8")));

/** A phrase in the form in which clauses are read. */
export const stemsIn = (text: string): string => (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOf).join(" ");

const kindOf = new Map(
  kinds
    .trim()
    .split("\n")
    .map((line) => line.split(", ").map(stemsIn))
    .flatMap((kind) => kind.map((name) => [name, kind] as const)),
);

/** The names of things that are carried, in stems, as a pattern. */
export const thing = `(?:${[...kindOf.keys()].toSorted((a, b) => b.length - a.length).join("|")})`;

/** Tells of a thing by its stem whether it, or one that is also called so, is at hand. */
export type AtHand = (stem: string) => boolean;

/** What the player's character carries, and what lies about. */
export const atHand = ({ items, scenery, outcomes, events, speech }: NarrationFacts): AtHand => {
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
