/** True for the word of an action by which somebody is shown a thing. */
export const isShowing = (word: string | undefined): boolean => /^(?:show|present|display|flash)\b/.test(word ?? "");
