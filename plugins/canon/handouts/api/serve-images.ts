import { NotFoundError, UnauthenticatedError, ValidationError } from "freeform-rpg/graphql";
import type { HttpRoute, RouteAnswer, RouteRequest } from "freeform-rpg/graphql";
import { largestImage } from "../image/check-image.ts";
import { Handouts } from "../tokens.ts";

/** `GET /files/handouts/CAMPAIGN/IMAGE` for those who may see an image, and `PUT /files/handouts/CAMPAIGN/HANDOUT`, by which a DM sets one. */
export const serveImages: HttpRoute = {
  name: "handouts",
  answer(asked) {
    const { method } = asked.request;
    if (method === "GET" || method === "HEAD") return sendImage(asked);
    if (method === "PUT") return takeImage(asked);
    return Promise.resolve({ status: 405, headers: { allow: "GET, HEAD, PUT" }, body: null });
  },
};

/** Who may not see an image learns nothing of it, not even that it exists. */
const sendImage = async ({ request, parts, viewer, use }: RouteRequest): Promise<RouteAnswer> => {
  const [campaignId = "", imageId = "", ...more] = parts;
  const userId = viewer?.userId;
  const found = userId === undefined || more.length > 0 ? null : await (await use(Handouts)).image({ campaignId, userId, imageId });
  if (found === null) throw new NotFoundError("There is no such image, or you do not hold its handout.");
  // Those who no longer hold the handout must not find it in a cache.
  const headers = { "content-type": found.mediaType, "content-length": String(found.content.length), "cache-control": "private, no-cache" };
  return { status: 200, headers, body: request.method === "HEAD" ? null : found.content };
};

const takeImage = async ({ request, parts, viewer, use }: RouteRequest): Promise<RouteAnswer> => {
  if (viewer === null) throw new UnauthenticatedError();
  const [campaignId = "", handoutId = ""] = parts;
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const handouts = await use(Handouts);
  const { userId } = viewer;
  const image = await handouts.setImage({ campaignId, handoutId, userId, mediaType, read: () => readBody(request) });
  return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(image) };
};

/** Bytes that are read of an image that is too large: a client that is cut off while it sends does not read the answer. */
const drained = 4 * largestImage;

const readBody = async ({ body }: Request): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes <= largestImage) chunks.push(chunk);
    if (bytes > drained) break;
  }
  if (bytes <= largestImage) return Buffer.concat(chunks);
  throw new ValidationError([{ path: "image", message: "The image is larger than 5 MB. Send a smaller one." }], "image_invalid");
};
