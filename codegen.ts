import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed documents of some `.graphql` files, in the folder `generated` that is named. */
const documentsOf = (documents: string) => ({
  documents: [documents],
  preset: "client" as const,
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: "string",
    nullability: { errorHandlingClient: true },
    enumsAsTypes: true,
    useTypeImports: true,
    importExtension: ".ts" as const,
    emitLegacyCommonJSImports: false,
    scalars: { ID: "string", JSON: "unknown", DateTime: "string", Upload: "null" },
  },
});

/** Generates typed documents for the `.graphql` files of the command line and of tests: `npm run codegen`. */
const config: CodegenConfig = {
  schema: "graphql/schema.graphql",
  generates: {
    "graphql/documents/generated/": documentsOf("graphql/documents/*.graphql"),
    "web/src/api/generated/": documentsOf("web/src/api/*.graphql"),
    "cli/api/generated/": documentsOf("cli/*/*.graphql"),
  },
};

export default config;
