import { conditionKinds, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { Effect } from "freeform-rpg/schemas/rules";
import { stringify } from "yaml";
import type { ZodType } from "zod";
import { writeTable } from "./table.ts";

/** The engine's own kinds of effects, a row each. Fields with a question mark may be left out. */
export const listEffects = (): string =>
  writeTable([
    ["Effect", "Fields", "What happens", "In a player's or narrator's words"],
    ...shippedEffects.kinds.map(({ kind, summary, example }) => [`\`${kind}\``, fieldsOf(kind), summary, example]),
  ]);

/** The forms of conditions, a row each. */
export const listConditions = (): string =>
  writeTable([
    ["Condition", "Met when", "Example"],
    ...conditionKinds.map(({ name, summary, example }) => [`\`${name}\``, summary, `\`${inline(example)}\``]),
  ]);

const fieldsOf = (kind: string): string => {
  const shape: Readonly<Record<string, ZodType>> = Effect.options.find((option) => option.shape.kind.value === kind)?.shape ?? {};
  return Object.entries(shape)
    .filter(([name]) => name !== "kind")
    .map(([name, field]) => `\`${name}${field.safeParse(undefined).success ? "?" : ""}\``)
    .join(", ");
};

const inline = (value: object): string => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim();
