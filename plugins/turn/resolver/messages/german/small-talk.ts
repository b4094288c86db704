import type { SmallTalkMessages } from "../english/small-talk.ts";

export const smallTalk: SmallTalkMessages = {
  wellbeing: {
    warm: ["„Gleich viel besser, wo du fragst“, sagt {who}.", "„Jetzt ganz gut“, sagt {who}."],
    plain: ["„Man schlägt sich durch“, sagt {who}.", "„Nicht schlechter als gestern“, sagt {who}."],
    cold: ["„Wie du siehst“, sagt {who}.", "„Ich habe zu tun“, sagt {who}."],
  },
  help: {
    warm: ["„Lieb von dir, aber ich komme zurecht“, sagt {who}.", "„Dass du fragst, ist schon genug“, sagt {who}."],
    plain: ["„Ich komme zurecht“, sagt {who}. „Danke.“", "„Ein andermal“, sagt {who}."],
    cold: ["„Es geht schon“, sagt {who}.", "„Nicht von dir“, sagt {who}."],
  },
  drink: {
    warm: ["„Da sage ich nicht Nein“, sagt {who}."],
    plain: ["{Who} würde nicht Nein sagen."],
    cold: ["„Nein“, sagt {who}."],
  },
  agreement: {
    warm: ["„Jetzt, wo du es sagst“, sagt {who}.", "„Das ist wahr“, sagt {who} und lächelt."],
    plain: ["„Das stimmt“, sagt {who}.", "„Man gewöhnt sich daran“, sagt {who}."],
    cold: ["„Wenn du meinst“, sagt {who}.", "„Du wirst es überleben“, sagt {who}."],
  },
  seat: {
    warm: ["„Nur zu“, sagt {who}.", "„Darauf habe ich gehofft“, sagt {who}."],
    plain: ["„Mich stört es nicht“, sagt {who}.", "„Wie du willst“, sagt {who}."],
    cold: ["„Wenn es sein muss“, sagt {who}.", "{Who} zuckt mit den Schultern."],
  },
};
