import type { Services } from "./platform/context.ts";
import { aPasskey, aTotp, someRecoveryCodes } from "./features/accounts/second-factor/second-factor.factory.ts";
import type { aPerson } from "./features/people/people/person.factory.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;

/** Pending links and all second factors of the person. */
export async function plantAccount(services: Services, { person, other }: Record<"person" | "other", Person>) {
  const { db, clock } = services;
  const now = clock.now();
  await db.insertInto("password_resets").values({ user_id: person.id, issued_at: now }).execute();
  await db
    .insertInto("email_changes")
    .values([
      { user_id: person.id, email: "x", issued_at: now },
      { user_id: other.id, email: person.email, issued_at: now },
    ])
    .execute();
  await aTotp(services, person.id);
  await aPasskey(services, person.id);
  await someRecoveryCodes(services, person.id);
}

interface People {
  person: Person;
  other: Person;
  /** A superadmin, who acts as staff and takes over contests. */
  heir: Person;
}

/** A decision about a text of the person, and notifications to and about them. */
export async function plantDecisions({ db, clock }: Services, { person, other, heir }: People) {
  const now = clock.now();
  await db
    .insertInto("moderation_decisions")
    .values({ author_id: person.id, title: "x", verdict: "hide", reason: "x", decided_by: heir.id, decided_at: now })
    .execute();
  await db
    .insertInto("notifications")
    .values([
      { user_id: person.id, type: "saEnrollmentPeriodOpen", dedupe_key: "x", created_at: now },
      { user_id: other.id, type: "gdprDeleteRequest", dedupe_key: "x", about_user_id: person.id, created_at: now },
    ])
    .execute();
}
