/** Sources whose sentences players or DMs read as the engine's answer; what effects say changed, and descriptions for documents, are others. */
const speaking = /^plugins\/(?:turn\/(?:validator|effects|interpreter\/question|resolver)|offline\/narrator)\b/;
const apart = /\/(?:tests|messages)\/|\/messages\.ts$|^plugins\/turn\/effects\/apply\//;

/** A text in quotation marks that is a sentence: several words, and a stop at its end. */
const sentence = /(["'`])(?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*[.?!]["”]?\1/;
/** A wording, whether or not it is a whole sentence. */
const wording = /(["'`])(?=(?:(?!\1).)* )(?:(?!\1)[^\\\n])*(?<![$pP])\{[A-Za-z]\w+\}/;
/** What follows is a description, or a sentence of the story. */
const other = /\b(?:summary|example)\b|^\s*(?:\/\/|\/?\*)|\bdescribe\(|Error\(/;
/** What an effect says is an answer where it refuses; elsewhere it tells what changed. */
const refusing = /\b(?:refuse|objectTo\w*)\(|\breason\b/;
/** An end of a regular expression, which reads like a sentence. */
const pattern = /\bString\.raw`|\bnew RegExp\(|\/[a-z]*[,;)]*$/;

/** Sentences for people that are outside the catalogue of messages, each as a line that says where. */
export const checkMessages = (file: string, source: string): readonly string[] => {
  if (!speaking.test(file) || apart.test(file)) return [];
  const counts = file.startsWith("plugins/turn/effects/") ? refusing : /./;
  return source
    .split("\n")
    .flatMap((line, at) =>
      (sentence.test(line) || wording.test(line)) && counts.test(line) && !other.test(line) && !pattern.test(line)
        ? [`${file}:${at + 1} says a sentence of its own. Add it to messages, with its translations.`]
        : [],
    );
};
