import type { Reconciliation, Resolution, TurnResult } from "freeform-rpg/schemas";
import type { TurnExpectation } from "./case.ts";

/** Everything of a committed turn that an expectation may speak of. */
export interface PlayedTurn {
  readonly result: TurnResult;
  readonly resolution: Resolution | undefined;
  readonly reconciliation: Reconciliation | undefined;
}

/** Sentences saying what is not as expected; empty when all is well. */
export function checkTurn(played: PlayedTurn, expected: TurnExpectation): string[] {
  return [
    ...checkKind(played, expected),
    ...checkOutcomes(played, expected),
    ...checkEvents(played, expected),
    ...checkRefusals(played, expected),
    ...checkText(played.result.final_text, expected),
  ];
}

function checkKind({ result }: PlayedTurn, { kind }: TurnExpectation): string[] {
  return kind === undefined || kind === result.kind ? [] : [`expected a ${kind}, was a ${result.kind}`];
}

function checkOutcomes({ resolution }: PlayedTurn, expected: TurnExpectation): string[] {
  const outcomes = resolution?.outcomes ?? [];
  const told = outcomes.map((outcome) => `${outcome.action}: ${outcome.band}`);
  const missing = expected.outcomes
    .map((outcome) => `${outcome.action}: ${outcome.band}`)
    .filter((outcome) => !told.includes(outcome))
    .map((outcome) => `expected ${outcome}, came to ${told.join(", ") || "nothing"}`);
  const most = expected.outcomes_at_most ?? Infinity;
  return outcomes.length > most ? [...missing, `expected at most ${most} outcomes, were ${outcomes.length}`] : missing;
}

function checkEvents({ result }: PlayedTurn, expected: TurnExpectation): string[] {
  const types = result.engine_events.map((event) => event.type);
  const bound = result.engine_events.filter((event) => event.binding).map((event) => event.type);
  const count = (type: string) => types.filter((one) => one === type).length;
  return [
    ...expected.events.filter((type) => !types.includes(type)).map((type) => `expected ${type}, events were ${types.join(", ")}`),
    ...expected.no_events.filter((type) => types.includes(type)).map((type) => `unexpected ${type}`),
    ...expected.binding.filter((type) => !bound.includes(type)).map((type) => `expected ${type} to bind the narrator`),
    ...Object.entries(expected.events_at_most)
      .filter(([type, most]) => count(type) > most)
      .map(([type, most]) => `expected at most ${most} ${type}, were ${count(type)}`),
  ];
}

function checkRefusals({ result, reconciliation }: PlayedTurn, expected: TurnExpectation): string[] {
  const blocked = result.blocked_actions.map((action) => action.code);
  const dropped = reconciliation?.dropped.map((proposal) => proposal.kind) ?? [];
  return [
    ...expected.blocked
      .filter((code) => !blocked.includes(code))
      .map((code) => `expected ${code}, blocked were ${blocked.join(", ") || "none"}`),
    ...expected.dropped
      .filter((kind) => !dropped.includes(kind))
      .map((kind) => `expected ${kind} to be dropped, dropped were ${dropped.join(", ") || "none"}`),
  ];
}

function checkText(text: string, expected: TurnExpectation): string[] {
  return [
    ...expected.tells.filter((told) => !contains(text, told)).map((told) => `the text lacks "${told}": ${text}`),
    ...expected.never_tells.filter((told) => contains(text, told)).map((told) => `the text must not hold "${told}": ${text}`),
  ];
}

/** Whether `text` holds a substring, or matches a pattern between slashes. */
export function contains(text: string, wanted: string): boolean {
  const pattern = /^\/(.*)\/$/s.exec(wanted)?.[1];
  return pattern === undefined ? text.toLowerCase().includes(wanted.toLowerCase()) : new RegExp(pattern, "i").test(text);
}
