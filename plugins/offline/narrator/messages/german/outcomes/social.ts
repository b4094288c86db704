import type { OutcomeTable } from "../../outcome-table.ts";

export const talk: OutcomeTable = {
  critical: [
    "{Who} wollte dir eine Minute geben und gibt sie dir ganz, und die nächste dazu.",
    "Wie du es sagst, öffnet eine Tür, die sonst zu ist. {Who} spricht eine kleine Weile ohne Vorsicht.",
  ],
  success: [
    "{Who} betrachtet dich, scheint sich zu entscheiden und redet.",
    "{Who} antwortet nicht lang, aber offen.",
    "Du lässt Platz für eine Antwort, und {who} füllt ihn.",
    "Du bekommst eine Antwort, und soweit du es sagen kannst, ist sie ehrlich.",
    "Deine Worte finden jemanden, der sie hören will.",
  ],
  mixed: [
    "{Who} redet, achtet aber darauf, wer noch zuhört, und lässt dich darauf warten.",
    "Du bekommst deine Antwort, doch sie kostet dich mehr Minuten und mehr von deinen eigenen Sachen, als du preisgeben wolltest.",
  ],
  failure: [
    "{Who} sieht dich an, dann an dir vorbei, und hat nichts zu sagen.",
    "Das Gespräch stirbt, ehe es richtig geboren ist.",
    "Du sagst früh das Falsche, und alles Weitere sagst du einem verschlossenen Gesicht.",
    "Niemand hat Lust, dir zu antworten.",
  ],
  botch: [
    "Du sagst das Eine, das du nicht hättest sagen sollen. {Who} wird sehr still, und das Gespräch ist endgültig vorbei.",
    "Es kommt als Beleidigung heraus. Du hörst, wie sie ankommt, und zurücknehmen lässt sie sich nicht.",
  ],
};

export const appeal: OutcomeTable = {
  critical: [
    "{Who} war dagegen, als du anfingst. Als du aufhörst, vertritt {who} deine Sache, und besser als du.",
    "Du hast noch nicht zu Ende gebeten, da ist es gewährt, und etwas obendrauf.",
  ],
  success: [
    "{Who} atmet durch die Nase aus, sucht Rat am Boden und gibt nach. Das ist ein Ja.",
    "Du legst es ohne Schmuck dar. {Who} willigt ein.",
    "„Na gut“, sagt {who}, als würde da ein Gewicht abgestellt. „Na gut.“",
    "{Who} dreht und wendet es, findet eine Seite, die passt, und nickt. Das ist ein Ja.",
    "Du bittest um weniger, als du könntest. Das entscheidet es: Die Antwort ist Ja.",
  ],
  mixed: [
    "{Who} willigt ein und nennt einen Preis dafür, und der Preis ist kein Scherz.",
    "Es ist ein Ja von der Sorte, die bald etwas zurückhaben will.",
    "Du hast dein Ja. Es hat so lange gedauert, dass andere aufmerksam geworden sind.",
  ],
  failure: [
    "{Who} hört sich alles an, und das macht das Nein am Ende schwerer.",
    "„Nein“, sagt {who} und scheint sich in dem Wort wohlzufühlen. Damit ist die Sache erledigt.",
    "Irgendwo in der Mitte hast du zu betteln angefangen, und {who} hat es gemerkt. Die Antwort ist Nein.",
  ],
  botch: ["{Who} war nah an einem Ja, bis du es erklärt hast. Jetzt ist es ein Nein, und ein lautes."],
};

export const intimidate: OutcomeTable = {
  critical: [
    "Du hebst die Stimme nicht. Du senkst sie, und {who} wird wachsbleich und gibt ganz nach.",
    "{Who} sucht in dir den Bluff, findet etwas anderes und ist auf einmal sehr gefällig.",
  ],
  success: [
    "Du lässt die Stille drücken. {Who} gibt zuerst nach.",
    "{Who} macht einen Schritt zurück, der nicht geplant war. Du hast dich deutlich gemacht.",
    "Du sagst, was geschehen wird, wie man einen Fahrplan vorliest. {Who} glaubt es und lenkt ein.",
    "Ein Schlucken, ein Blick zur Tür, und dann tut {who}, was du sagst.",
  ],
  mixed: ["{Who} lenkt ein und wird sich merken, wer dabei zugesehen hat.", "Es wirkt. Es beendet auch, was an gutem Willen da war."],
  failure: [
    "{Who} mustert dich von oben bis unten und ist nicht beeindruckt. Deine Drohung verpufft.",
    "„War das alles?“, sagt {who}. Das war es. Es wirkt nicht.",
    "Die Worte stimmen, die Stimme nicht. {Who} weicht keinen Zoll.",
  ],
  botch: ["Mittendrin bricht dir die Stimme. Jemand lacht, und dann lacht {who} nicht, was schlimmer ist."],
};

export const search: OutcomeTable = {
  critical: [
    "Du suchst weniger, als dass du liest, und die Schrift ist deutlich. Dir entgeht nichts.",
    "Wo andere suchen würden, suchst du; dann suchst du, wo sie es nicht täten. Was hier ist, ist nun nicht mehr verborgen.",
  ],
  success: [
    "Du gehst Handbreit für Handbreit vor, und gründlich.",
    "Du schaust hin, schaust weg und schaust noch einmal hin, als hättest du es nie gesehen.",
    "Du folgst dem Staub, der ehrlich ist, und den Abnutzungen, die nicht anders können.",
    "Du arbeitest von außen nach innen und stellst alles etwas gerader zurück, als es stand.",
    "Du fragst bei jedem Ding, warum es hier ist und nicht anderswo.",
    "Es braucht eher Geduld als Klugheit, und du hast genug davon.",
    "Du lässt nach den Augen die Fingerspitzen an die Reihe.",
    "Du suchst nach dem, was bewegt worden ist, und nach dem, was es hätte sein müssen und nicht ist.",
    "Es ist langsame Arbeit, und du machst sie langsam.",
  ],
  mixed: [
    "Du wirst fertig, aber es kostet den besseren Teil deiner Zeit, und man sieht, dass jemand hier war.",
    "Du bist gründlich, und gründlich ist langsam, und langsam fällt auf.",
  ],
  failure: [
    "Du gehst zweimal darüber und findest nur die eigenen Fingerabdrücke.",
    "Falls hier etwas ist, versteht es sich besser darauf als du. Du findest nichts.",
    "Du schaust, bis aus dem Schauen ein Starren wird. Es kommt nichts dabei heraus.",
  ],
  botch: ["Du findest nichts, und welche Ordnung hier auch war, nun ist es eine andere, und jeder kann es sehen."],
};

export const look: OutcomeTable = {
  critical: ["Du erfasst alles auf einen Blick, bis hin zu dem, was nicht hierher gehört."],
  success: [
    "Du siehst langsam hin und lässt die Dinge in ihrer eigenen Reihenfolge kommen.",
    "Du stehst so lange still, bis der Ort vergisst, dass du schaust.",
    "Du schenkst ihm die Aufmerksamkeit, die andere sich für Rechnungen aufheben.",
    "Du betrachtest es von den Rändern nach innen.",
    "Ein paar Atemzüge lang tust du nichts als wahrnehmen.",
    "Du nimmst auf, was zählt: Licht, Ausgänge, Hände.",
  ],
  mixed: [
    "Du siehst, was du sehen wolltest, und wirst dabei gesehen.",
    "Am Ende erkennst du es, aber du hast dafür länger dagestanden, als klug war.",
  ],
  failure: [
    "Du schaust und kommst nicht unter die Oberfläche der Dinge.",
    "Zu viel bewegt sich, und zu wenig davon zählt. Du erkennst nichts.",
    "Was immer es zu sehen gibt, von hier aus siehst du es nicht.",
  ],
  botch: ["Du beugst dich vor, um besser zu sehen, und erreichst nur, dass man dich sieht. Du erkennst nichts."],
};

export const listen: OutcomeTable = {
  critical: ["Du hältst den Atem an, und der Ort verrät dir alles, was er unter dem seinen gesagt hat."],
  success: [
    "Du bleibst stehen und schickst die Ohren voraus.",
    "Du lauschst an den nahen Geräuschen vorbei zu denen dahinter.",
    "Eine Weile bist du nichts als ein Paar Ohren.",
    "Du schließt die Augen. Es ist erstaunlich, wie viel Lärm ein stiller Ort macht.",
    "Du hältst still, bis der Ort vergisst, vorsichtig zu sein.",
  ],
  mixed: ["Du hörst, was du hören wolltest, und stehst so lange mit schiefem Kopf da, dass man sich wundert."],
  failure: ["Du lauschst und hörst vor allem dich selbst.", "Zu viele Geräusche, und alle reden zugleich. Du verstehst nichts."],
  botch: ["Du lauschst so angestrengt auf das Falsche, dass das Richtige neben dir steht. Verstanden hast du nichts."],
};
