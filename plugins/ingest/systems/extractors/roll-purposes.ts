/** Words for rolls that decide what the game master's creatures and tables do, in several languages. */
const others = [
  String.raw`morale?|moral(?:wert|probe)?|reactions?|reaktion\p{L}*|réactions?|reacci(?:ón|ones)|reaç(?:ão|ões)|reazion[ei]|loyalty|loyalität|loyauté|lealtad|lealdade|lealtà`,
  String.raw`surprise[ds]?|überrasch\p{L}*|sorpresas?|surpresas?|initiative|weather|wetter|météo|clima|treasure|(?:random|wandering) (?:encounters?|monsters?)`,
  String.raw`zufallsbegegnung\p{L}*|rencontres? aléatoires?|encuentros? aleatorios?|encontros? aleatórios?|incontr[io] casual[ei]|hit (?:dice|points)|trefferpunkte|points de vie`,
].join("|");
const otherRoll = new RegExp(String.raw`(?<!\p{L})(?:${others})(?!\p{L})`, "iu");

/** Words for how creatures feel about strangers or end a fight: no action of a character succeeds or fails by them. */
const attitude =
  /\b(?:hostile|unfriendly|indifferent|(?:well|ill|kindly|favou?rably|badly) disposed|attitudes?|(?:first )?impressions?|flees?|breaks? and runs?|surrenders?|fights? on|fights? to the death|feindselig|flieh(?:en|t)|ergeben sich|hostiles?|fuient|s’enfui\p{L}*|huyen?|hostil(?:es)?|fogem?|ostil[ei]|fuggono)\b/iu;

/** Whether a heading or a sentence is about a roll that does not decide whether an action succeeds. */
export const isOtherRoll = (text: string): boolean =>
  (otherRoll.test(text) || attitude.test(text)) && !/\b(?:checks?, |saves?, |tests?, )/i.test(text);

/** Headings above rules about the success of actions. */
export const resolving =
  /(?<!\p{L})(?:actions?|checks?|tests?|saves?|saving|throws?|resol(?:ution|ving)|tasks?|rolls?|rolling|dice|die|skills?|moves?|mechanics?|core|basics?|rules?|playing|play|conflicts?|challenges?|trials?|proben?|würf\p{L}*|spielregeln|regeln|fertigkeit\p{L}*|règles|jets?|actions|épreuves?|compétences?|pruebas?|tiradas?|reglas|testes?|regras|prov[ae]|tir[oi]|regole)(?!\p{L})/iu;
/** Sentences that say what a roll decides: an attempt with an uncertain outcome. */
export const attempting =
  /(?<!\p{L})(?:attempts?|tr(?:y|ies)|risk(?:y|s|ed)?|uncertain|in doubt|outcome|overcome|avoid|dangers?|dangerous|do something|fail(?:s|ure)?|succeeds?|gelingt|gelungen|misslingt|versuch\p{L}*|ungewiss|réussi\p{L}*|échec|incertaine?|éxito|inciert[ao]|fracas\p{L}*|sucesso|incert[ao]|successo|fallimento)(?!\p{L})/iu;
