import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { UploadedFile } from "../../builder/context.ts";
import { UploadError } from "./upload-error.ts";

const Operations = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.json()).default({}),
  operationName: z.string().nullish(),
});
const Places = z.record(z.string(), z.array(z.string().regex(/^variables\.[\w.]+$/)).min(1));

/** A request as it goes on: without files, each replaced by the name under which it is found. */
export interface Placed {
  readonly operations: z.infer<typeof Operations>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/** The fields `operations` and `map` of the GraphQL multipart request specification. Throws an {@link UploadError}. */
export const placeUploads = (operations: string, map: string, parts: ReadonlyMap<string, UploadedFile>): Placed => {
  const asked = Operations.safeParse(parseJson("operations", operations));
  if (!asked.success) throw malformed('"operations" must be one operation with `query` and `variables`; batches are not taken.');
  const places = Places.safeParse(parseJson("map", map));
  if (!places.success) throw malformed('"map" must name each file\'s places, such as {"0": ["variables.file"]}.');
  const files = new Map<string, UploadedFile>();
  for (const [part, paths] of Object.entries(places.data)) {
    const file = parts.get(part);
    if (file === undefined) throw malformed(`"map" names the file "${part}", and no part of that name came.`);
    const name = randomUUID();
    files.set(name, file);
    for (const path of paths) put(asked.data.variables, path.split(".").slice(1), name);
  }
  return { operations: asked.data, files };
};

const parseJson = (field: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(`The field "${field}" is no JSON.`);
  }
};

const put = (variables: Record<string, unknown>, path: readonly string[], name: string): void => {
  const last = path.at(-1) ?? "";
  let place: unknown = variables;
  for (const step of path.slice(0, -1)) place = isRecord(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  if (!isRecord(place) || !Object.hasOwn(place, last) || place[last] !== null)
    throw malformed(`"map" names the place "variables.${path.join(".")}", where the variables hold no null.`);
  place[last] = name;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const malformed = (message: string): UploadError => new UploadError(400, "BAD_REQUEST", `The multipart request cannot be read: ${message}`);
