import { GraphQLError, GraphQLScalarType } from "graphql";

/** A file that comes with the request. What resolvers receive is its name within the request: `uploads` of the context finds it. */
export const uploadScalar = new GraphQLScalarType<string, never>({
  name: "Upload",
  description: "A file that comes with a multipart request: `null` stands in its place in the variables, and `map` says which part it is.",
  specifiedByURL: "https://github.com/jaydenseric/graphql-multipart-request-spec",
  parseValue: (value) => {
    if (typeof value === "string") return value;
    throw new GraphQLError("An upload is a file of a multipart request. Name its part in `map`.");
  },
  parseLiteral: () => {
    throw new GraphQLError("An upload cannot be written into the document. Give it as a variable.");
  },
  serialize: () => {
    throw new GraphQLError("Uploads are never sent back.");
  },
});
