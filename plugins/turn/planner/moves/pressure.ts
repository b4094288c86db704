import { othersPresent, sentence, signsOf } from "../cast.ts";
import { messagesOf } from "../messages.ts";
import type { Moment } from "../planner-input.ts";
import { describeTopic } from "../topics.ts";
import type { Move, MoveMaker } from "./move.ts";

/**
 * What is still open: a sign of somebody here whom the matter concerns, and of what is overdue the matter itself. How it may end is not for
 * players to know.
 */
export const revealUnwelcomeTruth: MoveMaker = (moment) => {
  const signs = signsOf(moment);
  return moment.threads
    .filter(({ status, stakes }) => status === "active" && stakes.failure !== "")
    .flatMap((thread) => {
      const shown = signs.filter(({ id }) => thread.related_entity_ids.includes(id)).map(({ text }) => ({ text }));
      const topic = describeTopic(thread, moment.calibration.language);
      return thread.overdue && shown.length === 0 ? [{ text: `${topic} ${leadFor(moment, thread.id)}` }] : shown;
    })
    .filter(({ text }) => !moment.recent_events.some((event) => event.text.includes(text)));
};

const leadFor = (moment: Moment, id: string): string => {
  const leads = messagesOf(moment).moves.overdue;
  return leads[(moment.turn_no + spread(id)) % leads.length] ?? "";
};

const spread = (id: string): number => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Threats that hang over the scene, signs of what someone present is up to, and clocks that run out. */
export const bringThreatCloser: MoveMaker = (moment) => [...pendingThreats(moment), ...agendaSigns(moment), ...tightClocks(moment)];

/** Demands that someone or something makes of the player now. */
export const putInASpot: MoveMaker = (moment) => {
  const says = messagesOf(moment).moves;
  const [first, second] = othersPresent(moment).map(({ name }) => name);
  const pressing = moment.active_situations.filter(({ type }) => type !== "injured");
  const spots = pressing.map(({ narrative }) => says.situationPresses(sentence(narrative)));
  if (first !== undefined && second !== undefined) spots.push(says.bothWait(first, second), says.looksFromYouTo(first, second));
  else if (first !== undefined) spots.push(says.waitsForAnswer(first), says.stepsBetween(first));
  return spots.map((text) => ({ text }));
};

/** What the player did comes back. */
export const turnMoveBack: MoveMaker = (moment) => {
  const says = messagesOf(moment).moves;
  const failed = moment.failure_streak.actions.at(-1)?.replaceAll("_", " ");
  const [watcher] = othersPresent(moment).map(({ name }) => name);
  return [
    ...(failed !== undefined && moment.failure_streak.count > 0 ? [says.failureShows(failed)] : []),
    ...(watcher === undefined ? [] : [says.studiesYou(watcher), says.noticesYou(watcher)]),
  ].map((text) => ({ text }));
};

const pendingThreats = (moment: Moment): Move[] => {
  const { threatIsNear, threatStays } = messagesOf(moment).moves;
  return moment.pending_threats.map(({ text, hardness }) => ({ text: (hardness === "hard" ? threatIsNear : threatStays)(sentence(text)) }));
};

/** A sign of someone dangerous announces a threat; anyone else's is only a sign. */
const agendaSigns = (moment: Moment): Move[] =>
  signsOf(moment).map(({ id, text }) => {
    const dangerous = /^(moderate|high|extreme)$/.test(moment.npc_capabilities[id]?.threat_level ?? "");
    return dangerous ? { text, threat: { text, source_entity_id: id } } : { text };
  });

const tightClocks = (moment: Moment): Move[] =>
  moment.clocks.flatMap(({ name, value, max, direction }) => {
    const left = direction === "up" ? max - value : value;
    return left > max / 3 || left === 0 || max > 100 ? [] : [{ text: messagesOf(moment).moves.clockNearEnd(name) }];
  });
