/** The decisions of a draft's reviewer, as data. */
export const reviewData = "review.json";

/** Files of a draft that are only for its reviewer; DEFINITIONS section 8. */
export const reviewFiles: readonly string[] = [
  "REVIEW_NEEDED.md",
  reviewData,
  "DRAFT_README.md",
  "EXTRACTION_REPORT.md",
  "gm_guidance_review.md",
];
