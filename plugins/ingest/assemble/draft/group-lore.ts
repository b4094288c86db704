import { PackContentType } from "freeform-rpg/schemas";
import type { Enrichment, ReviewNote } from "freeform-rpg/schemas";
import { hasWords } from "./open-cases.ts";
import type { OpenCase, OpenDecision } from "./open-cases.ts";

/** The decisions about the lore of a book, gravest first: one of each kind, and one for each content type that has doubtful files. */
export const groupLore = (enrichment: Enrichment): OpenDecision[] => {
  const { review, files } = enrichment;
  const types = new Map(files.map(({ path, type }) => [path, type]));
  const typeOf = ({ topic, file }: ReviewNote) => (topic === "entity" || topic === "confidence" ? types.get(file ?? "") : undefined);
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  const toCase = ({ message, file, pages }: ReviewNote): OpenCase => ({
    text: message,
    name: titles.get(file ?? ""),
    files: file === null ? [] : [file],
    pages,
  });
  const about = (...topics: readonly ReviewNote["topic"][]) =>
    review.filter((note) => topics.includes(note.topic) && typeOf(note) === undefined).map(toCase);
  return [
    {
      kind: "orders",
      title: "Text that gives orders to machines",
      ask: "Delete the paragraph; keep the file, which is for the DM alone; or drop it.",
      answers: ["drop"],
      cases: about("orders"),
    },
    { kind: "size", title: "Sizes and links", ask: "Keep, or correct the file.", cases: about("size", "link") },
    {
      kind: "model",
      title: "Answers of the model",
      ask: "Keep what the rules found, or run the stage again.",
      cases: about("entity", "confidence"),
    },
    ...PackContentType.options.map((type) => takenFor(type, review.filter((note) => typeOf(note) === type).map(toCase))),
    {
      kind: "duplicates",
      title: "Perhaps one and the same",
      ask: "Keep both, or merge them: move the text, add the name to `aliases`, delete the other file.",
      cases: duplicates(enrichment),
    },
    {
      kind: "mentioned",
      title: "Mentioned, with no text of their own",
      ask: "Leave them out, or write a file.",
      cases: mentioned(enrichment),
    },
  ];
};

const duplicates = ({ suggestions, entities }: Enrichment): OpenCase[] => {
  const files = new Map(entities.map(({ id, file }) => [id, file]));
  return suggestions.map(({ ids, why }) => ({ text: why, files: ids.flatMap((id) => files.get(id) ?? []) }));
};

/** A single word that the book says nothing about is as often no name at all; it stays in the registry of entities. */
const mentioned = ({ entities }: Enrichment): OpenCase[] =>
  entities
    .filter(({ file, type, name }) => file === null && type !== "item" && hasWords(name))
    .map(({ name, type, segments }) => ({
      text: `${name} (${type}), mentioned in ${segments.length === 1 ? "one place" : `${segments.length} places`}`,
    }));

/** What was taken for a type and may be something else. */
const takenFor = (type: PackContentType, cases: readonly OpenCase[]): OpenDecision => ({
  kind: "type",
  type,
  title: `Taken for ${type}`,
  ask: `Keep; drop (delete the file); rename (\`name\`); retype (\`type\`, now \`${type}\`); or hide (\`visibility: dm\`).`,
  answers: ["drop", "rename", "retype", "hide"],
  cases: cases.filter(({ name = null }) => name === null || hasWords(name)),
});
