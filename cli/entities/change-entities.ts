import { messageOf } from "freeform-rpg/kernel";
import { parse } from "yaml";
import { z } from "zod";
import type { EntityType, Visibility } from "../api/generated/graphql.ts";
import { makeChanges } from "../changes/changes.ts";
import type { MakeOptions } from "../changes/changes.ts";
import { CommandError } from "../command-error.ts";

interface Fields {
  readonly description?: string;
  readonly attrs?: string;
  readonly tag?: string[];
  readonly visibility?: string;
}

export type EditOptions = MakeOptions & Fields;

export type CreateOptions = EditOptions & { readonly type: string; readonly id?: string; readonly at?: string };

/** Adds an entity. Throws `attributes_unreadable`. */
export const createEntity = async (name: string, { type, id, at, ...options }: CreateOptions): Promise<void> => {
  const { fields, rest } = readFields(options);
  // The choices of the option are the names of the types.
  const added = { name, type: type.toUpperCase() as EntityType, ...(id && { id }), ...fields };
  await makeChanges(async (find) => [{ addEntity: { ...added, ...(at && { at: await find(at) }) } }], rest);
};

/** Changes an entity. Throws `fields_missing`, `attributes_unreadable`. */
export const editEntity = async (entity: string, options: EditOptions): Promise<void> => {
  const { fields, rest } = readFields(options);
  if (Object.keys(fields).length === 0)
    throw new CommandError("fields_missing", "Name what changes: --description, --attrs, --tag or --visibility.", 2);
  await makeChanges(async (find) => [{ editEntity: { entity: await find(entity), ...fields } }], rest);
};

/** Takes an entity out of play. */
export const retireEntity = (entity: string, options: MakeOptions): Promise<void> =>
  makeChanges(async (find) => [{ retire: { entity: await find(entity) } }], options);

/** Brings a retired entity back. */
export const restoreEntity = (entity: string, { at, ...options }: MakeOptions & { readonly at?: string }): Promise<void> =>
  makeChanges(async (find) => [{ bringBack: { entity: await find(entity), ...(at && { at: await find(at) }) } }], options);

const readFields = ({ description, attrs, tag, visibility, ...rest }: EditOptions) => ({
  rest,
  fields: {
    ...(description !== undefined && { description }),
    ...(attrs !== undefined && { attrs: readAttributes(attrs) }),
    ...(tag && { tags: tag }),
    ...(visibility && { visibility: visibility.toUpperCase() as Visibility }),
  },
});

const readAttributes = (typed: string): Record<string, unknown> => {
  const read = z.record(z.string(), z.unknown()).safeParse(parseText(typed));
  if (read.success) return read.data;
  throw new CommandError("attributes_unreadable", "--attrs must be names with values, such as '{ mood: wary }'.", 2);
};

const parseText = (typed: string): unknown => {
  try {
    return parse(typed);
  } catch (thrown) {
    throw new CommandError("attributes_unreadable", `--attrs is neither YAML nor JSON: ${messageOf(thrown)}`, 2);
  }
};
