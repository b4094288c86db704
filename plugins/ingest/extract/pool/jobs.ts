import { z } from "zod";

const page = z.int().min(1);

/** What a reader is asked to do. */
export const ReaderJob = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open") }),
  z.strictObject({ do: z.literal("text"), page }),
  z.strictObject({ do: z.literal("look"), page }),
  z.strictObject({ do: z.literal("recognise"), page, dpi: z.number(), language: z.string() }),
  z.strictObject({ do: z.literal("keep"), page, folder: z.string(), prints: z.array(z.string()) }),
]);
export type ReaderJob = z.infer<typeof ReaderJob>;

/** A job with its number: what goes to a reader's process. */
export const ReaderMessage = z.strictObject({ id: z.int(), file: z.string(), name: z.string(), job: ReaderJob });
export type ReaderMessage = z.infer<typeof ReaderMessage>;

/** What comes back. */
export const ReaderReply = z.union([
  z.strictObject({ id: z.int(), value: z.unknown() }),
  z.strictObject({ id: z.int(), code: z.string(), message: z.string() }),
]);
export type ReaderReply = z.infer<typeof ReaderReply>;
