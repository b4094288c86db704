import { Runner, definePlugin, contribute, provide, provideValue, service, tapChange, tapCollect } from "freeform-rpg/kernel";
import { readAhead } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { admitCall, findReceipts, recordCall, priceCall, recallCall } from "freeform-rpg/plugins/models/core";
import { admit } from "./admit.ts";
import { addCosts } from "./api.ts";
import { addBudgets } from "./budget-api.ts";
import { ServerCaps, lowestCaps, serverLimits } from "./caps.ts";
import { addModelRequests } from "./requests-api.ts";
import { createCallStore, keepCalls } from "./call-store.ts";
import type { CallsAhead } from "./call-store.ts";
import { openLedger } from "./ledger.ts";
import { CostOptions } from "./options.ts";
import { findPrice, priceOf } from "./prices.ts";
import { CallLedger, PriceList } from "./tokens.ts";

const CallsRead = service<CallsAhead>("cost/calls-ahead");

const uses = { ledger: CallLedger };

/** Records every paid call, so that none is paid twice, prices each, and refuses calls that could exceed a budget. */
export default definePlugin({
  name: "cost",
  options: CostOptions,
  create: (options) => ({
    services: [
      provide(CallLedger, {
        uses: { runner: Runner, ahead: CallsRead },
        create: ({ runner, ahead }) => openLedger(createCallStore(runner, { ahead, limited: serverLimits(options.caps) })),
      }),
      provide(CallsRead, { create: () => keepCalls(serverLimits(options.caps)) }),
      provideValue(ServerCaps, options.caps),
      provide(PriceList, { create: () => ({ find: (provider, model) => findPrice(options.prices, provider, model) }) }),
    ],
    taps: [
      tapChange(recallCall, (known, { used, ...call }) => known ?? used.ledger.recall(call), { uses }),
      tapChange(priceCall, (cost, call) => cost ?? priceOf(options.prices, call)),
      tapChange(
        admitCall,
        async (terms, { used, ...plan }) => {
          const { spent, budget } = await used.ledger.standing(plan);
          const caps = lowestCaps(options.caps, budget);
          return Object.keys(caps).length > 0 ? admit(terms, plan, { ...options, caps }, spent) : terms;
        },
        { uses },
      ),
      tapCollect(recordCall, async (call, { used }) => (await used.ledger.record(call), []), { uses }),
      tapCollect(findReceipts, (run, { used }) => used.ledger.receipts(run), { uses }),
    ],
    contributes: [
      contribute(apiParts, addCosts),
      contribute(apiParts, addBudgets),
      contribute(apiParts, addModelRequests),
      contribute(readAhead, CallsRead),
    ],
  }),
});
