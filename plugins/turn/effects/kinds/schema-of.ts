import { Effect } from "freeform-rpg/schemas/rules";
import type { EffectKind as KindName } from "freeform-rpg/schemas";
import type { z } from "zod";

/** The schema of one kind of the closed vocabulary. */
export const schemaOf = <K extends KindName>(kind: K): z.ZodType<Extract<Effect, { kind: K }>> => {
  const found = Effect.options.find((option) => option.shape.kind.value === kind);
  if (found === undefined) throw new Error(`No schema for effects of kind "${kind}".`);
  // The options of the union are known by their literal only.
  return found as unknown as z.ZodType<Extract<Effect, { kind: K }>>;
};
