import type { OutcomeTable } from "../../outcome-table.ts";

export const gesture: OutcomeTable = {
  critical: ["{Who} lacht laut auf und wundert sich selbst darüber.", "Solange es dauert, sehen alle dich an, und niemanden stört es."],
  success: [
    "{Who} weiß erst nicht, wohin mit dem Blick, und dann doch.",
    "{Who} nimmt es, wie es gemeint war.",
    "{Who} lässt es gelten.",
    "{Who} gibt um die Breite eines Lächelns nach.",
    "Es kostet dich nichts, und danach ist dir wohler.",
  ],
  mixed: ["Es kommt an, aber nicht ganz so, wie du es meintest.", "Jemand lacht. Worüber, ist nicht klar."],
  failure: ["Es verpufft.", "Es misslingt, und alle sind so freundlich, woanders hinzusehen."],
  botch: ["Es wird so übel aufgenommen, wie es nur ging."],
};
