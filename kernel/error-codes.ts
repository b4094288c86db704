/** The codes of the kernel's errors, each with its meaning and what to do. */
export const kernelErrorCodes = {
  answer_invalid: "A hook handler, or a user's answer to a question, has the wrong shape. The message lists every problem.",
  artifact_invalid: "A stage made a value that its artifact's schema does not accept. Fix the stage.",
  checkpoint_failed: "A run's saved artifacts could not be read or written. Check that the database can be reached.",
  condition_invalid: "A stage's `when` did not return a boolean. Fix the stage.",
  engine_mismatch: "A plugin works with other versions of the engine. Install a version of it for this engine.",
  hook_undeclared: "A hook was called that no plugin declares. List it under the plugin's `hooks`.",
  input_missing: "A pipeline was run without one of its inputs. Pass it in `inputs`.",
  input_unknown: "A pipeline was run with an input that it does not take. Remove it from `inputs`.",
  kernel_closed: "The engine was closed while something was still asked of it. Start it again.",
  missing_await: "A stage ended while one of its hook calls was still running. Add the missing `await`.",
  not_json: "A value that must be saved is not JSON. Remove cycles and big integers from it.",
  options_invalid: "A plugin's options are wrong. Correct its entry in freeform.config.ts.",
  package_missing: "A package that only some features need is not installed. The message has the command that installs it.",
  pipeline_unknown: "There is no pipeline of this name. `freeform-rpg plugins` lists their stages; the engine has `turn` and `ingest`.",
  plan_invalid: "The configured plugins do not fit together. The message lists every problem.",
  plugin_failed: "A plugin threw an error without a code. The log has the details.",
  plugin_invalid: "A module is not a plugin, or its parts have the wrong shape. Export it with `definePlugin`.",
  result_missing: "A run ended without its result because a stage was skipped. Check the stage's `when`.",
  run_cancelled: "The run was cancelled by a user. Start it again if it is still wanted.",
  run_suspended: "The run waits for a decision. It goes on when it is made, or when its time limit is over.",
  run_stopped: "The run was stopped because the server stops or another stage failed. The next start resumes it.",
  service_missing: "No plugin provides a service that is used. Add a plugin that does.",
  time_limit: "A stage, a service or a plugin took too long. Raise its limit, or find out what it waits for.",
  unexpected: "An error without a code. The log has the details; please report it.",
} as const;

/** A code of the kernel's own errors. */
export type KernelErrorCode = keyof typeof kernelErrorCodes;
