import type { OutcomeTable } from "../../outcome-table.ts";

export const tech: OutcomeTable = {
  critical: [
    "Es öffnet sich dir, als hättest du es selbst verschlossen. Niemand wird merken, dass jemand hier war.",
    "Du siehst, wie es denkt, und von da an denkt es, was du ihm sagst. Es klappt beim ersten Griff, und sauber.",
  ],
  success: [
    "Du fühlst nach der Stelle, an der es nachgeben will, und gibst ihm einen Grund. Es klappt.",
    "Zwei falsche Wege, dann der richtige, dann ein kleines gefälliges Klicken. Es klappt.",
    "Du redest ihm zu, wie man Pferden zuredet. Es klappt, woran auch immer es liegt.",
    "Es wurde gebaut, um Leute in Eile draußen zu halten. Du hast keine, und es klappt.",
  ],
  mixed: [
    "Es klappt, und irgendwo wird vermerkt, dass es geklappt hat.",
    "Am Ende bringst du es zum Nachgeben, mit mehr Kratzern, als nötig gewesen wären.",
  ],
  failure: [
    "Es lässt dich fast bis ans Ende und beißt dann die Zähne zusammen. Es klappt nicht.",
    "Du versuchst es auf die kluge Art, dann auf die grobe. Keine bringt dich hinein.",
    "Es sitzt da, verschlossen und selbstzufrieden. Was es will, hast du nicht.",
  ],
  botch: [
    "Es klappt nicht, und dann tut es etwas anderes: ein dünner, steigender Ton, der weithin gehört werden soll.",
    "Innen bricht etwas ab. Dir öffnet es sich nicht mehr, und vielleicht niemandem.",
  ],
};

export const take: OutcomeTable = {
  critical: ["Deine Hand schließt sich darum, ehe irgendjemand daran gedacht hat, es zu wollen. Es ist deines."],
  success: [
    "Du streckst die Hand aus und nimmst es. Es wiegt weniger, als du dachtest.",
    "Du hebst es auf, drehst es einmal im Licht und behältst es.",
    "Es verschwindet in deinem Mantel, als wäre da immer Platz dafür gewesen.",
    "Du nimmst es. Niemand sagt, dass du es nicht darfst.",
    "Deine Finger schließen sich darum. Das war es.",
  ],
  mixed: [
    "Du bekommst es, nach einem würdelosen Ringen mit allem, was es behalten wollte.",
    "Es ist in deiner Hand, wenn auch nicht so leise, wie du wolltest.",
  ],
  failure: ["Du greifst danach und bekommst es nicht.", "Es bleibt, wo es ist; deine Hand kommt leer zurück."],
  botch: ["Du stößt es dir selbst aus der Reichweite, und laut. Du bekommst es nicht, und alle haben den Versuch gesehen."],
};

export const give: OutcomeTable = {
  critical: ["Es geschieht so einfach, dass es sich selbst für dich wie ein Geschenk anfühlt."],
  success: [
    "Du lässt es los. So etwas vermisst man gleich.",
    "Es verlässt deine Hand und geht nun andere an.",
    "Du trennst dich davon, ohne eine Rede zu halten.",
    "Es ist weitergereicht, abgestellt, erledigt.",
  ],
  mixed: ["Es ist getan, wenn auch ungeschickt, und danach entsteht eine Pause, die jemand anderes füllt."],
  failure: [
    "Es wird nichts daraus. Es ist noch in deiner Hand, und der Augenblick dafür ist vorbei.",
    "Du hältst es hin, und es bleibt hingehalten. Niemand nimmt es.",
  ],
  botch: ["Es entgleitet dir und landet, wo du es nicht haben wolltest. Daraus wird gar nichts."],
};

export const use: OutcomeTable = {
  critical: ["Es tut genau, was du hofftest, und noch ein wenig mehr."],
  success: [
    "Mehr ist nicht dabei.",
    "Es ist bald getan, und niemand verliert ein Wort darüber.",
    "Es geht, wie so etwas geht, wenn niemand im Weg steht.",
    "Es macht dir keine Mühe.",
  ],
  mixed: ["Am Ende ist es getan, auch wenn es länger dauert, als es sollte.", "Es klappt, wenn auch nicht beim ersten Mal."],
  failure: ["Es tut nicht, was du willst, wie du es auch hältst.", "Du versuchst es so und so. Es wird nichts daraus."],
  botch: ["Es tut etwas, aber nicht das. Du wünschst, es wäre einfach misslungen."],
};

export const go: OutcomeTable = {
  critical: ["Heute ist jede Tür auf deiner Seite. Du bist da, ehe du dich fertig entschieden hast."],
  success: [
    "Du gehst, die Hände in den Taschen, im Schritt von jemandem, der erwartet wird.",
    "Du machst dich auf und schaust nicht zurück, bis es etwas anderes zu sehen gibt.",
    "Deine Füße kennen den Weg besser als du.",
    "Du lässt die einen Geräusche hinter dir und gehst in andere hinein.",
    "Es ist nicht weit. Weniges ist weit, wenn man nicht stehen bleibt.",
    "Du nimmst den Weg, auf dem die wenigsten Augen sind.",
    "Jemand kommt dir entgegen und schaut nicht auf.",
    "Bei vierzig verzählst du dich mit den Schritten und bist bald darauf da.",
    "Der Weg ist kürzer, als er aussah, oder du warst mit den Gedanken woanders.",
  ],
  mixed: [
    "Du kommst an, später, als du wolltest, und nicht so leise.",
    "Du kommst durch, aber langsam, und jemand merkt sich, dass du es tust.",
  ],
  failure: [
    "Der Weg steht dir nicht offen, jetzt nicht. Du bist noch, wo du warst.",
    "Du kommst nicht weit. Etwas ist im Weg und will dort bleiben.",
  ],
  botch: [
    "Mit großer Entschlossenheit gehst du in eine Richtung, die versperrt ist. Du kommst nicht durch und hast den falschen Leuten den Rücken gezeigt.",
  ],
};

export const wait: OutcomeTable = {
  critical: ["Du lässt die Minuten zu dir kommen, und sie kommen ausgeruht. Danach geht es dir besser."],
  success: [
    "Du lässt etwas Zeit vergehen. Sie vergeht, ob man hinsieht oder nicht.",
    "Du bleibst, wo du bist, und lässt den Ort mit sich allein zurechtkommen.",
    "Du gönnst dir ein paar Atemzüge, die sonst niemandem gehören.",
    "Du wartest, und das Warten hat eine Form, wie ein gehaltener Ton.",
    "Eine Weile verlangt niemand etwas von dir, und du verlangst nichts zurück.",
  ],
  mixed: ["Du bekommst etwas wie Ruhe, mit einem offenen Ohr, und es dauert länger, als Ruhe dauern sollte."],
  failure: ["Du kommst nicht zur Ruhe. Jedes Geräusch ist das, auf das du gewartet hast, und keines ist es."],
  botch: ["Du schließt für einen Augenblick die Augen. Als du sie öffnest, war es kein Augenblick, und besser geht es dir nicht."],
};

export const other: OutcomeTable = {
  critical: ["Es geht besser, als du erwarten durftest. Es ist getan, und zwar stattlich."],
  success: [
    "Du machst dich daran, und es gelingt.",
    "Es kostet etwas Mühe, und du gibst sie dir.",
    "Es ist ein Kniff dabei, und heute hast du ihn heraus. Es gelingt.",
    "Du versuchst es und stellst fest, dass es geht.",
  ],
  mixed: [
    "Es gelingt, aber nicht umsonst: Etwas wird dabei verbraucht, verschüttet oder geweckt.",
    "Du schaffst es, zu einem Preis, den du erst hinterher bemerkst.",
  ],
  failure: ["Du versuchst es, und es gelingt nicht.", "Es wird nichts daraus.", "Den Versuch war es wert. Es misslingt trotzdem."],
  botch: ["Es misslingt, und zwar laut, und du stehst am nächsten daran."],
};
