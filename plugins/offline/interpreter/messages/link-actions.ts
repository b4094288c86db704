import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Understood } from "../reading.ts";

/** The actions in order: remarks given to the action before them, doubles dropped, and what depends on the one before marked. */
export const linkActions = (read: readonly Understood[]): ProposedActionDraft[] => {
  const actions: ProposedActionDraft[] = [];
  const held: string[] = [];
  for (const { actions: next, remark = "", assumed } of read) {
    for (const action of next) {
      const before = actions.at(-1);
      const joined = before === undefined ? undefined : joinTo(before, action);
      if (joined !== undefined) actions[actions.length - 1] = joined;
      else joinDouble(action, actions);
    }
    const last = actions.at(-1);
    if (remark === "" && assumed.every((note) => !note.startsWith("Not done"))) continue;
    if (last !== undefined && remark !== "") actions[actions.length - 1] = addRemark(last, remark);
    else held.push(...assumed, remark);
  }
  if (actions.length > 0 || held.every((note) => !note.startsWith("Not done"))) return actions;
  return [{ action: "wait", target_id: "", details: held.filter((note) => note !== "").join(" "), estimated_minutes: 1 }];
};

/** What both come to as one; `undefined` for two actions. */
const joinTo = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined =>
  [joinIdle, joinApproach, joinCall, joinWay, joinLook, joinEntered].flatMap((join) => join(before, next) ?? [])[0];

/** "I go to bed and sleep till four": one rest. */
const joinIdle = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined => {
  const idle = ({ action, target_id = "" }: ProposedActionDraft): boolean => /^(?:wait|rest)$/.test(action) && target_id === "";
  if (!idle(before) || !idle(next)) return undefined;
  const effects = (next.effects ?? []).length > 0 ? next.effects : before.effects;
  return {
    ...before,
    action: next.action,
    details: `${before.details}, ${next.details}`,
    effects,
    estimated_minutes: Math.max(before.estimated_minutes ?? 0, next.estimated_minutes ?? 0),
  };
};

/** "I wander over to Sefa and ask her": the steps are part of the talk. */
const joinApproach = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined =>
  before.action === "go" &&
  (before.target_id ?? "") !== "" &&
  before.target_id === next.target_id &&
  /^(?:say|ask|talk|persuade|negotiate|intimidate|provoke|deceive)$/.test(next.action)
    ? { ...next, details: `${before.details}, ${next.details}` }
    : undefined;

/** "I leave the chapel and go down to the inn", "we run for the door, back to the inn": one way, and one flight where it is one. */
const joinWay = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined => {
  const bare = /^(?:leave|go|flee)$/.test(before.action) && (before.target_id === "" || isDoor.test(before.target_id ?? ""));
  if (!bare || !/^(?:go|travel|leave)$/.test(next.action) || next.target_id === "") return undefined;
  const details = `${before.details}, ${next.details}`;
  return before.action === "flee" ? { ...before, target_id: next.target_id, effects: next.effects, details } : { ...next, details };
};

/** Where one leaves a place. */
const isDoor = /^(?:feature:.*\b)?(?:door|doors|doorway|exit|gate|way out)\b/i;

/** "I borrow the bar phone": nothing that is kept. */
const picksUp = ({ action, target_id = "", details = "" }: ProposedActionDraft): boolean =>
  /^(?:take|use|equip)$/.test(action) && target_id === "" && /\b(?:phone|telephone|handset|receiver|radio)\b/i.test(details);

/** "I ring the clinic and tell Dr Lund": the words are said on the telephone. */
const joinCall = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined => {
  if (picksUp(before) && next.action === "call") return { ...next, details: `${before.details}, ${next.details}` };
  if (!/^(?:call|message)$/.test(before.action) || !/^(?:say|ask|talk|persuade|negotiate|intimidate)$/.test(next.action)) return undefined;
  return {
    ...next,
    action: before.action,
    details: `${before.details}, ${next.details}`,
    target_id: next.target_id || before.target_id || "",
  };
};

/** "I read the letter, turn it over and look at the seal": one look at the same thing. */
const joinLook = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined => {
  const looks = ({ action, target_id = "", details = "" }: ProposedActionDraft): boolean =>
    /^(?:look|examine|read|investigate)$/.test(action) && target_id !== "" && !details.startsWith("question: ");
  if (!looks(before) || !looks(next) || before.target_id !== next.target_id) return undefined;
  return { ...before, action: before.action === "look" ? next.action : before.action, details: `${before.details}, ${next.details}` };
};

/** "Push the hatch open and go in": who opens it sees what is behind it. */
const joinEntered = (before: ProposedActionDraft, next: ProposedActionDraft): ProposedActionDraft | undefined =>
  /^(?:open|unlock|force)$/.test(before.action) &&
  next.action === "search" &&
  before.target_id === next.target_id &&
  (next.target_id ?? "").startsWith("feature:") &&
  !/\b(?:search|look|feel|hunt|rummage)/i.test(next.details ?? "")
    ? { ...before, details: `${before.details}, ${next.details}` }
    : undefined;

const addRemark = (action: ProposedActionDraft, remark: string): ProposedActionDraft => {
  const joined = (text = ""): string => (text === "" ? remark : `${text}. ${remark}`);
  return action.topic !== undefined && action.topic !== ""
    ? { ...action, topic: joined(action.topic), details: joined(action.details) }
    : { ...action, manner: action.manner === undefined || action.manner === "" ? remark : `${action.manner}, ${remark}` };
};

/** What is done twice to the same thing is done once, in the words of both. */
const joinDouble = (action: ProposedActionDraft, actions: ProposedActionDraft[]): void => {
  const at = actions.findIndex((other) => isDouble(action, other));
  const twin = actions[at];
  if (twin === undefined) actions.push({ ...action, depends: action.depends === true || dependsOn(actions.at(-1), action) });
  else if (twin.details !== action.details) actions[at] = { ...twin, details: `${twin.details}, ${action.details}` };
};

const isDouble = ({ action, target_id, details, topic }: ProposedActionDraft, other: ProposedActionDraft): boolean =>
  other.action === action &&
  other.target_id === target_id &&
  (other.topic === topic || `${other.topic ?? ""}` === "" || `${topic ?? ""}` === "") &&
  (other.details === details || !`${details}${other.details}`.includes("question: ")) &&
  (target_id !== "" || other.details === details);

const leading = /^(?:go|travel|leave|sneak|climb|open|unlock|force|take|steal|search|swim|jump|follow)$/;

/** True when an action makes sense only if the one before it worked: it is done there, or to what was opened or taken. */
const dependsOn = (before: ProposedActionDraft | undefined, { target_id, details = "", instrument = "" }: ProposedActionDraft): boolean => {
  if (before === undefined || !leading.test(before.action)) return false;
  const moved = JSON.stringify(before.effects ?? []).includes('"kind":"move"');
  const same = before.target_id !== "" && (before.target_id === target_id || before.target_id === instrument);
  const onward = /^(?:leave|go|travel)$/.test(before.action) && target_id === "";
  return moved || same || onward || /\b(?:it|them|there|inside|that)\b/i.test(details);
};
