import { join } from "node:path";
import { canon } from "../plugins/canon/index.ts";
import { ingest } from "../plugins/ingest/index.ts";
import { memory } from "../plugins/memory/index.ts";
import { models } from "../plugins/models/index.ts";
import { narrationCheck } from "../plugins/narration-check/index.ts";
import { offline } from "../plugins/offline/index.ts";
import { operations } from "../plugins/operations/index.ts";
import { policy } from "../plugins/policy/index.ts";
import { rules } from "../plugins/rules/index.ts";
import { turn } from "../plugins/turn/index.ts";

/** Where the standard plugins keep data. */
export interface StandardOptions {
  /** Default: `DATA_DIR`, else `.data`: in a clone in its folder, else where the process runs. */
  readonly data?: string;
}

const root = join(import.meta.dirname, "..");
const isClone = import.meta.url.endsWith(".ts");
const folder = (name: string): string => join(root, name);
const ownData = (): string => process.env["DATA_DIR"] || join(isClone ? root : process.cwd(), ".data");

/** The plugins of the engine, by group. The order of stages is derived, never listed. */
export const standard = ({ data = ownData() }: StandardOptions = {}) =>
  [
    ...turn,
    ...policy,
    ...narrationCheck,
    // Your own packs take precedence over those that ship.
    ...memory({ packs: [join(data, "packs"), folder("content_packs")], shared: join(data, "packs") }),
    ...canon({ scenarios: folder("scenarios"), demo: "dead_drop" }),
    ...rules({ systems: folder("systems") }),
    ...ingest({ data, keep: { days: 90, promotedDays: 7 } }),
    ...models({ prompts: [folder("prompts")], caps: {}, degrade: [] }),
    ...offline,
    ...operations,
  ] as const;
