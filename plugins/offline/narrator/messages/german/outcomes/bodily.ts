import type { OutcomeTable } from "../../outcome-table.ts";

export const climb: OutcomeTable = {
  critical: [
    "Du kletterst weniger, als dass du dich erinnerst, wie das Ding gebaut ist. Du bist drüben, ehe die Hände schmerzen können.",
    "Jeder Griff ist da, wo du hinlangst. Du kommst an und hast noch Atem übrig.",
  ],
  success: [
    "Es ist Unterarm und Fluchen, aber es geht. Du schaffst es.",
    "Du prüfst jeden Griff, traust ihm und wirst nicht enttäuscht. Du schaffst es hinüber.",
    "Drei Punkte fest, einer in Bewegung, keine Eile. Du kommst an.",
    "Deine Stiefel finden, was deine Augen nicht fanden. Ein letzter Ruck, und du bist drüben.",
    "Es hält. Du auch. Einen Augenblick später hast du wieder festen Boden.",
  ],
  mixed: [
    "Du schaffst es, um etwas Haut ärmer und um mehr Zeit, als du hattest.",
    "Du kommst an, aber unter dir hat sich etwas gelöst, und es ist nicht leise gelandet.",
    "Beim zweiten Versuch schaffst du es; der erste hat dir zittrige Hände hinterlassen.",
  ],
  failure: [
    "Der Griff bleibt dir in der Hand. Du rutschst dahin zurück, wo du angefangen hast, schneller, als du aufgestiegen bist.",
    "Du kommst fast ganz hinauf, und fast ist kein Ort. Dann entscheiden deine Arme für dich.",
    "Erst rutscht der eine Fuß, dann der andere. Du kommst polternd herunter und hast nichts gewonnen.",
  ],
  botch: [
    "Alles löst sich auf einmal. Du kommst mit herunter, in der Reihenfolge, die es wählt.",
    "Du fällst schlecht, landest schlechter und reißt etwas mit, das keinen Grund hatte zu fallen.",
  ],
};

export const force: OutcomeTable = {
  critical: [
    "Ein Stoß an der richtigen Stelle, und {target} gibt nach, als hätte da nie etwas gehalten.",
    "Du findest erst die schwache Stelle und dann die Kraft. Es gibt bei der ersten Berührung nach, fast ohne ein Geräusch.",
  ],
  success: [
    "Du setzt die Schulter an und meinst es ernst. Etwas kracht, und du bist es nicht: {target} gibt nach.",
    "Es ächzt, hält, ächzt noch einmal und gibt nach.",
    "Hebel, Geduld und ein hässliches Geräusch, und nichts ist mehr im Weg.",
    "Beim dritten Ruck ist es so weit. {Target} gibt nach, und nicht gern.",
  ],
  mixed: [
    "Es gibt nach, mit einem Knall, den jeder gehört haben kann und vermutlich gehört hat.",
    "{Target} gibt nach und behält einen Streifen Haut von deiner Hand.",
    "Du bringst es zum Nachgeben, aber dafür ist die letzte Ruhe dahin und ein gutes Stück der Stunde.",
  ],
  failure: [
    "Es gibt nicht nach. Deine Schulter schon, ein wenig.",
    "Du legst alles hinein, und {target} bleibt genau, wie es war.",
    "Es biegt sich gerade so weit, dass du Hoffnung schöpfst, und nicht weiter.",
  ],
  botch: [
    "Dein Werkzeug bricht. {Target} hält, verklemmter als zuvor, und der Knall rollt davon, um es allen zu erzählen.",
    "Du schlägst so hart zu, dass es sich verkeilt. Das öffnet jetzt nichts mehr.",
  ],
};

export const flee: OutcomeTable = {
  critical: [
    "Zwischen zwei Herzschlägen bist du fort. Als jemand ruft, ruft er einer schwingenden Tür nach.",
    "Eine Ecke, eine Lücke, eine Ecke, und was hinter dir lärmt, ist das Problem anderer Leute. Du bist in Sicherheit.",
  ],
  success: [
    "Du schaust erst zurück, als Zurückschauen ungefährlich ist. Niemand da. Du bist in Sicherheit.",
    "Tief, schnell und nie zweimal geradeaus: Du kommst davon.",
    "Du bringst eine Ecke dazwischen, dann noch eine. Du bist entkommen.",
    "Du hörst Schritte hinter dir, dann weniger, dann nur noch deine. Du bist in Sicherheit.",
  ],
  mixed: [
    "Du kommst davon, aber nicht ganz: Atem, Haut oder Würde bleibt auf dem Weg hinaus zurück.",
    "Du kommst davon und brauchst doppelt so lange, um dessen sicher zu sein.",
    "Du bist außer Reichweite, wenn auch nur knapp, und sie wissen, wohin du gelaufen bist.",
  ],
  failure: [
    "Im Ausgang steht jemand. Du bremst, und jetzt ist auch hinter dir jemand.",
    "Du läufst, und der Platz ist eher zu Ende als du. Du bist nicht entkommen.",
    "Eine Hand hat deinen Kragen, ehe die Füße loskommen. Du bist noch hier.",
  ],
  botch: [
    "Du läufst genau in die Arme, vor denen du davonläufst.",
    "An der ersten Ecke schlägst du lang hin, und als du aufschaust, siehst du Stiefel. Hier kommst du nicht mehr heraus.",
  ],
};

export const chase: OutcomeTable = {
  critical: [
    "Du siehst, wo es enden muss, und bist zuerst dort. {Target} kommt um die Ecke, und du wartest schon.",
    "Du holst auf, als gäbst du etwas Geliehenes zurück. Du hast dein Ziel eingeholt und noch Atem zum Reden.",
  ],
  success: [
    "Du behältst dein Ziel erst im Auge und dann in Reichweite. Du hast es eingeholt.",
    "Jede Kurve nimmst du enger. Der Abstand schrumpft, bis keiner mehr da ist.",
    "Du läufst nicht schneller, nur länger, und das genügt: Du holst auf.",
    "{Target} schaut einmal zu oft zurück. Du bist da.",
  ],
  mixed: [
    "Du bleibst auf der Spur, aber sie hat dich weiter und lauter geführt, als du wolltest.",
    "Du holst auf, aber nicht ungesehen: {target} wusste, dass du kommst.",
  ],
  failure: [
    "Eine Ecke, eine Menge, und dann nur noch die Menge. Du hast die Spur verloren.",
    "Etwas versperrt dir für die Länge eines Fluchs den Weg, und mehr braucht es nicht. {Target} ist nicht mehr zu sehen.",
    "Du folgst den falschen Schritten bis zum falschen Gesicht.",
  ],
  botch: ["Du hast so verbissen verfolgt, dass du nicht gemerkt hast, wer jetzt hinter wem her ist."],
};

export const fight: OutcomeTable = {
  critical: [
    "Ein Kampf ist es kaum. {Target} bekommt die ganze Wucht ab, ehe einer von euch Atem geholt hat.",
    "Eine saubere Bewegung, und alles, was dir geschehen sollte, geschieht auf der anderen Seite. {Target} hat keine Antwort darauf.",
  ],
  success: [
    "Es ist kurz und hässlich, und du behältst die Oberhand. {Target} weicht.",
    "Dein Schlag sitzt; der zur Antwort nicht. {Target} taumelt.",
    "Du machst den halben Schritt, den niemand erwartet, und der entscheidet es. {Target} wankt zurück.",
    "Du schlägst zuerst zu und behältst den Vorteil. Als ihr auseinandergeht, stehst du noch gerade.",
  ],
  mixed: [
    "Du triffst, und etwas trifft dich. {Target} hat das Schlimmere abbekommen, aber nicht alles.",
    "Du gewinnst den Schlagabtausch und machst so viel Lärm, dass man ihn dir in Rechnung stellen könnte.",
    "Am Ende bist du im Vorteil, um den Preis deines Atems und jeder Hoffnung auf Stille.",
  ],
  failure: [
    "Du schlägst dahin, wo eben noch {target} war. Da ist niemand mehr.",
    "Du bist einen Takt zu spät, und mehr braucht es nicht: Dein Angriff geht ins Leere.",
    "Es geht daneben. Einen schlimmen Augenblick lang ist nichts zwischen dir und der Antwort.",
  ],
  botch: [
    "Dein Fuß knickt um, als du zuschlägst. Du verfehlst völlig und bist auf einem Knie, als du merkst, was das kostet.",
    "Der Schlag geht ins Leere und nimmt dein Gleichgewicht mit. Du gehst allein zu Boden.",
  ],
};

export const aid: OutcomeTable = {
  critical: [
    "Deine Hände wissen, was zu tun ist, ehe du mit der Angst fertig bist. Es ist so gut gemacht, dass kaum eine Narbe bleiben wird.",
    "Drei richtige Handgriffe in der richtigen Folge. Der Atem geht leichter, die Farbe kehrt zurück: Besser ging es nicht.",
  ],
  success: [
    "Du säuberst es, schließt es und verbindest es. Es hält.",
    "Du arbeitest nach Gefühl und nach dem, was dir einmal jemand gezeigt hat, und es genügt. Es hält.",
    "Du tust, was sich tun lässt, und diesmal war es das Richtige. Es hilft.",
    "Druck, Geduld, ein Knoten, der nicht rutscht. Es hält, und das Schlimmste ist vorbei.",
  ],
  mixed: [
    "Es hilft, aber du verbrauchst mehr, als du wolltest, und die Minuten sind dahin.",
    "Fürs Erste hält es, solange niemand irgendwohin läuft.",
  ],
  failure: [
    "Es rutscht, und rutscht noch einmal. Du musst aufhören, ehe es schlimmer wird; geholfen hat es nicht.",
    "Du tust alles, was du weißt, und es ist nicht genug. Nichts ist besser als zuvor.",
  ],
  botch: ["Du tust mit großer Sorgfalt genau das Falsche. Jetzt ist es schlimmer, und man hört es."],
};
