import type { z } from "zod";
import { DocumentError } from "freeform-rpg/plugins/ingest/extract/lib";

/** A file, and the form that it is in by its outer shape. */
export interface FormOfFile {
  readonly name: string;
  /** Such as `SillyTavern lorebook`. */
  readonly form: string;
}

/** The most problems that an error lists. */
const mostListed = 5;

/** Reads a document whose form is known already. Throws `document_broken` with the places that differ from the form. */
export const parseForm = <T>(schema: z.ZodType<T>, value: unknown, { name, form }: FormOfFile): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const listed = issues.slice(0, mostListed).map(({ path, message }) => `${path.map(String).join(".") || "the document"}: ${message}`);
  const more = issues.length > mostListed ? `; and ${issues.length - mostListed} more` : "";
  throw new DocumentError(
    "document_broken",
    `"${name}" is a ${form} with errors: ${listed.join("; ")}${more}. Export it again, or correct it.`,
  );
};

/** Throws `document_too_new` for a version above the latest that is known. What has no number as a version is read as an early one. */
export const requireVersion = (version: unknown, latest: number, { name, form }: FormOfFile): void => {
  const number = Number.parseFloat(String(version));
  if (Number.isNaN(number) || Math.floor(number) <= latest) return;
  throw new DocumentError(
    "document_too_new",
    `"${name}" is a ${form} of version ${String(version)}; versions up to ${latest} can be read. Export it in an earlier version.`,
  );
};

/** Whether a value is an object with names, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
