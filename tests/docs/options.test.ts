import type { Plugin } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { examples } from "../../examples/snippets/options.ts";
import { examples as schedules } from "../../examples/snippets/schedules.ts";
import configuration from "../../freeform.config.ts";

const plugins = configuration.plugins.map((entry) => (typeof entry === "object" && "plugin" in entry ? entry.plugin : entry));
const find = (name: string): Plugin | undefined =>
  plugins.filter((plugin) => typeof plugin === "object").find((plugin) => plugin.name === name);

test.each([...examples, ...schedules].flatMap((options) => Object.entries(options)))(
  "%s takes the options that a page shows",
  (name, options) => {
    expect(find(name)?.options?.safeParse(options)).toMatchObject({ success: true });
  },
);
