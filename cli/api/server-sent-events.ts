/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/** Reads a response's events until it ends, by the HTML standard's rules. Comments keep the connection alive and are left out. */
export async function* readServerSentEvents(response: Response): AsyncIterable<ServerSentEvent> {
  if (!response.body) return;
  let rest = "";
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    yield* blocks.map(parseBlock).filter(({ event }) => event !== "");
  }
}

const parseBlock = (block: string): ServerSentEvent => {
  const lines = block.split("\n").filter((line) => line !== "" && !line.startsWith(":"));
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trimStart());
  const data = valuesOf("data").join("\n");
  return { event: valuesOf("event")[0] ?? (lines.length > 0 ? "message" : ""), data };
};
