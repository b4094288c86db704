import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import type { PackInstaller } from "freeform-rpg/plugins/memory/lore";
import type { CharacterDraft } from "freeform-rpg/schemas";
import { CampaignError } from "./campaign-error.ts";
import { changeSettings } from "./change-settings.ts";
import { choosePacks } from "./choose-packs.ts";
import { createCampaign } from "./create-campaign.ts";
import { demoId, ensureDemo } from "./demo-campaign.ts";
import { callHooks } from "./hooks/call-hooks.ts";
import { findCampaign, listCampaigns } from "./list-campaigns.ts";
import { addMember, admitMember, changeRole, removeMember, retractMember, transferDm } from "./members/change-members.ts";
import { createCharacter } from "./members/create-character.ts";
import { membersFor } from "./members/member-rows.ts";
import type { ScenarioRepository } from "./scenario/scenario-repository.ts";
import type { CampaignsService, SessionZeroService } from "./tokens.ts";
import type { Member } from "./new-campaign.ts";

/** The options of {@link openCampaigns}. */
export interface CampaignsOptions {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly scenarios: ScenarioRepository;
  /** Installs the packs of a new campaign, and lists those that a campaign may use. */
  readonly library: Pick<PackInstaller, "ensure" | "list">;
  /** The scenario of the demo campaign. */
  readonly demo: string;
  /** Creates ids and seeds of new campaigns. */
  readonly newId: () => string;
  readonly sessionZero: SessionZeroService;
  /** Reads what plugins contribute, and calls it with services. */
  readonly runner: Pick<Kernel, "read" | "use">;
}

/** Creates the service for the campaigns of a database. */
export const openCampaigns = ({
  database,
  log,
  scenarios,
  library,
  demo,
  newId,
  sessionZero,
  runner,
}: CampaignsOptions): CampaignsService => {
  const make: CampaignsService["create"] = async ({ setup_id, scenario_id, ...request }, onPack) => {
    if (setup_id !== undefined) return sessionZero.finish(setup_id, request.user, request);
    if (scenario_id === undefined)
      throw new CampaignError("request_invalid", "The campaign needs a scenario. Give a scenario_id or a setup_id.");
    const loaded = await scenarios.load(scenario_id);
    await library.ensure(loaded.scenario.content_packs, onPack);
    return createCampaign(database, loaded, request, newId);
  };
  const create: CampaignsService["create"] = async (request, onPack) => {
    const campaign = await make(request, onPack);
    await callHooks(runner, "created", { campaignId: campaign.id, userId: request.user });
    return campaign;
  };
  return {
    create,
    list: (user) => listCampaigns(database, user),
    find: (id, user) => findCampaign(database, id, user),
    members: (id, user) => membersFor(database.sql, id, user),
    addMember: ({ character = null, ...request }) =>
      withCharacter({ database, log }, request, character, () => addMember(database, request)),
    admit: ({ character = null, name = null, ...request }) =>
      withCharacter({ database, log }, { ...request, requesterId: request.userId }, character, () =>
        admitMember(database, { ...request, name }),
      ),
    transferDm: (request) => transferDm(database, request),
    removeMember: (request) => removeMember(database, request),
    changeRole: (request) => changeRole(database, request),
    changeSettings: async ({ contentPacks, ...request }) =>
      changeSettings(database, { ...request, ...(contentPacks && { contentPacks: choosePacks(await library.list(), contentPacks) }) }),
    createCharacter: (request) => createCharacter(database, log, request),
    demo: async (users, onPack) => {
      const there = await database.sql.selectFrom("campaigns").select("id").where("id", "=", demoId).executeTakeFirst();
      return there === undefined
        ? ensureDemo((request) => create(request, onPack), { scenario_id: demo, ...users })
        : { campaign_id: demoId, created: false };
    },
  };
};

/** A member whose character is invalid is not added either. */
const withCharacter = async (
  { database, log }: Pick<CampaignsOptions, "database" | "log">,
  request: { readonly campaignId: string; readonly requesterId: string; readonly userId: string },
  character: CharacterDraft | null,
  add: () => Promise<Member>,
): Promise<Member> => {
  const member = await add();
  if (character === null) return member;
  try {
    return await createCharacter(database, log, { ...request, character });
  } catch (error) {
    await retractMember(database, request.campaignId, request.userId);
    throw error;
  }
};
