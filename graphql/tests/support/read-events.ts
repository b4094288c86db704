/** All answers of a subscription over SSE, until it ends. */
export const readEvents = async (response: Response): Promise<any[]> =>
  (await response.text())
    .split("\n\n")
    .filter((block) => block.startsWith("event: next"))
    .map((block) => JSON.parse(block.slice(block.indexOf("data: ") + 6)));
