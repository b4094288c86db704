import { extractors } from "./extractors/all.ts";
import { completeHealth } from "./extractors/health.ts";
import { SystemError } from "freeform-rpg/plugins/rules/systems/lib";
import type { LabelFamily } from "freeform-rpg/plugins/ingest/book-text";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import type { Classification, Segment, SystemsExtraction, SystemsKey, SystemsResult, SystemsResults } from "freeform-rpg/schemas";
import type { ExtractorContext } from "./ask/ask-batch.ts";
import { openBook } from "./book.ts";
import type { Book } from "./book.ts";
import { detectFamily, leastScore } from "./detect-family.ts";
import { runExtractor } from "./run-extractor.ts";
import type { ReadingLimits } from "./run-extractor.ts";

/** A book's segments with their classes, and the system whose terms help to read them; `null` detects the most similar one. */
export interface SystemsRequest {
  readonly segments: readonly Segment[];
  readonly classes: Classification;
  readonly hint: string | null;
  readonly systems: Pick<SystemRepository, "ids" | "extraction">;
  /** Folder of the pack that the book becomes, where it exists: its `extraction.yaml` helps too. */
  readonly packFolder?: string | null;
  /** The families whose labels are known; by default all. */
  readonly families?: readonly LabelFamily[];
}

/** The model for reading, and its limits; when absent, only structure is used. */
export interface SystemsReader {
  readonly context: Omit<ExtractorContext, "config">;
  readonly limits: ReadingLimits;
}

/** Finds the rules of a book. Throws `SystemError` when the hint is unknown, and the model's errors. */
export const extractSystems = async (request: SystemsRequest, reader: SystemsReader | null = null): Promise<SystemsExtraction> => {
  const { segments, classes, hint, systems, packFolder = null } = request;
  const matches = hint === null ? detectFamily(segments, await readFamilies(systems)) : [];
  const [likest] = matches;
  const family = hint ?? (likest !== undefined && likest.score >= leastScore ? likest.id : null);
  const config = await systems.extraction({ hint: family, packFolder });
  const book = openBook(segments, config, request.families);
  const asking = reader === null ? null : { context: { ...reader.context, config }, limits: reader.limits };
  const run = <K extends SystemsKey>(key: K): Promise<SystemsResult<K>> => {
    reader?.context.call.progress(
      `Looking for ${key.replaceAll("_", " ")}`,
      Object.keys(extractors).indexOf(key),
      Object.keys(extractors).length,
    );
    return runExtractor(key, book, classes, asking);
  };
  const system = family ?? (config.id === "_base" ? null : config.id);
  return { system, hinted: hint !== null, matches, results: await runAll(run, book) };
};

/** A broken system file must not prevent reading a book. */
const passOver = (thrown: unknown): null => {
  if (thrown instanceof SystemError) return null;
  throw thrown;
};

/** Systems whose books can be recognised by their words. */
const readFamilies = async (systems: SystemsRequest["systems"]) => {
  const ids = (await systems.ids()).filter((id) => !id.startsWith("_"));
  const configs = await Promise.all(ids.map((hint) => systems.extraction({ hint }).catch(passOver)));
  return configs.filter((config) => config !== null).filter(({ extraction }) => extraction.mechanical_indicators.length > 0);
};

type RunExtractor = <K extends SystemsKey>(key: K) => Promise<SystemsResult<K>>;

/** Runs the extractors one after another, so that the requests and their order are the same in every run. */
const runAll = async (run: RunExtractor, book: Book): Promise<SystemsResults> => {
  const resolution = await run("resolution");
  const clocks = await run("clocks");
  const entity_stats = await run("entity_stats");
  const conditions = await run("conditions");
  const calibration = await run("calibration");
  const action_types = await run("action_types");
  const escalation = await run("escalation");
  const stat_schema = await run("stat_schema");
  const health = await run("health");
  const magic = await run("magic");
  const equipment = await run("equipment");
  const whole = { ...health, items: health.items.map((find) => completeHealth(find, book)) };
  return {
    resolution,
    clocks,
    entity_stats,
    conditions,
    calibration,
    action_types,
    escalation,
    stat_schema,
    health: whole,
    magic,
    equipment,
  };
};
