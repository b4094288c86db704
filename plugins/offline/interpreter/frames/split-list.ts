import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { RoleWords } from "../reader/frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import type { Reading } from "../reading.ts";
import { everydayIn } from "./everyday.ts";
import type { Role } from "./shape.ts";

/**
 * "Examine the letter and the key", "take the key and the purse": one action for each thing of a list, but for things that change hands or place
 * together. What nothing answers to is missed by itself.
 */
export const splitList = (frame: ReadFrame, reading: Reading): readonly ReadFrame[] => {
  const second = secondGift(frame);
  if (second > 0) return [0, second].map((from, nth) => partOf(frame, frame.roles.slice(from, nth === 0 ? second : undefined)));
  const listed = frame.roles.filter((role) => role.listed === true);
  if (listed.length === 0) return [frame];
  const action = reading.actions.find(frame.action);
  const isCarrying = hasTrait(action, "handing", "dropping", "taking", "giving");
  const head = frame.roles[frame.roles.findIndex((role) => role.listed === true) - 1];
  const isJoint = (role: RoleWords): boolean => isCarrying && isHandy(resolveRoles({ ...frame, roles: [role] }, reading)[0]);
  const apart = head !== undefined && isJoint(head) ? listed.filter((role) => !isJoint(role)) : listed;
  if (apart.length === 0) return [frame];
  const joint = { ...frame, roles: frame.roles.filter((role) => !apart.includes(role)) };
  const rest = frame.roles.filter((role) => role !== head && role.listed !== true);
  const alone = apart.map((role) => ({
    ...frame,
    roles: [...rest, { ...role, listed: false }],
    text: textWith(frame, head, listed, role),
  }));
  const isWhole = listed.some((role) => !apart.includes(role));
  return [{ ...joint, text: isWhole ? frame.text : textWith(frame, head, listed, head) }, ...alone];
};

/** "Hand the lantern to Odo and the bow to Bree": where the second thing and whom it goes to begin; 0 for any other action. */
const secondGift = ({ roles }: ReadFrame): number => {
  const at = roles.findLastIndex(({ role, listed }) => role === "object" && listed !== true);
  const isGift = (part: readonly RoleWords[]): boolean =>
    part.length === 2 && part[0]?.role === "object" && part[1]?.role === "target" && part[1].prep !== "";
  return isGift(roles.slice(0, at)) && isGift(roles.slice(at)) ? at : 0;
};

const partOf = (frame: ReadFrame, roles: readonly RoleWords[]): ReadFrame => {
  const base = frame.evidence.units[frame.start]?.start ?? 0;
  const [, verbEnds] = spanOf({ role: "", prep: "", units: frame.verb }, base);
  const [from] = spanOf(roles[0], base);
  const [, to] = spanOf(roles.at(-1), base);
  return { ...frame, roles, text: `${frame.text.slice(0, verbEnds)} ${frame.text.slice(from, to)}` };
};

const isHandy = (role: Role | undefined): boolean => role !== undefined && (role.kind === "thing" || everydayIn(role) !== undefined);

/** The text of the action with one thing in place of the list. */
const textWith = (frame: ReadFrame, head: RoleWords | undefined, listed: readonly RoleWords[], one: RoleWords | undefined): string => {
  const base = frame.evidence.units[frame.start]?.start ?? 0;
  const [from] = spanOf(head, base);
  const [, to] = spanOf(listed.at(-1), base);
  const [start, end] = spanOf(one, base);
  return `${frame.text.slice(0, from)}${frame.text.slice(start, end)}${frame.text.slice(to)}`;
};

const spanOf = (role: RoleWords | undefined, base: number): [start: number, end: number] => {
  const first = role?.units[0];
  const last = role?.units.at(-1);
  return first === undefined || last === undefined ? [0, 0] : [first.start - base, last.start - base + last.token.text.length];
};
