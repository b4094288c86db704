import type { AllowedAction, Entity, Fact, World } from "freeform-rpg/schemas";
import { entityById, isCreature, isHelpless, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { shortName } from "../talk/manner.ts";
import { rankFacts } from "../talk/rank-facts.ts";
import type { Topic } from "../talk/topic.ts";
import { isDue } from "./discovery.ts";
import { messagesOf } from "../messages.ts";

/**
 * Someone was asked and had nothing to tell. From the second time on they name who or what else might help: someone or some
 * place the players know of, about which or by whom there is something left to learn.
 */
export const pointOnward = (draft: ResolutionDraft, action: AllowedAction): void => {
  const speaker = entityById(draft.world, action.target_id);
  if (speaker === undefined) return;
  const progress = draft.director.investigation_progress;
  const key = `asked:${speaker.id}`;
  const times = (progress[key]?.times ?? 0) + 1;
  progress[key] = { times, fact_ids: [] };
  if (times < 2 || draft.acted.has(speaker.id)) return;
  const [lead] = leadsFrom(draft, speaker, null);
  const { nothingMore, toldAll } = messagesOf(draft.world).answers;
  const name = spokenName(speaker);
  const text = lead === undefined ? nothingMore(name) : toldAll(name, adviceOn(draft.world, lead));
  draft.acted.add(speaker.id);
  if (lead !== undefined) noteSent(draft, speaker, lead);
  record(
    draft,
    "npc_action",
    text,
    { entity_id: speaker.id, ...(lead === undefined ? {} : { lead_id: lead.id }) },
    { binding: true, tags: ["lead"] },
  );
};

/** Where someone sends the player: to a person, a place or a thing. */
export const adviceOn = (world: World, lead: Entity): string => {
  const { advice } = messagesOf(world).answers;
  if (isCreature(lead) && !isHelpless(lead)) return advice.person(shortName(lead));
  const name = spokenName(lead);
  if (lead.type === "faction") return advice.faction(name);
  if (lead.type === "location") return advice.place(name);
  return advice.thing(name);
};

/** Remembers to whom somebody has sent the party, so that nobody sends it back. */
export const noteSent = ({ director: { investigation_progress } }: ResolutionDraft, speaker: Entity, lead: Entity): void => {
  const { times = 0, fact_ids = [] } = investigation_progress[sentBy(speaker.id)] ?? {};
  investigation_progress[sentBy(speaker.id)] = { times: times + 1, fact_ids: [...new Set([...fact_ids, lead.id])] };
};

const sentBy = (id: string): string => `sent:${id}`;

/** True where those to whom somebody has sent the party have, one after another, sent it to `id`. */
const leadsBackTo = (draft: ResolutionDraft, id: string, from: string, seen: ReadonlySet<string> = new Set()): boolean => {
  const next = draft.director.investigation_progress[sentBy(from)]?.fact_ids ?? [];
  return next.some((one) => one === id || (!seen.has(one) && leadsBackTo(draft, id, one, new Set([...seen, one]))));
};

/** Whom or what the undiscovered facts of a topic lead to; without a topic those of active threads first. */
export const leadsFrom = (draft: ResolutionDraft, speaker: Entity, topic: Topic | null): Entity[] =>
  rankFacts(
    draft,
    draft.world.facts.filter((fact) => fact.visibility === "world" && !draft.discovered.has(fact.id) && isDue(draft, fact)),
    topic,
  )
    .flatMap((fact) => holdersOf(draft, fact))
    .filter(({ id, visibility, attrs }) => visibility === "known" && id !== speaker.id && attrs.destroyed !== true)
    .filter(({ id }) => !leadsBackTo(draft, speaker.id, id));

const holdersOf = ({ world }: ResolutionDraft, { tags, subject_id }: Fact): Entity[] => {
  const tellers = tags.filter((tag) => tag.startsWith("told_by:")).flatMap((tag) => entityById(world, tag.slice("told_by:".length)) ?? []);
  if (tellers.length > 0) return tellers.filter((teller) => !isHelpless(teller));
  return [entityById(world, subject_id) ?? []].flat();
};
