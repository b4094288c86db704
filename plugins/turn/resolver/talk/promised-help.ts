import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { openPromises } from "freeform-rpg/plugins/turn/effects/lib";

/** The open promise of somebody to help, whatever with. */
export const promisedHelp = (world: World, { id }: Entity): Fact | undefined =>
  openPromises(world, id).find(({ object }) => helping.test(String(object["to"])));

const helping = /^(?:that \S+ (?:will )?)?helps?\b(?: (?:you|me|us|him|her|them|out|\p{Lu}\S*))*(?: with (?:this|that|it))?$/u;
