import { beforeAll, describe, expect, it } from "vitest";
import { addressGained } from "#features/accounts/auth/address-gained.kind.ts";
import { confirm, registering } from "#features/accounts/auth/registering.factory.ts";
import { emailChanges } from "#features/accounts/me/email-change-tests.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { anAddress } from "#testing/mails.ts";
import { useTestApi } from "#testing/test-api.ts";

/* docs/product/invitations.md#sending, for an address that gets an account after it was invited. */

const test = useTestApi();
const member = membersOf(test);
const { changeEmail } = emailChanges(test);
const { registered, usersWith } = registering(test);

let organizer: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  organizer = await member({ roles: ["contest_organizer", "course_organizer", "ecourse_organizer"] });
});

const ownContest = (title: string) => aContest(test.services, { organizer_id: organizer.id, title });
const inviteJury = ({ slug }: { slug: string }, email: string) =>
  organizer.browser.post(`/contests/${slug}/invite-jury`, {
    text: "Kom je?",
    invites: [{ email, ageCategoryId: null }],
  });
const invite = (path: string, email: string) =>
  organizer.browser.post(`${path}/invite-participants`, { text: "Kom je?", emails: [email] });
const listOf = async (personId: string) =>
  (await (await test.browser().signInAs(personId)).get("/me/notifications")).body.data;
const toldOf = async (personId: string): Promise<string[]> =>
  (await listOf(personId)).map(({ data }: { data: { invitation: { title: string } } }) => data.invitation.title);
const rowsOf = (personId: string) =>
  test.services.db.selectFrom("notifications").select("invitation_id").where("user_id", "=", personId).execute();
const invitationsTo = async ({ slug }: { slug: string }) =>
  (await organizer.browser.get(`/contests/${slug}/jury-invitations`)).body.data;

/** Registers, and opens the confirmation mail in another browser; returns the id of the account. */
async function registerElsewhere(email: string) {
  const { input } = await registered(email);
  const { status } = await confirm({ ...input, password: "een ander goed wachtwoord" }, test.browser());
  expect(status).toBe(204);
  await test.runJobs();
  const [user] = await usersWith(email);
  return user?.id ?? "";
}

/** A member confirms that the address is theirs from now on. */
async function moveTo(email: string) {
  const { id } = await member();
  await changeEmail(id, email);
  return id;
}

describe.each([
  ["a person who registers and confirms in another browser", registerElsewhere],
  ["a member who confirms a changed e-mail address", moveTo],
])("%s", (_who, gainAddress) => {
  it("is notified of the open invitations to the address, and of no others", async () => {
    const email = anAddress();
    const [open, takenBack, declined, ended] = [
      await ownContest("Open"),
      await ownContest("Ingetrokken"),
      await ownContest("Afgeslagen"),
      await ownContest("Afgelopen"),
    ];
    for (const contest of [open, takenBack, declined, ended]) await inviteJury(contest, email);
    const [course, calledOff] = [
      await aCourse(test.services, { organizer_id: organizer.id, has_enrollments: true, title: "Cursus" }),
      await aCourse(test.services, { organizer_id: organizer.id, has_enrollments: true, title: "Gaat niet door" }),
    ];
    const ecourse = await anEcourse(test.services, { organizer_id: organizer.id, title: "Online" });
    for (const { slug } of [course, calledOff]) await invite(`/courses/${slug}`, email);
    await invite(`/ecourses/${ecourse.id}`, email);
    const mails = await test.runJobs();
    const linkOf = ({ slug }: { slug: string }) =>
      mails.map(({ action }) => new URL(action?.url ?? "")).find(({ pathname }) => pathname.includes(`/${slug}/`));
    const { db, clock } = test.services;
    const [invitation] = await invitationsTo(takenBack);
    await organizer.browser.delete(`/invitations/${invitation.id}`);
    const token = linkOf(declined)?.searchParams.get("token");
    expect((await test.browser().post(`/contests/${declined.slug}/decline-invitation`, { token })).status).toBeLessThan(
      300,
    );
    await db.updateTable("contests").set({ ended_at: clock.now() }).where("id", "=", ended.id).execute();
    await db.updateTable("courses").set({ cancelled_at: clock.now() }).where("id", "=", calledOff.id).execute();
    const known = await invitationsTo(open);

    const id = await gainAddress(email);

    expect((await toldOf(id)).toSorted()).toEqual(["Cursus", "Online", "Open"]);
    expect(await rowsOf(id)).toHaveLength(3);
    const [told] = (await listOf(id)).filter(({ data }: { data: any }) => data.invitation.title === "Open");
    expect(told.data.invitation).toEqual({
      to: "jury",
      title: "Open",
      slug: open.slug,
      token: linkOf(open)?.searchParams.get("token"),
    });
    // The sender sees no difference.
    expect(await invitationsTo(open)).toEqual(known);
    expect(await toldOf(organizer.id)).toEqual([]);
  });

  it("is notified once, even when the job is retried", async () => {
    const email = anAddress();
    await inviteJury(await ownContest("Een keer"), email);
    const id = await gainAddress(email);
    await test.runJob(addressGained, { userId: id });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("is not notified of invitations that were sent while the address belonged to somebody else", async () => {
    const { id, email } = await member();
    await inviteJury(await ownContest("Voor wie het adres had"), email);
    await test.runJobs();
    await changeEmail(id);
    test.clock.advance(1000);
    await inviteJury(await ownContest("Voor wie het nu heeft"), email);
    await test.runJobs();
    expect(await toldOf(await gainAddress(email))).toEqual(["Voor wie het nu heeft"]);
  });
});

it("a person who puts an earlier address back is notified of invitations that were sent to it in between", async () => {
  const { id, email } = await member();
  const { link } = await changeEmail(id);
  await inviteJury(await ownContest("Intussen"), email);
  await test.runJobs();
  expect(await rowsOf(id)).toEqual([]);
  expect((await test.browser().post("/me/undo-change-email", link, "auth")).status).toBe(200);
  await test.runJobs();
  expect(await toldOf(id)).toEqual(["Intussen"]);
});
