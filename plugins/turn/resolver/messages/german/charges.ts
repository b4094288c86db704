import type { ChargeMessages } from "../english/charges.ts";

export const charges: ChargeMessages = {
  struck: [
    "{Who} ist sehr still geworden.",
    "{Who} sagt nicht, dass das gelogen ist.",
    "„Wer hat dir das gesagt?“, sagt {who}, einen Augenblick zu spät.",
    "{Who} wird blass und bleibt die Antwort schuldig.",
  ],
  denying: {
    warm: ["„Das kannst du von mir nicht glauben“, sagt {who}.", "„Dass du so etwas sagen kannst“, sagt {who} leise."],
    plain: [
      "„Das ist nicht wahr“, sagt {who}.",
      "„Sei dir sehr sicher, bevor du das noch einmal sagst“, sagt {who}.",
      "„Beweise es“, sagt {who}.",
    ],
    cold: ["„Nimm dich in Acht“, sagt {who}.", "„Sag das, wo andere es hören“, sagt {who}, „und sieh, was dann aus dir wird.“"],
  },
  insulted: {
    warm: ["„Das hätte ich von dir nicht erwartet“, sagt {who}.", "{Who} schaut, als hättest du etwas geworfen."],
    plain: [
      "„Man hat mich schon Schlimmeres genannt“, sagt {who}, „und bessere Leute.“",
      "„Bist du gekommen, um das zu sagen?“, sagt {who}.",
    ],
    cold: ["„Sag das noch einmal“, sagt {who}.", "{Who} lächelt dich an, und es ist kein Lächeln."],
  },
  reproaches: {
    warm: [
      "„Du hattest es versprochen“, sagt {who}. „Es ist trotzdem bei mir angekommen, mit meinem Namen daran.“",
      "„Man hat mir erzählt, was du über mich gesagt hast“, sagt {who}. „Ich hatte gehofft, es wäre nicht wahr.“",
    ],
    plain: [
      "„Du hast mir dein Wort gegeben“, sagt {who}, „und ich habe gehört, was es wert war.“",
      "„Du warst das also“, sagt {who}. „Versprich mir nie wieder etwas.“",
    ],
    cold: [
      "„Einmal hattest du mein Vertrauen“, sagt {who}. „Ein zweites Mal bekommst du es nicht.“",
      "„Ich weiß, was du gesagt hast, und zu wem“, sagt {who}.",
    ],
  },
  evidenceOwned: [
    "„Das weißt du also“, sagt {who}.",
    "„Ich habe nie etwas anderes gesagt“, sagt {who}.",
    "{Who} nickt langsam. „Und was fängst du damit an?“",
    "„Dann brauchst du mich nicht zu fragen“, sagt {who}.",
  ],
  evidenceTouched: {
    warm: [
      "{Who} schaut eine Weile zu Boden. „Das solltest du nicht finden“, sagt {who}.",
      "„Lass es mich nicht aussprechen müssen“, sagt {who} sehr leise.",
      "„Rühr nicht daran“, sagt {who}, „wenn du kannst.“",
      "{Who} öffnet beide Hände, als wollte da jemand etwas loslassen, und schließt sie wieder.",
    ],
    plain: [
      "{Who} ist sehr still geworden.",
      "„Wem hast du das noch erzählt?“, sagt {who}, einen Augenblick zu spät.",
      "{Who} fragt nicht, was du meinst.",
      "„Was geht dich das an?“, sagt {who}, zu leichthin.",
      "„Du hast scharfe Augen“, sagt {who}. Als Lob ist es nicht gemeint.",
    ],
    cold: [
      "„Pass auf, zu wem du das sagst“, sagt {who} und ist eine Spur blasser geworden.",
      "{Who} blickt an dir vorbei zu allen, die es gehört haben könnten.",
      "„Das beweist nichts“, sagt {who}, zu schnell.",
      "„Vergiss das lieber“, sagt {who}.",
    ],
  },
  evidenceWeakened: [
    "Noch etwas dieser Art, und es wird schwerer, dir nicht zu antworten.",
    "Es ist weniger da als zuvor, wohinter man sich verstecken kann.",
    "Das hat getroffen, und es sitzt.",
  ],
  accused: [
    "„Das ist eine Lüge“, sagt {who} und ist weiß geworden.",
    "„Wofür hältst du mich?“, sagt {who}.",
    "„Sag das noch einmal, wo andere es hören“, sagt {who}.",
  ],
  frightened: [
    "„Schon gut“, sagt {who}, beide Hände da, wo du sie siehst. „Aber ich könnte dir nichts sagen.“",
    "„Wüsste ich es, würde ich es sagen“, sagt {who}, zu schnell. „Ich schwöre es.“",
    "{Who} schluckt. „Davon weiß ich nichts. Glaub es oder lass es.“",
  ],
  caught: [
    "{Who} setzt an, es abzustreiten, und kommt nicht so weit. „Lass es“, sagt {who}. „Bitte.“",
    "„Du weißt nicht, wonach du fragst“, sagt {who} und schaut zuerst weg.",
  ],
};
