import type { Plugin } from "graphql-yoga";
import { ApiError, ForbiddenError, UnauthenticatedError } from "../../builder/errors.ts";
import type { Viewer } from "../../builder/context.ts";
import type { ServerContext } from "../admission/admit-requests.ts";
import { foreign, isPreflighted } from "../csrf.ts";
import type { UploadSettings } from "../settings.ts";
import { readMultipart } from "./read-multipart.ts";
import { UploadError } from "./upload-error.ts";
import { rememberUploads } from "./uploads.ts";

/** Bytes of one file unless the settings say otherwise. */
const defaultLimit = 100_000_000;

/** The dependencies of uploads. */
export interface UploadParts extends UploadSettings {
  readonly report: (error: unknown) => void;
}

/**
 * Takes files that operators send by the GraphQL multipart request specification. Nothing of the body is read before it is known who sends it.
 * The request continues as plain JSON with the same limits as any other.
 */
export const receiveUploads = ({ folder, fileLimit = defaultLimit, report }: UploadParts): Plugin<object, ServerContext> => ({
  async onRequest({ request, serverContext, setRequest, endResponse, fetchAPI }) {
    if (request.method !== "POST" || !/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return;
    try {
      requireSender(request, serverContext.viewer ?? null);
      const { operations, files } = await readMultipart(request, { folder, fileLimit });
      const headers = new Headers(request.headers);
      headers.set("content-type", "application/json");
      headers.delete("content-length");
      const plain = new fetchAPI.Request(request.url, {
        method: "POST",
        headers,
        body: JSON.stringify(operations),
        signal: request.signal,
      });
      rememberUploads(plain, files);
      setRequest(plain);
    } catch (error) {
      const { status, code, message } = describe(error, report);
      const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
      endResponse(new fetchAPI.Response(body, { status, headers: { "content-type": "application/json", connection: "close" } }));
    }
  },
});

const requireSender = (request: Request, viewer: Viewer | null): void => {
  if (!isPreflighted(request)) throw new UploadError(403, "CSRF_PREVENTED", foreign);
  if (viewer === null) throw new UnauthenticatedError();
  if (!viewer.operator)
    throw new ForbiddenError("Only operators send files. `npx freeform-rpg token --operator` makes a token for a local server.");
};

const describe = (error: unknown, report: (error: unknown) => void) => {
  if (error instanceof UploadError) return error;
  if (error instanceof ApiError) return { status: error.code === "UNAUTHENTICATED" ? 401 : 403, code: error.code, message: error.message };
  report(error);
  return { status: 500, code: "INTERNAL", message: "The file could not be saved. The server's log has the details." };
};
