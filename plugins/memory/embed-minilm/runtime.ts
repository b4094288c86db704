import core from "@energetic-ai/core";
import { erf } from "./erf.ts";

/** An array of numbers that the runtime holds. */
export interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}

/** What is used of TensorFlow.js. */
export interface Runtime {
  loadGraphModel(source: { readonly load: () => Promise<object> }): Promise<{ predict(inputs: Readonly<Record<string, Tensor>>): Tensor }>;
  tensor2d(rows: readonly (readonly number[])[], shape: undefined, type: "int32"): Tensor;
  /** Frees what was made on the way to the result. */
  tidy(make: () => Tensor): Tensor;
}

interface Backend {
  makeOutput(shape: readonly number[], type: "float32"): Held;
  typedArrayFromHeap(held: Held): Float32Array;
}

interface Held {
  readonly shape: readonly number[];
}

interface Kernel {
  readonly kernelName: string;
  readonly backendName: "wasm";
  kernelFunc(call: { readonly inputs: { readonly x: Held }; readonly backend: Backend }): Held;
}

interface Library extends Runtime {
  setBackend(name: "wasm"): Promise<boolean>;
  ready(): Promise<void>;
  registerKernel(kernel: Kernel): void;
}

/** `@energetic-ai/core` holds TensorFlow.js in one file, and the types of packages that it does not install. */
const library = core as unknown as Library;

/** TensorFlow.js on WebAssembly, with the one function of the model that it lacks there. */
export const openRuntime = async (): Promise<Runtime> => {
  library.registerKernel({
    kernelName: "Erf",
    backendName: "wasm",
    kernelFunc: ({ inputs: { x }, backend }) => {
      const result = backend.makeOutput(x.shape, "float32");
      backend.typedArrayFromHeap(result).set(backend.typedArrayFromHeap(x).map(erf));
      return result;
    },
  });
  await library.setBackend("wasm");
  await library.ready();
  return library;
};
