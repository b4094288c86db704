import { KernelError } from "freeform-rpg/kernel";
import { PredicateGraph } from "freeform-rpg/schemas";
import type { JsonObject } from "freeform-rpg/schemas";
import { z } from "zod";
import { NarrationFacts } from "./narration/narration-facts.ts";

const Context = PredicateGraph.shape.context.unwrap();
const Sources = z.object({
  /** Where claims come from: the first whose `about` stands in a claim is what a missing citation names. */
  sources: z.array(z.strictObject({ about: z.string().min(1), source: z.string().min(1) })).default([]),
});
const Given = z.strictObject({ ...Context.shape, ...NarrationFacts.shape, ...Sources.shape });

/** What a text is judged against, read from JSON. */
export interface GivenTo {
  readonly context?: PredicateGraph["context"];
  /** Present when any fact of a turn is given. */
  readonly facts?: NarrationFacts;
  readonly sourceOf: (claim: string) => string | undefined;
}

/** Reads what a text is judged against. Throws `given_invalid`, which names what is not known or of the wrong shape. */
export const readGiven = (given: JsonObject = {}): GivenTo => {
  const parsed = Given.safeParse(given);
  if (!parsed.success) {
    const known = Object.keys(Given.shape).join(", ");
    throw new KernelError(
      "given_invalid",
      `What the text is judged against cannot be read:\n${z.prettifyError(parsed.error)}\nIt may hold ${known}.`,
    );
  }
  const has = (shape: object): boolean => Object.keys(shape).some((key) => key in given);
  const { sources } = parsed.data;
  return {
    ...(has(Context.shape) ? { context: Context.parse(parsed.data) } : {}),
    ...(has(NarrationFacts.shape) ? { facts: NarrationFacts.parse(parsed.data) } : {}),
    sourceOf: (claim) => sources.find(({ about }) => claim.toLowerCase().includes(about.toLowerCase()))?.source,
  };
};
