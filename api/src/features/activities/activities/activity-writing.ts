import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Activities } from "#platform/db/tables.gen.ts";
import { insertWithSlug } from "#platform/slugs.ts";

/** Every address that an activity ever had stays with it (docs/product/platform.md#addresses). */
export const ACTIVITY_ADDRESSES = {
  table: "activity_slugs",
  owner: "activity_id",
  reserved: RESERVED_SLUGS.activity,
} as const;

/** Inserts an activity with its address. */
export const insertActivity = (tx: Tx, values: Omit<Insertable<Activities>, "slug">) =>
  insertWithSlug(tx, "activities", ACTIVITY_ADDRESSES, { ...values, isPublic: true });
