import type { Conversation } from "freeform-rpg/plugins/models/core";
import { conversationOf, shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import type { NarratedTurn, NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { gatherMaterial } from "./review-material.ts";
import type { Reference, ReviewMaterial } from "./review-material.ts";

/** The input of the review: the decided turn, the text, and the numbered references that the model reads. */
export interface ReviewInput {
  readonly decided: NarratorInput;
  readonly text: string;
}

/** Writes the input of the review. */
export const writeReviewInput = (turn: NarratedTurn): ReviewInput => ({ decided: writeInput(turn), text: turn.text });

/** The same for a tight budget. */
export const writeShortInput = (turn: NarratedTurn): ReviewInput => writeReviewInput({ ...turn, packet: shortenPacket(turn.packet) });

/**
 * What a model reads to review a text: cast, facts and threads in its view, the story in its history, and in its tail the scene, what was
 * decided under numbers, and the text.
 */
export const reviewConversation = (turn: NarratedTurn): Conversation => conversationOf("reviewer", turn, { tail: describeReview(turn) });

const describeReview = (turn: NarratedTurn): string => {
  const { meant, events, facts, recalled, boundaries, entities, text } = gatherMaterial(turn, turn.text);
  const present = new Set([
    turn.packet.actor_id,
    ...turn.packet.present_entities,
    ...(turn.resolution.state_diff.scene_update.present_entity_ids ?? []),
  ]);
  const here = entities.filter(({ id }) => present.has(id));
  return [
    ...meant,
    "",
    ...describeEvents(events),
    "## Here",
    ...here.map(({ id, text: card }) => `[${id}] ${card}`),
    "",
    ...listed(
      "Scene",
      facts.filter(({ id }) => id === ""),
    ),
    ...listed(saidElsewhere, recalled),
    ...listed("Boundaries", boundaries),
    "## Text",
    text,
  ].join("\n");
};

const saidElsewhere = "What books and the story say";

/** The numbered references, section by section. */
export const describeMaterial = (material: ReviewMaterial): string[] => [
  ...material.meant,
  "",
  ...describeEvents(material.events),
  ...listed("People, things and places", material.entities),
  ...listed("What is known", material.facts),
  ...listed(saidElsewhere, material.recalled),
  ...(material.lore.length === 0 ? [] : ["## Lore", ...material.lore, ""]),
  ...listed("Boundaries", material.boundaries),
];

const describeEvents = (events: ReviewMaterial["events"]): string[] => [
  "## What happened, in order; lines with * must be in the text",
  ...events.map(({ ref, type, text, binding }) => `${ref}${binding ? "*" : ""} ${type}: ${text}`),
  "",
];

const listed = (title: string, references: readonly Reference[]): string[] =>
  references.length === 0 ? [] : [`## ${title}`, ...references.map(({ ref, text }) => `${ref} ${text}`), ""];
