import { contribute, definePlugin } from "freeform-rpg/kernel";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";

const header = "%CHAPTERS ";

/** A text whose first line is `%CHAPTERS` and a title; each line that begins with `== ` begins a chapter. */
const chapters = {
  name: "Chapters",
  recognises: ({ bytes }) => new TextDecoder().decode(bytes.subarray(0, header.length)) === header,
  read: ({ bytes }) => {
    const [first = "", ...lines] = new TextDecoder().decode(bytes).split("\n");
    const parts = [];
    for (const line of lines.filter((line) => line.trim() !== ""))
      if (line.startsWith("== ")) parts.push([{ type: "heading", text: line.slice(3), level: 1 }]);
      else (parts.at(-1) ?? (parts[0] = [])).push({ type: "para", text: line });
    return { title: first.slice(header.length), parts, warnings: [] };
  },
};

export default definePlugin({
  name: "foreign-chapters",
  engine: "^0.1.0",
  create: () => ({ contributes: [contribute(documentReaders, chapters)] }),
});
