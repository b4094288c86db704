import {
  AcceptInvitationDocument,
  AddMemberDocument,
  ChangeRoleDocument,
  CreateInvitationDocument,
  DecideJoinRequestDocument,
  LeaveCampaignDocument,
  ListInvitationsDocument,
  ListMembersDocument,
  RemoveMemberDocument,
  RevokeInvitationDocument,
  TakeSeatDocument,
  TransferDmDocument,
} from "../api/generated/graphql.ts";
import type { ListInvitationsQuery, Role } from "../api/generated/graphql.ts";
import type { ApiClient } from "../api/api-client.ts";
import { unwrap } from "../api/unwrap.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions, ConnectOptions } from "../connect.ts";
import { print, printJson, printTable } from "../output.ts";

/** Lists members and the characters that no one plays. */
export const listMembers = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { members, seats } = campaignOf(await api.request(ListMembersDocument, { id }), id);
    if (json) return printJson({ campaign: id, members, seats });
    printTable([
      ["user", "name", "role", "character"],
      ...members.map(({ userId, name, role, character }) => [
        userId,
        name,
        role,
        character === null ? "-" : `${character.name} (${character.key})`,
      ]),
    ]);
    if (seats.length > 0) print(`No one plays: ${seats.map(({ name, key }) => `${name} (${key})`).join(", ")}`);
  });

type Change = (api: ApiClient, campaignId: string) => Promise<string>;

/** Makes a change and says what was done. */
const changed = ({ campaign, json, ...options }: CampaignOptions, change: Change): Promise<void> =>
  connected(options, async ({ api }) => {
    const done = await change(api, campaign);
    if (json) printJson({ campaign, done });
    else print(done);
  });

/** Adds a user as a member. */
export const addMember = (userId: string, { role, ...options }: CampaignOptions & { readonly role: string }): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(AddMemberDocument, { input: { campaignId, userId, role: readRole(role) } })).changed);
    return `"${userId}" is a member, with the role ${readRole(role)}.`;
  });

/** Changes a member's role. */
export const changeRole = (userId: string, role: string, options: CampaignOptions): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(ChangeRoleDocument, { input: { campaignId, userId, role: readRole(role) } })).changed);
    return `"${userId}" has the role ${readRole(role)}.`;
  });

/** Hands the campaign over to another member. */
export const transferDm = (userId: string, { play, ...options }: CampaignOptions & { readonly play?: boolean }): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(TransferDmDocument, { input: { campaignId, userId, becomes: play ? "PLAYER" : "OBSERVER" } })).changed);
    return `"${userId}" is the DM now.`;
  });

/** Gives a playable character to a member. */
export const takeSeat = (seat: string, { user, ...options }: CampaignOptions & { readonly user?: string }): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(TakeSeatDocument, { input: { campaignId, userId: user ?? null, character: { seat } } })).changed);
    return `"${user ?? options.as}" plays "${seat}".`;
  });

/** Removes a member. */
export const removeMember = (userId: string, options: CampaignOptions): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(RemoveMemberDocument, { input: { campaignId, userId } })).changed);
    return `"${userId}" is no longer a member. Their character stays in the story.`;
  });

/** Leaves a campaign. */
export const leaveCampaign = (options: CampaignOptions): Promise<void> =>
  changed(options, async (api, id) => {
    unwrap((await api.request(LeaveCampaignDocument, { id })).changed);
    return "You are no longer a member. Your character stays in the story.";
  });

export interface InviteOptions extends CampaignOptions {
  readonly role: string;
  readonly seat?: string;
  readonly note: string;
  readonly hours: number;
  readonly uses: number;
  readonly approval?: boolean;
}

/** Makes an invitation and prints its code, which is not shown again. */
export const invite = ({
  campaign: campaignId,
  json,
  role,
  seat,
  note,
  hours,
  uses,
  approval = false,
  ...options
}: InviteOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, role: readRole(role), seat: seat ?? null, note, hours, maxUses: uses, approval };
    const { key, code } = unwrap((await api.request(CreateInvitationDocument, { input })).changed);
    if (json) return printJson({ campaign: campaignId, key, code });
    print(code);
    print(`Give it away: freeform-rpg join ${code}`);
  });

/** Lists invitations and users who wait. */
export const listInvitations = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const dm = dmOf(campaignOf(await api.request(ListInvitationsDocument, { id }), id));
    if (json) return printJson({ campaign: id, ...dm });
    if (dm.invitations.length === 0) print("There are no invitations. Make one with: members invite");
    else
      printTable([
        ["invitation", "role", "character", "used", "expires", "note"],
        ...dm.invitations.map((one) => [one.key, one.role, one.seat?.name ?? "-", describeUses(one), describeEnd(one), one.note]),
      ]);
    const waiting = dm.joinRequests.filter(({ refusedAt }) => refusedAt === null);
    for (const { userId, name } of waiting) print(`${name} waits to join: members admit ${userId}, or members refuse ${userId}`);
  });

type Invitation = NonNullable<NonNullable<ListInvitationsQuery["campaign"]>["dm"]>["invitations"][number];

const describeUses = ({ uses, maxUses }: Invitation): string => (maxUses === null ? String(uses) : `${uses} of ${maxUses}`);

const describeEnd = ({ expiresAt, revokedAt }: Invitation): string =>
  revokedAt === null ? expiresAt.slice(0, 16).replace("T", " ") : "revoked";

/** Revokes an invitation. */
export const revokeInvitation = (invitationKey: string, options: CampaignOptions): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(RevokeInvitationDocument, { input: { campaignId, invitationKey } })).changed);
    return `The invitation "${invitationKey}" is revoked.`;
  });

/** Admits or refuses someone who waits. */
export const decideJoinRequest = (userId: string, admit: boolean, options: CampaignOptions): Promise<void> =>
  changed(options, async (api, campaignId) => {
    unwrap((await api.request(DecideJoinRequestDocument, { input: { campaignId, userId, admit } })).changed);
    return admit ? `"${userId}" is a member now.` : `"${userId}" is refused.`;
  });

export interface JoinOptions extends ConnectOptions {
  readonly name?: string;
  readonly seat?: string;
}

/** Joins a campaign by the code of an invitation. */
export const join = (code: string, { name, seat, json, ...options }: JoinOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { code, name: name ?? null, seat: seat ?? null };
    const { campaignKey, arrival } = unwrap((await api.request(AcceptInvitationDocument, { input })).changed);
    if (json) return printJson({ campaign: campaignKey, arrival });
    print(
      arrival === "JOINED"
        ? `You are a member. Play with: freeform-rpg play --campaign ${campaignKey} --as ${options.as}`
        : "A DM of the campaign admits you. Run this again to see whether they have.",
    );
  });

const roles: readonly Role[] = ["DM", "PLAYER", "OBSERVER"];

const readRole = (typed: string): Role => {
  const found = roles.find((one) => one === typed.toUpperCase());
  if (found) return found;
  throw new CommandError("role_unknown", `"${typed}" is no role. Use DM, PLAYER or OBSERVER.`, 2);
};
