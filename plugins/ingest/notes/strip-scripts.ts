/** Elements of HTML that hold no text for readers. */
const elements = "script|style|iframe|object|embed|template|noscript";

/** A text without scripts, styles and frames that somebody wrote into it as HTML, and without `javascript:` links. Other text is unchanged. */
export const stripScripts = (text: string): string =>
  /<|javascript:/i.test(text)
    ? text
        .replaceAll(new RegExp(`<(${elements})\\b[^>]*>[^]*?</\\1\\s*>`, "gi"), "")
        .replaceAll(new RegExp(`</?(?:${elements})\\b[^>]*>?`, "gi"), "")
        .replaceAll(/(<[a-z][^>]*?)\s+on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, "$1")
        .replaceAll(/\]\(\s*javascript:[^)]*\)+/gi, "]()")
    : text;
