import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/javascript";
import { CommandError } from "../command-error.ts";

/**
 * The text of a configuration with a plugin added to the `add` of its `defineConfig`. `null`: it is listed there already. Throws when
 * the call of `defineConfig` cannot be read.
 */
export const listInConfig = (file: string, text: string, plugin: string): string | null => {
  const entry = JSON.stringify(plugin);
  const config = findConfigObject(text);
  if (!config) throw unreadable(file, entry);
  const added = findProperty(text, config, "add");
  if (!added) return insert(text, config.from + 1, ` add: [${entry}],`);
  if (added.name !== "ArrayExpression") throw unreadable(file, entry);
  const items = childrenOf(added).slice(1, -1);
  if (items.some((item) => names(text, item, plugin))) return null;
  const last = items.findLast(({ name }) => name !== "," && !name.endsWith("Comment"));
  return last ? insert(text, last.to, `, ${entry}`) : insert(text, added.from + 1, entry);
};

const findConfigObject = (text: string): SyntaxNode | undefined => {
  let found: SyntaxNode | undefined;
  parser
    .configure({ dialect: "ts" })
    .parse(text)
    .iterate({
      enter: ({ node }) => {
        const callee = node.name === "CallExpression" ? node.firstChild : null;
        if (callee && text.slice(callee.from, callee.to) === "defineConfig")
          found ??= node.getChild("ArgList")?.getChild("ObjectExpression") ?? undefined;
      },
    });
  return found;
};

const findProperty = (text: string, object: SyntaxNode, name: string): SyntaxNode | null | undefined =>
  object.getChildren("Property").find(({ firstChild }) => firstChild && text.slice(firstChild.from, firstChild.to) === name)?.lastChild;

/** Whether an entry is a plugin's name, or an object that gives it options. */
const names = (text: string, item: SyntaxNode, plugin: string): boolean => {
  const named = item.name === "ObjectExpression" ? findProperty(text, item, "plugin") : item;
  return named?.name === "String" && text.slice(named.from + 1, named.to - 1) === plugin;
};

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

const insert = (text: string, at: number, piece: string): string => text.slice(0, at) + piece + text.slice(at);

const unreadable = (file: string, entry: string): CommandError =>
  new CommandError("configuration_invalid", `${file} has no call of defineConfig whose \`add\` is a list. Add ${entry} to it by hand.`);
