import { describe, expect, test } from "vitest";
import { apartGames } from "./apart-games.ts";
import { measureGame } from "./measure-games.ts";
import { tunedGames } from "./tuned-games.ts";

const games = [...tunedGames, ...apartGames].map((game) => [game.id, game] as const);

describe("a book in the format of a family of games", () => {
  test.each(games)("has its creatures, powers and goods found without its terms in any file: %s", async (_, game) => {
    const { named, right, blocks, fields, powers, goods } = await measureGame(game);
    expect(named.found).toBe(named.of);
    expect(right.found / right.of).toBeGreaterThan(0.85);
    for (const share of [blocks, fields, powers, goods]) expect(share.found).toBe(share.of);
  });
});
