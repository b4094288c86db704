import { render } from "preact";
import { App } from "./app.tsx";
import { applyPreferences } from "./preferences.ts";
import { language } from "./texts.ts";
import "./style.css";

document.documentElement.lang = language;
applyPreferences();
render(<App />, document.body);
