import type { Wordings } from "freeform-rpg/language";
import type { TimePeriod } from "freeform-rpg/schemas";
import type { Sky } from "../sky.ts";

export const hourLines: Readonly<Record<TimePeriod, Wordings>> = {
  pre_dawn: [
    "Es ist die Stunde, in der selbst den Betrunkenen die Meinungen ausgegangen sind.",
    "Die Nacht ist an den Rändern dünn geworden, und niemand hat es der Dunkelheit gesagt.",
    "Um diese Zeit hat jedes Licht, das noch brennt, einen Grund.",
    "Noch nicht Morgen; die Kälte ist in alles gekrochen, was sich anfassen lässt.",
  ],
  dawn: [
    "Ein graues Licht kommt wie jemand, den niemand gebeten hat.",
    "Die Farben kehren einzeln zurück, die stumpfen zuerst.",
    "Das erste Licht findet den Staub und macht mehr aus ihm, als er verdient.",
  ],
  morning: [
    "Der Morgen ist schon jetzt mit seinen Besorgungen im Rückstand.",
    "Türen gehen auf, Karren beschweren sich: Der Tag hat ohne dich angefangen.",
    "Es ist noch früh genug, dass die Leute einander überrascht ansehen.",
    "Das Licht ist nüchtern und stellt nüchterne Fragen.",
  ],
  afternoon: [
    "Der Nachmittag hat sich niedergelassen wie ein Gast, der nirgends erwartet wird.",
    "Es ist der flache Teil des Tages, in dem nichts einen Schatten wirft, der sich lohnt.",
    "Das Licht hat die Farbe von dünnem Tee.",
  ],
  evening: [
    "Lampen gehen an, erst eine, dann die nächste, wie ein Gerücht.",
    "Die Geschäfte des Tages packen ein, und die der Nacht zeigen sich noch nicht.",
    "Der Abend schaut zur Tür herein, um zu sehen, wer bleibt.",
    "Die Schatten beginnen, nacheinander zu greifen.",
  ],
  night: [
    "Die Nacht macht alles näher und nichts deutlicher.",
    "Die Dunkelheit steht seit Stunden auf ihrem Posten, und niemand löst sie ab.",
    "Es ist so spät, dass jedes Geräusch einen Besitzer hat.",
    "Jenseits der Lampen ist ziemlich viel Nacht, und sie ist nicht leer.",
    "Um diese Zeit redet der Ort im Schlaf.",
    "Nachts flüstern auch ehrliche Leute.",
    "Was den ganzen Tag aufgeschoben wurde, geschieht jetzt hinter irgendeiner Tür.",
    "Gegenüber erlischt ein Licht, und die Dunkelheit rückt einen Platz auf.",
    "Weit weg fällt eine Tür zu, wie hinter jemandem, der für heute daheim ist.",
    "Die Dunkelheit hat Geduld. Sie macht das nicht zum ersten Mal.",
    "Jemand hustet im Dunkeln, und jemand anderes antwortet.",
    "Schlaf ist etwas, das anderen Leuten widerfährt.",
    "Ein Hund, oder was so klingt, sagt seine Meinung und nimmt sie zurück.",
    "Du kannst nicht mehr schätzen, wie lange es bis zum Morgen ist.",
  ],
};

export const skyLines: Readonly<Record<Sky, Wordings>> = {
  rain: [
    "Der Regen bleibt bei seinem einen langen Satz.",
    "Wasser findet jeden Kragen, der hinausgeht, und manchen, der drinnen bleibt.",
    "Der Regen hat die Richtung geändert, aber nicht seine Absicht.",
    "In der Nähe gibt eine Dachrinne auf und lässt alles los.",
    "Es regnet, als würde nach Tropfen bezahlt.",
    "Der Regen wird leiser, als wollte er zuhören.",
    "Eine Bö wirft eine Handvoll Regen gegen das Nächstbeste.",
    "Irgendwo geht Wasser hin, wo keines hingehört.",
    "Was an Licht da ist, kommt auf dem Umweg über die Pfützen.",
    "Niemand erwähnt den Regen mehr, und daran sieht man, dass er gewonnen hat.",
    "Da ist eine Pfütze, wo keine war, als du kamst.",
    "Alles, was nicht nass ist, macht sich bereit, es zu werden.",
  ],
  fog: [
    "Der Nebel hat die andere Seite von allem verschluckt.",
    "Gestalten kommen spät aus dem Nebel und gehen früh zurück.",
    "Der Nebel hält jeder Lampe die Augen zu.",
  ],
  snow: [
    "Der Schnee legt jedem Sims einen Finger auf.",
    "Die Kälte hat heute Kanten.",
    "Vor jedem Mund hängt der Atem wie etwas Ungesagtes.",
  ],
  wind: [
    "Der Wind probiert einen Laden nach dem anderen.",
    "Irgendwo schlägt etwas Loses, ganz ohne Takt.",
    "Der Wind trägt Fetzen fremder Gespräche heran.",
  ],
  clear: [
    "Die Luft steht still und hält jedes Geräusch ein wenig zu lange fest.",
    "Es ist kein Wetter, in dem man sich verstecken könnte.",
    "Der Himmel ist klar und keine Hilfe.",
  ],
};

const words: readonly (readonly [words: RegExp, sky: Sky])[] = [
  [/regen|niesel|sturm|gewitter|nass/i, "rain"],
  [/nebel|dunst|diesig/i, "fog"],
  [/schnee|graupel|eis|frost/i, "snow"],
  [/wind|böe?n?\b|orkan/i, "wind"],
  [/klar|heiter|sonn|trocken/i, "clear"],
];

export const readSky = (weather: string): Sky | "" => words.find(([word]) => word.test(weather))?.[1] ?? "";

export const featureLines: Wordings = [
  "Dein Blick kehrt dorthin zurück und weiß nicht, warum: {feature}.",
  "{Feature}: Du hattest aufgehört, darauf zu achten, und jetzt fällt es dir wieder auf.",
  "Damit ist noch zu rechnen: {feature}.",
  "Du merkst, dass du so stehst, dass dir das nicht aus dem Blick gerät: {feature}.",
  "Das könntest du inzwischen aus dem Kopf zeichnen, und es würde falsch: {feature}.",
  "Wenn dieser Ort eine Mitte hat, dann diese: {feature}.",
  "Wer hereinkäme, sähe erst das und dann dich: {feature}.",
];
