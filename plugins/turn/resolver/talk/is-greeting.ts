/** True for an account of a greeting, and for one that is said: "greet Wynn", "Good evening". Nothing is asked by it. */
export const isGreeting = (details: string): boolean => !asking.test(details) && (greeting.test(details) || hello.test(details));

const greeting =
  /^\W*(?:(?:i|we|then|and|politely|warmly) )*(?:greet|say (?:hello|hi|good \w+)|(?:wish|bid) .* good|introduce (?:myself|ourselves))\b/i;
const hello = /^\W*(?:hello|hi|hey|greetings|good (?:day|morning|afternoon|evening))\b(?:\W+[\p{L}'’.]+){0,4}\W*$/iu;
const asking = /\?|\b(?:ask|asks|about|who|what|where|when|why|how|whether)\b/i;
