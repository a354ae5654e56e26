import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Activities } from "#platform/db/tables.gen.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";

/** Every address that an activity ever had stays with it (docs/product/platform.md#addresses). */
const ADDRESSES = { table: "activity_slugs", owner: "activity_id", reserved: RESERVED_SLUGS.activity } as const;
/** The address of an activity with this title; one that it had before is its own again. */
export const claimActivitySlug = (tx: Tx, { id, title }: { id: string; title: string }) =>
  claimPermanentSlug(tx, ADDRESSES, { id, title, isPublic: true });

/** A new activity with its address. */
export async function insertActivity(tx: Tx, values: Omit<Insertable<Activities>, "slug">) {
  const { id } = await tx
    .insertInto("activities")
    .values({ ...values, slug: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = await claimActivitySlug(tx, { id, title: values.title });
  await tx.updateTable("activities").set({ slug }).where("id", "=", id).execute();
  return { id, slug };
}
