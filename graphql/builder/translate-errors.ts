import SchemaBuilder, { BasePlugin } from "@pothos/core";
import type { PothosOutputFieldConfig, SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { withApiErrors } from "./to-api-error.ts";

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos names its plugins in this namespace
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      translateErrors: TranslateErrors<Types>;
    }
  }
}

/** Throws what the engine refuses a mutation with as the API's errors, so that the field's union can hold them. Queries are translated when they are masked. */
class TranslateErrors<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { kind }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    return kind === "Mutation" ? (...args) => withApiErrors(async () => resolve(...args)) : resolve;
  }
}

/** The name by which the builder loads the plugin; it goes last, next to the resolvers. */
export const translateErrors = "translateErrors";

SchemaBuilder.registerPlugin(translateErrors, TranslateErrors);
