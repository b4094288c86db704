export { answerSchema } from "./answer/answer-schema.ts";
export { interpreterConversation } from "./interpreter-conversation.ts";
export { listActions } from "./interpreter-input.ts";
export { interpretSpeech } from "./interpret-speech.ts";
export { interpreterPrompt } from "./prompt.ts";
export { questionIn, questionMark, sayUnread, unclearWords, unreadWords } from "./question.ts";
