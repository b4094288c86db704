import { PackContentType } from "freeform-rpg/schemas";
import type { Enrichment, ReviewNote } from "freeform-rpg/schemas";
import { showPlace } from "./show-place.ts";

/** One decision of the reviewer: what to do, and the cases that it is about. */
export interface Decision {
  readonly title: string;
  readonly ask: string;
  readonly cases: readonly string[];
}

/** The decisions about the lore of a book, gravest first: one of each kind, and one for each content type that has doubtful files. */
export const groupLore = (enrichment: Enrichment): Decision[] => {
  const { review, files } = enrichment;
  const types = new Map(files.map(({ path, type }) => [path, type]));
  const typeOf = ({ topic, file }: ReviewNote) => (topic === "entity" || topic === "confidence" ? types.get(file ?? "") : undefined);
  const about = (...topics: readonly ReviewNote["topic"][]) =>
    review.filter((note) => topics.includes(note.topic) && typeOf(note) === undefined).map(showNote);
  return [
    {
      title: "Text that gives orders to machines",
      ask: "Delete the paragraph, or keep the file with `visibility: dm`.",
      cases: about("orders"),
    },
    { title: "Sizes and links", ask: "Keep, or correct the file.", cases: about("size", "link") },
    { title: "Answers of the model", ask: "Keep what the rules found, or run the stage again.", cases: about("entity", "confidence") },
    ...PackContentType.options.map((type) => ({
      title: `Taken for ${type}`,
      ask: `Keep; drop (delete the file); rename (\`name\`); retype (\`type\`, now \`${type}\`); or hide (\`visibility: dm\`).`,
      cases: review.filter((note) => typeOf(note) === type).map(showNote),
    })),
    {
      title: "Perhaps one and the same",
      ask: "Keep both, or merge them: move the text, add the name to `aliases`, delete the other file.",
      cases: duplicates(enrichment),
    },
    { title: "Mentioned, with no text of their own", ask: "Leave them out, or write a file.", cases: mentioned(enrichment) },
  ];
};

const showNote = ({ message, file, pages }: ReviewNote): string => `${message}${showPlace(file === null ? [] : [file], pages)}`;

const duplicates = ({ suggestions, entities }: Enrichment): string[] => {
  const files = new Map(entities.map(({ id, file }) => [id, file]));
  return suggestions.map(
    ({ ids, why }) =>
      `${why}${showPlace(
        ids.flatMap((id) => files.get(id) ?? []),
        null,
      )}`,
  );
};

/** A single word that the book says nothing about is as often no name at all; it stays in the registry of entities. */
const mentioned = ({ entities }: Enrichment): string[] =>
  entities
    .filter(({ file, type, name }) => file === null && type !== "item" && /\s/.test(name.trim()))
    .map(
      ({ name, type, segments }) => `${name} (${type}), mentioned in ${segments.length === 1 ? "one place" : `${segments.length} places`}`,
    );
