import type { SyntaxNode, Tree } from "@lezer/common";
import { moduleName, resolveName } from "./name-scope.ts";
import type { NameScope } from "./name-scope.ts";
import { readText } from "./tree-text.ts";

/** Adds the imports, aliases and definitions of a piece of JavaScript or Python to the scope. */
export const readNames = (tree: Tree, scope: NameScope): void => {
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === "ImportDeclaration") readImport(node, scope);
      else if (name === "ImportStatement") readPythonImport(node, scope);
      else if (name === "VariableDeclaration") readDeclaration(node, scope);
      else if (name === "AssignStatement") readAssignment(node, scope);
      else if (name === "FunctionDefinition" || name === "ClassDefinition") addOwn(node.getChild("VariableName"), scope);
      else if (name === "ParamList")
        for (const param of [...node.getChildren("VariableName"), ...node.getChildren("VariableDefinition")]) addOwn(param, scope);
      else if (name === "FunctionDeclaration" || name === "ClassDeclaration") addOwn(node.getChild("VariableDefinition"), scope);
    },
  });
};

const wordOf = (node: SyntaxNode, { source }: NameScope): string => source.slice(node.from, node.to);

const addOwn = (node: SyntaxNode | null, scope: NameScope): void => {
  if (node !== null && !scope.aliases.has(wordOf(node, scope))) scope.own.add(wordOf(node, scope));
};

const readImport = (node: SyntaxNode, scope: NameScope): void => {
  const from = node.getChild("String");
  if (from === null) return;
  const module = moduleName(readText(from, scope.source) ?? "");
  for (const local of node.getChildren("VariableDefinition")) scope.aliases.set(wordOf(local, scope), module);
  let imported = "";
  for (let part = node.getChild("ImportGroup")?.firstChild ?? null; part !== null; part = part.nextSibling) {
    if (part.name === "VariableName") imported = wordOf(part, scope);
    if (part.name !== "VariableDefinition") continue;
    scope.aliases.set(wordOf(part, scope), `${module}.${imported === "" ? wordOf(part, scope) : imported}`);
    imported = "";
  }
};

/** `import a.b as c, d` and `from a import b as c, d`. */
const readPythonImport = (node: SyntaxNode, scope: NameScope): void => {
  const written = wordOf(node, scope).replaceAll(/[()\\\n]/g, " ");
  const [, module, named = ""] = /^from\s+(\S+)\s+import\s+(.*)$/s.exec(written) ?? [];
  const list = module === undefined ? written.replace(/^import\s+/, "") : named;
  for (const entry of list.split(",")) {
    const [, name = "", local = name.split(".")[0] ?? name] = /^\s*([\w.*]+)(?:\s+as\s+(\w+))?/.exec(entry) ?? [];
    if (name === "" || name === "*") continue;
    const imported = / as /.test(entry) ? name : (name.split(".")[0] ?? name);
    scope.aliases.set(local, module === undefined ? imported : `${module}.${name}`);
  }
};

const readDeclaration = (node: SyntaxNode, scope: NameScope): void => {
  for (let part = node.firstChild; part !== null; part = part.nextSibling) {
    if (part.name !== "VariableDefinition" && part.name !== "ObjectPattern") continue;
    const equals = part.nextSibling?.name === "TypeAnnotation" ? part.nextSibling.nextSibling : part.nextSibling;
    const meaning = equals?.name === "Equals" ? resolveName(equals.nextSibling, scope) : null;
    if (part.name === "VariableDefinition") alias(wordOf(part, scope), meaning, scope);
    else for (const property of part.getChildren("PatternProperty")) readPattern(property, meaning, scope);
  }
};

const readPattern = (property: SyntaxNode, owner: string | null, scope: NameScope): void => {
  const [first, last] = [property.firstChild, property.lastChild];
  if (first === null || last === null) return;
  alias(wordOf(last, scope), owner === null ? null : `${owner}.${wordOf(first, scope)}`, scope);
};

const readAssignment = (node: SyntaxNode, scope: NameScope): void => {
  const [target, value] = [node.firstChild, node.lastChild];
  if (target?.name === "VariableName" && value !== null) alias(wordOf(target, scope), resolveName(value, scope), scope);
};

const alias = (local: string, meaning: string | null, { aliases, own }: NameScope): void => {
  if (meaning !== null && meaning !== local && !meaning.startsWith("~") && !meaning.startsWith("?")) aliases.set(local, meaning);
  else if (!aliases.has(local)) own.add(local);
};
