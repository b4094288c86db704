/** Codes about models, prompts, embeddings and costs. */
export const modelCodes = {
  budget_exceeded: "The call could exceed a budget. Raise the cap of the plugin `cost`, or let it degrade.",
  cassette_miss: "The recording has no answer to this request. Record it again.",
  embedder_answer: "The embedding model answered with unusable vectors. Check the model's name.",
  embedder_unavailable: "The embedding model cannot be reached or refuses requests. Check its key and address.",
  entailment_unavailable:
    "The local entailment model cannot be loaded. Install its package and its files, or remove the plugin `entailment`.",
  model_output_invalid: "The model's answers did not have the right shape, after all attempts. Try again, or use a stronger model.",
  model_refused: "The model refused to answer. Change the request.",
  model_unavailable: "The model cannot be reached or is overloaded. Check key and address, then try again.",
  price_unknown: "A model has no price, so no budget can be kept. Add it to `prices` of the plugin `cost`.",
  prompt_invalid: "A prompt's file cannot be used. The message says why.",
  model_request_not_found:
    "No paid model was sent this prompt in this turn. `turn.dm.modelRequests` lists what was sent; calls of the offline model are not recorded.",
  prompt_not_found: "There is no such prompt or version. List them with `freeform-rpg prompts list`.",
  prompt_pin_invalid: "A pinned version cannot be used for this prompt. Choose another.",
  prompt_shape_invalid: "A prompt version names another answer shape than its stage expects. Choose another.",
  self_correction_failed: "A draft could not be corrected because the model failed. The cause says why.",
} as const;
