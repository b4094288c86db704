import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";
import { ForbiddenError, NotFoundError } from "../builder/errors.ts";
import { commonErrors } from "./errors.ts";

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

/** Adds the query `viewer` and the mutation `exchangeSignInCode`. */
export const addSignIn: ApiPart = (builder) => {
  addViewer(builder);
  addExchange(builder);
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
        if (!server.issueToken) throw new ForbiddenError("This server does not make tokens. Sign in with your identity provider.");
        const user = server.redeemSignInCode(code);
        if (user === null)
          throw new NotFoundError(
            "The sign-in code is unknown, used or older than 10 minutes. Restart the server for new links, or make a token with `npx freeform-rpg token --user NAME`.",
          );
        return { token: await server.issueToken(user) };
      },
    }),
  );
};
