import { readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import { eachOnce, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";

/** Lists of steps by which something escalates. */
export const escalation: Extractor<"escalation"> = {
  key: "escalation",
  signs: ["escalation", "penalty_ladder"],
  sections: ["escalation_list"],
  find: (book) => {
    const listed = new Set(book.sectionsOf("escalation_list").flatMap(({ head, parts }) => [head, ...parts]));
    return eachOnce(
      book.passages.flatMap((passage) =>
        readTables(passage.body).flatMap((table) => {
          const steps = readSteps(table);
          const grows =
            listed.has(passage) ||
            isTrack(passage, table[0]) ||
            (steps?.some((step) => /\b(?:disadvantage|penalty|halved|death|dead|reduced|cannot|can['’]t)\b|[-−]\d/i.test(step)) ?? false);
          return steps === null || !grows
            ? []
            : [findIn(passage, passage.title, { steps }, { confidence: listed.has(passage) ? 0.7 : 0.4, quote: steps.join("; ") })];
        }),
      ),
    );
  },
};

/** True when the table's numbers have a header that the passage calls a track, a level or a score with a start: "Heat", which "starts at 0". */
const isTrack = ({ title, body }: Passage, [head = ""]: readonly string[] = []): boolean =>
  /^\p{Lu}\p{L}+$/u.test(head) &&
  `${title} ${body}`.includes(`${head} `) &&
  /\b(?:track|meter|starts? at|rises?|goes up|increases?)\b/i.test(body);

/** Rows that are numbered one by one, with a few words each. A table to roll on does not count: its header names a die. */
const readSteps = (table: readonly (readonly string[])[]): string[] | null => {
  const [head = [], ...rest] = table;
  if (/^\d*d\d+|^\d+$/i.test(head[0] ?? "") || /^roll/i.test(head[0] ?? "")) return null;
  const rows = rest.flatMap(([number = "", text = ""]) =>
    /^\d{1,2}$/.test(number) && /\p{L}{3}/u.test(text) ? [{ number: Number(number), text }] : [],
  );
  const counted = rows.every(({ number }, at) => at === 0 || number === (rows[at - 1]?.number ?? 0) + 1);
  const whole = head.length === 2 && rows.length >= 3 && rows.length <= 12 && counted && rows.length >= rest.length - 1;
  return whole ? rows.map(({ number, text }) => `${number}: ${text}`) : null;
};
