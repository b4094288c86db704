import type { WaitingFragment } from "../api/generated/graphql.ts";
import { paint, print } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";

/** Prints what waits, a line each. */
export const printWaitingList = (waiting: readonly WaitingFragment[]): void => {
  for (const one of waiting)
    print(
      `${paint.bold(one.key.slice(0, 6))}  ${one.kind.toLowerCase()}  ${describeWho(one)}  > ${one.input}  ${paint.dim(describeTimes(one))}`,
    );
};

/** Prints all that a DM needs to decide. */
export const printWaiting = (one: WaitingFragment): void => {
  print(`${paint.bold(describeWho(one))}  > ${one.input}`);
  print(paint.dim(describeTimes(one)));
  if (one.actions) printActions(one.actions);
  if (one.narration) printNarration(one.narration);
};

const describeWho = ({ actor, player }: WaitingFragment): string => actor?.name ?? player?.userId ?? "someone";

const describeTimes = ({ since, until }: WaitingFragment): string => `since ${clock(since)}, goes on by itself at ${clock(until)}`;

const clock = (time: unknown): string => String(time).slice(11, 19);

const printActions = ({ intent, speech, actions }: NonNullable<WaitingFragment["actions"]>): void => {
  print(`Means: ${intent}`);
  if (speech !== "") print(`Says: ${speech}`);
  for (const action of actions) {
    const aim = action.targetName === "" ? action.target : `${action.targetName} [${action.target}]`;
    print(`${paint.bold(String(action.position))}  ${[action.action, aim, action.details].filter((part) => part !== "").join("  ")}`);
    if (action.blocked !== null) print(paint.yellow(`   blocked: ${action.blocked}`));
    if (action.risks.length > 0) print(`   risks: ${action.risks.join(", ")}`);
    for (const effect of Array.isArray(action.effects) ? action.effects : []) print(paint.dim(`   if it works: ${JSON.stringify(effect)}`));
    for (const reason of action.refused) print(paint.dim(`   refused: ${reason}`));
  }
};

const printNarration = ({ text, plainText, refused, violations }: NonNullable<WaitingFragment["narration"]>): void => {
  print(wrapWords(text));
  for (const { policy, rule, severity, message } of violations)
    print(paint.yellow(`  ${severity.toLowerCase()} ${policy === null ? "" : `${policy}/`}${rule}: ${message}`));
  if (refused) print(paint.yellow("  The checks refuse this text."));
  print(paint.dim(`plainly: ${plainText}`));
};
