import type { Checkpoint, Checkpoints } from "./checkpoint.ts";
import { compareEarlier } from "./earlier-run.ts";
import type { EarlierRun } from "./earlier-run.ts";
import { digestOf } from "./canonical-json.ts";
import { attributed } from "./errors.ts";
import type { Need } from "./needs.ts";
import { parseValue, tryParse } from "./parse.ts";
import type { OwnedPart } from "./registry.ts";
import type { Stage } from "./stage.ts";

/** The artifacts of one run: made, restored and saved. */
export interface Artifacts {
  has(id: string): boolean;
  read(id: string): unknown;
  put(id: string, value: unknown): void;
  /** Whether an earlier attempt of this run left anything. */
  readonly resumed: boolean;
  /** The checkpoint key of what the stage will make, taken before it runs. Empty without checkpoints. */
  keyOf(owner: OwnedPart<Stage>, needs: readonly Need[]): string;
  /** Puts what an earlier attempt made under the same key, or an earlier run of the same; false when there is nothing fit for use. */
  restore(stage: Stage, key: string, needs: readonly Need[]): Promise<boolean>;
  /** Keeps what the stage made. */
  save(stage: Stage, key: string): Promise<void>;
}

/** Loads the checkpoints of the run. */
export const loadArtifacts = async (
  runId: string,
  checkpoints: Checkpoints | undefined,
  earlier: EarlierRun | undefined,
): Promise<Artifacts> => {
  const loaded: readonly Checkpoint[] = (await checkpoints?.load(runId)) ?? [];
  const saved = new Map(loaded.map((checkpoint) => [checkpoint.artifact, checkpoint]));
  const values = new Map<string, unknown>();
  const digests = new Map<string, string>();

  const digest = (id: string): string => {
    const known = digests.get(id) ?? digestOf(values.get(id));
    digests.set(id, known);
    return known;
  };

  const comparison = earlier && compareEarlier(earlier, (id) => (values.has(id) ? digest(id) : null));

  return {
    has: (id) => values.has(id),
    read: (id) => values.get(id),
    put: (id, value) => void values.set(id, value),
    resumed: loaded.length > 0,
    keyOf: ({ plugin, version, configuration, part }, needs) => {
      if (!checkpoints) return "";
      const inputs = needs.map(({ artifact: { id } }) => (values.has(id) ? [id, digest(id)] : [id]));
      return digestOf([plugin, version, configuration, part.name, inputs]);
    },
    restore: async ({ name, makes }, key, needs) => {
      const earlierValue = comparison?.find({ name, makes: makes.id, needs: needs.map(({ artifact }) => artifact.id) });
      const checkpoint = saved.get(makes.id);
      const found = checkpoint?.key === key ? checkpoint : earlierValue;
      if (!found) return false;
      const parsed = await tryParse(makes, found.value);
      if (parsed.success) values.set(makes.id, parsed.data);
      return parsed.success;
    },
    save: async ({ makes: { id } }, key) => checkpoints?.save({ runId, artifact: id, key, value: values.get(id) }),
  };
};

/** Parses what the stage returned. Throws `artifact_invalid` in the plugin's name. */
export const parseMade = ({ plugin, part }: OwnedPart<Stage>, value: unknown): Promise<unknown> =>
  attributed(plugin, `stage ${part.name}`, () => parseValue(part.makes, value, "artifact_invalid"));
