import { render } from "preact";
import { App } from "./app.tsx";
import { language } from "./texts.ts";
import "./style.css";

document.documentElement.lang = language;
render(<App />, document.body);
