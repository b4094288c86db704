export type { FeatureExtractor, TransformersModule, TransformersSettings } from "./create-transformers.ts";
