import type { UploadedFile, Uploads } from "../../builder/context.ts";

const files = new WeakMap<Request, ReadonlyMap<string, UploadedFile>>();
const none: Uploads = { find: () => null };

/** Remembers which files came with a request. */
export const rememberUploads = (request: Request, found: ReadonlyMap<string, UploadedFile>): void => void files.set(request, found);

/** The files that came with a request. */
export const uploadsOf = (request: Request | undefined): Uploads => {
  const found = request && files.get(request);
  return found ? { find: (name) => found.get(name) ?? null } : none;
};
