import { definePlugin, contribute } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models/core";
import { createLangchain } from "./create-langchain.ts";
import { LangchainOptions } from "./options.ts";
import { ollama, openai } from "./vendors.ts";

/** Models of other vendors, through LangChain's `initChatModel`. */
export default definePlugin({
  name: "model-langchain",
  options: LangchainOptions,
  create: ({ maxTokens, timeout, ...models }) => ({
    contributes: [openai, ollama].map((vendor) =>
      contribute(providers, {
        name: vendor.name,
        missing: (keys) => (keys.read(vendor.needs) === null ? vendor.missing : null),
        open: ({ keys }) =>
          createLangchain({ vendor, models: models[vendor.name], maxTokens, timeout, access: keys.read(vendor.needs) ?? "" }),
      }),
    ),
  }),
});
