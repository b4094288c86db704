import SchemaBuilder from "@pothos/core";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import ValidationPlugin from "@pothos/plugin-validation";
import WithInputPlugin from "@pothos/plugin-with-input";
import type { JsonValue } from "../scalars/json.ts";
import { jsonScalar } from "../scalars/json.ts";
import { dateTimeScalar } from "../scalars/date-time.ts";
import { uploadScalar } from "../scalars/upload.ts";
import type { Context } from "./context.ts";
import { ValidationError } from "./errors.ts";
import { decodeGlobalId, encodeGlobalId } from "./global-id.ts";
import { refuse, scopes } from "./scopes.ts";
import { text } from "./relay-text.ts";
import { nullableRoots } from "./nullable-roots.ts";
import { translateErrors } from "./translate-errors.ts";

/** The type configuration of the builder, for all API parts. */
export interface ApiTypes {
  Context: Context;
  DefaultFieldNullability: false;
  Connection: { totalCount: number | null };
  Scalars: {
    JSON: { Input: JsonValue; Output: unknown };
    DateTime: { Input: Date; Output: Date | string };
    /** Names a file that came with the request: `uploads` of the context finds it. */
    Upload: { Input: string; Output: never };
  };
  AuthScopes: {
    /** The request carries a valid token. */
    authenticated: boolean;
    /** The viewer is a member of the campaign with this id. */
    member: string;
    /** The viewer may take turns in the campaign with this id: a player or its DM. */
    player: string;
    /** The viewer is a DM of the campaign with this id. */
    dm: string;
    /** The viewer runs this server. */
    operator: boolean;
  };
}

const newBuilder = () =>
  new SchemaBuilder<ApiTypes>({
    plugins: [
      ErrorsPlugin,
      RelayPlugin,
      ScopeAuthPlugin,
      DataloaderPlugin,
      WithInputPlugin,
      ValidationPlugin,
      nullableRoots,
      translateErrors,
    ],
    defaultFieldNullability: false,
    errors: {
      directResult: true,
      unsafelyHandleInputErrors: true,
      defaultUnionOptions: {
        description: "The result of the mutation, or the error that rejected it.",
        name: ({ fieldName }) => `${capitalized(fieldName)}Result`,
      },
    },
    scopeAuth: { authScopes: scopes, unauthorizedError: (_parent, context, info) => refuse(context, info), authorizeOnSubscribe: true },
    relay: { encodeGlobalID: encodeGlobalId, decodeGlobalID: decodeGlobalId, ...text },
    withInput: {
      typeOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Input` },
      argOptions: { required: true, description: "What the mutation is given." },
    },
    validation: { validationError: ({ issues }) => ValidationError.of(issues) },
  });

/** The builder that every part of the API is given. */
export type Builder = ReturnType<typeof newBuilder>;

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A fresh builder with scalars and empty root types. It keeps state: one a schema. */
export const createBuilder = (): Builder => {
  const builder = newBuilder();
  builder.addScalarType("JSON", jsonScalar);
  builder.addScalarType("DateTime", dateTimeScalar);
  builder.addScalarType("Upload", uploadScalar);
  builder.queryType({ description: "All operations that read.", authScopes: { authenticated: true } });
  builder.mutationType({ description: "All operations that change something.", authScopes: { authenticated: true } });
  builder.subscriptionType({ description: "All operations that stream events.", authScopes: { authenticated: true } });
  builder.globalConnectionField("totalCount", (t) =>
    t.int({
      nullable: true,
      description: "The number of rows in the whole list. Counted only when the field is selected.",
      resolve: ({ totalCount }) => totalCount,
    }),
  );
  return builder;
};
