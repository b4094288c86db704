import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { messageOf } from "freeform-rpg/kernel";
import type { UploadedFile } from "../../builder/context.ts";
import { bodyLimit } from "../settings.ts";
import { saveFile } from "./save-file.ts";
import { placeUploads } from "./place-uploads.ts";
import type { Placed } from "./place-uploads.ts";
import { UploadError } from "./upload-error.ts";

/** Reads a multipart request, its file streamed to the folder. Throws an {@link UploadError}. */
export const readMultipart = async (request: Request, { folder, fileLimit }: { folder: string; fileLimit: number }): Promise<Placed> => {
  const fields = new Map<string, string>();
  const saving = new Map<string, Promise<UploadedFile>>();
  const streams: Readable[] = [];
  const parser = openParser(request, fileLimit);
  parser.on("field", (name, value, _nameCut, cut) => {
    if (cut) parser.destroy(tooLarge(`The field "${name}" is larger than ${bodyLimit} bytes.`));
    else fields.set(name, value);
  });
  parser.on("file", (part, stream, name) => {
    stream.on("limit", () => parser.destroy(tooLarge(`"${name}" is larger than the ${megabytes(fileLimit)} MB that one file may have.`)));
    streams.push(stream);
    // `saveFile` reports the error; without a listener of its own the stream would end the process.
    stream.on("error", () => undefined);
    const saved = saveFile(stream, folder, name ?? part);
    saved.catch((error) => parser.destroy(error));
    saving.set(part, saved);
  });
  parser.on("filesLimit", () => parser.destroy(new UploadError(400, "BAD_REQUEST", "One request takes one file.")));
  await pipeline(Readable.from(request.body === null ? [] : chunksOf(request.body)), parser).catch(async (error: unknown) => {
    for (const stream of streams) stream.destroy(new Error("The request broke off."));
    await Promise.allSettled(saving.values());
    throw error instanceof UploadError ? error : broken(error);
  });
  const parts = new Map(await Promise.all([...saving].map(async ([part, saved]) => [part, await saved] as const)));
  return placeUploads(fields.get("operations") ?? "", fields.get("map") ?? "", parts);
};

/**
 * The chunks of a body. It is not cancelled when reading stops: a form in the same process, whose parts are still being made, would end
 * the process with an error that no one can catch; a connection ends with its answer.
 */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}

const openParser = (request: Request, fileLimit: number) => {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return new Busboy({ headers, limits: { files: 1, fields: 2, parts: 4, fieldSize: bodyLimit, fileSize: fileLimit } });
  } catch (error) {
    throw broken(error);
  }
};

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

const tooLarge = (message: string): UploadError => new UploadError(413, "REQUEST_ENTITY_TOO_LARGE", message);

const broken = (error: unknown): UploadError =>
  new UploadError(400, "BAD_REQUEST", `The multipart request broke off or cannot be read: ${messageOf(error)}`);
