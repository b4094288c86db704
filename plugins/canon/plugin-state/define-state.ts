import { JsonObject } from "freeform-rpg/schemas/values";
import type { PluginState } from "freeform-rpg/schemas";
import type { z } from "zod";
import { StateError } from "./state-error.ts";

/** What a plugin declares of a document that it keeps of each campaign. */
export interface StateOptions<T extends object> {
  /** The name of the plugin: no other plugin reads or writes it. */
  readonly plugin: string;
  /** The name of the document among those of the plugin. */
  readonly name: string;
  /** The version of `schema`, from 1. Raise it when documents of the version before no longer fit. Default 1. */
  readonly version?: number;
  /** The shape of the document: an object of JSON values. */
  readonly schema: z.ZodType<T>;
  /** The document of a campaign that has none yet. */
  readonly initial: T;
  /** Makes a document of this version out of one of `version`, an earlier one. Without it such documents are refused. */
  readonly upgrade?: (value: Readonly<Record<string, unknown>>, version: number) => unknown;
}

/** A declared document: what {@link defineState} answers. */
export interface CampaignState<T extends object> {
  readonly plugin: string;
  readonly name: string;
  /** The document in a stored row; the initial one without a row. Throws `plugin_state_invalid`, `plugin_state_newer`. */
  read(row: PluginState | undefined): T;
  /** The row that stores a document. Throws `plugin_state_invalid`. */
  write(value: T): PluginState;
}

/**
 * Declares a document that a plugin keeps of each campaign. It is part of the campaign's state: a rewind takes it back, a replay plays it again, and exports hold it.
 *
 * @example
 * const Omens = defineState({ plugin: "omens", name: "seen", schema: z.object({ count: z.int() }), initial: { count: 0 } });
 */
export const defineState = <T extends object>({
  plugin,
  name,
  version = 1,
  schema,
  initial,
  upgrade,
}: StateOptions<T>): CampaignState<T> => {
  const check = (value: unknown, what: string): T => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new StateError(
      "plugin_state_invalid",
      { plugin, name },
      `${what} does not fit its schema. ${describeIssues(parsed.error, value)}`,
    );
  };
  const initialValue = check(initial, "The initial value");
  return {
    plugin,
    name,
    read: (row) => {
      if (row === undefined) return structuredClone(initialValue);
      if (row.version > version)
        throw new StateError(
          "plugin_state_newer",
          { plugin, name },
          `It was written by version ${row.version} of its schema, and the plugin knows ${version}. Install the newer version of the plugin.`,
        );
      if (row.version === version) return check(row.value, "The stored value");
      const from = `The stored value of version ${row.version}`;
      return upgrade ? check(upgrade(row.value, row.version), `${from}, upgraded,`) : check(row.value, from);
    },
    write: (value) => ({ plugin, name, version, value: JsonObject.parse(JSON.parse(JSON.stringify(check(value, "The new value")))) }),
  };
};

/** `At "count": expected number, received "many".` */
const describeIssues = ({ issues }: z.ZodError, value: unknown): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `At "${path.join(".")}": ${message}; found ${JSON.stringify(valueAt(value, path)) ?? "nothing"}.`)
    .join(" ");

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined), value);
