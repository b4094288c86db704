import type { DatabaseConnection } from "freeform-rpg/db";
import { KernelError } from "freeform-rpg/kernel";
import { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import { CampaignError } from "../campaign-error.ts";
import { createCampaign } from "../create-campaign.ts";
import type { LoadedScenario, Shelves } from "../scenario/load-scenario.ts";
import type { ScenarioShelf } from "../scenario/scenario-shelf.ts";
import { applyAnswer } from "./apply-answer.ts";
import { nextPhase, phases } from "./phases.ts";
import { questionsOf } from "./questions.ts";
import { deleteSetup, insertSetup, listSetups, readSetup, updateSetup } from "./setup-rows.ts";
import type { SetupRow } from "./setup-rows.ts";
import type { SessionZeroService, SetupView } from "./tokens.ts";
import { validateSetup } from "./validate-setup.ts";

/** What session zero is held with. */
export interface SetupTools {
  readonly database: DatabaseConnection;
  readonly scenarios: ScenarioShelf;
  readonly shelves: Shelves;
  /** Names new setups, campaigns and seeds. */
  readonly newId: () => string;
}

/** Session zero over a database. */
export const openSessionZero = (tools: SetupTools): SessionZeroService => {
  const { database, newId, scenarios } = tools;
  const view = (row: SetupRow) => viewOf(row, tools);
  const findTemplate = async (id: string) => (await scenarios.load(id)).scenario;
  return {
    async begin(user) {
      const id = `setup-${newId()}`;
      await insertSetup(database.sql, { id, user_id: user, phase: "calibration", document: blank(newId()) });
      return view(await readSetup(database.sql, id, user));
    },
    async list(user) {
      const rows = await listSetups(database.sql, user);
      return Promise.all(rows.filter(({ document }) => document.campaign_id === null).map(view));
    },
    open: async (id, user) => view(await readSetup(database.sql, id, user)),
    async answer(id, user, phase, input) {
      await database.transaction(async ({ sql }) => {
        const row = unfinished(await readSetup(sql, id, user, true));
        const document = await applyAnswer(row.document, knownPhase(phase), input, findTemplate);
        await updateSetup(sql, { id, document, phase: nextPhase(phase, document) });
      });
      return view(await readSetup(database.sql, id, user));
    },
    async goTo(id, user, phase) {
      const row = unfinished(await readSetup(database.sql, id, user));
      await updateSetup(database.sql, { ...row, phase: knownPhase(phase) });
      return view(await readSetup(database.sql, id, user));
    },
    async finish(id, user, more = {}) {
      const row = unfinished(await readSetup(database.sql, id, user));
      const loaded = await completed(row, tools.shelves);
      // The id follows from the setup: a second finish, after a crash too, cannot make a second campaign.
      const { character, beyond_repair } = row.document;
      const request = { character, beyond_repair, ...more, id: `campaign-${id}`, user };
      const end = () => updateSetup(database.sql, { id, phase: "validation", document: { ...row.document, campaign_id: request.id } });
      const founded = await createCampaign(database, loaded, request, newId).catch((error: unknown) => foundBefore(error, end));
      await end();
      return founded;
    },
    async discard(id, user) {
      await readSetup(database.sql, id, user);
      await deleteSetup(database.sql, id);
    },
  };
};

/** The scenario that a setup has come to. Throws `setup_incomplete` with all that is missing. */
export const completed = async ({ document }: SetupRow, shelves: Shelves): Promise<LoadedScenario> => {
  const { loaded, missing } = await validateSetup(document, shelves);
  if (loaded !== null) return loaded;
  throw new CampaignError("setup_incomplete", ["This cannot be played yet:", ...missing.map((each) => `- ${each}`)].join("\n"));
};

/** The campaign is there, but the process ended before the setup knew of it. */
const foundBefore = async (error: unknown, end: () => Promise<void>): Promise<never> => {
  if (error instanceof KernelError && error.code === "campaign_exists") await end();
  throw error;
};

const blank = (id: string): SetupDocument => SetupDocument.parse({ draft: { id: `table_${id.replaceAll(/[^a-z0-9]/g, "_")}` } });

const viewOf = async ({ id, phase, document, updated_at }: SetupRow, tools: SetupTools): Promise<SetupView> => {
  const { scenarios, shelves } = tools;
  // Listing scenarios opens every one of them: only the phase that offers them does.
  const offered = phase === "template" ? scenarios.list() : [];
  const [list, systems, packs] = await Promise.all([offered, shelves.systems.ids(), shelves.packs.ids()]);
  const { missing } = await validateSetup(document, shelves);
  return {
    id,
    phase,
    phases: phases.map((each) => ({ phase: each, answered: document.answered.includes(each) })),
    questions: questionsOf(phase, document, { scenarios: list, systems, packs }),
    missing,
    document,
    updated_at,
  };
};

const knownPhase = (phase: SetupPhase): SetupPhase => {
  const parsed = SetupPhase.safeParse(phase);
  if (parsed.success) return parsed.data;
  throw new CampaignError("answer_invalid", `There is no phase "${String(phase)}". The phases are: ${phases.join(", ")}.`);
};

const unfinished = (row: SetupRow): SetupRow => {
  const { campaign_id } = row.document;
  if (campaign_id === null) return row;
  throw new CampaignError(
    "setup_finished",
    `This session zero is over: it became the campaign "${campaign_id}". Play that one, or begin a new session zero.`,
  );
};
