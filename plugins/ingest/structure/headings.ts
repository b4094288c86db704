import { z } from "zod";
import type { Piece } from "./piece.ts";

const Heading = z.strictObject({ block: z.int(), title: z.string().min(1), level: z.int().min(1).max(3) });

/** The headings that a model found. */
export const FoundHeadings = z.strictObject({ headings: z.array(Heading) });
export type FoundHeadings = z.infer<typeof FoundHeadings>;

/** A piece with its number in the book. */
export interface NumberedPiece {
  readonly number: number;
  readonly piece: Piece;
}
