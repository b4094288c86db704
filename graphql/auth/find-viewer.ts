import type { Viewer } from "../builder/context.ts";
import { UnauthenticatedError } from "../builder/errors.ts";
import type { VerifyToken } from "./verify-token.ts";

/** The viewer that an `Authorization` header names; `null` without a header. Throws {@link UnauthenticatedError} for a bad one. */
export const findViewer = async (verify: VerifyToken, authorization: string | null | undefined): Promise<Viewer | null> => {
  if (!authorization) return null;
  const [, token] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? [];
  if (!token) throw new UnauthenticatedError("The header `Authorization` must read `Bearer TOKEN`.");
  return verify(token);
};
