import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { cancel, confirm, intro, isCancel, multiselect, note, select, spinner, text } from "@clack/prompts";
import type { CANCEL_SYMBOL } from "@clack/prompts";
import { idFrom } from "freeform-rpg/plugins/ingest";
import { PackLayer, PackManifest } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import { readPlan, usualFolder } from "./plan.ts";
import type { IngestFlags, IngestPlan } from "./plan.ts";
import { peekBook } from "./peek-book.ts";

/** What the questions are asked with. */
export interface AskParts {
  readonly dataDir: string;
  /** Ids and names of the systems whose words may help. */
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** The server that reads the book; `null`: this process. */
  readonly server: string | null;
  /** Who answers, and about what that costs. */
  readonly notice: (plan: IngestPlan) => Promise<string>;
}

/** Asks for everything that the options leave open, shows it all, and asks whether to begin. Throws `cancelled`. */
export const askPlan = async (given: string | undefined, flags: IngestFlags, parts: AskParts): Promise<IngestPlan> => {
  intro("From a PDF to a content pack");
  const file = given ?? (await askFile());
  const looking = spinner();
  looking.start("Looking into the book");
  const book = await peekBook(file).catch((error: unknown) => {
    looking.error("It cannot be read");
    throw error;
  });
  looking.stop(`"${book.title}"${book.pages === null ? "" : `, ${book.pages} pages`}`);
  const answered = { ...(await askNames(book.title, flags)), ...(await askOptions(flags, parts)) };
  const plan = readPlan(file, { ...flags, ...answered, ...(await askFolder(file, flags, parts)) }, parts.dataDir);
  note(await summarise(plan, book.pages, parts), "This will be done");
  if (!taken(await confirm({ message: "Begin?" }))) throw refuse();
  return plan;
};

/** A server has its own. */
const askFolder = async (file: string, flags: IngestFlags, { server, dataDir }: AskParts): Promise<Partial<IngestFlags>> => {
  if (server !== null || flags.out !== undefined) return {};
  return { out: taken(await text({ message: "Folder for what the stages make", initialValue: usualFolder(dataDir, file) })) };
};

const askFile = async (): Promise<string> => {
  const validate = (value = "") => (existsSync(unquote(value)) ? undefined : `There is no file "${unquote(value)}".`);
  return unquote(taken(await text({ message: "Which PDF?", placeholder: "its path; you can drag the file here", validate })));
};

/** A path as terminals write it when a file is dragged to them, or as shells take it. */
const unquote = (typed: string): string =>
  typed
    .trim()
    .replace(/^(['"])(.*)\1$/, "$2")
    .replaceAll("\\ ", " ")
    .replace(/^~(?=\/)/, homedir());

const askNames = async (title: string, flags: IngestFlags): Promise<Partial<IngestFlags>> => {
  const name = flags.name ?? taken(await text({ message: "What is the pack called?", initialValue: title, validate: needed }));
  const id =
    flags.id ?? taken(await text({ message: "Its id: lower case, digits, underscores", initialValue: idFrom(name), validate: fits("id") }));
  const packVersion = flags.packVersion ?? taken(await text({ message: "Its version", initialValue: "0.1.0", validate: fits("version") }));
  const layers = PackLayer.options.map((value) => ({ value, label: value, hint: layerHints[value] }));
  const layer = flags.layer ?? taken(await select({ message: "How far does it reach?", options: layers, initialValue: "setting" }));
  const author = flags.author ?? taken(await text({ message: "Who wrote the book?", defaultValue: "", placeholder: "may stay empty" }));
  const description =
    flags.description ?? taken(await text({ message: "What is it, in a sentence?", defaultValue: "", placeholder: "may stay empty" }));
  return { name, id, packVersion, layer, author, description };
};

const layerHints: Readonly<Record<(typeof PackLayer.options)[number], string>> = {
  core: "a game's rules, for any campaign of it",
  setting: "a whole world",
  regional: "a part of one",
  adventure: "one story",
  homebrew: "your own changes",
};

const askOptions = async (flags: IngestFlags, { systems }: AskParts): Promise<Partial<IngestFlags>> => {
  const chosen = taken(
    await multiselect({
      message: "What else? (space chooses, enter goes on)",
      required: false,
      initialValues: initial(flags),
      options: [
        { value: "systems", label: "look for the game's rules", hint: "dice, clocks, conditions, stat blocks" },
        { value: "draft", label: "make a draft", hint: "with a list of what to review; promote it afterwards" },
        { value: "images", label: "write the pictures as files" },
        { value: "ocr", label: "recognise text on every page", hint: "slow; pages without text are recognised in any case" },
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

const askHint = async (systems: AskParts["systems"]): Promise<string> =>
  taken(
    await select({
      message: "Which rules does it look like?",
      initialValue: "",
      options: [{ value: "", label: "find out from the book" }, ...systems.map(({ id, name }) => ({ value: id, label: name, hint: id }))],
    }),
  );

const summarise = async (plan: IngestPlan, pages: number | null, { notice, server }: AskParts): Promise<string> => {
  const { file, out, settings } = plan;
  const { pack, draft, ocr, images, systems, range } = settings;
  return [
    `book     ${file}, ${range ? `pages ${range.from} to ${range.to}` : `${pages ?? "all"} pages`}`,
    `pack     ${pack.name} (${pack.id} ${pack.version}, ${pack.layer})${draft ? ", as a draft" : ""}`,
    `rules    ${systems.skip ? "left out" : (systems.hint ?? "as the book has them")}`,
    `pictures ${images ? "as files" : "left out"}; text of pictures: ${ocr}`,
    server === null ? `folder   ${out}` : `read by  the server at ${server}`,
    `model    ${await notice(plan)}`,
  ].join("\n");
};

const needed = (value: string | undefined) => (value?.trim() ? undefined : "It needs one.");

const fits = (field: "id" | "version") => (value: string | undefined) => {
  const parsed = PackManifest.shape[field].safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

const taken = <T>(answer: T | typeof CANCEL_SYMBOL): T => {
  if (!isCancel(answer)) return answer;
  throw refuse();
};

const refuse = () => {
  cancel("Nothing was done.");
  return new CommandError("cancelled", "You stopped before it began.", 130);
};
