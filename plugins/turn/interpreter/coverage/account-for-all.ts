import { baseLanguage } from "freeform-rpg/language";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { openTidy, readClauses } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { InterpreterOutput, ProposedAction } from "freeform-rpg/schemas";
import { ProposedAction as Proposed } from "freeform-rpg/schemas/turn";
import type { InterpreterInput } from "../interpreter-input.ts";
import { questionIn, questionMark, unclearWords } from "../question.ts";
import { claimsOf } from "./claims-of.ts";
import { findLeftOut } from "./find-left-out.ts";

/**
 * Adds to an interpretation what it leaves out of the message: each clause that says what the character does and that no action, question,
 * speech or remark accounts for is quoted back to the player as not done. So nothing that is typed is lost, whatever read it. English only: in a
 * campaign of another language the interpretation stands as it is.
 */
export const accountForAll = (interpretation: InterpreterOutput, { text, packet, actions }: InterpreterInput): InterpreterOutput => {
  const { language } = packet.calibration;
  if (baseLanguage(language || "en") !== "en" || interpretation.proposed_actions.some((action) => questionIn(action) === "unclear"))
    return interpretation;
  const tidy = openTidy({ packet, actions });
  const plain = tidy(text);
  const clauses = readClauses({ text: plain, packet, actions });
  const claims = claimsOf(interpretation, plain, tidy);
  const end = endOfReading(interpretation, plain, tidy);
  const catalogue = actionsOf({ actions: actions?.own ?? {} });
  const accounts = { claims, speech: interpretation.speech, actions: catalogue, places: placesIn(packet) };
  const left = findLeftOut(clauses, accounts).filter(({ at }) => at < end);
  const runs = clauses.reduce<string[][]>((found, clause, at) => {
    if (!left.includes(clause)) return found;
    if (left.includes(clauses[at - 1] ?? clause) && at > 0) found.at(-1)?.push(clause.text);
    else found.push([clause.text]);
    return found;
  }, []);
  return { ...interpretation, proposed_actions: [...interpretation.proposed_actions, ...runs.map((run) => unread(run.join(", ")))] };
};

const placesIn = ({ scene, entities }: InterpreterInput["packet"]): ReadonlySet<string> =>
  new Set([...scene.exits, ...entities.filter(({ type }) => type === "location")].map(({ id }) => id));

/** Where words begin that are asked about: what follows them goes on with the answer. */
const endOfReading = ({ proposed_actions }: InterpreterOutput, plain: string, tidy: (part: string) => string): number => {
  const [unclear] = proposed_actions.flatMap((action) => unclearWords(action) ?? []);
  const at = unclear === undefined ? -1 : plain.indexOf(tidy(unclear));
  return at < 0 ? Infinity : at;
};

const unread = (words: string): ProposedAction => Proposed.parse({ action: "look", details: `${questionMark}unread ${words}` });
