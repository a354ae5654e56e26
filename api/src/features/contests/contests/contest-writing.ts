import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Contests } from "#platform/db/tables.gen.ts";
import { moveSlug, claimPermanentSlug } from "#platform/slugs.ts";

interface Addressed {
  id: string;
  title: string;
  published_at: Date | null;
}

/** Every address that a contest had while it was published stays with it; before that none tells its title. */
const ADDRESSES = { table: "contest_slugs", owner: "contest_id", reserved: RESERVED_SLUGS.contest } as const;
export const claimContestSlug = (tx: Tx, { id, title, published_at }: Addressed) =>
  claimPermanentSlug(tx, ADDRESSES, { id, title, isPublic: published_at !== null });

/** A new contest with its address. */
export async function insertContest(tx: Tx, values: Omit<Insertable<Contests>, "slug">) {
  const { id } = await tx
    .insertInto("contests")
    .values({ ...values, slug: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const published_at = values.published_at ? new Date(values.published_at) : null;
  const slug = await claimContestSlug(tx, { id, title: values.title, published_at });
  await tx.updateTable("contests").set({ slug }).where("id", "=", id).execute();
  return { id, slug };
}

/**
 * The address follows the title; once the contest was published its old address keeps leading to it
 * (docs/product/platform.md#addresses).
 */
export const moveContestSlug = (
  tx: Tx,
  { id, slug, published_at, first_published_at }: Addressed & { slug: string; first_published_at: Date | null },
  title: string,
) =>
  moveSlug(tx, ADDRESSES, {
    id,
    slug,
    title,
    isPublic: published_at !== null,
    wasPublic: (first_published_at ?? published_at) !== null,
  });
