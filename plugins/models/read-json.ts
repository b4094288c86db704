/** Reads an answer's JSON, alone or in a code fence. What is no JSON comes back as it is: the answer's schema then says so. */
export const readJson = (text: string): unknown => {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return text;
  }
};
