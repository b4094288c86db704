import type { World } from "freeform-rpg/schemas";
import { z } from "zod";
import type { RawWorld } from "./world-query.ts";

const longest = 280;
const NarratedEvent = z.object({ details: z.object({ text: z.string() }) });

/** A past turn with its digest: plain sentences about its events, or the beginning of its narration. */
export const digestTurn = ({ engine_events, options, ...turn }: RawWorld["turns"][number]): World["recent_turns"][number] => {
  const sentences = z.array(z.unknown()).catch([]).parse(engine_events).flatMap(sentenceOf);
  return {
    turn_no: turn.turn_no,
    player_input: turn.player_input,
    final_text: turn.final_text,
    digest: cut(sentences.length > 0 ? sentences.join(" ") : turn.final_text),
    ...withOptions(Options.parse(options)),
  };
};

const Options = z.array(z.string()).catch([]);

const withOptions = (options: string[]): { options?: string[] } => (options.length === 0 ? {} : { options });

const sentenceOf = (event: unknown): string[] => {
  const parsed = NarratedEvent.safeParse(event);
  return parsed.success ? [parsed.data.details.text] : [];
};

const cut = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")}…`);
