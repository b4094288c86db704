/**
 * Places where the engine throws an `AppError` with a code of its own, each as a line that says why. Passing on the code of an error that
 * happened elsewhere is allowed, and so is the API's own list.
 */
export const checkErrors = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/new AppError\(\s*["'`]|extends AppError\b(?!<ApiCode>)/g)].map(
    ({ index }) =>
      `${file}:${source.slice(0, index).split("\n").length} uses AppError with a code of its own. Extend or throw EngineError: its codes are listed in errors/codes.`,
  );
