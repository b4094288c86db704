/** Phrases that address a machine that reads the text, not the players. */
const orders = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|orders|directions|guidelines)\b/i,
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:all|any|your|system)\b[^.\n]{0,30}\b(?:instructions?|prompts?|guidelines)\b/i,
  /\b(?:you are|act as|pretend to be|you're)\s+(?:now\s+)?(?:an?\s+)?(?:AI|artificial intelligence|language model|LLM|(?:AI |helpful |virtual )assistant|chatbot|GPT|Claude)\b/i,
  /\b(?:system|developer)\s+(?:prompt|message|instructions?)\b|\bhidden\s+(?:prompt|instructions?)\b/i,
  /\b(?:as|dear|attention,?|note to(?: the)?)\s+(?:an?\s+)?(?:AI|language model|LLM|(?:AI|virtual) assistant)s?\b/i,
  /\b(?:dear|attention,?|note to(?: the)?)\s+assistants?\b/i,
  /<\/?\s*(?:system|assistant|instructions?|input|prompt)\b[^>]*>|\[(?:\/?INST|SYSTEM)\]/i,
  /\b(?:respond|reply|answer|output)\s+(?:only\s+)?(?:with|in)\s+(?:the following|only|exactly|JSON)\b/i,
];

/** Whether a text gives orders to a model that reads it. */
export const givesOrders = (text: string): boolean => orders.some((order) => order.test(text));

/** A text without the paragraphs that give a model orders. The pack contains them, because they are part of the book. */
export const withholdOrders = (text: string): string =>
  givesOrders(text)
    ? text
        .split(/\n{2,}/)
        .map((block) => (givesOrders(block) ? "[A paragraph is left out here.]" : block))
        .join("\n\n")
    : text;
