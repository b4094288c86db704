import { createKernel } from "freeform-rpg/kernel/host";
import { isObjectType, lexicographicSortSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { Database, Log, Runs, SpareDatabases } from "freeform-rpg/db";
import { fakeService } from "freeform-rpg/testing";
import { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import narrationReports from "../../plugins/narration-check/reports/plugin.ts";
import { buildSchemaOf, buildSchema } from "../build-schema.ts";
import { apiParts } from "../builder/api-parts.ts";
import type { ApiPart } from "../builder/api-parts.ts";
import { parts } from "../parts.ts";
import { printApi } from "../server.ts";
import { Turn } from "../types/turn.ts";
import { campaignPlugins, correctionPlugins, dice, turnPlugins } from "./support/features.ts";

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

test("the order of parts does not matter", async () => {
  const services = [
    fakeService(Database, {}),
    fakeService(Log, {}),
    fakeService(Runs, {}),
    fakeService(SpareDatabases, {}),
    fakeService(NarrationJudge, {}),
    dice,
  ];
  const kernel = await createKernel({ plugins: [...turnPlugins, narrationReports, ...correctionPlugins, ...campaignPlugins], services });
  const all = [...parts, ...kernel.read(apiParts).map(({ value }) => value)];
  await kernel.close();
  const print = (some: readonly ApiPart[]) => printSchema(lexicographicSortSchema(buildSchemaOf(some)));
  expect(print(all.toReversed())).toBe(print(all));
});

const throws: ApiPart = () => {
  throw new Error("no clouds today");
};
const collides: ApiPart = (builder) => {
  builder.objectField(Turn, "number", (t) => t.string({ description: "A field that there is.", resolve: () => "" }));
};

test.each([
  ["throws", throws, "no clouds today"],
  ["collides with a field", collides, "number"],
])("the plugin whose part %s is named", (_what, part, reason) => {
  const kernel = { read: () => [{ plugin: "clouds", value: part as never }] };
  expect(() => printApi(kernel)).toThrow(
    expect.objectContaining({ plugin: "clouds", point: "API", message: expect.stringContaining(reason) }),
  );
});

test("two plugins that define the same type are both named", () => {
  const defines: ApiPart = (builder) => {
    builder.objectRef("Omen").implement({ description: "A sign.", fields: (t) => ({ sign: t.string({ resolve: () => "" }) }) });
  };
  const kernel = { read: () => ["clouds", "stars"].map((plugin) => ({ plugin, value: defines as never })) };
  expect(() => printApi(kernel)).toThrow(/"stars" failed at API, which collides with that of the plugin "clouds": .*Omen/);
});
