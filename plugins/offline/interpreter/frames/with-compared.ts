import type { ReadFrame } from "../reader/read-frames.ts";
import type { Role } from "./shape.ts";

/** "Compare them with the swords in the rack": where the rest was looked at or nothing answers to it, what it is compared with is looked at. */
export const withCompared = ({ verb }: ReadFrame, roles: readonly Role[]): readonly Role[] => {
  const other = roles.find(({ role, prep, kind }) => role !== "target" && /^(?:with|to|against)$/.test(prep) && kind !== "unknown");
  if (other === undefined || !verb.some(({ token }) => token.lemma === "compare")) return roles;
  const own = roles.filter((role) => role !== other && role.kind !== "unknown" && !role.ref.pointed);
  return own.length > 0 ? roles : [{ ...other, role: "target", prep: "" }];
};
