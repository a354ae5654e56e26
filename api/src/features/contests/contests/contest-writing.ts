import type { Insertable } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Contests } from "#platform/db/tables.gen.ts";
import { moveSlug, claimPermanentSlug } from "#platform/slugs.ts";
import { unknownGenre } from "./contest.errors.ts";

interface Addressed {
  id: string;
  title: string;
  published_at: Date | null;
}

/** Every address that a contest had while it was published stays with it; before that none tells its title. */
const ADDRESSES = { table: "contest_slugs", owner: "contest_id" } as const;
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

/** @throws 422 when one of them is not a genre */
export async function checkGenres(db: Database, genreIds: readonly number[]) {
  const wanted = [...new Set(genreIds)];
  const known = await db.selectFrom("genres").select("id").where("id", "in", wanted).execute();
  if (known.length !== wanted.length) throw unknownGenre();
}

export async function setContestGenres(tx: Tx, contestId: string, genreIds: readonly number[]) {
  await tx.deleteFrom("contest_genres").where("contest_id", "=", contestId).execute();
  await tx
    .insertInto("contest_genres")
    .values([...new Set(genreIds)].map((genre_id) => ({ contest_id: contestId, genre_id })))
    .execute();
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
