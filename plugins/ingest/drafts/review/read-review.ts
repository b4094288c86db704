import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import { reviewData } from "freeform-rpg/plugins/ingest/core/lib";
import { PackReview } from "freeform-rpg/schemas";
import { exists } from "../exists.ts";
import { findDraft } from "../promote/find-draft.ts";

/** A draft's folder with its review. */
export interface DraftUnderReview {
  readonly draft: string;
  readonly review: PackReview;
}

/** Reads the review of a draft, or of the ingest that made it; `null` where there is none. Throws `pack_review_invalid`. */
export const findReview = async (folder: string): Promise<DraftUnderReview | null> => {
  const draft = await findDraft(resolve(folder));
  const file = join(draft, reviewData);
  if (!(await exists(file))) return null;
  try {
    return { draft, review: PackReview.parse(JSON.parse(await readFile(file, "utf8"))) };
  } catch (error) {
    throw new EngineError(
      "pack_review_invalid",
      `"${file}" is no review: it was changed by hand. Run the last stage of the ingest again.`,
      {
        cause: error,
      },
    );
  }
};

/** The same. Throws `pack_review_not_found`. */
export const readReview = async (folder: string): Promise<DraftUnderReview> => {
  const found = await findReview(folder);
  if (found !== null) return found;
  throw new EngineError(
    "pack_review_not_found",
    `"${folder}" has no review: it is no draft, or it was not finished. Read the book as a draft.`,
  );
};
