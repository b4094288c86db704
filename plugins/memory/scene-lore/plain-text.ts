/** Converts Markdown to prose: removes emphasis, links and list marks, and joins lines. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(?:[-*+]|\d+[.)])\s+/gm, "")
    .replaceAll(/(\*\*|__|`)/g, "")
    .replaceAll(/(^|[^\w])[*_](\S(?:[^*_]*\S)?)[*_](?=[^\w]|$)/g, "$1$2")
    .replaceAll(/\s+/g, " ")
    .trim();
