import { z } from "zod";

/** Warnings about a model's answers, in prose: what it made up, and questions without a usable answer. Absent when there are none. */
export const ModelDoubts = z.array(z.string()).optional();
