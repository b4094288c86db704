import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { PDFParse } from "pdf-parse";
import { wordsOf } from "./words.ts";

/** What plain tools make of a file: its words in their order, or `null` where the tool is not there. */
export interface PeerWords {
  readonly pdfParse: readonly string[];
  readonly pdftotext: readonly string[] | null;
}

/** Reads a file with pdf-parse alone and, where it is installed, pdftotext. */
export const readWithPeers = async (file: string): Promise<PeerWords> => {
  const parser = new PDFParse({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const { pages } = await parser.getText();
  await parser.destroy();
  const plain = await promisify(execFile)("pdftotext", [file, "-"], { maxBuffer: 1e9 }).catch(() => null);
  return { pdfParse: pages.flatMap(({ text }) => wordsOf(text)), pdftotext: plain === null ? null : wordsOf(plain.stdout) };
};
