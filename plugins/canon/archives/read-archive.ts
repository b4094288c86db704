import { createHash } from "node:crypto";
import type { ArchivedRow } from "freeform-rpg/db/lib";
import type { z } from "zod";
import { damaged } from "./archive-error.ts";
import { Foot, Head, RowLine } from "./format.ts";
import type { ImportLimits } from "./limits.ts";
import { readLines } from "./read-lines.ts";

/** An archive that is being read. */
export interface OpenArchive {
  readonly head: Head;
  /** Its rows; iteration ends without an error only if the archive is complete. Throws `archive_damaged`, `archive_too_large`. */
  readonly rows: AsyncIterable<ArchivedRow>;
  /** The last line, after all rows were read. */
  foot(): Foot;
}

/** Opens an archive. Throws `archive_damaged`, `archive_too_large`. */
export const openArchive = async (path: string, limits: ImportLimits): Promise<OpenArchive> => {
  const lines = readLines(path, limits);
  const first = await lines.next();
  if (first.done === true) throw damaged("it is empty");
  const head = parseLine(Head, first.value, 1);
  let foot: Foot | null = null;
  return {
    head,
    rows: readRows(lines, head, first.value, (found) => (foot = found)),
    foot: () => foot ?? fail("its last line is missing"),
  };
};

async function* readRows(lines: AsyncGenerator<string>, head: Head, first: string, end: (foot: Foot) => void): AsyncGenerator<ArchivedRow> {
  const hash = createHash("sha256").update(`${first}\n`);
  let rows = 0;
  let pending: string | null = null;
  for await (const line of lines) {
    if (pending !== null) {
      hash.update(`${pending}\n`);
      yield checkOwner(parseLine(RowLine, pending, (rows += 1) + 1), head);
    }
    pending = line;
  }
  const foot = parseLine(Foot, pending ?? fail("its last line is missing"), rows + 2);
  if (foot.rows !== rows) throw damaged(`it should contain ${foot.rows} rows, and contains ${rows}`);
  if (foot.sha256 !== hash.digest("hex")) throw damaged("its rows were changed after the export");
  end(foot);
}

const checkOwner = ({ table, row }: ArchivedRow, { campaign }: Head): ArchivedRow => {
  const owner = row[table === "campaigns" ? "id" : "campaign_id"];
  if (owner !== campaign) throw damaged(`a row of "${table}" belongs to the campaign "${String(owner)}", not to "${campaign}"`);
  return { table, row };
};

const parseLine = <T>(shape: z.ZodType<T>, line: string, number: number): T => {
  const parsed = shape.safeParse(readJson(line, number));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return fail(`line ${number} is invalid (${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""})`);
};

const readJson = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return fail(`line ${number} is not valid JSON`);
  }
};

const fail = (why: string): never => {
  throw damaged(why);
};
