import { z } from "zod";
import { DocumentError } from "./document-error.ts";
import type { DocumentText } from "./text-block.ts";

/** A document that is no PDF: its bytes, and the name of its file. */
export interface RawDocument {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** A reader of one more kind of document. */
export interface DocumentReader {
  /** What people call such documents, such as `FictionBook`. Errors name it. */
  readonly name: string;
  /** Whether this is such a document: by its content and, where that leaves it open, by its name. */
  recognises(document: RawDocument): boolean;
  /** Its text. What it throws is shown to people. */
  read(document: RawDocument): DocumentText | Promise<DocumentText>;
}

const TextBlock = z
  .strictObject({
    type: z.enum(["heading", "para", "li", "table"]),
    text: z.string().min(1),
    level: z.int().min(1).max(6).optional(),
    marker: z.string().optional(),
    rows: z.array(z.array(z.string())).optional(),
  })
  .refine(({ type, level }) => (type === "heading") === (level !== undefined), {
    path: ["level"],
    message: "A heading has a level, and nothing else has.",
  })
  .refine(({ type, rows }) => (type === "table") === (rows !== undefined), {
    path: ["rows"],
    message: "A table has rows, and nothing else has.",
  });

const Text = z.strictObject({
  title: z.string().min(1).nullable(),
  parts: z.array(z.array(TextBlock)),
  warnings: z.array(z.string()),
});

/** The reader of a plugin that reads this document; `undefined` when none does. */
export const findReader = (readers: readonly DocumentReader[], bytes: Uint8Array, name: string): DocumentReader | undefined =>
  readers.find((reader) => {
    try {
      return reader.recognises({ bytes, name });
    } catch (error) {
      throw failed(reader, `fails on "${name}"`, error);
    }
  });

/** Reads a document with the reader of a plugin. Throws `document_broken` for what the reader throws, and for text in a wrong form. */
export const readWith = async (reader: DocumentReader, bytes: Uint8Array, name: string): Promise<DocumentText> => {
  const text = await Promise.resolve()
    .then(() => reader.read({ bytes, name }))
    .catch((error: unknown) => {
      throw failed(reader, `cannot read "${name}"`, error);
    });
  const read = Text.safeParse(text);
  if (read.success) return toText(read.data);
  throw failed(reader, `gives no text of "${name}"`, new Error(z.prettifyError(read.error)));
};

const toText = ({ title, parts, warnings }: z.infer<typeof Text>): DocumentText => ({ title, parts, warnings });

const failed = ({ name: reader }: DocumentReader, what: string, cause: unknown): DocumentError =>
  new DocumentError("document_broken", `The reader "${reader}" ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
