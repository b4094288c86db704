/** A style sheet of the app. */
export interface Sheet {
  readonly path: string;
  /** The classes that its selectors begin with. */
  readonly leading: ReadonlySet<string>;
  /** All classes of its selectors. */
  readonly classes: ReadonlySet<string>;
}

/** Reads the classes of a style sheet. */
export const readSheet = (path: string, text: string): Sheet => {
  const selectors = [...text.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => selector.split(","));
  const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
  return {
    path,
    leading: new Set(selectors.flatMap((selector) => classesOf(selector).slice(0, 1))),
    classes: new Set(selectors.flatMap(classesOf)),
  };
};

/** The classes that more than one page's sheet styles by themselves. `style.css` is every page's: what it has may be changed where it shows. */
export const findMisplaced = (sheets: readonly Sheet[]): string[] => {
  const shared = sheets.find(({ path }) => path === "style.css")?.classes ?? new Set();
  const pages = sheets.filter(({ path }) => path !== "style.css");
  const names = new Set(pages.flatMap(({ leading }) => [...leading]).filter((name) => !shared.has(name)));
  return [...names].flatMap((name) => {
    const owners = pages.filter(({ leading }) => leading.has(name)).map(({ path }) => path);
    return owners.length > 1 ? [`.${name} in ${owners.join(" and ")}`] : [];
  });
};
