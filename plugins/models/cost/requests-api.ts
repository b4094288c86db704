import { TurnDm, computed } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { requestBase, unpack } from "freeform-rpg/db/lib";
import { Receipt } from "freeform-rpg/schemas/turn";
import { sql } from "kysely";
import { z } from "zod";

const Exchange = z.object({ player: z.string(), narrator: z.string() });
const Sent = z.object({ view: z.string(), history: z.array(Exchange), tail: z.string() });
const Request = z.object({ input: z.unknown().optional(), sent: Sent.optional() }).catch({ input: null });
const Row = z
  .object({
    stage: z.string(),
    prompt_id: z.string(),
    prompt_version: z.string(),
    request: z.unknown(),
    base: z.unknown(),
    receipt: Receipt,
  })
  .transform(({ request, base, ...row }) => ({ ...row, request: Request.parse(unpack(request, base)) }));
type Row = z.infer<typeof Row>;

/** Adds what paid models were sent, to what DMs see of turns. */
export const addModelRequests: ApiPart = (builder) => {
  const type = describeRequest(builder);
  builder.objectField(TurnDm, "modelRequests", (t) =>
    t.field({
      type: [type],
      description:
        "The requests to paid models in this turn, as they were sent, oldest first. Calls of free models are not recorded; the server removes requests after some time.",
      ...computed(
        "model_requests",
        (row) => sql`(
          select coalesce(json_agg(json_build_object('stage', stage, 'prompt_id', prompt_id, 'prompt_version', prompt_version, 'request', request,
            'base', ${requestBase(sql`model_calls`)}, 'receipt', receipt) order by called_at, id), '[]')
          from model_calls where model_calls.campaign_id = ${row}.campaign_id and model_calls.run_id = ${row}.run_id
            and model_calls.request <> 'null'::jsonb)`,
      ),
      resolve: (turn) => z.array(Row).parse(Reflect.get(turn, "model_requests")),
    }),
  );
};

const describeRequest = (builder: Builder) => {
  const exchange = builder.objectRef<z.infer<typeof Exchange>>("ConversationTurn").implement({
    description: "An earlier turn as a model read it.",
    fields: (t) => ({
      player: t.exposeString("player", { description: "What the player wrote." }),
      narrator: t.exposeString("narrator", { description: "The narration." }),
    }),
  });
  return builder.objectRef<Row>("ModelRequest").implement({
    description: "A request to a model. It begins with the text of its prompt; what follows is in the order in which it was sent.",
    fields: (t) => ({
      stage: t.exposeString("stage", { description: "The stage that asked." }),
      promptId: t.exposeString("prompt_id", { description: "The id of the prompt." }),
      promptVersion: t.exposeString("prompt_version", { description: "The version of the prompt." }),
      model: t.string({ description: "The model that answered.", resolve: ({ receipt }) => receipt.model }),
      view: t.string({
        nullable: true,
        description: "The view of campaign, cast and story, which vendors can cache; `null` for a request without a conversation.",
        resolve: ({ request }) => request.sent?.view ?? null,
      }),
      history: t.field({
        type: [exchange],
        description: "Earlier turns word for word, which vendors can cache.",
        resolve: ({ request }) => request.sent?.history ?? [],
      }),
      tail: t.string({
        description: "What is new in this turn, and never cached. For a request without a conversation its whole input as JSON.",
        resolve: ({ request }) => request.sent?.tail ?? JSON.stringify(request.input ?? null, null, 1),
      }),
      inputTokens: t.int({
        description: "The input tokens of all attempts, cached ones included.",
        resolve: ({ receipt }) => receipt.input_tokens,
      }),
      cacheReadTokens: t.int({
        description: "Of these, the tokens read from the vendor's cache.",
        resolve: ({ receipt }) => receipt.cache_read_tokens,
      }),
      cacheWriteTokens: t.int({
        description: "Of these, the tokens written to the vendor's cache.",
        resolve: ({ receipt }) => receipt.cache_write_tokens ?? 0,
      }),
      outputTokens: t.int({ description: "The output tokens of all attempts.", resolve: ({ receipt }) => receipt.output_tokens }),
    }),
  });
};
