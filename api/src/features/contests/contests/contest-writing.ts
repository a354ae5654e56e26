import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Contests } from "#platform/db/tables.gen.ts";
import { insertWithSlug } from "#platform/slugs.ts";

/**
 * Every address that a contest had while it was published stays with it and leads to it; before publication the address
 * does not reveal the title (docs/product/platform.md#addresses).
 */
export const CONTEST_ADDRESSES = {
  table: "contest_slugs",
  owner: "contest_id",
  reserved: RESERVED_SLUGS.contest,
} as const;

/** A new contest with its address. */
export const insertContest = (tx: Tx, values: Omit<Insertable<Contests>, "slug">) =>
  insertWithSlug(tx, "contests", CONTEST_ADDRESSES, { ...values, isPublic: Boolean(values.published_at) });
