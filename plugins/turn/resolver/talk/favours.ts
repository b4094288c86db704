import type { Entity, Fact } from "freeform-rpg/schemas";
import { changeTrust, nextId, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import { speakUp } from "./speak-up.ts";

/** The predicate of a fact that somebody counts on a favour of a player's character. */
const expected = "expects";

/**
 * Somebody who did what they were asked wants a favour for it. The character promises nothing by that: it is what the other counts on. Whoever is
 * owed one already thinks a little less of being asked again.
 */
export const askFavour = (draft: ResolutionDraft, person: Entity): boolean => {
  if (expectedBy(draft, person.id) !== undefined) return changeTrust(draft, person.id, -1, "asked for more than is owed");
  const says = messagesOf(draft.world).requests;
  const { actor_id } = draft.world;
  const text = says.expectsFavour(spokenName(person), entityById(draft.world, actor_id)?.name ?? null);
  draft.diff.facts_add.push({
    id: nextId(draft, "fact"),
    subject_id: person.id,
    predicate: expected,
    object: { text, of: actor_id },
    tags: ["favour"],
    visibility: "known",
    confidence: 1,
    discovery_method: "agree",
  });
  speakUp(draft, person, says.wantsFavour(spokenName(person)), {}, "favour");
  return true;
};

/** A thing or money that is given to whoever counts on a favour returns it. */
export const repayFavour = (draft: ResolutionDraft, id: string): void => {
  const person = entityById(draft.world, id);
  const owed = expectedBy(draft, id);
  if (owed === undefined || person === undefined) return;
  draft.diff.facts_update.push({ id: owed.id, ended: true });
  record(draft, "fact_updated", messagesOf(draft.world).requests.favourRepaid(spokenName(person)), { entity_id: id, fact_id: owed.id });
  changeTrust(draft, id, 1, "was repaid a favour");
};

/** What somebody counts on from this character. */
const expectedBy = ({ world, diff }: ResolutionDraft, id: string): Fact | undefined =>
  world.facts.find(
    (fact) =>
      fact.subject_id === id &&
      fact.predicate === expected &&
      fact.object["of"] === world.actor_id &&
      !diff.facts_update.some((update) => update.id === fact.id && update.ended === true),
  );
