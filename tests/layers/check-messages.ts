/** Sources whose sentences players or DMs read as the engine's answer; narrated sentences and descriptions for documents are others. */
const speaking = /^plugins\/turn\/(?:validator|effects|interpreter\/question|resolver\/attempt)\b/;
const apart = /\/(?:tests|messages)\/|\/messages\.ts$|\/apply\//;

/** A text in quotation marks that is a sentence: several words, and a stop at its end. */
const sentence = /(["`])(?:[^"`\\\n]|\\.)* (?:[^"`\\\n]|\\.)*[.?!]\1/;
/** What follows is a description, or a sentence of the story. */
const other = /\b(?:summary|example)\b|^\s*(?:\/\/|\/?\*)|\brecord\(|describe\(|Error\(/;
/** What an effect says is an answer where it refuses; elsewhere it tells what changed. */
const refusing = /\b(?:refuse|objectTo\w*)\(|\breason\b/;

/** Sentences for people that are outside the catalogue of messages, each as a line that says where. */
export const checkMessages = (file: string, source: string): readonly string[] => {
  if (!speaking.test(file) || apart.test(file)) return [];
  const counts = file.includes("/effects/") ? refusing : /./;
  return source
    .split("\n")
    .flatMap((line, at) =>
      sentence.test(line) && counts.test(line) && !other.test(line)
        ? [`${file}:${at + 1} says a sentence of its own. Add it to messages, with its translations.`]
        : [],
    );
};
