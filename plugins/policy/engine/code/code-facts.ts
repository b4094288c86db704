/** A text in code: a literal, or an expression that joins texts. */
export interface CodeText {
  /** Its words; {@link hole} stands for each part that is only known when the code runs. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The variable, property or parameter that it is given to or compared with; empty when there is none. */
  readonly name: string;
  /** Whether a tag or function receives its parts apart from each other, as in sql`... ${id}`. */
  readonly tagged: boolean;
}

/** A call in code. */
export interface CodeCall {
  /** The dotted name with imports resolved, such as `child_process.exec`; `?` stands for a part without a name. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly args: readonly CodeArgument[];
}

/** An argument of a call. */
export interface CodeArgument {
  /** The keyword; empty for a positional argument. Entries of an object count as keywords. */
  readonly keyword: string;
  /** The argument as written. */
  readonly source: string;
  /** The argument as a text; `null` when it is none. */
  readonly text: CodeText | null;
  /** The texts of a list. */
  readonly items: readonly string[];
}

/** A command of a shell, its words without quotes. */
export interface ShellCommand {
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** What code does, as far as its syntax says. Places are offsets in the code. */
export interface CodeFacts {
  readonly language: CodeLanguage;
  readonly calls: readonly CodeCall[];
  readonly texts: readonly CodeText[];
  readonly commands: readonly ShellCommand[];
  /** The code with comments and the contents of strings blanked, for languages without a parser; else empty. */
  readonly bare: string;
  /** The code with comments blanked, where `bare` is given. */
  readonly uncommented: string;
}

/** Languages that are read; `other` stands for all others. */
export type CodeLanguage = "javascript" | "python" | "shell" | "sql" | "data" | "other";

/** A place in code with what is wrong there. */
export interface CodePlace {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Stands for a part of a text that is only known when the code runs. */
export const hole = "\u0000";
