const often = "(?:once|twice|thrice|(?:two|three|four|five|six|one)(?: (?:times|short|long|quick|slow|knocks?|taps?|raps?))?)";

/** "Knock back: twice, then once" says no words: how often one knocks stands behind the verb, without marks between. */
export const joinKnocks = (text: string): string =>
  text.replace(
    new RegExp(
      String.raw`\b((?:knock|rap|tap|drum)\b[^.!?:;"“]*?)\s*[:,;–—-]+\s*(${often}(?:(?:,| and)?(?: then| and)* ${often})*)(?=\W*(?:$|[.!?,;]))`,
      "iu",
    ),
    (_, verb: string, times: string) =>
      `${verb} ${times.replaceAll(/,?\s+(?:and\s+)?(?:then\s+)?(?=(?:once|twice|thrice|one|two|three|four)\b)/gi, " and ")}`,
  );
