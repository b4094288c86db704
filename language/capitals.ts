/** The text with a capital first letter; the rest stays: `oil lamp` becomes `Oil lamp`. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small first letter; the rest stays: `The Eel` becomes `the Eel`. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
