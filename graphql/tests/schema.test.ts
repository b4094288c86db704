import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import type { ApiPart } from "../builder/tokens.ts";
import { buildSchema } from "../build-schema.ts";
import { Turn } from "../types/turn.ts";

test("two schemas live in one process, each with its own parts", () => {
  const addOmen: ApiPart = (builder) => {
    builder.objectField(Turn, "omen", (t) =>
      t.string({ description: "What the birds say.", resolve: ({ turn_no }) => `${turn_no} crows` }),
    );
  };
  const [plain, extended] = [buildSchema(), buildSchema([addOmen])];
  const fieldsOf = (schema: typeof plain) => {
    const type = schema.getType("Turn");
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf(plain)).not.toContain("omen");
  expect(fieldsOf(extended)).toContain("omen");
});
