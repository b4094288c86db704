const turned: Readonly<Record<string, string>> = { my: "your", me: "you", i: "you", our: "your", myself: "yourself" };
/** Words that a topic may have. */
const most = 7;

/** What a question was about, for the middle of a sentence; empty where it names nothing so plainly. */
export const topicIn = (details: string): string => {
  const said = /\b(?:about|regarding|concerning)\s+([^?.!,;:"“”(]+)/i.exec(details)?.[1]?.trim() ?? "";
  const words = said.split(/\s+/).filter((word) => word !== "");
  if (
    words.length === 0 ||
    words.length > most ||
    /^(?:what|who|how|why|where|when|whether|it|that|this|him|her|them|being|having)$/i.test(words[0] ?? "")
  )
    return "";
  return words.map((word) => turned[word.toLowerCase()] ?? word).join(" ");
};
