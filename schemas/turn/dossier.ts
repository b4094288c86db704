import { z } from "zod";

/** Something that passed between a person and the party. */
export const Dealing = z.object({ turn_no: z.number().int(), text: z.string() });
export type Dealing = z.infer<typeof Dealing>;

/** What the players know of a person, kept current. Plans that the person keeps to themselves are no part of it. */
export const Dossier = z.object({
  /** Who they are, in a few words; empty when nothing is known. */
  who: z.string(),
  /** The place they are at, as far as the players know; empty when they do not. */
  where: z.string(),
  /** What they openly want. */
  wants: z.array(z.string()),
  /** How far they trust the party, in words. */
  trust: z.string(),
  /** What they promised and did not keep yet. */
  promises: z.array(z.string()),
  /** What passed between them and the party lately, oldest first. */
  dealings: z.array(Dealing),
});
export type Dossier = z.infer<typeof Dossier>;
