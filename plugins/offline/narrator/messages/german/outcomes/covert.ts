import type { OutcomeTable } from "../../outcome-table.ts";

export const stealth: OutcomeTable = {
  critical: [
    "Du bewegst dich, als wäre der Ort um deine Abwesenheit herum gebaut. Niemand atmet auch nur anders.",
    "Jedes Geräusch, das du hättest machen können, macht etwas anderes für dich. Niemand hat etwas gemerkt.",
  ],
  success: [
    "Du hältst dich am Rand und setzt die Füße langsam auf. Niemand hebt den Kopf.",
    "Ferse, Kante, Zehen. Das Licht gleitet an dir ab, und niemand sieht sich um.",
    "Du wartest auf fremden Lärm und gehst darunter hindurch. Du bleibst ungesehen.",
    "Du machst dich schmal, matt und langsam. Blicke gehen über dich hinweg wie über einen Mantel am Haken.",
    "Flacher Atem, stille Hände, und die Dunkelheit tut die Arbeit.",
    "Nichts knarrt, nichts bleibt hängen, nichts fällt. Du bist so gut wie fort.",
  ],
  mixed: [
    "Du bleibst außer Sicht, aber nur verkrampft und reglos, und viel länger, als du Zeit hattest.",
    "Niemand sieht dich. Gehört hat aber jemand etwas, und die Stille danach hat Ohren.",
    "Es gelingt, im Kriechgang: Jeder Meter Deckung kostet Minuten.",
  ],
  failure: [
    "Dein Ärmel bleibt an etwas hängen, das auf einen Ärmel gewartet hat. Das Geräusch ist klein, und alle hören es.",
    "Eine Diele verrät dich, deutlich und ausführlich. Du bist gesehen worden.",
    "Du erwischst den einen Augenblick, in dem jemand aufschaut. Dass du geschlichen bist, lässt sich nicht leugnen.",
  ],
  botch: [
    "Du stößt rückwärts an das Einzige, was hier umfallen kann, und es fällt in Etappen. Jeder Kopf dreht sich um und bleibt dir zugewandt.",
    "Du erstarrst genau an der falschen Stelle, hell wie ein Schaufenster, und jemand zeigt auf dich.",
  ],
};

export const theft: OutcomeTable = {
  critical: [
    "Deine Hand ist fertig, ehe das Gewissen davon erfährt. Man wird es tagelang nicht merken.",
    "Du tust es vor aller Augen, und darum sieht es niemand.",
  ],
  success: [
    "Zwei Finger, ein halber Atemzug, und es ist getan. Niemand hat etwas gespürt.",
    "Du rempelst, murmelst, gehst weiter, und deine Hand ist schon vorher weitergegangen. Es gelingt.",
    "Du schaust woandershin, deine Hand nicht. Sie kommt mit dem zurück, was sie wollte.",
    "Der Trick ist, sich nicht zu beeilen. Du tust es nicht, und es gelingt.",
  ],
  mixed: [
    "Du schaffst es, aber der saubere Augenblick ist vorbei, und du nimmst einen hastigen. Irgendwann reimt es sich jemand zusammen.",
    "Es gelingt, aber am Ende hat deine Hand gezittert und nicht alles ganz so hinterlassen, wie es lag.",
  ],
  failure: [
    "Eine Hand schließt sich um dein Gelenk, ehe deine sich um irgendetwas geschlossen hat.",
    "Deine Finger berühren es, und es klingelt. Du hast nichts als einen Blick, auf den du eine Antwort brauchst.",
    "Es ist befestigt, angebunden oder einfach besser bewacht, als es aussah. Du bekommst es nicht, und der Versuch blieb nicht unbemerkt.",
  ],
  botch: ["Du hast es, lässt es fallen und fängst es vor aller Augen wieder auf. Dann nimmt es dir jemand aus der Hand."],
};

export const deceive: OutcomeTable = {
  critical: [
    "Du erzählst es so schlicht, dass es zu dem wird, was war. {Who} ergänzt, woran du noch nicht gedacht hattest.",
    "Als du fertig bist, wäre es seltsamer, dir nicht zu glauben. Man glaubt dir bis zum letzten Knopf.",
  ],
  success: [
    "Du hältst es kurz und ein wenig langweilig, wie die Wahrheit wäre. Man glaubt dir.",
    "{Who} sucht die Naht und findet keine. Man glaubt dir.",
    "Es klingt nach etwas, das niemand sich ausdenken würde. Es wirkt.",
    "{Who} nickt, ehe du am Ende bist.",
  ],
  mixed: [
    "Fürs Erste glaubt man dir; du siehst aber, wie die Geschichte für später beiseitegelegt wird.",
    "{Who} nimmt es hin, fragt aber zweimal öfter, als du Antworten hattest, und die müssen nun wahr bleiben.",
  ],
  failure: [
    "Du hörst beim Reden, wie es misslingt. Eine Pause, und die Pause ist die Antwort: Man glaubt dir nicht.",
    "{Who} lässt dich ausreden, was schlimmer ist, als unterbrochen zu werden. Kein Wort davon hat man dir geglaubt.",
    "Du blinzelst an der falschen Stelle. Die Lüge liegt zwischen euch, ganz tot.",
  ],
  botch: [
    "Du erzählst es dem einzigen Menschen, der dabei war. Es hält nicht, und nun steht dein Name daran.",
    "Du widersprichst dir zweimal in einem Atemzug. Niemand glaubt es, und niemand wird es vergessen.",
  ],
};
