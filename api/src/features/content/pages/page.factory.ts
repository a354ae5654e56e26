import type { SiteName } from "@inktvis/contract/sites";
import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Pages } from "#platform/db/tables.gen.ts";

/** A published page of the organization; every column can be overridden. */
export function aPage({ db, clock }: Services, wanted: Partial<Insertable<Pages>> & { site?: SiteName } = {}) {
  const now = clock.now();
  const name = `pagina-${crypto.randomUUID().slice(0, 13)}`;
  return db
    .insertInto("pages")
    .values({
      site: "organization",
      slug: name,
      title: name,
      body: "<p>Zo zit het.</p>",
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "slug", "title"])
    .executeTakeFirstOrThrow();
}
