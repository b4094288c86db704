import type { IncomingMessage } from "node:http";

/** Bytes of the longest body whose request is recognised when it comes again. */
const longestBody = 10_000;

/** Headers that change an answer, and stand in the key of a request. All others change nothing, or only who asks. */
const decisive = ["accept", "content-type", "origin"] as const;

/** Headers by which a request is something else than a plain query. */
const unusual = ["view-as", "transfer-encoding", "content-encoding", "access-control-request-method", "access-control-request-headers"];

/** What of a request's head its answer depends on; `null` for anything but a short JSON body sent to the endpoint. */
export const readHead = ({ method, url, headers }: IncomingMessage, endpoint: string): string | null => {
  if (method !== "POST" || url !== endpoint || unusual.some((name) => headers[name] !== undefined)) return null;
  const length = Number(headers["content-length"]);
  if (!(length > 0 && length <= longestBody) || !/^application\/json\b/i.test(headers["content-type"] ?? "")) return null;
  return decisive.map((name) => `${headers[name] ?? ""}\n`).join("");
};

/** Reads the whole body; `null` where the client went away before. */
export const readBody = (request: IncomingMessage): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.once("end", () => resolve(Buffer.concat(parts)));
    request.once("close", () => resolve(null));
  });
