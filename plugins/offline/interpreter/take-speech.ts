/** What a player's text says aloud, and what is left of it. */
export interface Speech {
  readonly spoken: string;
  readonly rest: string;
}

const quotes = [/[“„]([^”]+)”/g, /"([^"]+)"/g, /(?<=^|[\s,:])['‘]([^'’]{3,}[.,!?…])['’](?=$|[\s.,;])/g, /"([^"]+)$/g];

const reported =
  /^(?:i\s+)?(?:say|shout|yell|whisper|reply|answer|call out|announce|mutter)s?[,:]?\s+(?!to\b|something\b|nothing\b|hello\b|hi\b)(.+?)(?:\s+to\s+([\w' -]+?))?[.!]?$/i;

/** Takes quoted speech out of a text; without quotes, the words of `I say ...`. */
export const takeSpeech = (text: string): Speech => {
  const spoken: string[] = [];
  let rest = text;
  for (const quote of quotes) {
    rest = rest.replace(quote, (_, said: string) => {
      spoken.push(said.trim());
      return " . ";
    });
  }
  if (spoken.length)
    return {
      spoken: spoken.join(" "),
      rest: rest
        .replaceAll(/\s*[:,]?\s+\.\s*/g, ". ")
        .replace(/^[.\s]+/, "")
        .trim(),
    };
  return takeReported(text);
};

const takeReported = (text: string): Speech => {
  const [, said, to] = reported.exec(text.trim()) ?? [];
  if (said === undefined) return { spoken: "", rest: text };
  return { spoken: said.replace(/^that\s+/i, "").trim(), rest: to === undefined ? "say" : `say to ${to}` };
};
