/** What an error's message names, by name. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** One thing that is wrong with an input. */
export interface Issue {
  readonly path: string;
  readonly message: string;
  readonly code?: string | null;
  readonly values?: Values | null;
}

/** Something that the server reports: a code for programs, and its own words. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly values?: Values | null;
  readonly issues?: readonly Issue[] | null;
}

/** The texts of errors by code: the whole text, or what stands before the server's own words. */
export type ErrorTexts = Readonly<Record<string, string | ((values: Values) => string) | { readonly lead: string }>>;
