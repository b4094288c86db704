import { parentPort, workerData } from "node:worker_threads";
import { fitLsa } from "./fit-lsa.ts";
import type { FitRequest } from "./fit-in-worker.ts";

const { pieces, groups }: FitRequest = workerData;
parentPort?.postMessage(fitLsa(pieces, groups));
