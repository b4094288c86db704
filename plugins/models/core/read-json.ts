/** Reads an answer's JSON, alone or in a code fence. Text that is not JSON is returned unchanged: the answer's schema then reports it. */
export const readJson = (text: string): unknown => {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return text;
  }
};
