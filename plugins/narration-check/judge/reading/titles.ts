/** A pattern for titles, which precede a name without being part of it. */
export const title =
  "(?:Captain|Sergeant|Lord|Lady|Sir|Ser|Dame|King|Queen|Prince|Princess|Regent|Chancellor|Count|Countess|Duke|Duchess|Baron|Baroness|Father|Mother|Brother|Sister|Doctor|Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Master|Mistress|Old|Young|Constable|Inspector|Officer|Agent|Marshal|Sheriff|Deputy|Colonel|Major|Lieutenant|Commander|Professor|Judge|Bishop|Abbot|Abbess|Saint|Goody|Uncle|Aunt)";

const leading = new RegExp(`^(?:${title} )+(?=\\p{Lu})`, "u");

/** The name and, if it has a title, the name without it. */
export const withAndWithoutTitle = (name: string): string[] => (leading.test(name) ? [name, name.replace(leading, "")] : [name]);
