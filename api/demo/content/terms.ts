import type { Tx } from "#platform/db/database.ts";
import { TERMS_PAGE } from "#features/accounts/terms/terms-page.ts";

/** Publishes the text of the terms page as the first version of the terms; everybody has agreed to it. */
export async function addTerms(tx: Tx, now: Date) {
  const { site, slug } = TERMS_PAGE;
  const { number } = await tx
    .insertInto("terms_versions")
    .columns(["text", "created_at", "updated_at", "published_at"])
    .expression(({ selectFrom, val }) =>
      selectFrom("pages")
        .select(["body", val(now).as("created_at"), val(now).as("updated_at"), "published_at"])
        .where("site", "=", site)
        .where("slug", "=", slug),
    )
    .returning("number")
    .executeTakeFirstOrThrow();
  await tx.updateTable("users").set({ terms_version: number }).execute();
}
