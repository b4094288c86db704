import { join } from "node:path";
import type { Configured } from "freeform-rpg/kernel";
import archives from "./plugins/archives/plugin.ts";
import campaigns from "./plugins/campaigns/plugin.ts";
import commit from "./plugins/commit/plugin.ts";
import context from "./plugins/context/plugin.ts";
import corrections from "./plugins/corrections/plugin.ts";
import cost from "./plugins/cost/plugin.ts";
import embedLsa from "./plugins/embed-lsa/plugin.ts";
import embedOllama from "./plugins/embed-ollama/plugin.ts";
import embedOpenai from "./plugins/embed-openai/plugin.ts";
import embedVoyage from "./plugins/embed-voyage/plugin.ts";
import heldNarrations from "./plugins/held-narrations/plugin.ts";
import ingest from "./plugins/ingest/plugin.ts";
import ingestAssemble from "./plugins/ingest-assemble/plugin.ts";
import ingestClassify from "./plugins/ingest-classify/plugin.ts";
import ingestDrafts from "./plugins/ingest-drafts/plugin.ts";
import ingestEnrich from "./plugins/ingest-enrich/plugin.ts";
import ingestExtract from "./plugins/ingest-extract/plugin.ts";
import ingestGuidance from "./plugins/ingest-guidance/plugin.ts";
import ingestSegment from "./plugins/ingest-segment/plugin.ts";
import ingestStructure from "./plugins/ingest-structure/plugin.ts";
import ingestJobs from "./plugins/ingest-jobs/plugin.ts";
import jobs from "./plugins/jobs/plugin.ts";
import ingestSystems from "./plugins/ingest-systems/plugin.ts";
import ingestValidate from "./plugins/ingest-validate/plugin.ts";
import interpreter from "./plugins/interpreter/plugin.ts";
import lore from "./plugins/lore/plugin.ts";
import modelAnthropic from "./plugins/model-anthropic/plugin.ts";
import modelLangchain from "./plugins/model-langchain/plugin.ts";
import modelOffline from "./plugins/model-offline/plugin.ts";
import models from "./plugins/models/plugin.ts";
import narrator from "./plugins/narrator/plugin.ts";
import planner from "./plugins/planner/plugin.ts";
import policy from "./plugins/policy/plugin.ts";
import prompts from "./plugins/prompts/plugin.ts";
import recall from "./plugins/recall/plugin.ts";
import reconciler from "./plugins/reconciler/plugin.ts";
import replay from "./plugins/replay/plugin.ts";
import resolver from "./plugins/resolver/plugin.ts";
import sceneLore from "./plugins/scene-lore/plugin.ts";
import secondReader from "./plugins/second-reader/plugin.ts";
import sessions from "./plugins/sessions/plugin.ts";
import systems from "./plugins/systems/plugin.ts";
import turn from "./plugins/turn/plugin.ts";
import validator from "./plugins/validator/plugin.ts";

const folder = (name: string): string => join(import.meta.dirname, name);
const kept = (...names: string[]): string => join(process.env["DATA_DIR"] || folder(".data"), ...names);

/**
 * What the engine is made of. Add your own plugins at the end: a plugin, the name of a package whose default export is one, or
 * `{ plugin, options }`. A plugin with `replaces` takes the place of one named here. The order of stages is derived, never listed.
 */
const plugins: readonly Configured[] = [
  turn,
  jobs,
  context,
  interpreter,
  validator,
  planner,
  resolver,
  narrator,
  policy,
  // A model that reads each draft once more, behind the judges that ask none: see docs/policies.md.
  { plugin: secondReader, options: { reads: false } },
  heldNarrations,
  reconciler,
  commit,
  // Packs of one's own come before those that ship.
  { plugin: lore, options: { packs: [kept("packs"), folder("content_packs")] } },
  // The first whose key is set makes vectors, and the offline one serves until all are made: see docs/lore.md.
  embedVoyage,
  embedOpenai,
  embedOllama,
  embedLsa,
  sceneLore,
  // Behind what scenes hold, so that nothing is told twice.
  recall,
  sessions,
  // Behind everything that adds to the packet, so that what was added is told under canonical names too.
  corrections,
  { plugin: systems, options: { folder: folder("systems") } },
  { plugin: campaigns, options: { scenarios: folder("scenarios"), demo: "dead_drop" } },
  archives,
  ingest,
  ingestExtract,
  ingestStructure,
  ingestSegment,
  ingestClassify,
  ingestEnrich,
  ingestSystems,
  ingestGuidance,
  ingestAssemble,
  ingestValidate,
  ingestDrafts,
  // Books that operators may name by their path lie under "books", any others have to be uploaded; drafts may be promoted from "ingest".
  {
    plugin: ingestJobs,
    options: {
      jobs: kept("ingest", "jobs"),
      uploads: kept("ingest", "uploads"),
      books: [kept("books")],
      drafts: [kept("ingest")],
      shelf: kept("packs"),
      // Days since anything of an ingest changed, and since it was promoted; null: for ever.
      keep: { days: 90, promotedDays: 7 },
    },
  },
  // Versions of prompts, and which one each campaign asks with.
  { plugin: prompts, options: { folders: [folder("prompts")] } },
  models,
  // The first whose key is set answers: Anthropic, then OpenAI, then Ollama, and the offline narrator where none is.
  modelAnthropic,
  modelLangchain,
  modelOffline,
  // What may be spent, in US dollars, and what is tried before a call is refused: see docs/models.md.
  { plugin: cost, options: { caps: {}, degrade: [] } },
  replay,
];

export default { plugins };
