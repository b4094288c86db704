export { createLangchain } from "./create-langchain.ts";
