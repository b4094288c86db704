import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { openPromises } from "freeform-rpg/plugins/turn/effects/lib";

/** The open promise of somebody to help, whatever with. */
export const promisedHelp = (world: World, { id }: Entity): Fact | undefined =>
  openPromises(world, id).find(({ object }) => helping.test(String(object["to"])));

/** True for a promise that leaves open what is to be done for it: help, a favour. Whoever calls it in says that. */
export const isOpenEnded = ({ object }: Fact): boolean => {
  const what = String(object["to"]);
  return helping.test(what) || favour.test(what);
};

const helping = /^(?:that \S+ (?:will )?)?helps?\b(?: (?:you|me|us|him|her|them|out|\p{Lu}\S*))*(?: with (?:this|that|it))?$/u;
const favour = /\b(?:owes?|return|repay|do)\b.*\bfavou?r|\b(?:anything|whatever) (?:you|i|we) (?:ask|want|need|say)\b/i;
