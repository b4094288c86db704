import { Dealing } from "freeform-rpg/schemas/turn";
import type { EngineEvent, Entity } from "freeform-rpg/schemas";
import { isCreature } from "freeform-rpg/plugins/turn/scene/lib";
import { z } from "zod";
import { entitiesOf } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** What a person's dossier holds of what passed between them and the party. */
const most = 6;

/** Notes on each person whom this turn's events concern what happened, as a player may read it. */
export const noteDealings = (draft: Draft): void => {
  const { world } = draft;
  const people = entitiesOf(draft).filter((one) => isCreature(one) && one.visibility === "known" && !world.player_ids.includes(one.id));
  for (const person of people) {
    if (person.id === world.actor_id) continue;
    const texts = [...new Set(draft.events.filter((event) => concerns(event, person)).map(({ details }) => String(details["text"] ?? "")))];
    const text = texts
      .filter((one) => one !== "")
      .slice(0, 3)
      .join(" ");
    if (text !== "")
      setDealings(
        draft,
        person,
        [...dealingsOf(person).filter((before) => before.text !== text), { turn_no: draft.turnNo, text }].slice(-most),
      );
  }
};

const concerns = ({ type, details }: EngineEvent, { id }: Entity): boolean =>
  type !== "nothing_changed" && ["target_id", "entity_id", "to", "from", "source_entity_id"].some((field) => details[field] === id);

const dealingsOf = ({ attrs }: Entity): Dealing[] => z.array(Dealing).catch([]).parse(attrs["dealings"]);

const setDealings = ({ diff }: Draft, { id }: Entity, dealings: Dealing[]): void => {
  const added = diff.entities_add.find((one) => one.id === id);
  if (added !== undefined) added.attrs = { ...added.attrs, dealings };
  const update = diff.entities_update.find((one) => one.id === id);
  if (update !== undefined) update.attrs = { ...update.attrs, dealings };
  else if (added === undefined) diff.entities_update.push({ id, attrs: { dealings } });
};
