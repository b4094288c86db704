import { input } from "freeform-rpg/kernel";
import type { Artifact, Pipeline } from "freeform-rpg/kernel";
import type { JobKind } from "./job-kind.ts";

/** The work of a job that is a pipeline: its request is the pipeline's only input, and the pipeline's events are the job's. */
export const runPipeline =
  <Request, Result>(pipeline: Pipeline<Result>, asked: Artifact<Request>): JobKind["run"] =>
  async (request, { jobId, runner, signal, emit, firstSeq }) => {
    const options = { runId: jobId, inputs: [input(asked, asked.schema.parse(request))], signal, onEvent: emit, firstSeq };
    return (await runner.run(pipeline, options)).result;
  };
