import type { CodegenConfig } from "@graphql-codegen/cli";

/** Makes typed documents of every `.graphql` file that tests and clients use: `npm run codegen`. */
const config: CodegenConfig = {
  schema: "graphql/schema.graphql",
  documents: ["graphql/documents/*.graphql"],
  generates: {
    "graphql/documents/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        emitLegacyCommonJSImports: false,
        scalars: { ID: "string", JSON: "unknown", DateTime: "string" },
      },
    },
  },
};

export default config;
