export { enrichBook } from "./enrich-book.ts";
