import { GraphQLError, Kind, Lexer, NoSchemaIntrospectionCustomRule, Source, TokenKind, validate } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { documentLimits, tooLarge, writeCount } from "./document-limits.ts";
import type { DocumentLimit } from "./document-limits.ts";
import { measureCost } from "./measure-cost.ts";
import type { CostRequest } from "./measure-cost.ts";
import { measureShape } from "./measure-shape.ts";

/** Limits of documents in addition to {@link documentLimits}. */
export interface DocumentRules {
  readonly introspection: boolean;
  /** Whether errors offer names that resemble a mistaken one. */
  readonly suggestions: boolean;
  /** Values that one operation may ask for, as estimated. */
  readonly costLimit: number;
}

/** Errors that one validation reports. */
const maxErrors = 20;

/**
 * Refuses documents that are too large before they are parsed, those whose fragments make them too large before they are validated, and
 * operations that ask for too many values before they are executed. Each check takes time linear in the document.
 */
export const limitDocuments = ({ introspection, suggestions, costLimit }: DocumentRules): Plugin => ({
  onParse({ params: { source }, parseFn, setParseFn }) {
    const text = source instanceof Source ? source.body : String(source);
    if (text.length > documentLimits.characters) throw tooLarge("characters", text.length);
    setParseFn((given, options) => {
      limitTokens(text);
      return parseFn(given, options);
    });
  },
  onValidate({ params, addValidationRule, setResult, setValidationFn }) {
    const excess = findExcess(params.documentAST);
    if (excess) return void setResult([tooLarge(...excess)]);
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { maxErrors, hideSuggestions: !suggestions }).map(explainAborted),
    );
  },
  onExecute({ args, setResultAndStopExecution }) {
    const error = findCostError(args, costLimit);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const error = findCostError(args, costLimit);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
});

const limitTokens = (text: string): void => {
  const lexer = new Lexer(new Source(text));
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1)
    if (count === documentLimits.tokens) throw tooLarge("tokens", count + 1);
};

/** A document is parsed once and kept, so it is measured once. */
const measured = new WeakMap<DocumentNode, readonly [DocumentLimit, number] | null>();

const findExcess = (document: DocumentNode): readonly [DocumentLimit, number] | null => {
  const known = measured.get(document);
  if (known !== undefined) return known;
  const excess = measureExcess(document) ?? null;
  measured.set(document, excess);
  return excess;
};

const measureExcess = (document: DocumentNode): readonly [DocumentLimit, number] | undefined => {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (fragments > documentLimits.fragments) return ["fragments", fragments];
  const shape = measureShape(document);
  const excess = shapeLimits.find((limit) => shape[limit] > documentLimits[limit]);
  return excess && [excess, shape[excess]];
};

const shapeLimits = ["selections", "depth", "aliases", "directives", "introspectionAliases"] as const;

/** graphql-js stops comparing fields at a budget of its own, and says no more than this. */
const explainAborted = (error: GraphQLError): GraphQLError =>
  error.message === "Validation aborted." ? tooLarge("comparisons", documentLimits.comparisons + 1) : error;

const findCostError = (request: CostRequest, limit: number): GraphQLError | undefined => {
  const cost = measureCost(request);
  if (cost <= limit) return undefined;
  const message = `The operation asks for about ${writeCount(cost)} values; ${writeCount(limit)} are allowed. Ask for smaller pages (\`first\`) or fewer nested lists.`;
  return new GraphQLError(message, { extensions: { code: "TOO_COSTLY", http: { status: 400, spec: true } } });
};
