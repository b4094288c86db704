import { z } from "zod";
import { CorrectionRecord } from "../policy/self-correction.ts";

/** Warnings about a model's answers, in prose: what it made up, and questions without a usable answer. Absent when there are none. */
export const ModelDoubts = z.array(z.string()).optional();

/** The corrections of a stage's questions, with their attempts and tokens. Absent when no answer was sent back. */
export const ModelCorrections = z.array(CorrectionRecord).optional();
