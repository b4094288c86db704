import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import { AppError } from "freeform-rpg/kernel";
import { createOpenBook } from "../read/open-book.ts";
import type { OpenBook } from "../read/open-book.ts";
import { ReaderMessage } from "./jobs.ts";
import type { ReaderReply } from "./jobs.ts";

// V8's limit does not include pictures and decompressed streams, and a busy process cannot monitor itself.
new Worker(new URL("./watch-reader.ts", import.meta.url), {
  workerData: Number(process.argv[2]) * 1e6,
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
});

let book: Promise<OpenBook> | null = null;

const answer = async ({ id, file, name, job }: ReaderMessage): Promise<ReaderReply> => {
  try {
    const open = await (book ??= createOpenBook(file, name));
    return { id, value: await open.perform(job) };
  } catch (error) {
    if (error instanceof AppError) return { id, code: error.code, message: error.message };
    return { id, code: "page_broken", message: explain(error) };
  }
};

const explain = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.includes("call stack") ? "It is nested deeper than any page of a book; perhaps it is made to do harm." : message;
};

process.on("message", (message) => {
  void answer(ReaderMessage.parse(message)).then((reply) => {
    process.send?.(reply);
    // The compile cache is written at exit, but readers are killed. After two jobs most of the code has been compiled.
    if (reply.id === 2) flushCompileCache();
  });
});
process.send?.("started");
process.on("disconnect", () => process.exit(0));
