/** Words whose full stop does not end a sentence, in lower case, without that full stop. */
export const abbreviations = "mr mrs ms dr st sgt lt capt col gen prof rev jr sr vs vol p pp cf e.g i.e".split(" ");

/** Verbs that attribute speech: `"Stop!" Odo says.` is one sentence. */
export const speechVerbs = "say says said ask asks asked replies replied whisper whispers mutter mutters answer answers".split(" ");
