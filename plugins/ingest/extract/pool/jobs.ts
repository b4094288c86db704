import { z } from "zod";

const page = z.int().min(1);

/** A job of a reader. */
export const ReaderJob = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open") }),
  z.strictObject({ do: z.literal("text"), page }),
  z.strictObject({ do: z.literal("look"), page }),
  z.strictObject({ do: z.literal("recognise"), page, dpi: z.number(), language: z.string() }),
  z.strictObject({ do: z.literal("save"), page, folder: z.string(), prints: z.array(z.string()) }),
]);
export type ReaderJob = z.infer<typeof ReaderJob>;

/** The message to a reader's process: a job with its number. */
export const ReaderMessage = z.strictObject({ id: z.int(), file: z.string(), name: z.string(), job: ReaderJob });
export type ReaderMessage = z.infer<typeof ReaderMessage>;

/** The reply of a reader's process. */
export const ReaderReply = z.union([
  z.strictObject({ id: z.int(), value: z.unknown() }),
  z.strictObject({ id: z.int(), code: z.string(), message: z.string() }),
]);
export type ReaderReply = z.infer<typeof ReaderReply>;
