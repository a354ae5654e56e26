import type { Services } from "./platform/context.ts";
import { aPasskey, aTotp, someRecoveryCodes } from "./features/accounts/second-factor/second-factor.factory.ts";
import type { aPerson } from "./features/people/people/person.factory.ts";
import { canary } from "./erasure-canary.words.fixture.ts";

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

/** Changes of the person, by the person and mentioning the person, and one that is withheld from them. */
export async function plantAuditLog({ db, clock }: Services, { person, other, heir }: People) {
  const at = clock.now();
  await db
    .insertInto("audit_log")
    .values({ at, action: "hide", subject: "reports", subject_id: crypto.randomUUID(), withheld_from: person.id })
    .execute();
  const change = { at, action: "block", subject: "people" };
  await db
    .insertInto("audit_log")
    .values([
      {
        ...change,
        actor_id: heir.id,
        subject_id: person.id,
        subject_name: canary("audit_log", "subject_name"),
        before: JSON.stringify({ naam: canary("audit_log", "before") }),
        after: JSON.stringify({ naam: canary("audit_log", "after") }),
      },
      {
        ...change,
        actor_id: heir.id,
        subject_id: other.id,
        // Their name after all columns were filled.
        subject_name: canary("users", "nickname"),
        before: JSON.stringify({ user: { nickname: person.nickname, slug: person.slug } }),
        after: null,
      },
      { ...change, actor_id: heir.id, subject_id: other.id, before: null, after: JSON.stringify([person.id]) },
      { ...change, actor_id: person.id, subject_id: other.id, before: null, after: JSON.stringify({ naam: "iemand" }) },
    ])
    .execute();
}
