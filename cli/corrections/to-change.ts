import { CommandError } from "../command-error.ts";

interface Kind {
  readonly field: string;
  /** What the value is called in the input; `null` for changes that need none. */
  readonly value: string | null;
}

const kinds: Readonly<Record<string, Kind>> = {
  rename: { field: "renameEntity", value: "name" },
  alias: { field: "addAlias", value: "alias" },
  unalias: { field: "removeAlias", value: "alias" },
  merge: { field: "mergeEntity", value: "intoId" },
  hide: { field: "hideEntity", value: null },
  status: { field: "setThreadStatus", value: "status" },
  title: { field: "setThreadTitle", value: "title" },
  summary: { field: "setThreadSummary", value: "summary" },
  "merge-thread": { field: "mergeThread", value: "intoId" },
  "hide-thread": { field: "hideThread", value: null },
};

/** Names of the changes that the command line knows. */
export const changeNames = Object.keys(kinds);

/** The API's input for a change. Throws `unknown_change`, `value_missing`. */
export const toChange = (change: string, target: string, value: string | undefined): Record<string, Record<string, string>> => {
  const kind = kinds[change];
  if (kind === undefined)
    throw new CommandError("unknown_change", `There is no change "${change}". Choose one of: ${changeNames.join(", ")}.`, 2);
  if (kind.value === null) return { [kind.field]: { id: target } };
  if (value === undefined || value.trim() === "")
    throw new CommandError("value_missing", `"${change}" needs a value, such as: corrections propose ${change} ${target} VALUE`, 2);
  return { [kind.field]: { id: target, [kind.value]: kind.value === "status" ? value.toUpperCase() : value } };
};
