import { createHash, randomBytes } from "node:crypto";

/** A code: the campaign's id and 24 random bytes, such as `demo.8fKq...`. */
export const newCode = (campaignId: string): string => `${campaignId}.${randomBytes(24).toString("base64url")}`;

/** The campaign that a code names; empty for what is no code. */
export const campaignOf = (code: string): string => /^([a-z0-9][a-z0-9_-]{0,99})\.[\w-]{32}$/.exec(code.trim())?.[1] ?? "";

/** The hash by which a code is stored. A random code needs no salt. */
export const hashCode = (code: string): string => createHash("sha256").update(code.trim()).digest("hex");
