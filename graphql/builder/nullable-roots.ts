import SchemaBuilder, { BasePlugin } from "@pothos/core";
import type { PothosOutputFieldConfig, SchemaTypes } from "@pothos/core";
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList } from "graphql";

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos names its plugins in this namespace
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      nullableRoots: NullableRoots<Types>;
    }
  }
}

/** Marks a nullable field that is `null` only where an error stands beside it. Clients that throw errors may type it as non-null. */
export const semanticNonNull = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is `null` only if an error is reported for it. Code generators of clients that throw errors may treat it as non-null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLList(GraphQLInt), defaultValue: [0], description: "The levels of a list that this is true for." } },
});

/** Makes all fields of queries and mutations nullable, so that one that fails leaves the answers of the others in the same request. */
class NullableRoots<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== "Query" && field.kind !== "Mutation") return field;
    if (field.type.nullable === true) return field;
    const extensions = { ...field.extensions, directives: { [semanticNonNull.name]: {} } };
    return { ...field, extensions, type: { ...field.type, nullable: true } };
  }
}

/** The name by which the builder loads the plugin. */
export const nullableRoots = "nullableRoots";

SchemaBuilder.registerPlugin(nullableRoots, NullableRoots);
