import { canary, CANARY } from "./erasure-canary.words.fixture.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import type { Services } from "./platform/context.ts";
import type { TestApi } from "./testing/test-api.ts";
import type { aPerson } from "./features/people/people/person.factory.ts";
import { LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";

type Person = Awaited<ReturnType<typeof aPerson>>;

interface People {
  person: Person;
  other: Person;
  /** A superadmin, who acts as staff and takes over contests. */
  heir: Person;
}

/** Changes of the person, by the person and mentioning the person, and one that is withheld from them. */
async function plantLines({ db, clock }: Services, { person, other, heir }: People) {
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
        // The person's nickname, as it is once all columns are filled.
        subject_name: canary("users", "nickname"),
        before: JSON.stringify({ user: { nickname: person.nickname, slug: person.slug } }),
        after: null,
      },
      { ...change, actor_id: heir.id, subject_id: other.id, before: null, after: JSON.stringify([person.id]) },
      { ...change, actor_id: person.id, subject_id: other.id, before: null, after: JSON.stringify({ naam: "iemand" }) },
    ])
    .execute();
}

/**
 * Acts of staff on texts and contests of the person that were renamed or deleted afterwards, and messages of the
 * person's own.
 */
async function plantActs(test: TestApi, { person, heir }: People) {
  const browser = await test.browser().signInAs(person.id);
  const staff = await test.browser().signInAs(heir.id, ["community", "staff"]);
  const done = async (answer: ReturnType<typeof browser.post>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`Not planted: ${status} ${JSON.stringify(body)}`);
    return body?.data;
  };
  const form = { genres: [1], private: 0, body: `<p>${"dijk ".repeat(LEAD_WORDS)}</p>` };
  for (const isDeleted of [true, false]) {
    const { id, slug } = await done(browser.post("/texts", { ...form, title: `${CANARY} uitgelicht` }));
    await done(staff.change("PUT", `/staff/texts/${id}`, { isTip: true, isLead: true }, "staff"));
    await done(browser.put(`/texts/${slug}`, { ...form, title: `${CANARY} anders` }));
    if (isDeleted) await done(browser.delete(`/texts/${slug}`));
  }
  const mine = { organizer_id: person.id, title: `${CANARY} stilletjes` };
  const written = await aContest(test.services, mine);
  await aJuror(test.services, { contestId: written.id });
  const message = { id: crypto.randomUUID(), to: "jury", text: "Dag." };
  await done(browser.post(`/contests/${written.slug}/messages`, message));
  const deleted = await aContest(test.services, { ...mine, published_at: null });
  await done(
    staff.change("DELETE", `/contests/${deleted.slug}`, { reason: `Dag ${CANARY}, dit kan niet.` }, "community"),
  );
}

/** Fills the audit log with entries that are about the person or name them. */
export async function plantAuditLog(test: TestApi, people: People) {
  await plantLines(test.services, people);
  await plantActs(test, people);
  // The log of mails to others keeps subjects for 90 days (docs/product/notifications.md#mail-log), so that period
  // passes here.
  await test.runJobs();
  await test.services.db.deleteFrom("mail_log").where("kind", "=", "contests.message").execute();
}
