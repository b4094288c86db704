import { contribute, definePlugin } from "freeform-rpg/kernel";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";

/** A plugin that reads books whose every line is a heading and a sentence. */
export const shouts = definePlugin({
  name: "shouts",
  create: () => ({
    contributes: [
      contribute(documentReaders, {
        name: "Shout",
        recognises: ({ bytes }) => new TextDecoder().decode(bytes.subarray(0, 6)) === "SHOUT\n",
        read: ({ bytes }) => {
          const lines = new TextDecoder().decode(bytes).trim().split("\n").slice(1);
          const blocks = lines.flatMap((line) => {
            const [heading = "", text = ""] = line.split("!");
            return [
              { type: "heading" as const, level: 1, text: heading },
              { type: "para" as const, text },
            ];
          });
          return { title: "Shouts", parts: [blocks], warnings: ["The shouting was left out."] };
        },
      }),
    ],
  }),
});
