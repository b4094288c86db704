import { defineConfig } from "vite";
import { changeForms } from "./change-forms.ts";
import { splitDocuments } from "./split-documents.ts";

/** The build of the web app, and its development server in front of an API on port 4000. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [changeForms(), splitDocuments()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "dist", emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
  server: { proxy: { "/graphql": { target: "http://127.0.0.1:4000", ws: true } } },
});
