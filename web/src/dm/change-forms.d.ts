/** The fields of each change by hand, made from the API's schema when the page is built. */
declare module "virtual:change-forms" {
  /** A field of a change. `path` leads to it in the change's input. */
  export interface ChangeField {
    readonly path: readonly string[];
    readonly kind: "TEXT" | "NUMBER" | "YES_NO" | "LIST" | "CHOICE" | "JSON";
    readonly required: boolean;
    /** The values of a choice. */
    readonly values: readonly string[];
  }
  export const changeForms: Readonly<Record<string, readonly ChangeField[]>>;
}
