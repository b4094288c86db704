import type { DatabaseConnection } from "freeform-rpg/db";
import { AppError } from "freeform-rpg/kernel";
import { SetupDocument, SetupPhase } from "freeform-rpg/schemas/campaign";
import { CampaignError } from "../campaign-error.ts";
import { createCampaign } from "../create-campaign.ts";
import type { LoadedScenario, Repositories } from "../scenario/load-scenario.ts";
import type { ScenarioRepository } from "../scenario/scenario-repository.ts";
import { applyAnswer } from "./apply-answer.ts";
import { statsOf } from "../initial-state/stat-schema.ts";
import { nextPhase, phases } from "./phases.ts";
import { questionsOf } from "./questions.ts";
import { deleteSetup, insertSetup, listSetups, readSetup, updateSetup } from "./setup-rows.ts";
import type { SetupRow } from "./setup-rows.ts";
import type { SessionZeroService, SetupView } from "./tokens.ts";
import { validateSetup } from "./validate-setup.ts";

/** The options of {@link openSessionZero}. */
export interface SessionZeroOptions {
  readonly database: DatabaseConnection;
  readonly scenarios: ScenarioRepository;
  readonly repositories: Repositories;
  /** Creates ids and seeds of new setups and campaigns. */
  readonly newId: () => string;
}

/** Creates the service for session zero. */
export const openSessionZero = (tools: SessionZeroOptions): SessionZeroService => {
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
      const loaded = await loadCompleted(row, tools.repositories);
      // The id is derived from the setup, so that finishing twice, even after a crash, cannot create a second campaign.
      const { character, on_unfixable_narration } = row.document;
      const request = { character, on_unfixable_narration, ...more, id: `campaign-${id}`, user };
      const end = () => updateSetup(database.sql, { id, phase: "validation", document: { ...row.document, campaign_id: request.id } });
      const created = await createCampaign(database, loaded, request, newId).catch((error: unknown) => finishExisting(error, end));
      await end();
      return created;
    },
    async discard(id, user) {
      await readSetup(database.sql, id, user);
      await deleteSetup(database.sql, id);
    },
  };
};

/** Loads the scenario of a complete setup. Throws `setup_incomplete` with everything that is missing. */
export const loadCompleted = async ({ document }: SetupRow, repositories: Repositories): Promise<LoadedScenario> => {
  const { loaded, missing } = await validateSetup(document, repositories);
  if (loaded !== null) return loaded;
  throw new CampaignError("setup_incomplete", ["The setup is incomplete:", ...missing.map(({ text }) => `- ${text}`)].join("\n"));
};

/** Marks the setup as finished when the campaign exists already: an earlier process created it and then ended. */
const finishExisting = async (error: unknown, end: () => Promise<void>): Promise<never> => {
  if (error instanceof AppError && error.code === "campaign_exists") await end();
  throw error;
};

const blank = (id: string): SetupDocument => SetupDocument.parse({ draft: { id: `table_${id.replaceAll(/[^a-z0-9]/g, "_")}` } });

const viewOf = async ({ id, phase, document, updated_at }: SetupRow, tools: SessionZeroOptions): Promise<SetupView> => {
  const { scenarios, repositories } = tools;
  // Listing scenarios loads all of them, so only the phase that offers them does it.
  const offered = phase === "template" ? scenarios.list() : [];
  const [list, systems, packs] = await Promise.all([offered, repositories.systems.ids(), repositories.packs.ids()]);
  const { missing, loaded } = await validateSetup(document, repositories);
  const stats = loaded === null ? [] : statsOf(loaded.system).stats;
  return {
    id,
    phase,
    phases: phases.map((each) => ({ phase: each, answered: document.answered.includes(each) })),
    questions: questionsOf(phase, document, { scenarios: list, systems, packs, stats }),
    missing: missing.map(({ text }) => text),
    problems: missing,
    document,
    updated_at,
  };
};

const knownPhase = (phase: SetupPhase): SetupPhase => {
  const parsed = SetupPhase.safeParse(phase);
  if (parsed.success) return parsed.data;
  throw new CampaignError("answer_invalid", `Unknown phase "${String(phase)}". The phases are: ${phases.join(", ")}.`);
};

const unfinished = (row: SetupRow): SetupRow => {
  const { campaign_id } = row.document;
  if (campaign_id === null) return row;
  throw new CampaignError(
    "setup_finished",
    `This session zero is finished: it created the campaign "${campaign_id}". Play that campaign, or begin a new session zero.`,
  );
};
