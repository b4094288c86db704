import type { Page } from "playwright-core";

/** Sends what a player writes. */
export const act = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

/** Chooses an option of a field by its label. */
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole("combobox", { name: label, exact: true }).selectOption(option);

/** Presses the one button of a name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
