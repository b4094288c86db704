import { randomBytes } from "node:crypto";
import { RoleEnum, UnauthenticatedError, ValidationError, commonErrors, texts, enumOf } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import type { Role } from "freeform-rpg/schemas";
import { z } from "zod";
import { Invitations } from "../tokens.ts";

/** What a code invites to. */
export class InvitationPreview {
  declare readonly campaignName: string;
  declare readonly role: Role;
  declare readonly note: string;
  declare readonly approval: boolean;
  declare readonly expiresAt: Date;
  declare readonly seats: readonly InvitationSeat[];
}

/** A character that can be taken by an invitation. */
export class InvitationSeat {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly description: string;
}

/** Where someone stands who came by an invitation. */
export class AcceptedInvitation {
  declare readonly campaignKey: string;
  declare readonly arrival: "joined" | "waiting";
  declare readonly userId: string;
  declare readonly token: string | null;
}

const ArrivalEnum = enumOf("joined", "waiting");
const code = z.string().trim().min(1).max(400);

/** Adds the query `invitation` and the mutation `acceptInvitation`, for those who have a code. */
export const addAcceptInvitation = (builder: Builder): void => {
  addPreview(builder);
  addAccepted(builder);
  const input = builder.inputType("AcceptInvitationInput", {
    description: "The use of an invitation.",
    validate: z.object({
      code,
      name: z.string().trim().min(1).max(100).nullish(),
      seat: z.string().max(200).nullish(),
    }),
    fields: (t) => ({
      code: t.string({ required: true, description: "The code of the invitation." }),
      name: t.string({ description: "The name that other members read. Required without a token; default: the name in the token." }),
      seat: t.string({
        description:
          "The key of the playable character to take. Default: the first that is free; without one, make a character with `createCharacter`.",
      }),
    }),
  });
  builder.mutationField("acceptInvitation", (t) =>
    t.field({
      type: AcceptedInvitation,
      skipTypeScopes: true,
      description:
        "Joins a campaign by an invitation, or asks its DM to be admitted. Without a token a new user is made, and the answer holds a token for them. Send it again to see whether a DM has decided.",
      args: { input: t.arg({ type: input, required: true, description: "The code, and who joins." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context) => {
        const joining = toUser(context, given.name ?? null);
        const request = { code: given.code, seatId: given.seat || null, ...joining };
        const { campaignId, arrival } = await (await context.use(Invitations)).accept(request);
        const token = context.viewer ? null : ((await context.server.issueToken?.({ user: joining.userId, name: joining.name })) ?? null);
        return { campaignKey: campaignId, arrival, userId: joining.userId, token };
      },
    }),
  );
};

/** The viewer, or a new user with the name that they give. */
const toUser = ({ viewer, server }: Context, name: string | null): { readonly userId: string; readonly name: string } => {
  if (viewer) return { userId: viewer.userId, name: name ?? viewer.name };
  if (!server.issueToken)
    throw new UnauthenticatedError("This server does not make users. Sign in, then accept the invitation with your token.");
  if (name === null)
    throw new ValidationError([{ path: "input.name", message: "Without a token, give the name that other members are to read." }]);
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { userId: `${plain.slice(0, 40) || "guest"}-${randomBytes(6).toString("hex")}`, name };
};

const addPreview = (builder: Builder): void => {
  builder.objectType(InvitationSeat, {
    name: "InvitationSeat",
    description: "A character that can be taken by an invitation.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The key of the character, for `seat`." }),
      name: t.exposeString("name", { description: "The name." }),
      description: t.exposeString("description", { description: "The description; may be empty." }),
    }),
  });
  builder.objectType(InvitationPreview, {
    name: "InvitationPreview",
    description: "What a code invites to.",
    fields: (t) => ({
      campaignName: t.exposeString("campaignName", { description: "The name of the campaign." }),
      role: t.expose("role", { type: RoleEnum, description: "The role of who joins." }),
      note: t.exposeString("note", { description: "The DM's note; may be empty." }),
      approval: t.exposeBoolean("approval", { description: "Whether a DM admits each user." }),
      expiresAt: t.expose("expiresAt", { type: "DateTime", description: "The time when it expires." }),
      seats: t.field({
        type: [InvitationSeat],
        description: "The characters that can be taken.",
        resolve: ({ seats }) => [...seats],
      }),
    }),
  });
  builder.queryField("invitation", (t) =>
    t.field({
      type: InvitationPreview,
      skipTypeScopes: true,
      description:
        "What a code invites to. For all who have it, with or without a token. A code that cannot be used fails with the reason.",
      args: { code: t.arg.string({ required: true, validate: code, description: "The code of the invitation." }) },
      resolve: async (_root, args, { use }) => (await use(Invitations)).preview(args.code),
    }),
  );
};

const addAccepted = (builder: Builder): void => {
  builder.enumType(ArrivalEnum, {
    name: "Arrival",
    description: "Where someone stands who came by an invitation.",
    values: texts({ JOINED: "They are a member.", WAITING: "They wait for a DM." }),
  });
  builder.objectType(AcceptedInvitation, {
    name: "AcceptedInvitation",
    description: "The result of using an invitation.",
    fields: (t) => ({
      campaignKey: t.exposeString("campaignKey", { description: "The plain id of the campaign." }),
      arrival: t.expose("arrival", { type: ArrivalEnum, description: "Whether the user is a member now." }),
      userId: t.exposeString("userId", { description: "The user id." }),
      token: t.exposeString("token", { nullable: true, description: "The bearer token of a new user; `null` for who came with one." }),
    }),
  });
};
