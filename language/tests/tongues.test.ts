import { expect, test } from "vitest";
import { baseLanguage, detectLanguage, isUnspaced, languageName, splitUnspaced } from "../index.ts";

const german = "Der Orden der Asche bewacht seit hundert Jahren die Glocke im Turm. Läutet sie, so kehren die Ertrunkenen zurück.";
const english = "This work is licensed under the terms below. You may copy it, and you must say who made it.";

test.each([
  ["de", [german]],
  ["fr", ["Le capitaine du port ne parle jamais de son frère, noyé dans la rade il y a sept hivers."]],
  ["es", ["El alcalde esconde las cartas de la condesa debajo de las tablas del molino viejo."]],
  ["it", ["La vecchia ostessa conosce tutte le strade segrete sotto la città e le vende per una moneta d'argento."]],
  ["pt", ["Os mineiros encontraram uma porta de bronze no fundo da montanha e ninguém conseguiu abri-la."]],
  ["ru", ["В заброшенной мельнице живёт ведьма, которая покупает имена у заблудившихся путников."]],
  ["ja", ["港の古い倉庫には歌姫の幽霊が住んでいると漁師たちは言う。夜になると歌声が聞こえる。王の剣は折られた。"]],
  ["ar", ["يخفي حارس المنارة العجوز خريطة المدينة الغارقة تحت السلالم ولا يخبر بها أحدا."]],
  ["ja", ["橋の下の鬼は名前を集める。"]],
  ["zh", ["国王的剑被折成三段。"]],
  ["ko", ["등대지기는 밤마다 배를 센다."]],
  ["he", ["הקברן טומן את המטבעות."]],
  ["el", ["Ο φαροφύλακας μετρά τα πλοία."]],
  ["en", ["The monk copies the motto γνῶθι σεαυτόν over the door of every cell that he is given."]],
  ["en", [english]],
])("%s is detected", (language, texts) => expect(detectLanguage(texts)).toBe(language));

test("the language is that of most of the text", () => {
  expect(detectLanguage([english, german, german])).toBe("de");
  expect(detectLanguage([english, ...Array.from({ length: 500 }, () => german)])).toBe("de");
});

test.each([[[]], [["Schwert"]], [["3", "AC 15 (chain)", "HP 22"]]])("too little text has no language: %j", (texts) =>
  expect(detectLanguage(texts)).toBeNull(),
);

test("scripts without spaces between words become pairs of letters; other words stay", () => {
  const words = splitUnspaced("森の狐はHPを回復する").trim().split(/ +/);
  expect(words).toEqual(["森", "の", "狐", "は", "HP", "を", "回復", "回", "復", "する"]);
  expect(splitUnspaced("ドラゴン").trim().split(/ +/)).toEqual(["ドラ", "ラゴ", "ゴン"]);
  expect(splitUnspaced("ﾄﾞﾗｺﾞﾝ")).toBe(splitUnspaced("ドラゴン"));
  expect(splitUnspaced("The old keeper's café")).toBe("The old keeper's café");
  expect([isUnspaced("โจรสลัด"), isUnspaced("등대"), isUnspaced("Turm")]).toEqual([true, true, false]);
});

test("tags have names and a language", () => {
  expect([languageName("pt-BR"), languageName("xx-nothing"), languageName("german!")]).toEqual(["Brazilian Portuguese", null, null]);
  expect([baseLanguage("pt-BR"), baseLanguage("zh-Hans")]).toEqual(["pt", "zh"]);
});
