import type { Segment } from "freeform-rpg/schemas";

/** A heading with the text below it, up to the next heading. */
export interface Passage {
  readonly title: string;
  readonly level: number;
  readonly path: readonly string[];
  readonly body: string;
  readonly segment: string;
  readonly pages: readonly [number, number];
}

/** Every heading of the segments in the book's order. Text before a segment's first heading goes under the segment's title. */
export const readPassages = (segments: readonly Segment[]): Passage[] => segments.flatMap(readSegment);

const readSegment = ({ id, title, path, pages, text }: Segment): Passage[] => {
  const passages: Passage[] = [];
  const stack: { readonly title: string; readonly level: number }[] = [];
  let head = { title, level: path.length + 1 };
  let lines: string[] = [];
  let headed = false;
  const close = () => {
    const body = lines.join("\n").trim();
    const above = [...path, ...stack.filter(({ level }) => level < head.level).map((one) => one.title)];
    if (body !== "" || headed) {
      passages.push({ ...head, path: [...new Set(above)], body, segment: id, pages: [pages[0], pages[1]] });
    }
  };
  for (const line of text.split("\n")) {
    const [, marks, found] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
    if (marks === undefined || found === undefined) {
      lines.push(line);
      continue;
    }
    close();
    headed = true;
    while ((stack.at(-1)?.level ?? 0) >= marks.length) stack.pop();
    head = { title: found.trim(), level: marks.length };
    stack.push(head);
    lines = [];
  }
  close();
  return passages;
};

/** The passages below this one: those that follow it with a deeper heading. */
export const under = (passages: readonly Passage[], at: number): Passage[] => {
  const head = passages[at];
  if (head === undefined) return [];
  const rest = passages.slice(at + 1);
  const end = rest.findIndex(({ level }) => level <= head.level);
  return end < 0 ? rest : rest.slice(0, end);
};
