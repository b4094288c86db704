import { readCatalogues } from "../layers/read-catalogues.ts";

/** Words of English sentences that are no words of German. */
const words =
  /(?<!\p{L})(?:the|you|your|yours|of|and|with|what|is|are|not|it|this|that|there|who|for|from|have|has|nothing|they|them|their|he|she|his|her|how|about|someone|something|still|again|been|does|did)(?!\p{L})/giu;

/** The English messages of all catalogues that name nothing, and what others say between the values that they name. */
export const readEnglish = async (): Promise<readonly string[]> => {
  const catalogues = await readCatalogues();
  const all = catalogues.flatMap(({ found }) =>
    found.flatMap(({ all: { en, ...others } }) => {
      const said = new Set(Object.values(others).flatMap(piecesOf));
      return piecesOf(en).filter((piece) => !said.has(piece));
    }),
  );
  return [...new Set(all)];
};

/** Text of three words and more; of functions the text that stands in their source. */
const piecesOf = (message: unknown): string[] => {
  if (typeof message === "string")
    return message
      .split(/\{\w+\}/)
      .map((piece) => piece.trim())
      .filter(isSentence);
  if (typeof message === "function")
    return [...String(message).matchAll(/`([^`]*)`|"([^"]*)"/g)].flatMap(([, filled = "", plain = ""]) =>
      piecesOf(`${filled}${plain}`.replaceAll(/\$\{[^}]*\}/g, "{value}")),
    );
  return typeof message === "object" && message !== null ? Object.values(message).flatMap(piecesOf) : [];
};

const isSentence = (piece: string): boolean => (piece.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !/[{}$]/.test(piece);

/** What of a text is English: messages of ours, and words. */
export const englishIn = (text: string, english: readonly string[]): readonly string[] => [
  ...english.filter((sentence) => text.includes(sentence)),
  ...(text.match(words) ?? []),
];
