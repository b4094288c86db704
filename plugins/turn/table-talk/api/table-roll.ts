import type { ApiPart } from "freeform-rpg/graphql";
import { describeRoll } from "freeform-rpg/plugins/rules/dice/lib";
import type { TableDie as DieValue, TableRoll as RollValue } from "freeform-rpg/schemas";

/** One die of a roll. */
export class TableDie {
  declare readonly sides: DieValue["sides"];
  declare readonly value: DieValue["value"];
  declare readonly counts: DieValue["counts"];
  declare readonly subtracted: DieValue["subtracted"];
}

/** The dice of a table message. */
export class TableRoll {
  declare readonly notation: RollValue["notation"];
  declare readonly dice: TableDie[];
  declare readonly modifier: RollValue["modifier"];
  declare readonly total: RollValue["total"];
  declare readonly goal: RollValue["goal"];
  declare readonly reason: RollValue["reason"];
}

/** Adds rolls. */
export const addTableRolls: ApiPart = (builder) => {
  builder.objectType(TableDie, {
    name: "TableDie",
    description: "One die of a roll at the table.",
    fields: (t) => ({
      sides: t.exposeInt("sides", { description: "The number of sides." }),
      value: t.exposeInt("value", { description: "The face that was rolled, from 1." }),
      counts: t.exposeBoolean("counts", { description: "Whether the die counts: it is not dropped, and in a pool it is a success." }),
      subtracted: t.exposeBoolean("subtracted", { description: "Whether the die is subtracted from the total." }),
    }),
  });
  builder.objectType(TableRoll, {
    name: "TableRoll",
    description: "Dice that a member rolled at the table with `/roll`. Unlike the rolls of a turn they decide nothing in the story.",
    fields: (t) => ({
      notation: t.exposeString("notation", { description: "The dice in standard notation, such as `4d6kh3+1`." }),
      dice: t.field({ type: [TableDie], description: "All dice in the order in which they were rolled.", resolve: ({ dice }) => dice }),
      modifier: t.exposeInt("modifier", { description: "The sum of the fixed numbers." }),
      total: t.exposeInt("total", { description: "The sum; in a pool the number of successes." }),
      goal: t.exposeString("goal", {
        nullable: true,
        description: "The condition that each die of a pool has to meet, such as `>=7`; `null` for a sum.",
      }),
      reason: t.exposeString("reason", { description: "The text after the dice; may be empty." }),
      text: t.string({
        description: "The roll in one line: `4d6kh3+1: 5, 4, 3, (1) + 1 = 13`. Dice that do not count stand in parentheses.",
        resolve: describeRoll,
      }),
    }),
  });
};
