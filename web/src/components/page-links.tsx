import type { ComponentChildren } from "preact";
import { PreferencesButton } from "./preferences-button.tsx";

/** The line above a page's heading: the ways to other pages, and how the page is displayed. */
export const PageLinks = ({ children }: { children: ComponentChildren }) => (
  <nav class="page-links">
    {children}
    <PreferencesButton />
  </nav>
);
