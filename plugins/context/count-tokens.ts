/** Characters of JSON that make a token, on the careful side: prose takes more, punctuation fewer. */
const charactersPerToken = 3.5;

/** Estimates the tokens of a value as JSON, never fewer than one. An encoder would cost half a second at start for no better choice. */
export const countTokens = (value: unknown): number => Math.ceil((JSON.stringify(value).length + 1) / charactersPerToken);
