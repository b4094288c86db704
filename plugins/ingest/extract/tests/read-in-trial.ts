import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";
import type { Extraction, IngestRequest } from "freeform-rpg/schemas";

/** What a trial may change of a request, of its limits and of its call. */
export interface TrialOptions extends Partial<Pick<IngestRequest, "ocr" | "images" | "range" | "name">> {
  readonly limits?: Readonly<Record<string, number>>;
  readonly language?: string;
  readonly home?: string | null;
  readonly signal?: AbortSignal;
}

/** Writes the bytes to a file of the folder and reads it as the extract stage would. */
export const readInTrial = async (folder: string, bytes: Buffer, options: TrialOptions = {}): Promise<Extraction> => {
  const {
    limits = {},
    language = "eng",
    home = null,
    signal = new AbortController().signal,
    name = "book.pdf",
    ocr = "auto",
    images = false,
    range = null,
  } = options;
  const file = join(folder, `book-${randomUUID()}.pdf`);
  await writeFile(file, bytes);
  const settings = ExtractSettings.parse({ readers: 1, language, limits: { pageSeconds: 20, memory: 400, ...limits } });
  const request = { file, name, sha256: "0".repeat(64), range, ocr, images };
  return extractBook(request, settings, { readers: [], folder: home, signal, progress: () => {} });
};

/** All text of a book. */
export const textOf = ({ pages }: Extraction): string => pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n");
