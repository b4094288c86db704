import { capitalise, withArticle } from "freeform-rpg/language";
import { clause, othersPresent, sentence, signsOf } from "../cast.ts";
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
      return thread.overdue && shown.length === 0 ? [{ text: `${describeTopic(thread)} ${leadFor(moment.turn_no, thread.id)}` }] : shown;
    })
    .filter(({ text }) => !moment.recent_events.some((event) => event.text.includes(text)));
};

const leadFor = (turn: number, id: string): string => overdueLeads[(turn + spread(id)) % overdueLeads.length] ?? "";

const overdueLeads = [
  "Nobody has seen to it.",
  "It comes back to you unasked.",
  "It has been waiting longer than it should.",
  "There is a price on putting it off.",
];

const spread = (id: string): number => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Threats that hang over the scene, signs of what someone present is up to, and clocks that run out. */
export const bringThreatCloser: MoveMaker = (moment) => [...pendingThreats(moment), ...agendaSigns(moment), ...tightClocks(moment)];

/** Demands that someone or something makes of the player now. */
export const putInASpot: MoveMaker = (moment) => {
  const [first, second] = othersPresent(moment).map(({ name }) => withArticle(name));
  const pressing = moment.active_situations.filter(({ type }) => type !== "injured");
  const spots: Move[] = pressing.map(({ narrative }) => ({ text: `${sentence(narrative)} It will not keep.` }));
  if (first !== undefined && second !== undefined) {
    spots.push(
      { text: `${capitalise(first)} and ${second} are both waiting on you, and no answer will please the two of them.` },
      { text: `${capitalise(first)} looks from you to ${second} and back, as if one of you had better explain.` },
    );
  } else if (first !== undefined) {
    spots.push(
      { text: `${capitalise(first)} waits for an answer, and silence would be one too.` },
      { text: `${capitalise(first)} has stepped between you and the easiest way out, perhaps by accident.` },
    );
  }
  return spots;
};

/** What the player did comes back. */
export const turnMoveBack: MoveMaker = (moment) => {
  const failed = moment.failure_streak.actions.at(-1)?.replaceAll("_", " ");
  const [watcher] = othersPresent(moment).map(({ name }) => capitalise(withArticle(name)));
  const moves: Move[] = [];
  if (failed !== undefined && moment.failure_streak.count > 0)
    moves.push({ text: `The last attempt to ${failed} left its mark, and somebody is bound to find it.` });
  if (watcher !== undefined) {
    moves.push(
      { text: `${watcher} has been studying how you go about things, and has begun to guess what comes next.` },
      { text: `You are not the only one who has been paying attention: ${watcher} has noticed what you keep looking at.` },
    );
  }
  return moves;
};

const pendingThreats = ({ pending_threats }: Moment): Move[] =>
  pending_threats.map(({ text, hardness }) => ({
    text:
      hardness === "hard"
        ? sentence(`There is no more time to look away: ${clause(text)}`)
        : sentence(`It has not gone away: ${clause(text)}`),
  }));

/** A sign of someone dangerous announces a threat; anyone else's is only a sign. */
const agendaSigns = (moment: Moment): Move[] =>
  signsOf(moment).map(({ id, text }) => {
    const dangerous = /^(moderate|high|extreme)$/.test(moment.npc_capabilities[id]?.threat_level ?? "");
    return dangerous ? { text, threat: { text, source_entity_id: id } } : { text };
  });

const tightClocks = ({ clocks }: Moment): Move[] =>
  clocks.flatMap(({ name, value, max, direction }) => {
    const left = direction === "up" ? max - value : value;
    if (left > max / 3 || left === 0 || max > 100) return [];
    return [{ text: `${capitalise(name)} is near its end, and it will not take much more.` }];
  });
