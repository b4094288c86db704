import { defineConfig } from "vite";
import { changeForms } from "./change-forms.ts";
import { splitDocuments } from "./split-documents.ts";

/** The server of `npm start`, or another one that is named. */
const target = process.env["API_URL"] ?? "http://127.0.0.1:4000";

/** The build of the web app, and its development server in front of an API. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [changeForms(), splitDocuments()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "dist", emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
  server: { proxy: { "/graphql": { target, ws: true }, "/files/": target, "/health": target } },
});
