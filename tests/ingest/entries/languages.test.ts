import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { nameByStructure } from "freeform-rpg/plugins/ingest/enrich/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { extractSystems } from "freeform-rpg/plugins/ingest/systems/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { expect, test } from "vitest";
import { readMarkdown } from "./read-markdown.ts";

const systems = openSystemRepository(join(import.meta.dirname, "..", "..", "..", "systems"));

const readGame = async (text: string) => {
  const book = readMarkdown("A game", text);
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  const { results } = await extractSystems({ segments, classes: classifySegments(segments), hint: null, systems });
  return { results, names: nameByStructure({ segments }) };
};

/** What a book in one language prints. */
interface Print {
  readonly rules: string;
  readonly bestiary: string;
  readonly creatures: readonly string[];
  /** Lines below a creature, an armour class of 13 and 22 hit points among them. */
  readonly block: string;
  readonly magic: string;
  readonly spells: readonly string[];
  readonly spell: string;
  readonly goods: string;
  readonly heads: string;
}

const books: readonly (readonly [language: string, book: Print])[] = [
  [
    "German",
    {
      rules:
        "# Spielregeln\n\n## Moral\n\nFällt der Anführer, würfelt die Spielleitung mit 2W6. Liegt das Ergebnis über dem Moralwert, fliehen die Gegner.\n\n## Proben\n\nFür eine Probe würfelst du mit einem W20. Erreicht oder übertrifft das Ergebnis den Schwierigkeitsgrad, ist die Probe gelungen.",
      bestiary: "Kreaturen",
      creatures: ["Moorhexe", "Salzghul", "Eisenkröte", "Torfriese"],
      block: "Rüstungsklasse 13\n\nTrefferpunkte 22 (4W8+4)\n\nBewegungsrate 9 m\n\nMoral 7",
      magic: "Zauber",
      spells: ["Aschenblick", "Nebelwand", "Totenrede"],
      spell: "Zeitaufwand: 1 Aktion\n\nReichweite: Berührung\n\nWirkungsdauer: 1 Minute",
      goods: "Ausrüstung",
      heads: "Gegenstand | Preis",
    },
  ],
  [
    "French",
    {
      rules:
        "# Les règles\n\n## Le moral\n\nQuand leur chef tombe, lancez 2d6 pour les adversaires. Si le résultat dépasse leur Moral, ils fuient.\n\n## Les tests\n\nPour réussir une action incertaine, lancez un d20. Si le total est supérieur ou égal au degré de difficulté, l’action réussit.",
      bestiary: "Bestiaire",
      creatures: ["Âne de brume", "Chien noyé", "Dame grise", "Rat géant"],
      block: "Classe d’armure 13, Points de vie 22 (4d8+4), Vitesse 9 m, Moral 7",
      magic: "Les sorts",
      spells: ["Chant funèbre", "Grand silence", "Trait de feu"],
      spell: "Temps d’incantation : 1 action\n\nPortée : contact\n\nDurée : 1 minute",
      goods: "Équipement",
      heads: "Objet | Prix",
    },
  ],
  [
    "Spanish",
    {
      rules:
        "# Reglas\n\n## Moral\n\nCuando cae su jefe, tira 2d6 por los adversarios. Si el resultado supera su Moral, huyen.\n\n## Pruebas\n\nPara una prueba, tira un d20 y suma el modificador. Si el total es igual o superior a la dificultad, la prueba tiene éxito.",
      bestiary: "Bestiario",
      creatures: ["Lobo ceniciento", "Bruja del pantano", "Gigante de turba", "Rata enorme"],
      block: "Clase de armadura 13, Puntos de golpe 22 (4d8+4), Velocidad 9 m, Moral 7",
      magic: "Conjuros",
      spells: ["Canto fúnebre", "Gran silencio", "Mano espectral"],
      spell: "Tiempo de lanzamiento: 1 acción\n\nAlcance: toque\n\nDuración: 1 minuto",
      goods: "Equipo",
      heads: "Objeto | Precio",
    },
  ],
  [
    "Portuguese",
    {
      rules:
        "# Regras\n\n## Moral\n\nQuando o chefe cai, role 2d6 pelos adversários. Se o resultado passar da Moral, eles fogem.\n\n## Testes\n\nPara um teste, role um d20 e some o modificador. Se o total for maior ou igual à dificuldade, o teste é um sucesso.",
      bestiary: "Bestiário",
      creatures: ["Lobo cinzento", "Bruxa do pântano", "Gigante de turfa", "Rato enorme"],
      block: "Classe de armadura 13, Pontos de vida 22 (4d8+4), Deslocamento 9 m, Moral 7",
      magic: "Magias",
      spells: ["Canto fúnebre", "Grande silêncio", "Mão espectral"],
      spell: "Tempo de conjuração: 1 ação\n\nAlcance: toque\n\nDuração: 1 minuto",
      goods: "Equipamento",
      heads: "Objeto | Preço",
    },
  ],
  [
    "Italian",
    {
      rules:
        "# Regole\n\n## Morale\n\nQuando cade il capo, tira 2d6 per gli avversari. Se il risultato supera il Morale, fuggono.\n\n## Prove\n\nPer una prova, tira un d20 e somma il modificatore. Se il totale è pari o superiore alla difficoltà, la prova riesce.",
      bestiary: "Mostri",
      creatures: ["Lupo cinereo", "Strega della palude", "Gigante di torba", "Ratto enorme"],
      block: "Classe armatura 13, Punti ferita 22 (4d8+4), Velocità 9 m, Morale 7",
      magic: "Incantesimi",
      spells: ["Canto funebre", "Grande silenzio", "Mano spettrale"],
      spell: "Tempo di lancio: 1 azione\n\nGittata: contatto\n\nDurata: 1 minuto",
      goods: "Equipaggiamento",
      heads: "Oggetto | Prezzo",
    },
  ],
];

const goods = ["Lanterna", "Corda", "Rete", "Mantello"];

const print = (book: Print): string =>
  [
    book.rules,
    `# ${book.goods}`,
    `| ${book.heads} |\n| --- | --- |\n${goods.map((name, at) => `| ${name} | ${at + 2} gm |`).join("\n")}`,
    `# ${book.magic}`,
    ...book.spells.map((name) => `## ${name}\n\n${book.spell}`),
    `# ${book.bestiary}`,
    ...book.creatures.map((name) => `## ${name}\n\n${book.block}`),
  ].join("\n\n");

test.each(books)("a book in %s has its creatures, spells, goods and rolls found", async (_, book) => {
  const { results, names } = await readGame(print(book));
  const blocks = results.entity_stats.items.map(({ name, details }) => [
    name,
    ...["armor_class", "hit_points"].map((field) => details.fields.find((one) => one.name === field)?.value.split(" ")[0]),
  ]);
  expect(blocks.toSorted()).toEqual(book.creatures.map((name) => [name, "13", "22"]).toSorted());
  expect(results.magic.items.map(({ name }) => name).toSorted()).toEqual(book.spells.toSorted());
  expect(results.equipment.items.map(({ name }) => name).toSorted()).toEqual(goods.toSorted());
  const found = new Set(names.map(({ name }) => name));
  expect([...book.creatures, ...book.spells, ...goods].filter((name) => !found.has(name))).toEqual([]);
  const [roll] = results.resolution.items;
  expect(roll?.details.rules).toMatchObject({ method: "target_number", die_type: 20 });
});

test("rolls of reactions and morale never decide actions, by whatever heading they stand", async () => {
  const beasts = ["Ash Wolf", "Bog Hag", "Salt Ghoul", "Peat Giant", "Iron Toad"].map(
    (name, at) =>
      `## ${name}\n\n| Defence: | ${12 + at} |\n| --- | --- |\n| Hit Points: | ${20 + at} |\n| Nerve: | 7 |\n\nIt waits in the reeds.`,
  );
  const rules = [
    "# The Basics",
    "## Nerve\n\nRoll 2d6 when their leader is lost. If the total is equal to or lower than their Nerve they stand.",
    "## Strangers\n\nWhen you meet strangers roll 2d6 plus Presence. On 10 or more they like you. On 7-9 they want something.",
  ];
  const alone = await readGame([...rules, "# Creatures", ...beasts].join("\n\n"));
  expect(alone.results.resolution.items.filter(({ confidence }) => confidence >= 0.6)).toEqual([]);
  const tests = "## Tests\n\nRoll a d20 and add the modifier of the ability. If the total equals or exceeds the Difficulty, you succeed.";
  const whole = await readGame([...rules, tests, "# Creatures", ...beasts].join("\n\n"));
  expect(whole.results.resolution.items[0]?.details.rules).toMatchObject({ method: "target_number", die_type: 20 });
});
