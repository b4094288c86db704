import { writeDossier } from "freeform-rpg/plugins/turn/context/lib";
import { EntityType, isCreatureType } from "freeform-rpg/schemas/values";
import type { Dossier as DossierShape } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";

/** What the players know of a person. */
export class Dossier {
  declare readonly who: string;
  declare readonly where: string;
  declare readonly wants: string[];
  declare readonly trust: string;
  declare readonly promises: string[];
  declare readonly dealings: DossierShape["dealings"];
}

class Dealing {
  declare readonly turn_no: number;
  declare readonly text: string;
}

/** SQL of the sources of an entity's dossier: nothing that players do not know. */
export const dossierSources = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`jsonb_build_object(
  'type', ${row}.type, 'played', exists (select from members m where m.campaign_id = ${row}.campaign_id and m.character_id = ${row}.id),
  'description', ${row}.attrs->>'description', 'occupation', ${row}.attrs->>'occupation', 'dealings', ${row}.attrs->'dealings',
  'language', (select c.calibration->>'language' from campaigns c where c.id = ${row}.campaign_id),
  'place', (select place.name from entities place where place.campaign_id = ${row}.campaign_id and place.visibility = 'known' and place.id = coalesce(
    (select scene.location_id from scene where scene.campaign_id = ${row}.campaign_id and scene.present_entity_ids @> to_jsonb(${row}.id)),
    ${row}.attrs->>'location_id') limit 1),
  'facts', (select coalesce(jsonb_agg(jsonb_build_object('predicate', known.predicate, 'text', coalesce(known.object->>'text', ''),
      'tags', known.tags, 'kept', coalesce(known.object->'kept' = 'true', false)) order by known.turn_no, known.id), '[]')
    from (select * from facts f where f.campaign_id = ${row}.campaign_id and f.subject_id = ${row}.id and f.visibility = 'known'
      and f.ended_turn is null order by f.turn_no desc limit 40) known),
  'trust', coalesce((select r.intensity from relationships r where r.campaign_id = ${row}.campaign_id and r.rel_type = 'trust'
    and r.visibility = 'known' and (r.a_id = ${row}.id or r.b_id = ${row}.id)
    and exists (select from members m where m.campaign_id = r.campaign_id and m.character_id in (r.a_id, r.b_id))
    order by abs(r.intensity) desc, r.a_id, r.b_id limit 1), 0))`;

const Sources = z.object({
  type: EntityType,
  played: z.boolean(),
  description: z.string().nullable(),
  occupation: z.string().nullable(),
  place: z.string().nullable(),
  dealings: z.unknown(),
  facts: z.array(z.object({ predicate: z.string(), text: z.string(), tags: z.array(z.string()), kept: z.boolean() })),
  trust: z.number(),
  language: z.string().nullable(),
});

/** The dossier of a person; `null` for anything else and for played characters. */
export const readDossier = (read: unknown): Dossier | null => {
  const { type, played, description, occupation, place, language, ...sources } = Sources.parse(read);
  if (!isCreatureType(type) || played) return null;
  const [who, what, where] = [description, occupation, place].map((text) => text ?? undefined);
  return writeDossier({ ...sources, description: who, occupation: what, place: where, language: language ?? undefined });
};

/** Adds dossiers. */
export const addDossier: ApiPart = (builder) => {
  builder.objectType(Dealing, {
    name: "Dealing",
    description: "Something that passed between a person and the party.",
    fields: (t) => ({
      turnNo: t.exposeInt("turn_no", { description: "The number of the turn." }),
      text: t.exposeString("text", { description: "The events of that turn, in a sentence or two." }),
    }),
  });
  builder.objectType(Dossier, {
    name: "Dossier",
    description: "What the players know of a person, kept current with every turn. Hidden plans are no part of it.",
    fields: (t) => ({
      who: t.exposeString("who", { description: "Occupation and appearance in a sentence or two; empty when unknown." }),
      where: t.exposeString("where", { description: "The name of the place they are at; empty when the players do not know it." }),
      wants: t.exposeStringList("wants", { description: "What they openly want." }),
      trust: t.exposeString("trust", { description: "How far they trust the party, in words such as `distrusts you`." }),
      promises: t.exposeStringList("promises", { description: "Promises that they made and did not keep yet." }),
      dealings: t.field({
        type: [Dealing],
        description: "The last turns in which the party dealt with them, oldest first; at most six.",
        resolve: ({ dealings }) => dealings,
      }),
    }),
  });
};
