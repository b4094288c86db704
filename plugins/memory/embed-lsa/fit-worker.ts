import { parentPort, workerData } from "node:worker_threads";
import { fitLsa } from "./fit-lsa.ts";
import type { FitOrder } from "./fit-in-worker.ts";

const { pieces, groups }: FitOrder = workerData;
parentPort?.postMessage(fitLsa(pieces, groups));
