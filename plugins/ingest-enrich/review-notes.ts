import { givesOrders } from "freeform-rpg/plugins/ingest";
import type { ClassifiedSegment, EnrichedFile, IngestEntity, ReviewNote } from "freeform-rpg/schemas";

/** What notes are made from. */
export interface NoteSources {
  readonly entities: readonly IngestEntity[];
  readonly files: readonly EnrichedFile[];
  /** Titles of what was too large for one file. */
  readonly split: readonly string[];
  /** What a model named that the book does not. */
  readonly faults: readonly string[];
  /** Titles of what a model gave no usable answer about. */
  readonly missed: readonly string[];
  readonly classes: ReadonlyMap<string, ClassifiedSegment>;
}

/** Below this, a person should look. */
const sure = 0.7;

/** Everything about the lore that a person should look at. */
export const reviewNotes = ({ entities, files, split, faults, missed, classes }: NoteSources): ReviewNote[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [
    ...files.flatMap((file) => (givesOrders(file.text) ? [note("orders", ordersFound, file)] : [])),
    ...split.map((title) =>
      note("size", `"${title}" was too long for one file and is cut between paragraphs. See whether the cuts are good.`),
    ),
    ...faults.map((fault) => note("entity", tellFault(fault))),
    ...[...new Set(missed)].map((title) => note("confidence", tellMissed(title))),
    ...entities
      .filter(({ confidence }) => confidence < sure)
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

/** What somebody should know of the model's answers. */
export const modelDoubts = ({ faults, missed }: Pick<NoteSources, "faults" | "missed">): string[] => [
  ...faults.map(tellFault),
  ...[...new Set(missed)].map(tellMissed),
];

const tellFault = (fault: string): string => `The model named what the book does not, and it was left out: ${fault}`;

const tellMissed = (title: string): string =>
  `The model gave no usable answer about "${title}": what its words alone tell stands. Read it, or run the stage again.`;

const ordersFound =
  "The text gives orders to a machine that reads it. No model was shown that paragraph, and the file is the DM's alone. Read it, and remove it if it is no part of the game.";

const note = (topic: ReviewNote["topic"], message: string, file?: EnrichedFile): ReviewNote => ({
  topic,
  message,
  file: file?.path ?? null,
  pages: file?.pages ?? null,
});
