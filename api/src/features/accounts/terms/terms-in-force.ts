import type { Database, Tx } from "#platform/db/database.ts";

/** The terms that a new registration agrees to; none before the first version was published. */
export const termsInForce = (db: Database | Tx) =>
  db
    .selectFrom("terms_versions")
    .select(["number", "text", "published_at as publishedAt"])
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .orderBy("number", "desc")
    .limit(1);

/** The number of the terms in force; null before the first version was published. */
export const numberInForce = async (db: Database | Tx) => (await termsInForce(db).executeTakeFirst())?.number ?? null;
