import { sentencesOf } from "freeform-rpg/language";
import { canonicalJson } from "freeform-rpg/kernel";
import type { ShownPacket } from "freeform-rpg/schemas";
import { sorted } from "./lines.ts";
import type { Lines, Role } from "./lines.ts";

/**
 * Lore of the scene, a line for each passage and for each person or thread that it is about, so that a change of one repeats no other. What was
 * recalled for one question belongs to its turn. A sentence of some length stands once.
 */
export const loreLines = (role: Role, { lore_context, npc_capabilities }: ShownPacket): Lines => {
  if (role !== "narrator") return new Map();
  const said = new Set<string>();
  const once = (text: string): string =>
    sentencesOf(text)
      .filter((sentence) => sentence.length < shortest || (!said.has(sentence) && said.add(sentence)))
      .join(" ");
  const entries = sorted(lore_context);
  const lines = entries
    .filter(([key]) => key !== "recalled")
    .flatMap(([key, value]) => piecesOf(value).map(([about, piece]): Piece => [key, about, textOf(piece, about in npc_capabilities)]))
    .map(([key, about, text]): Piece => [key, about, once(text)])
    .filter(([, , text]) => text !== "");
  return new Map(
    lines.map(([key, about, text]) => [`lore:${key}:${about || text}`, `${key}${about === "" ? "" : ` [${about}]`}: ${text}`]),
  );
};

/** Characters of a sentence from which it is of one thing alone: of two people one may well say that they are loud. */
const shortest = 20;

type Piece = [key: string, about: string, text: string];

/** The passages of a list, and what a record says of each person or thread. */
const piecesOf = (value: unknown): [about: string, piece: unknown][] => {
  if (Array.isArray(value)) return value.map((piece) => ["", piece]);
  return isRecord(value) ? sorted(value) : [["", value]];
};

/** What people can do stands elsewhere, for those who are here. */
const textOf = (piece: unknown, isHere: boolean): string => {
  if (typeof piece === "string") return piece;
  if (Array.isArray(piece)) return piece.map((one) => textOf(one, isHere)).join(" ");
  if (!isRecord(piece)) return piece === null || piece === undefined ? "" : canonicalJson(piece);
  return sorted(piece)
    .filter(([key]) => !isHere || key !== "capabilities")
    .map(([, text]) => textOf(text, isHere))
    .join(" ");
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
