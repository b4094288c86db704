import { defineEntity, p } from "@mikro-orm/core";
import type { SharedTree } from "../file-tables.ts";
import { integer, json, key, time } from "./columns.ts";

const SharedFolderSchema = defineEntity({
  name: "SharedFolder",
  tableName: "shared_folders",
  properties: { name: key(), version: integer(), fence: integer().default(0), files: json<SharedTree>(), changed_at: time() },
});
/** A folder that servers share. */
export class SharedFolder extends SharedFolderSchema.class {}
SharedFolderSchema.setClass(SharedFolder);

const SharedObjectSchema = defineEntity({
  name: "SharedObject",
  tableName: "shared_objects",
  properties: { place: key(), sha256: key(), bytes: p.bigint(), complete: p.boolean().default(false), stored_at: time() },
});
/** A content that is stored, by its hash. */
export class SharedObject extends SharedObjectSchema.class {}
SharedObjectSchema.setClass(SharedObject);

const SharedContentSchema = defineEntity({
  name: "SharedContent",
  tableName: "shared_contents",
  properties: { sha256: key(), part: p.integer().primary(), content: p.blob() },
});
/** A part of a content that is stored in the database. */
export class SharedContent extends SharedContentSchema.class {}
SharedContentSchema.setClass(SharedContent);
