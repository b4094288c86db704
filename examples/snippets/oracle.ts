import { contribute, definePlugin } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models/core";
import type { Provider } from "freeform-rpg/plugins/models/core";

/** Adds the provider "oracle". `open` is your client. */
export const oracle = (open: (key: string) => Provider) =>
  definePlugin({
    name: "model-oracle",
    create: () => ({
      contributes: [
        contribute(providers, {
          name: "oracle",
          missing: (keys) => (keys.read("ORACLE_KEY") === null ? "ORACLE_KEY is not set" : null),
          open: ({ keys }) => open(keys.read("ORACLE_KEY") ?? ""),
        }),
      ],
    }),
  });
