/** Corrects the spans of nodes by their words, the nearest place first: models count units badly but repeat words well. */
export const placeNodes = (graph: unknown, text: string): unknown => {
  if (!isRecord(graph)) return graph;
  return {
    ...graph,
    entities: placeAll(graph["entities"], "text", text),
    claims: placeAll(graph["claims"], "text", text),
    code_blocks: placeAll(graph["code_blocks"], "code", text),
  };
};

const placeAll = (nodes: unknown, field: string, text: string): unknown =>
  Array.isArray(nodes) ? nodes.map((node: unknown) => (isRecord(node) ? place(node, node[field], text) : node)) : nodes;

const place = (node: Record<string, unknown>, words: unknown, text: string): unknown => {
  if (typeof words !== "string" || words === "") return node;
  const span = isRecord(node["span"]) ? node["span"] : {};
  const wanted = typeof span["start"] === "number" ? span["start"] : 0;
  if (text.startsWith(words, wanted) && span["end"] === wanted + words.length) return node;
  const [before, after] = [text.lastIndexOf(words, wanted), text.indexOf(words, wanted)];
  const start = before === -1 || (after !== -1 && after - wanted < wanted - before) ? after : before;
  return start === -1 ? node : { ...node, span: { start, end: start + words.length } };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
