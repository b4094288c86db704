import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import type { PackLibrary } from "freeform-rpg/plugins/lore";
import { CampaignError } from "./campaign-error.ts";
import { changeSettings } from "./change-settings.ts";
import { createCampaign } from "./create-campaign.ts";
import { demoId, ensureDemo } from "./demo-campaign.ts";
import { findCampaign, listCampaigns } from "./list-campaigns.ts";
import { addMember, changeRole, removeMember } from "./members/change-members.ts";
import { createCharacter } from "./members/create-character.ts";
import { membersFor } from "./members/member-rows.ts";
import type { ScenarioShelf } from "./scenario/scenario-shelf.ts";
import type { CampaignsService, Member, SessionZeroService } from "./tokens.ts";

/** What campaigns are made with. */
export interface CampaignTools {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly scenarios: ScenarioShelf;
  /** Where the packs of a campaign are installed when it is founded. */
  readonly library: Pick<PackLibrary, "ensure">;
  /** The scenario that the demo campaign plays. */
  readonly demo: string;
  /** Names new campaigns and seeds. */
  readonly newId: () => string;
  readonly sessionZero: SessionZeroService;
}

/** The campaigns of a database. */
export const openCampaigns = ({ database, log, scenarios, library, demo, newId, sessionZero }: CampaignTools): CampaignsService => {
  const create: CampaignsService["create"] = async ({ setup_id, scenario_id, ...request }) => {
    if (setup_id !== undefined) return sessionZero.finish(setup_id, request.user, request);
    if (scenario_id === undefined) throw new CampaignError("request_invalid", "Say what to play: give a scenario_id or a setup_id.");
    const loaded = await scenarios.load(scenario_id);
    await library.ensure(loaded.scenario.content_packs);
    return createCampaign(database, loaded, request, newId);
  };
  return {
    scenarios: () => scenarios.list(),
    create,
    list: (user) => listCampaigns(database, user),
    find: (id, user) => findCampaign(database, id, user),
    members: (id, user) => membersFor(database.sql, id, user),
    addMember: (request) => addWithCharacter(database, log, request),
    removeMember: (request) => removeMember(database, request),
    changeRole: (request) => changeRole(database, request),
    changeSettings: (request) => changeSettings(database, request),
    createCharacter: (request) => createCharacter(database, log, request),
    demo: async (users) => {
      const there = await database.sql.selectFrom("campaigns").select("id").where("id", "=", demoId).executeTakeFirst();
      return there === undefined ? ensureDemo(create, { scenario_id: demo, ...users }) : { campaign_id: demoId, created: false };
    },
  };
};

type AddMember = Parameters<CampaignsService["addMember"]>[0];

/** A member whose character is refused does not join either. */
const addWithCharacter = async (
  database: DatabaseConnection,
  log: EventLog,
  { character = null, ...request }: AddMember,
): Promise<Member> => {
  const member = await addMember(database, request);
  if (character === null) return member;
  try {
    return await createCharacter(database, log, { ...request, character });
  } catch (error) {
    await removeMember(database, request);
    throw error;
  }
};
