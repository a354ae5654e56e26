import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Registrations } from "#platform/db/tables.gen.ts";

/** A pending registration. */
export function aRegistration({ db, clock }: Services, wanted: Partial<Insertable<Registrations>> = {}) {
  const name = `aanvraag-${crypto.randomUUID().slice(0, 13)}`;
  return db
    .insertInto("registrations")
    .values({
      nickname: name,
      email: `${name}@voorbeeld.example`,
      password_hash: "niemands",
      newsletter: false,
      created_at: clock.now(),
      link_issued_at: clock.now(),
      ...wanted,
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
}
