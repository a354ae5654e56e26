import { type Insertable, sql } from "kysely";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { plantAccount, plantDecisions } from "./erasure-canary.account.fixture.ts";
import { plantSharedAddresses } from "./erasure-canary.addresses.fixture.ts";
import { plantEcourses } from "./erasure-canary.ecourses.fixture.ts";
import { plantConditions, plantEnrolments, plantMailing } from "./erasure-canary.enrolments.fixture.ts";
import { plantAuditLog } from "./erasure-canary.audit.fixture.ts";
import { CANARY, canary, OWN_WORD } from "./erasure-canary.words.fixture.ts";
import { jobHandlers } from "./api.ts";
import { VALID_BODIES } from "./valid-bodies.ts";
import type { ContestMessages } from "./platform/db/tables.gen.ts";
import { drainJobs } from "./platform/jobs/job-worker.ts";
import { anAcademyRegistration } from "./features/academy/registrations/academy.factory.ts";
import { anActivity } from "./features/activities/activities/activity.factory.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aPicture, dataUrl } from "./features/media/images/picture.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aMagazineRequest } from "./features/magazine/requests/request.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { days } from "./platform/clock.ts";
import type { TestApi } from "./testing/test-api.ts";

/** Columns with constraints, which are filled by hand below if possible. */
const BY_HAND: Record<string, string> = {
  "users.slug": "unique",
  "users.email": "an address",
  "registrations.email": "the same address",
  "invitations.email": "the same address",
  "text_slugs.slug": "unique",
  "user_slugs.slug": "unique",
  "mail_log.email": "the same address",
  "newsletter_subscriptions.email": "the same address",
  "former_emails.email": "an address that somebody else has now",
  "texts.slug": "unique",
  "contest_slugs.slug": "unique",
  "contests.slug": "unique",
  "course_slugs.slug": "unique",
  "courses.slug": "unique",
  "activity_slugs.slug": "unique",
  "activities.slug": "unique",
  "ecourse_tests.questions": "a list",
  "test_responses.response_data": "names an answer",
  "certificates.code": "unique",
  "page_views.path": "an address of a page",
  "audit_log.subject_id": "an id",
  "audit_log.subject_name": "of others too",
  "audit_log.before": "of others too",
  "audit_log.after": "of others too",
  "contribution_feedbacks.abstained_because": "not beside points",
};

/** Tables that are filled when their rows are created, because the database refuses changes. */
const UNCHANGING = new Set(["invoices"]);

/** Columns with enumerated values. */
const CHOICES = new Set([
  "academy_files.kind",
  "academy_files.extension",
  "contests.mode",
  "contests.type",
  "contests.length_unit",
  "courses.pricing_strategy",
  "enrolments.price_level",
  "enrolments.delisted_as",
  "enrolment_add_ons.add_on",
  "waiting_list_entries.state",
  "payments.provider",
  "enrolments.delisted_as",
  "payments.state",
  "payments.failure",
  "refunds.way",
  "refunds.state",
  "invoices.series",
  "anomalies.kind",
  "anomalies.decision",
  "invitations.type",
  "certificates.kind",
  "instalments.state",
  "instalments.payment_state",
  "contest_messages.audience",
  "contest_changes.field",
  "contributions.state",
  "data_requests.kind",
  "email_changes.ended_by",
  "legacy_addresses.kind",
  "content_versions.state",
  "sign_ins.method",
  "notifications.type",
  "user_roles.role",
  "notifications.mail",
  "moderation_decisions.verdict",
  "moderation_decisions.appeal_verdict",
]);

interface TextColumn {
  table: string;
  column: string;
  type: string;
}

/** All columns that can hold text, from the database schema. */
export async function textColumns({ services }: TestApi) {
  const { rows } = await sql<TextColumn>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely%'
      and (data_type in ('text', 'jsonb', 'json', 'character varying') or udt_name = '_text')
    order by 1, 2`.execute(services.db);
  return rows.filter(({ table, column }) => !CHOICES.has(`${table}.${column}`));
}

const ANY_SHAPE = (text: string): unknown => ({ naam: text });
/** The shapes of columns that the export describes in words. */
const SHAPES: Readonly<Record<string, typeof ANY_SHAPE>> = {
  lines: (text) => [{ description: text }],
  choice: (text) => ({ level: text }),
  details: (text) => ({ expected: null, received: null, providerId: text }),
};

/** Fills a column of the person's rows with unique text. */
export async function plantColumn(
  { services }: TestApi,
  { table, column, type }: TextColumn,
  isTheirs: Parameters<typeof sql>[1],
) {
  const text = canary(table, column);
  if (BY_HAND[`${table}.${column}`] || UNCHANGING.has(table)) return;
  const value =
    type === "jsonb"
      ? sql`${JSON.stringify((SHAPES[column] ?? ANY_SHAPE)(text))}::jsonb`
      : type === "ARRAY"
        ? sql`array[${text}]`
        : sql`${text}`;
  await sql`update ${sql.table(table)} as row set ${sql.ref(column)} = ${value} where ${isTheirs}`.execute(services.db);
}

/** A person with data in every feature, and other people who reacted to it. */
export async function plantPerson(test: TestApi) {
  const { services, clock } = test;
  const person = await aPerson(services, {
    slug: `${CANARY}-users-slug`,
    nickname: `${canary("users", "nickname")} ${OWN_WORD}`,
    email: `${CANARY}.users.email@voorbeeld.example`,
    roles: ["contest_organizer"],
  });
  const [other, heir] = [await aPerson(services), await aPerson(services, { roles: ["superadmin"] })];
  const browser = await test.browser().signInAs(person.id);
  const theirs = await test.browser().signInAs(other.id);
  await services.db
    .insertInto("content_versions")
    .values({
      kind: "articles",
      subject_id: "none",
      state: "saved",
      revision: 1,
      content: "{}",
      author_id: person.id,
      saved_at: clock.now(),
    })
    .execute();
  await plantArticle(test, person, heir);
  await plantWriting(test, { person, other, browser, theirs });
  await plantContests(test, { person, other });
  await anAcademyRegistration(services, { user_id: person.id });
  // A course of the person's own, and one for the house.
  for (const isOfHouse of [false, true]) await plantCourse(services, person.id, isOfHouse);
  await plantSavedSearch(services, person.id);
  await plantEnrolments(services, person.id);
  await aMagazineRequest(services, { user_id: person.id });
  await plantEcourses(services, { person, other });
  const { former, next } = await plantSharedAddresses(test, person);
  await plantAccount(services, { person, other });
  await plantDecisions(services, { person, other, heir });
  await plantAuditLog(test, { person, other, heir });
  await services.db
    .insertInto("page_views")
    .values({ site: "community", day: "2026-11-20", views: 3, path: profilePath(person.slug) })
    .execute();
  await plantJobs(test, person);
  // Requested a day ago, so that another export can be requested.
  await browser.post("/me/gdpr/request-data");
  await test.runJobs();
  clock.advance(days(1));
  return { person, browser, other, theirs, heir, former, next };
}

/** An article by the person that the house saved twice: its versions record the author. */
async function plantArticle(test: TestApi, person: { slug: string }, editor: { id: string }) {
  const staff = await test.browser().signInAs(editor.id, ["staff"]);
  const article = { ...VALID_BODIES["staffArticles.create"], author: null, authorSlug: person.slug };
  const { id, revision } = (await staff.post("/staff/articles", article, "staff")).body.data;
  const { status } = await staff.put(`/staff/articles/${id}`, { ...article, title: "Anders", revision }, "staff");
  if (status !== 200) throw new Error(`The article was not saved: ${status}`);
}

/** A course that people enrol in, with a question for them, and an activity. */
async function plantCourse(services: TestApi["services"], organizer_id: string, organized_by_cs: boolean) {
  const { id } = await aCourse(services, {
    organizer_id,
    title: canary("courses", "title"),
    has_enrollments: true,
    organized_by_cs,
  });
  await plantConditions(services, id);
  await plantMailing(services, { course_id: id, sent_by: organizer_id }, (await aPerson(services)).id);
  await anActivity(services, { organizer_id, title: canary("activities", "title"), organized_by_cs });
}

async function plantSavedSearch({ db, clock }: TestApi["services"], user_id: string) {
  const nothing = {
    type_ids: [],
    region_ids: [],
    level_ids: [],
    age_category_ids: [],
    duration_ids: [],
    genre_ids: [],
  };
  await db
    .insertInto("saved_searches")
    .values({
      ...nothing,
      user_id,
      text: canary("saved_searches", "text"),
      created_at: clock.now(),
    })
    .execute();
}

type People = Record<"person" | "other", Awaited<ReturnType<typeof aPerson>>>;
type Browsers = Record<"browser" | "theirs", ReturnType<TestApi["browser"]>>;

/** Texts with pictures, versions and a draft, and mutual reactions. */
async function plantWriting(test: TestApi, { person, other, browser, theirs }: People & Browsers) {
  const { db } = test.services;
  const form = { genres: [1], private: 0, title: canary("texts", "title") };
  const picture = await aPicture();
  const file = new File([new Uint8Array(picture)], "dijk.png", { type: "image/png" });
  const inBody = (await browser.upload("/images", file)).body.data.url.default as string;
  const body = `<p>${CANARY} <img src="${inBody}" alt=""></p>`;
  const data = dataUrl(picture);
  const image = { action: "create", data, alt: canary("images", "alt"), maker: canary("images", "maker") };
  const { id, slug } = (await browser.post("/texts", { ...form, body, image })).body.data;
  await browser.put(`/texts/${slug}`, { ...form, body: `<p>${CANARY} anders</p>` });
  const draft = { textId: null, title: "x", body: "<p>x</p>", genres: [], private: 1, membersOnly: 0 };
  await browser.put(`/me/drafts/${crypto.randomUUID()}`, draft);
  const written = (await theirs.post("/texts", { ...form, title: "Van iemand anders", body: "<p>Zee.</p>" })).body.data;
  await browser.post(`/texts/${written.slug}/like`);
  await browser.post(`/texts/${written.slug}/report`, { reason: "x" });
  await browser.post(`/users/${other.slug}/follow`);
  await theirs.post(`/users/${person.slug}/follow`);
  await theirs.post(`/texts/${slug}/like`);
  // An announced text that staff hid, and one that was deleted.
  const announced = (await browser.post("/texts", { ...form, body: `<p>${CANARY} verborgen</p>` })).body.data;
  const deleted = (await browser.post("/texts", { ...form, body: `<p>${CANARY} gewist</p>` })).body.data;
  await test.runJobs();
  await db.updateTable("texts").set({ hidden_at: test.clock.now() }).where("id", "=", announced.id).execute();
  await browser.delete(`/texts/${deleted.slug}`);
  await db
    .insertInto("legacy_addresses")
    .values([
      { kind: "user", old_id: "1", old_slug: "x", user_id: person.id },
      { kind: "text", old_id: "1", old_slug: "x", text_id: id },
    ])
    .execute();
}

/** Contests that they organise, enter and judge, running and ended. */
async function plantContests(test: TestApi, { person, other }: People) {
  const { services, clock } = test;
  const { db } = services;
  const now = clock.now();
  const mine = { organizer_id: person.id, title: canary("contests", "title") };
  const ended = { ended_at: now, show_jury_feedback_to_participant: true };
  // One that is transferred to the team, and one without entries.
  const { id: contest_id } = await aContest(services, mine);
  await anEntry(services, { contest_id, user_id: other.id });
  await db.insertInto("contest_results").values({ contest_id, updated_at: now }).execute();
  await aMessage(test, { contest_id, sent_by: person.id, audience: "entrants" }, other.id);
  await db.insertInto("contest_rules").values({ contest_id, body: "x" }).execute();
  await db
    .insertInto("contest_changes")
    .values({ contest_id, changed_at: now, field: "reward", before: "x", after: "x" })
    .execute();
  await aContest(services, mine);
  for (const state of [{}, ended]) {
    const entered = await aContest(services, state);
    const entry = await anEntry(services, {
      contest_id: entered.id,
      user_id: person.id,
      titles: [`${CANARY} bekroond`],
      extra_field1: "x",
      extra_field2: "x",
    });
    if ("ended_at" in state) await plantResult(test, entered, entry.contributionIds);
    await aMessage(test, { contest_id: entered.id, sent_by: entered.organizerId, audience: "entrants" }, person.id);
    await aMessage(
      test,
      { contest_id: entered.id, sent_by: entered.organizerId, audience: "entrant", text: `Dag ${CANARY}` },
      person.id,
    );
    const judge = await aJuror(services, { contestId: entered.id });
    const judged = await aContest(services, state);
    const theirs = await anEntry(services, { contest_id: judged.id, user_id: other.id, titles: ["Eén", "Twee"] });
    const own = await aJuror(services, { contestId: judged.id, userId: person.id });
    const [scored = "", left = ""] = theirs.contributionIds;
    await db
      .insertInto("juror_remarks")
      .values({ contribution_id: scored, jury_id: own.id, remark: "x", updated_at: now })
      .execute();
    await db
      .insertInto("former_jurors")
      .values({ contest_id: entered.id, user_id: person.id, removed_at: now })
      .execute();
    await db
      .insertInto("former_organizers")
      .values({
        contest_id: judged.id,
        user_id: person.id,
        handed_over_at: now,
        contact_email: canary("former_organizers", "contact_email"),
      })
      .execute();
    const written = { feedback: "x", updated_at: now };
    await db
      .insertInto("contribution_feedbacks")
      .values([
        { ...written, contribution_id: entry.contributionIds[0] ?? "", jury_id: judge.id, points: 60 },
        { ...written, contribution_id: scored, jury_id: own.id, points: 70 },
        {
          ...written,
          contribution_id: left,
          jury_id: own.id,
          abstained_because: canary("contribution_feedbacks", "abstained_because"),
        },
      ])
      .execute();
    await db
      .insertInto("feedback_changes")
      .columns(["feedback_id", "changed_by", "changed_at", "feedback", "abstained_because"])
      .expression((eb) =>
        eb
          .selectFrom("contribution_feedbacks")
          .select(["id", eb.val(judged.organizerId).as("changed_by"), eb.val(now).as("changed_at")])
          .select([eb.val("x").as("feedback"), eb.val("x").as("abstained_because")])
          .where("contribution_id", "=", scored),
      )
      .execute();
    await anInvitation(services, { contest_id: judged.id, email: person.email, used_at: now, used_by: person.id });
  }
  await db
    .insertInto("export_progress")
    .values({ id: crypto.randomUUID(), user_id: person.id, done: 1, total: 2, failures: ["x"], updated_at: now })
    .execute();
}

/** A released result that names the person, and was corrected: the audit log names them too. */
async function plantResult(
  test: TestApi,
  { slug, organizerId }: { slug: string; organizerId: string },
  contributionIds: readonly string[],
) {
  const organizer = await test.browser().signInAs(organizerId);
  const at = `/contests/${slug}/result`;
  for (const state of ["winner", "mention"]) {
    const awards = contributionIds.map((id) => ({ id, state, place: null }));
    const { status } = await organizer.put(at, { expectedOn: null, juryWord: null, awards });
    if (status !== 200) throw new Error(`No result: ${status}`);
    await organizer.post(`${at}/release`, {});
  }
  await test.runJobs();
}

type Message = Pick<Insertable<ContestMessages>, "contest_id" | "sent_by" | "audience"> & { text?: string };
async function aMessage({ services, clock }: TestApi, message: Message, userId: string) {
  const { id } = await services.db
    .insertInto("contest_messages")
    .values({ id: crypto.randomUUID(), text: "x", sent_at: clock.now(), recipient_count: 1, ...message })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.db.insertInto("contest_message_recipients").values({ message_id: id, user_id: userId }).execute();
}

/** Jobs that are done, waiting, and failed with an error that names the person. */
async function plantJobs({ services }: TestApi, { id, email }: { id: string; email: string }) {
  const { db, jobs } = services;
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, { name: "auth.email-changed" }, { userId: id, to: email });
    await jobs.enqueue(tx, { name: "participations.withdrawn" }, { contestId: id, userId: id, titles: [CANARY] });
  });
  await drainJobs(services, jobHandlers);
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, { name: "auth.password-reset" }, { userId: id });
    await jobs.enqueue(tx, { name: "texts.saved" }, { textId: crypto.randomUUID() });
  });
  const failure = JSON.stringify({ message: `550 no such mailbox <${email}>` });
  await sql`update pgboss.job set output = ${failure}::jsonb where name = 'texts.saved' and state = 'created'`.execute(
    db,
  );
}
