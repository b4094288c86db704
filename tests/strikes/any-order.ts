import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { canonicalJson } from "freeform-rpg/kernel";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { attempt } from "./do-step.ts";
import type { Step } from "./do-step.ts";

/** How often each kind of step was done rather than refused. */
export type Done = Record<Step["do"], number>;

/** A table at which steps are done, one campaign after another. */
export interface StepTable {
  /** Does steps in a new campaign and compares after each its tables with its log, then its export with its import. Returns the first difference. */
  run(steps: readonly Step[]): Promise<string | null>;
  readonly done: Done;
  close(): Promise<void>;
}

/** Opens two engines: one that plays, one that imports. */
export const openStepTable = async (): Promise<StepTable> => {
  const [here, there] = [await openEngine(), await openEngine()];
  const folder = await mkdtemp(join(tmpdir(), "steps-"));
  const done: Done = {
    play: 0,
    change: 0,
    rewind: 0,
    strike: 0,
    undo: 0,
    whisper: 0,
    handout: 0,
    round: 0,
    actions: 0,
    narration: 0,
    snapshot: 0,
  };
  let campaigns = 0;
  return {
    done,
    run: async (steps) => {
      campaigns += 1;
      const id = `p${campaigns}`;
      await (
        await here.kernel.use(Campaigns)
      ).create({
        id,
        seed: "steps",
        scenario_id: "training_yard",
        user: "dee",
        character: {},
        members: [{ user: "ada", role: "PLAYER", character: { name: "Ada" } }],
      });
      for (const [at, one] of steps.entries()) {
        if (await attempt(here, id, one, at)) done[one.do] += 1;
        const difference = await compare(here, id);
        if (difference !== null) return `after step ${at + 1} (${JSON.stringify(one)}): ${difference}`;
      }
      return compareImport(here, there, id, join(folder, id));
    },
    close: async () => {
      await Promise.all([here.close(), there.close()]);
      await rm(folder, { recursive: true });
    },
  };
};

/** The first difference between the tables, the fold of the log and the fold from snapshots. */
const compare = async ({ db }: TestEngine, id: string): Promise<string | null> => {
  const tables = canonicalJson(await db.log.state(id));
  if (canonicalJson(await db.log.fold(id, { fromStart: true })) !== tables) return "the tables are not the fold of the log";
  return canonicalJson(await db.log.fold(id)) === tables ? null : "the tables are not the fold of the log from its last snapshot";
};

const compareImport = async (here: TestEngine, there: TestEngine, id: string, path: string): Promise<string | null> => {
  const { content } = await (await here.kernel.use(Archives)).write(id);
  await writeFile(path, content);
  await (await there.kernel.use(Archives)).import(path);
  const [tables, imported] = [canonicalJson(await here.db.log.state(id)), canonicalJson(await there.db.log.state(id))];
  if (tables !== imported) return "the import has other tables";
  return compare(there, id);
};
