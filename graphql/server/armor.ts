import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";

/** Limits on the shape of a document: depth, aliases, directives, tokens. `cost-rule.ts` limits what it asks for. */
export const limitShape = (production: boolean) =>
  EnvelopArmorPlugin({
    maxDepth: { n: 14 },
    // The plugin's own list of free aliases would let any number of them through.
    maxAliases: { n: 30, allowList: [] },
    maxDirectives: { n: 9 },
    maxTokens: { n: 2500 },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: production },
  });
