import { appendWith } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog, NewEvent } from "freeform-rpg/db";
import { AppError } from "freeform-rpg/kernel";
import { CharacterDraft } from "freeform-rpg/schemas/campaign";
import type { GameState, RowChange } from "freeform-rpg/schemas";
import { CampaignError, campaignNotFound, CharacterError, notDm } from "../campaign-error.ts";
import { castCharacter } from "../initial-state/cast.ts";
import type { CastCharacter } from "../initial-state/cast.ts";
import { change } from "../initial-state/initial-rows.ts";
import type { Member } from "../new-campaign.ts";
import { readMember } from "./change-members.ts";
import { membersFor, roleOf } from "./member-rows.ts";

interface CharacterRequest {
  readonly campaignId: string;
  readonly requesterId: string;
  readonly userId?: string;
  readonly character: CharacterDraft;
}

/** Gives a member a character in a running campaign; it enters at the location of the scene. */
export const createCharacter = async (database: DatabaseConnection, log: EventLog, request: CharacterRequest): Promise<Member> => {
  const { campaignId, requesterId, userId = requesterId } = request;
  const draft = CharacterDraft.safeParse(request.character);
  if (!draft.success) throw unreadable(draft.error.issues);
  for (let attempt = 1; ; attempt++)
    try {
      await addCharacter(database, log, { campaignId, requesterId, userId, character: draft.data });
      return await readMember(database.sql, campaignId, userId);
    } catch (error) {
      // A turn was committed meanwhile: read its changes and try again.
      if (!(error instanceof AppError) || error.code !== "conflict" || attempt === 5) throw error;
    }
};

const unreadable = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): CharacterError =>
  new CharacterError(issues.map(({ path, message }) => ({ code: "shape", message: `${path.map(String).join(".")}: ${message}` })));

const addCharacter = async (database: DatabaseConnection, log: EventLog, request: Required<CharacterRequest>): Promise<void> => {
  const { campaignId, requesterId, userId, character } = request;
  const head = await readHead(database, campaignId);
  const members = await membersFor(database.sql, campaignId, requesterId);
  const state = await log.state(campaignId);
  if (requesterId !== userId && roleOf(members, requesterId) !== "DM") throw notDm("give a character to someone else");
  checkCanPlay(await readMember(database.sql, campaignId, userId), state);
  const taken = new Set(members.flatMap(({ character_id }) => character_id ?? []));
  const location_id = state.scene[0]?.location_id ?? "";
  const counters = state.director[0]?.counters ?? {};
  const cast = castCharacter(character, { system: head.system, entities: state.entities, taken, location_id, counters });
  await appendWith(database, editEvent(request, head), createRows(cast, state), async (sql) => {
    const played = sql.updateTable("members").set({ character_id: cast.character.id });
    await played.where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
  });
};

const readHead = async (database: DatabaseConnection, id: string) => {
  const head = await database.sql
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn", "system"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (head === undefined) throw campaignNotFound(id);
  return head;
};

const checkCanPlay = ({ user_id, role, character_id }: Member, state: GameState): void => {
  if (role === "OBSERVER") throw new CampaignError("forbidden", `"${user_id}" is an OBSERVER and does not act. Make them a PLAYER first.`);
  const own = state.entities.find(({ id }) => id === character_id);
  if (own !== undefined && own.attrs.dead !== true)
    throw new CampaignError("character_exists", `"${user_id}" already plays "${own.name}". A member plays one living character.`);
};

const editEvent = ({ campaignId, userId }: Required<CharacterRequest>, head: { head_seq: number; current_turn: number }): NewEvent => ({
  campaignId,
  kind: "edit",
  runId: null,
  userId,
  idempotencyKey: null,
  expectedHeadSeq: head.head_seq,
  turnNo: head.current_turn,
  playerInput: "",
  contextPacket: {},
  passOutputs: { edit: "character_entered" },
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});

const createRows = ({ character, items, inventory, counters }: CastCharacter, { scene, director }: GameState): RowChange[] => [
  ...[character, ...items].map((entity) => change("entities", entity)),
  ...inventory.map((item) => change("inventory", item)),
  ...scene.map((here) => change("scene", { ...here, present_entity_ids: [...new Set([...here.present_entity_ids, character.id])] })),
  ...director.map((row) => change("director", { ...row, counters })),
];
