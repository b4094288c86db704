import { z } from "zod";

/** What somebody should know of a model's answers, in prose: what it made up and what it gave no usable answer about. Absent: nothing. */
export const ModelDoubts = z.array(z.string()).optional();
