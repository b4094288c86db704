import type { Courtesy } from "../../talk/courtesies.ts";
import type { MannerLines } from "../manner-lines.ts";

/** What people say or do to a courtesy. */
export const courtesies: Readonly<Record<Courtesy, MannerLines>> = {
  greeting: {
    warm: [
      "„Gleichfalls“, sagt {who} und meint es so.",
      "„Da bist du ja“, sagt {who}.",
      "{Who} begrüßt dich, als wärst du erwartet worden.",
    ],
    plain: ["„Schön, ein Gesicht zu sehen“, sagt {who}.", "{Who} erwidert den Gruß.", "„Dir auch“, sagt {who}."],
    cold: ["{Who} schaut auf und nickt so wenig, wie man nicken kann.", "„Und?“, sagt {who}.", "{Who} lässt den Gruß vorübergehen."],
  },
  farewell: {
    warm: [
      "„Pass auf dich auf“, sagt {who}. „Ich sähe dich gern wieder.“",
      "„Komm heil zurück“, sagt {who}.",
      "„Gib auf dich acht“, sagt {who}.",
    ],
    plain: ["„Pass auf dich auf“, sagt {who}.", "{Who} hebt zum Abschied die Hand.", "„Bis zum nächsten Mal“, sagt {who}."],
    cold: [
      "{Who} schaut nicht auf, als du gehst.",
      "„Der Ausgang ist da, wo du ihn gelassen hast“, sagt {who}.",
      "{Who} gibt dir ein halbes Nicken mit.",
    ],
  },
  thanks: {
    warm: [
      "„Jederzeit“, sagt {who}.",
      "„Nichts zu danken“, sagt {who} und freut sich doch über den Dank.",
      "„Du hättest dasselbe getan“, sagt {who}.",
    ],
    plain: ["„Nicht der Rede wert“, sagt {who}.", "„Gern geschehen“, sagt {who}.", "{Who} nickt. Es hat keine Mühe gemacht."],
    cold: [
      "„Für dich habe ich es nicht getan“, sagt {who}.",
      "{Who} tut deinen Dank mit einem Schulterzucken ab.",
      "„Spar dir das“, sagt {who}.",
    ],
  },
  apology: {
    warm: ["„Vergessen“, sagt {who}.", "„Ist nichts passiert“, sagt {who}.", "„Solche Tage haben wir alle“, sagt {who}."],
    plain: ["{Who} lässt es gut sein.", "„Schon gut“, sagt {who}. „Belassen wir es dabei.“", "„Angenommen“, sagt {who}."],
    cold: [
      "„Worte“, sagt {who}.",
      "„Wir werden sehen, wie lange das hält“, sagt {who}.",
      "{Who} hört sich die Entschuldigung an und hebt sie für später auf.",
    ],
  },
  condolence: {
    warm: [
      "„Das ist lieb von dir“, sagt {who} nach einer Weile.",
      "{Who} holt Luft und dankt dir dafür.",
      "„Es ist freundlich, dass du das sagst“, sagt {who}.",
    ],
    plain: ["„Danke“, sagt {who} leise.", "{Who} schaut einen Augenblick weg und nickt.", "„Gut, dass du es gesagt hast“, sagt {who}."],
    cold: [
      "„Es ist nicht dein Verlust“, sagt {who}.",
      "{Who} hat das schon von besseren Leuten gehört und sagt nichts.",
      "„Ja“, sagt {who}. „Allen tut es leid.“",
    ],
  },
  comfort: {
    warm: [
      "„Du bist freundlich“, sagt {who} und steht ein wenig leichter.",
      "{Who} atmet aus und lässt sich die Freundlichkeit gefallen.",
      "„Das habe ich gebraucht“, sagt {who}.",
    ],
    plain: [
      "{Who} nickt, nicht überzeugt, aber froh darüber.",
      "„Es hilft“, sagt {who}. „Ein wenig.“",
      "{Who} bringt ein halbes Lächeln zustande.",
    ],
    cold: ["„Das brauche ich von dir nicht“, sagt {who}.", "{Who} weicht davor zurück.", "„Lass das“, sagt {who}."],
  },
  compliment: {
    warm: [
      "„Ach, hör auf“, sagt {who} und freut sich.",
      "„Du hast ein Auge dafür“, sagt {who} und lächelt.",
      "{Who} nimmt das Kompliment an und wird ein wenig rot dabei.",
    ],
    plain: [
      "„Man tut, was man kann“, sagt {who}.",
      "„Nett, dass es dir auffällt“, sagt {who}.",
      "{Who} nimmt das Kompliment mit einem halben Lächeln.",
    ],
    cold: ["„Und was willst du?“, sagt {who}.", "{Who} wiegt das Kompliment und findet es leicht.", "„Spar dir das“, sagt {who}."],
  },
  joke: {
    warm: ["{Who} lacht laut auf.", "„Woher hast du die nur?“, sagt {who} und lacht.", "{Who} stöhnt und lacht trotzdem."],
    plain: [
      "{Who} schnaubt, was so gut ist wie ein Lachen.",
      "„Ich habe schon schlechtere gehört“, sagt {who}. „Nicht oft.“",
      "{Who} braucht einen Augenblick, und dann gibt ein Mundwinkel nach.",
    ],
    cold: ["{Who} lacht nicht.", "„War es das?“, sagt {who}.", "{Who} wartet, bis es vorbei ist."],
  },
  story: {
    warm: [
      "„Und dann?“, sagt {who} und hat sich dafür hingesetzt.",
      "{Who} lacht an den richtigen Stellen.",
      "„Du erzählst gut“, sagt {who}.",
    ],
    plain: [
      "{Who} hört die Geschichte bis zum Ende und nickt dann.",
      "„Ist das so?“, sagt {who}.",
      "„Ich habe sie anders gehört“, sagt {who}.",
    ],
    cold: [
      "„Kommt da noch etwas?“, sagt {who}.",
      "{Who} lässt die Geschichte vorüberziehen.",
      "„Sehr schön“, sagt {who}, ohne zugehört zu haben.",
    ],
  },
  assurance: {
    warm: [
      "„Ich weiß“, sagt {who}.",
      "„Ich glaube dir“, sagt {who}, „sonst stünde ich nicht hier.“",
      "„Dann verstehen wir uns“, sagt {who}.",
    ],
    plain: [
      "„Wir werden sehen“, sagt {who}.",
      "{Who} sieht dich eine Weile an. „Ich hoffe es.“",
      "„Daran werde ich dich erinnern“, sagt {who}.",
    ],
    cold: ["„Das sagen sie alle“, sagt {who}.", "„Worte sind billig“, sagt {who}.", "{Who} sieht nicht überzeugt aus."],
  },
  toast: {
    warm: ["„Auf bessere Tage“, sagt {who}.", "{Who} antwortet mit erhobener Hand und einem Grinsen.", "„Und auf deine“, sagt {who}."],
    plain: ["„Dein Wohl“, sagt {who}.", "{Who} nickt zu dem Trinkspruch.", "„Darauf kann ich trinken“, sagt {who}."],
    cold: ["{Who} lässt den Trinkspruch vorübergehen.", "„Nicht mit dir“, sagt {who}.", "{Who} behält beide Hände, wo sie sind."],
  },
  introduction: {
    warm: [
      "„Schön, dich kennenzulernen“, sagt {who}.",
      "„Dann sind wir keine Fremden mehr“, sagt {who}.",
      "{Who} wiederholt deinen Namen, um ihn zu behalten.",
    ],
    plain: ["„Angenehm“, sagt {who}.", "{Who} nickt zu dem Namen.", "„Das bist du also“, sagt {who}."],
    cold: ["„Ich habe nicht gefragt“, sagt {who}.", "{Who} hört den Namen und bietet keinen dafür.", "„Das habe ich gehört“, sagt {who}."],
  },
  congratulation: {
    warm: ["„Das hört man gern, vor allem von dir“, sagt {who}.", "{Who} strahlt.", "„Daran werde ich dich erinnern“, sagt {who}."],
    plain: ["„Das kann ich brauchen“, sagt {who}.", "{Who} dankt dir für den guten Wunsch.", "„Dir ebenso“, sagt {who}."],
    cold: ["„Glück“, sagt {who}, „ist etwas für andere Leute.“", "{Who} beachtet es nicht.", "„Wir werden sehen“, sagt {who}."],
  },
  weather: {
    warm: [
      "„Darüber könnte man den ganzen Tag reden“, sagt {who} und hätte nichts dagegen.",
      "{Who} freut sich über die Gesellschaft und sagt, was gerade in den Sinn kommt.",
      "„Irgendetwas ist immer“, sagt {who}. „Aber es ist schön, wenn es jemand sagt.“",
    ],
    plain: [
      "„Es war schon besser“, sagt {who}. „Es war schon schlechter.“",
      "{Who} stimmt zu, wie man eben zustimmt.",
      "„Das sagen sie jedes Jahr“, sagt {who}.",
    ],
    cold: [
      "„Ist es das?“, sagt {who}.",
      "{Who} lässt das Gespräch versanden.",
      "„Um mir das zu sagen, bist du nicht gekommen“, sagt {who}.",
    ],
  },
  assent: {
    warm: ["{Who} lächelt dazu.", "„Gut“, sagt {who}.", "„Ich dachte mir, dass du es so siehst“, sagt {who}."],
    plain: ["{Who} nickt.", "„So ist es“, sagt {who}.", "„Nun denn“, sagt {who} und wartet."],
    cold: ["{Who} sagt nichts dazu.", "„Wenn das alles ist“, sagt {who}.", "{Who} wartet, bis du fertig bist."],
  },
  company: {
    warm: ["„Dann habe ich jemanden zum Reden“, sagt {who}.", "„Darauf habe ich gehofft“, sagt {who}."],
    plain: ["„Dann komm“, sagt {who}.", "„Wie du magst“, sagt {who}. „Sag, wohin und wann.“"],
    cold: ["„Wenn es sein muss“, sagt {who}.", "„Um Gesellschaft habe ich nicht gebeten“, sagt {who}."],
  },
};
