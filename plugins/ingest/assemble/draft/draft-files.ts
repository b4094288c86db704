import { reviewData } from "freeform-rpg/plugins/ingest/core/lib";
import type { PackFile, PackManifest } from "freeform-rpg/schemas";
import type { PackParts } from "../pack-parts.ts";
import { writeDraftReadme } from "./write-draft-readme.ts";
import { writeGuidanceReview } from "./write-guidance-review.ts";
import { gatherReview } from "./gather-review.ts";
import { writeReview } from "./write-review.ts";

/** The files for the reviewer of a draft. */
export const draftFiles = ({
  enrichment,
  guidance,
  systems,
  manifest,
  ...read
}: PackParts & { readonly manifest: PackManifest }): PackFile[] => {
  const review = gatherReview({ enrichment, guidance, systems, manifest, doubts: gatherDoubts(read) });
  return [
    { path: "REVIEW_NEEDED.md", text: writeReview(manifest.name, review) },
    { path: reviewData, text: `${JSON.stringify(review, null, 1)}\n` },
    { path: "DRAFT_README.md", text: writeDraftReadme(manifest) },
    { path: "gm_guidance_review.md", text: writeGuidanceReview(guidance) },
  ];
};

/** Open questions about a model's answers on structure, segments and classes. */
const gatherDoubts = ({ structure, pieces, classes }: Pick<PackParts, "structure" | "pieces" | "classes">): string[] =>
  [structure, pieces, classes].flatMap(({ doubts = [] }) => doubts);
