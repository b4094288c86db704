import type { Context, UploadedFile, Viewer } from "./context.ts";
import { ForbiddenError, ValidationError } from "./errors.ts";

/** The viewer, if they are an operator. `does` says what only operators do, such as `read books on this server`. Throws a {@link ForbiddenError}. */
export const requireOperator = ({ viewer }: Context, does: string): Viewer => {
  if (viewer?.operator === true) return viewer;
  throw new ForbiddenError(
    `Only operators can ${does}. Create an operator token with \`npx freeform-rpg token --operator\`.`,
    "forbidden",
    {
      role: "OPERATOR",
    },
  );
};

/** The file that came for the argument at `path`, such as `input.book.upload`. Throws a {@link ValidationError}. */
export const requireUpload = ({ uploads }: Context, upload: string, path: string): UploadedFile => {
  const found = uploads.find(upload);
  if (found !== null) return found;
  const message = "The request contains no file. Send it as multipart/form-data with `operations`, `map` and the file.";
  throw new ValidationError([{ path, message }], "upload_missing");
};
