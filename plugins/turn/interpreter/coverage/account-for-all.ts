import { baseLanguage } from "freeform-rpg/language";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { openTidy, readClauses } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { InterpreterOutput, ProposedAction } from "freeform-rpg/schemas";
import { ProposedAction as Proposed } from "freeform-rpg/schemas/turn";
import type { InterpreterInput } from "../interpreter-input.ts";
import { questionIn, questionMark, unclearWords } from "../question.ts";
import { claimsOf } from "./claims-of.ts";
import type { Claim } from "./claims-of.ts";
import { addMovements } from "./add-movements.ts";
import { findLeftOut, isSlight } from "./find-left-out.ts";

/**
 * Adds to an interpretation what it leaves out of the message: of each clause that says what the character does and that no action, question,
 * speech or remark accounts for, a small movement is made where it was said, and anything else is quoted back to the player as not done. So
 * nothing that is typed is lost, whatever read it. English only: in a campaign of another language the interpretation stands as it is.
 */
export const accountForAll = (interpretation: InterpreterOutput, { text, packet, actions }: InterpreterInput): InterpreterOutput => {
  const { language } = packet.calibration;
  if (baseLanguage(language || "en") !== "en" || interpretation.proposed_actions.some((action) => questionIn(action) === "unclear"))
    return interpretation;
  const tidy = openTidy({ packet, actions });
  const plain = tidy(text);
  const clauses = readClauses({ text: plain, packet, actions }).filter(({ at }) => !isSupposed(plain, at));
  const claims = claimsOf(interpretation, plain, tidy);
  const end = endOfReading(interpretation, plain, tidy);
  const catalogue = actionsOf({ actions: actions?.own });
  const accounts = { claims, speech: interpretation.speech, actions: catalogue, places: placesIn(packet) };
  const left = findLeftOut(clauses, accounts).filter(({ at }) => at < end);
  const asks = interpretation.proposed_actions.some((action) => unclearWords(action) !== null);
  const slight = asks ? [] : left.filter((clause) => isSlight(clause, accounts));
  const lost = left.filter((clause) => !slight.includes(clause));
  const done = addMovements(interpretation.proposed_actions, slight, claims);
  const isGesture = ({ action }: Clause): boolean => catalogue.find(action).verb === "gesture";
  const plainly = done.map((action) => briefly(action, heldBy(action, claims, clauses), isGesture));
  return { ...interpretation, proposed_actions: [...plainly, ...runsOf(lost, clauses).map(unread)] };
};

/** "Should he refuse me, I knock at the door": what is done only in a case that is supposed. */
const isSupposed = (text: string, at: number): boolean =>
  /(?:^|[.;:!?,—–]\s*|\b(?:and|but|or)\s+)(?:should|were|had)\s+(?:he|she|it|they|any\w+|no one|the \w+|\p{Lu}\w+)\b[^.;!?]*$/u.test(
    text.slice(0, at),
  );

/** The clauses whose verbs an action quotes. */
const heldBy = (action: ProposedAction, claims: readonly Claim[], clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ at }) => claims.some((claim) => claim.action === action && claim.from <= at && at < claim.to));

/** A glass that is raised to somebody is no conversation. */
const briefly = (action: ProposedAction, own: readonly Clause[], isGesture: (clause: Clause) => boolean): ProposedAction =>
  action.action === "social" && action.estimated_minutes === 0 && own.length > 0 && own.every(isGesture)
    ? { ...action, action: "gesture" }
    : action;

/** What stands side by side in the message is quoted in one piece. */
const runsOf = (lost: readonly Clause[], clauses: readonly Clause[]): string[] =>
  clauses
    .reduce<string[][]>((found, clause, at) => {
      if (!lost.includes(clause)) return found;
      const before = clauses[at - 1];
      if (before !== undefined && lost.includes(before)) found.at(-1)?.push(clause.text);
      else found.push([clause.text]);
      return found;
    }, [])
    .map((run) => run.join(", "));

const placesIn = ({ scene, entities }: InterpreterInput["packet"]): ReadonlySet<string> =>
  new Set([...scene.exits, ...entities.filter(({ type }) => type === "location")].map(({ id }) => id));

/** Where words begin that are asked about: what follows them goes on with the answer, where answers are offered. */
const endOfReading = ({ proposed_actions }: InterpreterOutput, plain: string, tidy: (part: string) => string): number => {
  const [unclear] = proposed_actions.flatMap((action) => ((action.options ?? []).length > 0 ? (unclearWords(action) ?? []) : []));
  const at = unclear === undefined ? -1 : plain.indexOf(tidy(unclear));
  return at < 0 ? Infinity : at;
};

const unread = (words: string): ProposedAction => Proposed.parse({ action: "look", details: `${questionMark}unread ${words}` });
