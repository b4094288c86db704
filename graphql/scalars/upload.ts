import { GraphQLError, GraphQLScalarType } from "graphql";

/** A file that is sent with the request. Resolvers receive its name within the request; `uploads` of the context finds it. */
export const uploadScalar = new GraphQLScalarType<string, never>({
  name: "Upload",
  description: "A file in a multipart request. It is `null` in the variables, and `map` names the part of the request that contains it.",
  specifiedByURL: "https://github.com/jaydenseric/graphql-multipart-request-spec",
  parseValue: (value) => {
    if (typeof value === "string") return value;
    throw new GraphQLError("An upload must be a file of a multipart request. Name its part in `map`.");
  },
  parseLiteral: () => {
    throw new GraphQLError("An upload cannot be a literal in the document. Pass it as a variable.");
  },
  serialize: () => {
    throw new GraphQLError("The scalar Upload is for input only.");
  },
});
