/** The words of one shell command, quotes taken off. */
export const splitWords = (command: string): readonly string[] =>
  [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
