import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";
import { ForbiddenError, NotFoundError } from "../builder/errors.ts";
import { requireOperator } from "../builder/operators.ts";
import { commonErrors } from "./errors.ts";

const makesNone = "This server does not make tokens. Sign in with your identity provider.";

/** The user that a request's token names. */
export class SignedInUser {
  declare readonly userId: string;
  declare readonly name: string;
  declare readonly operator: boolean;
  declare readonly expiresAt: number;
}

/** The result of exchanging a sign-in code. */
export class SignInToken {
  declare readonly token: string;
}

/** The result of signing a token for a user. */
export class CreatedToken {
  declare readonly token: string;
}

/** Adds the query `viewer` and the mutations `exchangeSignInCode` and `createToken`. */
export const addSignIn: ApiPart = (builder) => {
  addViewer(builder);
  addExchange(builder);
  addCreation(builder);
};

const addViewer: ApiPart = (builder) => {
  builder.objectType(SignedInUser, {
    name: "Viewer",
    description: "The user that the token of a request names.",
    fields: (t) => ({
      userId: t.exposeString("userId", { description: "The user id." }),
      name: t.exposeString("name", { description: "The name in the token." }),
      operator: t.exposeBoolean("operator", { description: "Whether the user may do what concerns all campaigns." }),
      expiresAt: t.field({
        type: "DateTime",
        description: "The time when the token expires.",
        resolve: ({ expiresAt }) => new Date(expiresAt),
      }),
    }),
  });
  builder.queryField("viewer", (t) =>
    t.field({
      type: SignedInUser,
      nullable: true,
      skipTypeScopes: true,
      description: "The user that the token names; `null` without a token.",
      resolve: (_root, _args, { viewer }) => viewer,
    }),
  );
};

const addExchange: ApiPart = (builder) => {
  builder.objectType(SignInToken, {
    name: "SignInToken",
    description: "The result of exchanging a sign-in code.",
    fields: (t) => ({ token: t.exposeString("token", { description: "The bearer token of the user." }) }),
  });
  builder.mutationField("exchangeSignInCode", (t) =>
    t.fieldWithInput({
      type: SignInToken,
      skipTypeScopes: true,
      description: "Exchanges a one-time code for a token. The server prints such codes in links; each is valid once, for 10 minutes.",
      typeOptions: { description: "The code to exchange." },
      input: { code: t.input.string({ required: true, validate: z.string().min(1).max(100), description: "The code." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { code } }, { server }) => {
        if (!server.issueToken) throw new ForbiddenError(makesNone);
        const user = server.redeemSignInCode(code);
        if (user === null)
          throw new NotFoundError(
            "The sign-in code is unknown, used or older than 10 minutes. Restart the server for new links, or make a token with `npx freeform-rpg token --user NAME`.",
            "sign_in_code_not_found",
          );
        return { token: await server.issueToken(user) };
      },
    }),
  );
};

const addCreation: ApiPart = (builder) => {
  builder.objectType(CreatedToken, {
    name: "CreatedToken",
    description: "The result of signing a token.",
    fields: (t) => ({ token: t.exposeString("token", { description: "The bearer token. The server does not store it." }) }),
  });
  builder.mutationField("createToken", (t) =>
    t.fieldWithInput({
      type: CreatedToken,
      description:
        "Signs a bearer token for a user, who may then do what that user may. It never makes an operator. For operators, where the server signs its own tokens.",
      typeOptions: { description: "Who the token is for." },
      input: {
        userId: t.input.string({
          required: true,
          validate: z.string().trim().min(1).max(200),
          description: "The user id, stable and unique.",
        }),
        name: t.input.string({
          validate: z.string().trim().min(1).max(200),
          description: "The name that other members read. Default: the user id.",
        }),
        days: t.input.int({ validate: z.int().min(1).max(365), description: "Days until it expires, 1 to 365. Default 30." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { userId, name, days } }, context) => {
        requireOperator(context, "sign tokens for others");
        if (!context.server.issueToken) throw new ForbiddenError(makesNone);
        return { token: await context.server.issueToken({ user: userId, name: name ?? userId, days: days ?? 30 }) };
      },
    }),
  );
};
