import { randomBytes } from "node:crypto";

/** The user that a sign-in code is for. */
export interface SignInUser {
  readonly user: string;
  readonly name: string;
}

/** One-time codes that a page exchanges for a token. They are kept in memory alone and end with the process. */
export interface SignInCodes {
  /** Makes a code that is valid for 10 minutes. */
  create(user: SignInUser): string;
  /** The user of a code, once; `null` for a code that is unknown, used or expired. */
  redeem(code: string): SignInUser | null;
}

const lifetime = 600_000;

/** Makes an empty register of codes. `now` returns milliseconds. */
export const createSignInCodes = (now: () => number = Date.now): SignInCodes => {
  const codes = new Map<string, SignInUser & { readonly expiresAt: number }>();
  return {
    create: (user) => {
      const code = randomBytes(32).toString("base64url");
      codes.set(code, { ...user, expiresAt: now() + lifetime });
      return code;
    },
    redeem: (code) => {
      const found = codes.get(code);
      codes.delete(code);
      return found && found.expiresAt > now() ? { user: found.user, name: found.name } : null;
    },
  };
};
