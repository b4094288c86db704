import { capitalise, withArticle } from "freeform-rpg/language";
import { clause, othersPresent, sentence, signsOf } from "../cast.ts";
import type { Moment } from "../planner-input.ts";
import { describeTopic } from "../topics.ts";
import type { Move, MoveMaker } from "./move.ts";

/** What threads cost when they are left, and what situations make plain. */
export const revealUnwelcomeTruth: MoveMaker = ({ threads, turn_no, recent_events }) =>
  threads
    .filter(({ status, stakes }) => status === "active" && stakes.failure !== "")
    .filter(({ stakes }) => !recent_events.some(({ text }) => text.toLowerCase().includes(clause(stakes.failure).toLowerCase())))
    .flatMap((thread) => {
      const end = sentence(clause(thread.stakes.failure));
      const topic = describeTopic(thread);
      const lead = overdueLeads[(turn_no + spread(thread.id)) % overdueLeads.length] ?? "";
      if (thread.overdue) return [{ text: `${topic} ${lead} ${end}` }];
      return [{ text: `${topic} Left alone, it ends like this: ${end}` }, { text: `${topic} You can see where that leads: ${end}` }];
    });

const overdueLeads = [
  "Nobody is stopping it:",
  "Every hour makes it likelier:",
  "You know how this ends if it is let be:",
  "It comes back to you unasked:",
  "One thing has been waiting longer than it should:",
  "There is a price on putting it off:",
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
