import { definePlugin, contribute } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models/core";
import { createAnthropic } from "./create-anthropic.ts";
import { AnthropicOptions } from "./options.ts";

const keyName = "ANTHROPIC_API_KEY";

/** Claude models, through Anthropic's official SDK. */
export default definePlugin({
  name: "model-anthropic",
  options: AnthropicOptions,
  create: (options) => ({
    contributes: [
      contribute(providers, {
        name: "anthropic",
        missing: (keys) =>
          keys.read(keyName) === null ? `${keyName} is not set and no key is stored (freeform-rpg login anthropic)` : null,
        open: ({ keys }) => createAnthropic({ ...options, apiKey: keys.read(keyName) ?? "" }),
      }),
    ],
  }),
});
