import { z } from "zod";

/** An examination question in the making: one answer of several is best. */
export const QuestionDraft = z.object({
  id: z.string(),
  type: z.string(),
  vignette: z.string(),
  stem: z.string(),
  options: z.array(z.object({ key: z.string(), text: z.string() })),
  correct_answer: z.string(),
  rationale: z.string(),
  metadata: z.object({
    course_id: z.string(),
    slo_ids: z.array(z.string()),
    concept_ids: z.array(z.string()),
    bloom_level: z.string(),
    difficulty: z.string(),
    usmle_system: z.string(),
    usmle_discipline: z.string(),
    keywords: z.array(z.string()),
  }),
});
export type QuestionDraft = z.infer<typeof QuestionDraft>;
