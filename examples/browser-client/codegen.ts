import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed documents for `@urql/core`. In a project of your own `npx freeform-rpg schema --out schema.graphql` writes the schema. */
const config: CodegenConfig = {
  schema: "../../graphql/schema.graphql",
  documents: ["src/*.graphql"],
  generates: {
    "src/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        emitLegacyCommonJSImports: false,
        scalars: { ID: "string", Upload: "File" },
      },
    },
  },
};

export default config;
