import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { hours, later } from "./platform/clock.ts";
import type { TestApi } from "./testing/test-api.ts";

/** A word in everything that was sent to a shared address while somebody else had it. */
export const OTHERS_WORD = "buurvrouw";

/**
 * Two shared addresses: one that somebody else had before, and one that somebody else has now. Each received a mail, an
 * invitation and a registration in both periods, and its present owner subscribed to the newsletter with it.
 */
export async function plantSharedAddresses(test: TestApi, person: { id: string; email: string }) {
  const { db, clock } = test.services;
  const now = clock.now();
  const [before, givenUp] = [later(now, -hours(2)), later(now, -hours(1))];
  const reassigned = "doorgegeven@voorbeeld.example";
  const [former, next] = [await aPerson(test.services), await aPerson(test.services, { email: reassigned })];
  await db
    .insertInto("former_emails")
    .values([
      { user_id: former.id, email: person.email, given_up_at: givenUp },
      { user_id: person.id, email: reassigned, given_up_at: givenUp },
    ])
    .execute();
  for (const [email, at, text] of [
    [person.email, before, OTHERS_WORD],
    [person.email, now, "x"],
    [reassigned, before, "x"],
    [reassigned, now, OTHERS_WORD],
  ] as const) {
    const { id: contest_id } = await aContest(test.services);
    await anInvitation(test.services, { contest_id, email, message: text, sent_at: at });
    await db.insertInto("mail_log").values({ at, kind: text, email, subject: text, error: text }).execute();
    await db
      .insertInto("registrations")
      .values({
        nickname: text,
        email,
        password_hash: text,
        newsletter: false,
        created_at: at,
        link_issued_at: at,
        superseded_at: at,
      })
      .execute();
  }
  await db
    .insertInto("newsletter_subscriptions")
    .values([
      { email: person.email, first_name: "x", asked_at: now },
      { email: reassigned, first_name: OTHERS_WORD, asked_at: now },
    ])
    .execute();
  return { former, next };
}
