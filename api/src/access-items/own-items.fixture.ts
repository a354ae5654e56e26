import type { Case } from "#access-matrix.ts";
import { anAcademyRegistration, anOpenPeriod } from "#features/academy/registrations/academy.factory.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { unsubscribeToken } from "#features/accounts/mail-preferences/unsubscribe-token.ts";
import { aDecision, aReportedText } from "#features/moderation/moderation.factory.ts";
import { notify } from "#platform/notifications/notify.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aRegistration } from "#features/staff/staff-registrations/registration.factory.ts";
import { someTerms } from "#features/accounts/terms/terms.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { VALID_BODIES } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { Item } from "./item.ts";

/** A new text with a version, and a new notification. They serve one call, which may change them. */
export async function anItem(test: TestApi, on: Case["on"], name: string): Promise<Item> {
  const { services } = test;
  const author = await aPerson(services);
  const text = await aText(services, { author_id: author.id, is_private: on === "private" });
  await services.db.transaction().execute((tx) =>
    notify(tx, {
      to: [author.id],
      type: "saEnrollmentPeriodOpen",
      about: {},
      dedupeKey: "2027",
      now: test.clock.now(),
    }),
  );
  const notification = await services.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", author.id)
    .executeTakeFirstOrThrow();
  const version = await services.db
    .insertInto("text_versions")
    .values({
      text_id: text.id,
      revision: 0,
      title: "Eb",
      body: "<p>Eb.</p>",
      word_count: 1,
      saved_at: test.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = unsubscribeToken(services.config, { userId: author.id, category: "follows" }, test.clock.now());
  const id = name.startsWith("versions.") ? version.id : notification.id;
  return { author, params: { slug: text.slug, id, token } };
}

/** A row that belongs to one person, by its id. */
export async function anOwnRow(test: TestApi, name: string): Promise<Item> {
  const { services, clock } = test;
  const author = await aPerson(services);
  const browser = await test.browser().signInAs(author.id);
  const makeRow = async () => {
    const id = crypto.randomUUID();
    if (name.startsWith("drafts.")) await browser.put(`/me/drafts/${id}`, VALID_BODIES["drafts.keep"]);
    else if (name.startsWith("contestExports."))
      await services.db
        .insertInto("export_progress")
        .values({ id, user_id: author.id, done: 1, total: 2, updated_at: clock.now() })
        .execute();
    else if (name.startsWith("devices.")) return (await browser.get("/me/devices")).body.data[0].id as string;
    else {
      const requested = await browser.post("/me/gdpr/request-data");
      if (name === "personalData.download") await test.runJobs();
      return requested.body.data.id as string;
    }
    return id;
  };
  return { author, params: { id: await makeRow() } };
}

export async function anOwnActivity(test: TestApi) {
  const { organizerId, slug } = await anActivity(test.services);
  return { author: { id: organizerId, slug: "" }, params: { slug } };
}

async function anImage(test: TestApi, owner_id: string) {
  const image = { id: crypto.randomUUID(), owner_id, width: 64, height: 48 };
  await test.services.db.insertInto("images").values(image).execute();
  return image.id;
}

export async function anOwnPicture(test: TestApi): Promise<Item> {
  const author = await aPerson(test.services);
  return { author, params: { id: await anImage(test, author.id) } };
}

/** An item of the staff room: a person, a registration, draft terms, a reported text, … */
export async function aStaffItem(test: TestApi, name: string): Promise<Item> {
  const author = await aPerson(test.services);
  const id = async () => {
    if (name.startsWith("staffRegistrations.")) return (await aRegistration(test.services)).id;
    if (name.startsWith("staffTerms.")) return String((await someTerms(test.services)).number);
    if (name.startsWith("staffReports.")) return (await aReportedText(test.services, { author_id: author.id })).id;
    if (name.startsWith("staffPeople.")) return author.id;
    if (name.startsWith("staffContests.")) return (await aContest(test.services)).id;
    if (name.startsWith("staffPictures.")) return anImage(test, author.id);
    return (await aDecision(test.services, { author_id: author.id })).id;
  };
  return { author, params: { id: await id(), role: "contest_organizer" } };
}

/** An open period with groups; or a registration in it. */
export async function anAcademyItem(test: TestApi, name: string): Promise<Item> {
  const author = await aPerson(test.services);
  const { id, groupIds } = await anOpenPeriod(test.services);
  if (name !== "academyRegistrations.withdraw")
    return { author, params: { id }, body: { saEnrollmentPeriodGroupIds: groupIds } };
  const registration = await anAcademyRegistration(test.services, { user_id: author.id });
  return { author, params: { id: registration.id } };
}
