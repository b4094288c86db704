import { givesOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { ClassifiedSegment, EnrichedFile, IngestEntity, ReviewNote } from "freeform-rpg/schemas";

/** The inputs of review notes. */
export interface NoteSources {
  readonly entities: readonly IngestEntity[];
  readonly files: readonly EnrichedFile[];
  /** Titles of entries that were too large for one file. */
  readonly split: readonly string[];
  /** Names from a model that do not occur in the book. */
  readonly faults: readonly string[];
  /** Titles of entries for which a model gave no usable answer. */
  readonly missed: readonly string[];
  readonly classes: ReadonlyMap<string, ClassifiedSegment>;
}

/** Results below this confidence need a review. */
const sure = 0.7;

/** Everything about the lore that a reviewer should check. */
export const reviewNotes = ({ entities, files, split, faults, missed, classes }: NoteSources): ReviewNote[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [
    ...files.flatMap((file) => (givesOrders(file.text) ? [note("orders", ordersFound, file)] : [])),
    ...split.map((title) =>
      note("size", `"${title}" was too long for one file and is cut between paragraphs. See whether the cuts are good.`),
    ),
    ...faults.map((fault) => note("entity", describeFault(fault))),
    ...[...new Set(missed)].map((title) => note("confidence", describeMissed(title))),
    ...entities
      .filter(({ confidence, file }) => confidence < sure && file !== null)
      .map(({ name, type, confidence, file }) =>
        note("entity", `"${name}" was taken for ${type} with confidence ${confidence.toFixed(2)}.`, byPath.get(file ?? "")),
      ),
    ...files.flatMap((file) => {
      const { confidence = 1 } = classes.get(file.segment) ?? {};
      const named = entities.some(({ file: path }) => path === file.path);
      return named || confidence >= sure
        ? []
        : [note("confidence", `It was taken for ${file.type} with confidence ${confidence.toFixed(2)}.`, file)];
    }),
  ];
};

/** Warnings about the model's answers. */
export const modelWarnings = ({ faults, missed }: Pick<NoteSources, "faults" | "missed">): string[] => [
  ...faults.map(describeFault),
  ...[...new Set(missed)].map(describeMissed),
];

const describeFault = (fault: string): string => `The model gave a name that does not occur in the book. It was left out: ${fault}`;

const describeMissed = (title: string): string =>
  `The model gave no usable answer about "${title}": the rule-based result was used. Check it, or run the stage again.`;

const ordersFound =
  "The text contains instructions to a language model. The paragraph was not shown to any model, and the file is visible to the DM only. Read it, and remove it if it does not belong to the game.";

const note = (topic: ReviewNote["topic"], message: string, file?: EnrichedFile): ReviewNote => ({
  topic,
  message,
  file: file?.path ?? null,
  pages: file?.pages ?? null,
});
