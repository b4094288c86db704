/** Sources whose sentences players or DMs read; descriptions for documents are others. */
const speaking = /^plugins\/(?:turn\/(?:validator|effects|interpreter\/question|resolver)|offline\/narrator)\b/;
const apart = /\/(?:tests|messages)\/|\/messages\.ts$/;

/** A text in quotation marks that is a sentence: several words, and a stop at its end. */
const sentence = /(["'`])(?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*[.?!]["”]?\1/;
/** A wording, whether or not it is a whole sentence. */
const wording = /(["'`])(?=(?:(?!\1).)* )(?:(?!\1)[^\\\n])*(?<![$pP])\{[A-Za-z]\w+\}/;
/** What follows is a description, or a sentence of the story. */
const other = /\b(?:summary|example)\b|^\s*(?:\/\/|\/?\*)|\bdescribe\(|Error\(/;
/** What the line behind it is. */
const described = /\b(?:summary|example):$/;
/** An end of a regular expression, which reads like a sentence. */
const pattern = /\bString\.raw`|\bnew RegExp\(|\/[a-z]*[,;)]*$/;

/** Sentences for people that are outside the catalogue of messages, each as a line that says where. */
export const checkMessages = (file: string, source: string): readonly string[] => {
  if (!speaking.test(file) || apart.test(file)) return [];
  return source
    .split("\n")
    .flatMap((line, at, lines) =>
      (sentence.test(line) || wording.test(line)) && !other.test(line) && !pattern.test(line) && !described.test(lines[at - 1] ?? "")
        ? [`${file}:${at + 1} says a sentence of its own. Add it to messages, with its translations.`]
        : [],
    );
};
