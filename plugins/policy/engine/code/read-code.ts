import { parser as javascript } from "@lezer/javascript";
import { parser as python } from "@lezer/python";
import type { CodeBlockNode } from "freeform-rpg/schemas";
import { blankCode } from "./blank-code.ts";
import type { CodeFacts, CodeLanguage } from "./code-facts.ts";
import { guessLanguage } from "./guess-language.ts";
import { readCommands } from "./read-shell.ts";
import { readTree } from "./read-tree.ts";

const typescript = javascript.configure({ dialect: "ts jsx" });

const known = new WeakMap<CodeBlockNode, CodeFacts>();

/** Reads what a block of code does, once a block. Errors in its syntax are passed over. */
export const readCode = (block: CodeBlockNode): CodeFacts => {
  const facts = known.get(block) ?? read(block.code, guessLanguage(block.language, block.code));
  known.set(block, facts);
  return facts;
};

const nothing = { calls: [], texts: [], commands: [], bare: "", uncommented: "" };

const read = (code: string, language: CodeLanguage): CodeFacts => {
  if (language === "javascript") return { ...nothing, language, ...readTree(code, (source) => typescript.parse(source)) };
  if (language === "python") return { ...nothing, language, ...readTree(blankPrompts(code), (source) => python.parse(source)) };
  if (language === "shell") return { ...nothing, language, commands: readCommands(code), ...blankCode(code, false) };
  return { ...nothing, language, ...blankCode(code, language === "sql") };
};

/** The prompts of a recorded session become statements of the same length. */
const blankPrompts = (code: string): string => code.replaceAll(/^(?:>>> |\.\.\. )/gm, "0;  ");
