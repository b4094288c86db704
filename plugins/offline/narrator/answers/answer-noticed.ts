import type { Known } from "./known.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** "Has Chen seen me?", "am I being followed?": what the character can tell of it; empty `who` for anybody. Nobody's mind is read. */
export const answerNoticed = (packet: Known, who: string): string => {
  const { active_situations, actor_id, entities, present_entities } = packet;
  const says = messagesOf(packet).answers;
  const found = who === "" ? undefined : findNamed(packet, toKey(who));
  const seen = active_situations.find(({ subject_id, type }) => subject_id === actor_id && telling.has(type));
  if (seen !== undefined) return sentence(seen.narrative);
  if (found !== undefined && !present_entities.includes(found.id)) return says.notHereToSee(shortName(found));
  const name = found === undefined ? null : shortName(found);
  const states = entities.find(({ id }) => id === actor_id)?.attrs["states"];
  return Array.isArray(states) && states.includes("hidden") ? says.unseen(name) : says.givesNoSign(name);
};

/** What the character is in when somebody has noticed them. */
const telling: ReadonlySet<string> = new Set(["exposed", "detected", "cornered", "pursued"]);
