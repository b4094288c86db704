import type { CodeBlockNode, Span } from "freeform-rpg/schemas";

/** A fenced block: its code, and the whole of it with its fences. */
export interface FencedBlock extends Omit<CodeBlockNode, "id"> {
  readonly whole: Span;
}

const fenced = /^([ \t]*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*\{?\.?([^\s`{}]*)[^\n]*\n([\s\S]*?)(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gmu;

/** Finds fenced code, as CommonMark reads it. The span is the code's own, without fences; a fence that nothing closes holds the rest. */
export const findCodeBlocks = (text: string): FencedBlock[] =>
  [...text.matchAll(fenced)].map(({ 0: all, 2: fence = "", 3: language = "", 4: body = "", index }) => {
    const start = index + all.indexOf("\n", all.indexOf(fence)) + 1;
    const code = body.replace(/\r?\n$/, "");
    return {
      language: language.toLowerCase(),
      code,
      span: { start, end: start + code.length },
      whole: { start: index, end: index + all.length },
    };
  });
