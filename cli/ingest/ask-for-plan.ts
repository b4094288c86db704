import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { cancel, confirm, intro, isCancel, multiselect, note, select, spinner, text } from "@clack/prompts";
import type { CANCEL_SYMBOL } from "@clack/prompts";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { PackLayer, PackManifest } from "freeform-rpg/schemas/packs";
import { CommandError } from "../command-error.ts";
import { readPlan, defaultFolder } from "./plan.ts";
import type { IngestFlags, IngestPlan } from "./plan.ts";
import { probeBook } from "./probe-book.ts";

/** The context of the questions. */
export interface PlanContext {
  readonly dataDir: string;
  /** Ids and names of the rule systems. */
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** The server that reads the book; `null` for this process. */
  readonly server: string | null;
  /** Describes the model and the estimated cost. */
  readonly notice: (plan: IngestPlan) => Promise<string>;
}

/** Asks for what the options do not set, shows the plan, and asks for confirmation. Throws `cancelled`. */
export const askForPlan = async (given: string | undefined, flags: IngestFlags, parts: PlanContext): Promise<IngestPlan> => {
  intro("From a book to a content pack");
  const file = given ?? (await askFile());
  const looking = spinner();
  looking.start("Reading the beginning of the book");
  const book = await probeBook(file).catch((error: unknown) => {
    looking.error("The book cannot be read");
    throw error;
  });
  looking.stop(`"${book.title}"${book.pages === null ? "" : `, ${book.pages} pages`}`);
  const answers = { ...(await askNames(book.title, flags)), ...(await askOptions(flags, parts)) };
  const plan = readPlan(file, { ...flags, ...answers, ...(await askFolder(file, flags, parts)) }, parts.dataDir);
  note(await summarise(plan, book.pages, parts), "Plan");
  if (!answered(await confirm({ message: "Begin?" }))) throw cancelled();
  return plan;
};

/** A server uses its own folder. */
const askFolder = async (file: string, flags: IngestFlags, { server, dataDir }: PlanContext): Promise<Partial<IngestFlags>> => {
  if (server !== null || flags.out !== undefined) return {};
  return { out: answered(await text({ message: "Folder for the output of the stages", initialValue: defaultFolder(dataDir, file) })) };
};

const askFile = async (): Promise<string> => {
  const validate = (value = "") => (existsSync(unquote(value)) ? undefined : `There is no file "${unquote(value)}".`);
  return unquote(answered(await text({ message: "Which book?", placeholder: "its path; you can drag the file here", validate })));
};

/** A path as a terminal writes it when a file is dropped on it, or as a shell accepts it. */
const unquote = (typed: string): string =>
  typed
    .trim()
    .replace(/^(['"])(.*)\1$/, "$2")
    .replaceAll("\\ ", " ")
    .replace(/^~(?=\/)/, homedir());

const askNames = async (title: string, flags: IngestFlags): Promise<Partial<IngestFlags>> => {
  const name = flags.name ?? answered(await text({ message: "What is the pack called?", initialValue: title, validate: needed }));
  const id =
    flags.id ??
    answered(await text({ message: "Its id (lower-case letters, digits, underscores)", initialValue: idFrom(name), validate: fits("id") }));
  const packVersion =
    flags.packVersion ?? answered(await text({ message: "Its version", initialValue: "0.1.0", validate: fits("version") }));
  const layers = PackLayer.options.map((value) => ({ value, label: value, hint: layerHints[value] }));
  const layer = flags.layer ?? answered(await select({ message: "What is its scope?", options: layers, initialValue: "setting" }));
  const author = flags.author ?? answered(await text({ message: "Who wrote the book?", defaultValue: "", placeholder: "optional" }));
  const description =
    flags.description ??
    answered(await text({ message: "How would you describe it in one sentence?", defaultValue: "", placeholder: "optional" }));
  return { name, id, packVersion, layer, author, description };
};

const layerHints: Readonly<Record<(typeof PackLayer.options)[number], string>> = {
  core: "the rules of a game, for all its campaigns",
  setting: "a whole world",
  regional: "a part of one",
  adventure: "one story",
  homebrew: "your own changes",
};

const askOptions = async (flags: IngestFlags, { systems }: PlanContext): Promise<Partial<IngestFlags>> => {
  const chosen = answered(
    await multiselect({
      message: "What else? (space selects, enter continues)",
      required: false,
      initialValues: initial(flags),
      options: [
        { value: "systems", label: "read the rules of the game", hint: "dice, clocks, conditions, stat blocks" },
        { value: "draft", label: "make a draft", hint: "with a list of what to review; promote-draft publishes it" },
        { value: "images", label: "write the images as files" },
        { value: "ocr", label: "recognise text on every page", hint: "slow; pages without text are always recognised" },
      ],
    }),
  );
  const hint = chosen.includes("systems") ? (flags.systemHint ?? (await askHint(systems))) : undefined;
  return {
    skipSystems: !chosen.includes("systems"),
    draft: chosen.includes("draft"),
    images: chosen.includes("images"),
    ocr: chosen.includes("ocr") ? "always" : (flags.ocr ?? "auto"),
    ...(hint && { systemHint: hint }),
  };
};

const initial = ({ skipSystems, draft, images, ocr }: IngestFlags): string[] => [
  ...(skipSystems === true ? [] : ["systems"]),
  ...(draft === true ? ["draft"] : []),
  ...(images === true ? ["images"] : []),
  ...(ocr === "always" ? ["ocr"] : []),
];

const askHint = async (systems: PlanContext["systems"]): Promise<string> =>
  answered(
    await select({
      message: "Which rule system does it use?",
      initialValue: "",
      options: [{ value: "", label: "detect it from the book" }, ...systems.map(({ id, name }) => ({ value: id, label: name, hint: id }))],
    }),
  );

const summarise = async (plan: IngestPlan, pages: number | null, { notice, server }: PlanContext): Promise<string> => {
  const { file, out, settings } = plan;
  const { pack, draft, ocr, images, systems, range } = settings;
  return [
    `book     ${file}, ${range ? `pages ${range.from} to ${range.to}` : `${pages ?? "all"} pages`}`,
    `pack     ${pack.name} (${pack.id} ${pack.version}, ${pack.layer})${draft ? ", as a draft" : ""}`,
    `rules    ${systems.skip ? "left out" : (systems.hint ?? "detected from the book")}`,
    `images   ${images ? "as files" : "left out"}; text recognition: ${ocr}`,
    server === null ? `folder   ${out}` : `server   ${server}`,
    `model    ${await notice(plan)}`,
  ].join("\n");
};

const needed = (value: string | undefined) => (value?.trim() ? undefined : "This is required.");

const fits = (field: "id" | "version") => (value: string | undefined) => {
  const parsed = PackManifest.shape[field].safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

const answered = <T>(answer: T | typeof CANCEL_SYMBOL): T => {
  if (!isCancel(answer)) return answer;
  throw cancelled();
};

const cancelled = () => {
  cancel("Nothing was done.");
  return new CommandError("cancelled", "You cancelled before the start.", 130);
};
