import { render } from "preact";
import { App } from "./app.tsx";
import { applySize } from "./preferences.ts";
import { language } from "./texts.ts";
import "./style.css";

document.documentElement.lang = language;
applySize();
render(<App />, document.body);
