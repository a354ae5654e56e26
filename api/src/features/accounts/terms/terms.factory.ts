import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { TermsVersions } from "#platform/db/tables.gen.ts";

/** Draft terms. */
export function someTerms({ db, clock }: Services, wanted: Partial<Insertable<TermsVersions>> = {}) {
  const now = clock.now();
  return db
    .insertInto("terms_versions")
    .values({ text: "<p>Je teksten blijven van jou.</p>", created_at: now, updated_at: now, ...wanted })
    .returning("number")
    .executeTakeFirstOrThrow();
}
