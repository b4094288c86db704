import type { Guidance } from "freeform-rpg/schemas";

/** `guidance.json`, and the files of the pack. */
export const guidanceFiles = ({ notes, files }: Guidance): ReadonlyMap<string, string> =>
  new Map([["guidance.json", `${JSON.stringify(notes, null, 1)}\n`], ...files.map(({ path, text }) => [path, text] as const)]);
