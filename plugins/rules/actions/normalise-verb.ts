/** A verb in the one spelling that tables use: `Pick up` and `pick-up` are `pick_up`. */
export const normaliseVerb = (action: string): string =>
  action
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
