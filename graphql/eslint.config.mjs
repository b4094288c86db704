import graphql from "@graphql-eslint/eslint-plugin";
import { buildSchema, isObjectType } from "graphql";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("schema.graphql", import.meta.url));

/**
 * Types whose `key` names an object of another type, something that was deleted, or a part within its parent alone. Every other type with a `key` has an identity, so
 * it must have a global `id`.
 */
const references = [
  "AppliedCorrection",
  "BriefingClock",
  "BriefingDue",
  "BriefingIntent",
  "BriefingSecret",
  "BriefingThread",
  "CanonChange",
  "ChangedRow",
  "CreatedInvitation",
  "DiscardedSetup",
  "DraftCase",
  "DraftDecision",
  "DraftPromotion",
  "ImportedCampaign",
  "IngestedPack",
  "InvitationSeat",
  "LoreCandidate",
  "PackDependency",
  "PackUninstall",
  "PolicyRule",
  "Seat",
  "ServedRun",
  "SetupQuestion",
  "UsedLore",
];

const values = Object.values(buildSchema(readFileSync(file, "utf8")).getTypeMap())
  .filter((type) => isObjectType(type) && (!("key" in type.getFields()) || references.includes(type.name)))
  .map(({ name }) => name);

/** The rules for the schema: all that graphql-eslint recommends for schemas, and those of Relay. */
export default [
  {
    files: ["**/*.graphql"],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: file } } },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      ...graphql.configs["flat/schema-recommended"].rules,
      ...graphql.configs["flat/schema-relay"].rules,
      "@graphql-eslint/strict-id-in-types": ["error", { exceptions: { types: values } }],
      // Short lists with a fixed limit, such as the clocks of a campaign, are lists; what grows is a connection.
      "@graphql-eslint/relay-edge-types": ["error", { listTypeCanWrapOnlyEdgeType: false }],
    },
  },
];
