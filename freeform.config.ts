import { join } from "node:path";
import type { Configured } from "freeform-rpg/kernel";
import { canon } from "./plugins/canon/index.ts";
import { ingest } from "./plugins/ingest/index.ts";
import { memory } from "./plugins/memory/index.ts";
import { models } from "./plugins/models/index.ts";
import { narrationCheck } from "./plugins/narration-check/index.ts";
import { offline } from "./plugins/offline/index.ts";
import { operations } from "./plugins/operations/index.ts";
import { policy } from "./plugins/policy/index.ts";
import { rules } from "./plugins/rules/index.ts";
import { turn } from "./plugins/turn/index.ts";

const folder = (name: string): string => join(import.meta.dirname, name);
const data = process.env["DATA_DIR"] || folder(".data");

/**
 * The plugins of the engine, by group. Add your own at the end: a plugin, the name of a package whose default export is one, or
 * `{ plugin, options }`. A plugin with `replaces` takes the place of one listed here. The order of stages is derived, never listed.
 */
const plugins: readonly Configured[] = [
  ...turn,
  ...policy,
  ...narrationCheck,
  // Your own packs take precedence over those that ship.
  ...memory({ packs: [join(data, "packs"), folder("content_packs")] }),
  ...canon({ scenarios: folder("scenarios"), demo: "dead_drop" }),
  ...rules({ systems: folder("systems") }),
  ...ingest({ data, keep: { days: 90, promotedDays: 7 } }),
  ...models({ prompts: [folder("prompts")], caps: {}, degrade: [] }),
  ...offline,
  ...operations,
];

/** Options of single plugins, by name, laid over those above. Example: `models: { provider: "ollama" }` (see docs/models.md). */
const options: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

export default { plugins, options };
