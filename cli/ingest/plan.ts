import { join, resolve } from "node:path";
import { idFrom, titleOfFile } from "freeform-rpg/plugins/ingest/core/lib";
import { IngestSettings } from "freeform-rpg/plugins/ingest/jobs/lib";
import { CommandError } from "../command-error.ts";

/** Options of `pack-ingest`, as they are typed. */
export interface IngestFlags {
  readonly pages?: string;
  readonly out?: string;
  readonly url?: string;
  readonly token?: string;
  readonly id?: string;
  readonly name?: string;
  readonly packVersion?: string;
  readonly layer?: string;
  readonly author?: string;
  readonly description?: string;
  readonly draft?: boolean;
  readonly systemHint?: string;
  readonly skipSystems?: boolean;
  readonly ocr?: string;
  readonly images?: boolean;
  readonly fromStage?: string;
  readonly toStage?: string;
  readonly install?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** The plan of an ingest. */
export interface IngestPlan {
  readonly file: string;
  readonly out: string;
  readonly settings: IngestSettings;
  readonly fromStage: string | undefined;
  readonly toStage: string | undefined;
}

/** The default folder of the stages of a file. */
export const defaultFolder = (dataDir: string, file: string): string =>
  join(dataDir, "ingest", idFrom(titleOfFile(file.split(/[\\/]/).at(-1) ?? "")).replace(/^book_(?=\d)/, ""));

/** Makes a plan from options. Throws usage errors. */
export const readPlan = (file: string, flags: IngestFlags, dataDir: string): IngestPlan => {
  const { pages, out, draft = false, systemHint, skipSystems = false, ocr = "auto", images = false, fromStage, toStage } = flags;
  const settings = IngestSettings.safeParse({
    range: pages === undefined ? null : parsePages(pages),
    pack: nameFrom(flags),
    draft,
    ocr,
    images,
    systems: { skip: skipSystems, hint: systemHint ?? null },
  });
  if (!settings.success) throw new CommandError("option_invalid", describe(settings.error.issues), 2);
  return { file, out: out ? resolve(out) : defaultFolder(dataDir, file), settings: settings.data, fromStage, toStage };
};

const nameFrom = ({ id, name, packVersion: version, layer, author, description }: IngestFlags) =>
  Object.fromEntries(Object.entries({ id, name, version, layer, author, description }).filter(([, value]) => value !== undefined));

const optionNames: Readonly<Record<string, string>> = { version: "pack-version", hint: "system-hint", range: "pages" };

const describe = (issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): string =>
  issues
    .map(({ path, message }) => {
      const last = String(path.at(-1));
      return `--${optionNames[last] ?? last} is invalid: ${message}.`;
    })
    .join(" ");

const parsePages = (text: string): { from: number; to: number } => {
  const [, first = "", last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const range = { from: Number(first), to: Number(last) };
  if (first !== "" && range.from >= 1 && range.to >= range.from) return range;
  throw new CommandError("pages_invalid", `"${text}" is not a range of pages. Write the first and the last page, such as 12-40.`, 2);
};
