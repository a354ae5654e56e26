import { describe, expect, it } from "vitest";
import { days, hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aDecision } from "#features/moderation/moderation.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";
import { successorOf } from "./relied-on.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, wanted);
  return { person, browser: await test.browser().signInAs(person.id, ["community", "account", "staff"]) };
}

/** Requests erasure and waits until it is done; returns the mails. */
async function erased(member: Awaited<ReturnType<typeof aMember>>) {
  await member.browser.post("/me/gdpr/request-delete");
  test.clock.advance(days(14) + hours(1));
  await personalDataJobs.find(({ kind }) => kind.name === "personal-data.erase")?.run(test.services, {});
  return test.runJobs();
}

describe("an erasure", () => {
  it("includes mails to former addresses, also before the account existed", async () => {
    const { db, mailer } = test.services;
    const [before, after] = [anAddress(), anAddress()];
    const content = { kind: "x", subject: "x", preview: "", greeting: "", paragraphs: [] };
    await mailer.send({ ...content, to: before });
    const member = await aMember({ email: before });
    await member.browser.put("/me/change-email", { email: after }, "account");
    const [mail] = await test.runJobs();
    const input = linkIn(mail);
    await member.browser.post("/me/confirm-change-email", input, "account");
    await test.runJobs();
    const logged = () => db.selectFrom("mail_log").select("kind").where("email", "in", [before, after]).execute();
    expect(await logged()).toHaveLength(4);
    await erased(member);
    expect(await logged()).toEqual([]);
  });

  it("includes staff's answers to appeals; the audit log keeps only the fact", async () => {
    const [member, admin] = [await aMember(), await aMember({ roles: ["admin"] })];
    const { id } = await aDecision(test.services, { author_id: member.person.id });
    await member.browser.post(`/me/decisions/${id}/appeal`, { words: "Dit schreef ik zelf." });
    const answer = { verdict: "upheld", reason: "Beste Rozemarijn, dat klopt niet." };
    expect((await admin.browser.post(`/staff/decisions/${id}/answer`, answer)).status).toBe(204);
    await erased(member);
    const { db } = test.services;
    const entries = await db.selectFrom("audit_log").selectAll().where("actor_id", "=", admin.person.id).execute();
    expect(entries).toMatchObject([{ action: "upheld", subject_id: "", before: null, after: null }]);
  });
});

describe("an erasure of a winner", () => {
  it("is told to the organiser of the contest, without saying who", async () => {
    const [member, contest] = [await aMember({ nickname: "Wielewaal" }), await aContest(test.services)];
    const entry = await anEntry(test.services, { contest_id: contest.id, user_id: member.person.id });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner" })
      .where("participation_id", "=", entry.id)
      .execute();
    await erased(member);
    const mails = await test.runScheduled("notifications.mail-raised");
    const told = mails.filter(({ kind }) => kind === "notifications.contestWinnerGone");
    expect(told).toMatchObject([{ subject: `Een laureaat van ${contest.title} doet niet meer mee` }]);
    expect(JSON.stringify(told)).not.toContain("Wielewaal");
  });
});

describe("an erasure request", () => {
  it("is ignored when cancelled or not due", async () => {
    const { db } = test.services;
    const [patient, back] = [await aMember(), await aMember()];
    const requestOf = async ({ browser }: typeof patient) =>
      (await browser.post("/me/gdpr/request-delete")).body.data.id as string;
    const [waiting, cancelled] = [await requestOf(patient), await requestOf(back)];
    expect((await back.browser.post(`/me/gdpr/requests/${cancelled}/cancel`)).status).toBeLessThan(300);
    // Simulates a job that starts too early, or before a cancellation was committed.
    await erasePerson(test.services, waiting);
    test.clock.advance(days(14) + hours(1));
    await erasePerson(test.services, cancelled);
    const ids = [patient.person.id, back.person.id];
    expect(await db.selectFrom("users").select("id").where("id", "in", ids).execute()).toHaveLength(2);
    await erasePerson(test.services, waiting);
    expect(await db.selectFrom("users").select("id").where("id", "in", ids).execute()).toEqual([{ id: ids[1] }]);
  });
});

describe("data that concerns others", () => {
  it("contests with other entrants are transferred to the team, which is notified; others are deleted", async () => {
    const successor = await aPerson(test.services, { roles: ["superadmin"] });
    const organizer = await aMember({ roles: ["contest_organizer"] });
    const wanted = { organizer_id: organizer.person.id };
    const entered = await aContest(test.services, { ...wanted, title: "Doorgaan" });
    await anEntry(test.services, { contest_id: entered.id });
    const empty = await aContest(test.services, { ...wanted, title: "Leeg" });
    expect((await organizer.browser.get("/me/gdpr")).body.data.transferredContests).toEqual(["Doorgaan"]);

    const mails = await erased(organizer);
    expect(mails.find(({ to }) => to === successor.email)).toMatchObject({ subject: "Je neemt wedstrijden over" });
    const left = await test.services.db
      .selectFrom("contests")
      .select(["id", "organizer_id"])
      .where("id", "in", [entered.id, empty.id])
      .execute();
    expect(left).toEqual([{ id: entered.id, organizer_id: successor.id }]);
  });

  it("a contest goes to an admin who neither enters nor judges it, and to another only where there is none", async () => {
    const { db } = test.services;
    await aPerson(test.services, { roles: ["admin"] });
    const organizer = await aMember({ roles: ["contest_organizer"] });
    const first = (await successorOf(db, organizer.person.id))?.id ?? "";
    const [entered, judged, ofAll, other] = [
      await aContest(test.services, { organizer_id: organizer.person.id }),
      await aContest(test.services, { organizer_id: organizer.person.id }),
      await aContest(test.services, { organizer_id: organizer.person.id }),
      await aContest(test.services, { organizer_id: organizer.person.id }),
    ];
    await anEntry(test.services, { contest_id: entered.id, user_id: first });
    for (const { id } of [judged, ofAll, other]) await anEntry(test.services, { contest_id: id });
    await aJuror(test.services, { contestId: judged.id, userId: first });
    const admins = await db
      .selectFrom("user_roles")
      .select("user_id")
      .distinct()
      .where("role", "in", ["admin", "superadmin"])
      .execute();
    for (const { user_id: userId } of admins) await aJuror(test.services, { contestId: ofAll.id, userId });
    const mails = await erased(organizer);
    const heirOf = async ({ id }: { id: string }) =>
      (await db.selectFrom("contests").select("organizer_id").where("id", "=", id).executeTakeFirstOrThrow())
        .organizer_id;
    for (const contest of [entered, judged]) {
      const heir = await heirOf(contest);
      expect(heir).not.toBe(first);
      expect(admins.map(({ user_id }) => user_id)).toContain(heir);
    }
    for (const contest of [ofAll, other]) expect(await heirOf(contest)).toBe(first);
    expect(mails.filter(({ subject }) => subject === "Je neemt wedstrijden over")).toHaveLength(2);
  });

  it("courses and activities of the house are transferred to the team, which is notified", async () => {
    const { db } = test.services;
    const admin = await aMember({ roles: ["admin"], nickname: "Roerdomp", first_name: "Rozemarijn", last_name: "Vis" });
    const image = async () =>
      db
        .insertInto("images")
        .values({ id: crypto.randomUUID(), owner_id: admin.person.id, width: 1, height: 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
    const [shown, portrait, poster] = [await image(), await image(), await image()];
    const wanted = { organizer_id: admin.person.id, organized_by_cs: true };
    const course = await aCourse(test.services, {
      ...wanted,
      title: "Schrijven met de R",
      has_enrollments: true,
      image_id: shown.id,
      teacher: "Jan Aerts en rozemarijn  Vis",
      teacher_image_id: portrait.id,
      organization: "Roerdomp (Gent)",
      admin_email_address: admin.person.email,
    });
    const taught = await aCourse(test.services, { ...wanted, title: "Bijles", teacher: "Jan Visser" });
    const activity = await anActivity(test.services, {
      ...wanted,
      title: "Voorleesuur",
      image_id: poster.id,
      organizer: "Roerdomp",
    });
    const overview = (await admin.browser.get("/me/gdpr")).body.data;
    expect(overview.transferredOfHouse).toEqual(["Bijles", "Schrijven met de R", "Voorleesuur"]);

    const mails = await erased(admin);
    const [heir] = await db
      .selectFrom("courses")
      .innerJoin("users as heir", "heir.id", "organizer_id")
      .select(["heir.id", "heir.email"])
      .where("courses.id", "=", course.id)
      .execute();
    const told = mails.filter(({ to }) => to === heir?.email).map(({ subject }) => subject);
    expect(told.toSorted()).toEqual(["Je neemt activiteiten over", "Je neemt cursussen over"]);
    const courses = await db
      .selectFrom("courses")
      .selectAll()
      .where("organizer_id", "=", heir?.id ?? "")
      .execute();
    const rowOf = (id: string) => courses.find((row) => row.id === id);
    expect(rowOf(course.id)).toMatchObject({ teacher: null, teacher_image_id: null, organization: "Inktvis" });
    expect(rowOf(course.id)?.admin_email_address).toBe(overview.mailbox);
    expect(rowOf(taught.id)).toMatchObject({ teacher: "Jan Visser", organization: "Bibliotheek De Kade" });
    const { organizer } = (await test.browser().get(`/activities/${activity.slug}`)).body.data;
    expect(organizer).toBe("Inktvis");
    const pictures = await db
      .selectFrom("images")
      .select(["id", "owner_id"])
      .where("id", "in", [shown.id, portrait.id, poster.id])
      .execute();
    expect(new Map(pictures.map(({ id, owner_id }) => [id, owner_id]))).toEqual(
      new Map([shown, poster].map(({ id }) => [id, heir?.id])),
    );
  });

  it("a course that people enrolled in is transferred to the team; what somebody began goes with a course", async () => {
    const organizer = await aMember({ roles: ["course_organizer"] });
    const course = (title: string) =>
      aCourse(test.services, { organizer_id: organizer.person.id, title, has_enrollments: true });
    const [kept, gone] = [await course("Met deelnemers"), await course("Zonder deelnemers")];
    const { user_id } = await anEnrolment(test.services, { course_id: kept.id });
    await anEnrolment(test.services, { course_id: gone.id, state: "begun" });
    expect((await organizer.browser.get("/me/gdpr")).body.data.transferredOfHouse).toEqual(["Met deelnemers"]);
    const mails = await erased(organizer);
    expect(mails.map(({ subject }) => subject)).toContain("Je neemt cursussen over");
    const { db } = test.services;
    const left = await db.selectFrom("courses").select("id").where("id", "in", [kept.id, gone.id]).execute();
    expect(left).toEqual([{ id: kept.id }]);
    const enrolments = db.selectFrom("enrolments").select("user_id").where("course_id", "in", [kept.id, gone.id]);
    expect(await enrolments.execute()).toEqual([{ user_id }]);
  });

  it("other courses and activities go with who organises them, as nobody takes part in one here", async () => {
    const name = "Roerdomp";
    const organizer = await aMember({ roles: ["course_organizer", "activity_organizer"], nickname: name });
    const named = { organizer_id: organizer.person.id, title: `${name} schrijft` };
    const course = await aCourse(test.services, { ...named, teacher: name, organization: name });
    const activity = await anActivity(test.services, { ...named, organizer: name });
    const visitor = test.browser();
    const addresses = ["/courses", `/courses/${course.slug}`, `/activities/${activity.slug}`];
    for (const address of addresses) expect((await visitor.get(address)).text).toContain(name);

    const mails = await erased(organizer);
    for (const address of addresses) expect((await visitor.get(address)).text).not.toContain(name);
    expect(mails.map(({ to }) => to)).toEqual([organizer.person.email]);
  });

  it("what the team did in a contest stays on its dashboard when who organised it before is erased", async () => {
    const [former, next] = [
      await aMember({ roles: ["contest_organizer"] }),
      await aMember({ roles: ["contest_organizer"] }),
    ];
    const staff = await aMember({ roles: ["superadmin"] });
    const contest = await aContest(test.services, { organizer_id: former.person.id });
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const path = `/contest-contributions/${entry.contributionIds[0]}/set-state`;
    expect((await staff.browser.post(path, { state: "winner" })).status).toBe(204);
    const { email } = next.person;
    const { data } = (await staff.browser.post(`/staff/contests/${contest.id}/find-organizer`, { email })).body;
    const answer = await staff.browser.post(`/staff/contests/${contest.id}/hand-over`, { organizerId: data.id });
    expect(answer.status).toBeLessThan(300);
    await erased(former);
    const acts = (await next.browser.get(`/contests/${contest.slug}/staff-acts`)).body.data;
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(["hand-over", "set-state"]);
  });

  it.each([true, false])(
    "the audit log forgets what was said to an organiser who is erased (handed over before: %s)",
    async (isHandedOver) => {
      const organizer = await aMember({ roles: ["contest_organizer"] });
      const next = await aMember({ roles: ["contest_organizer"] });
      const staff = await aMember({ roles: ["superadmin"] });
      const contest = await aContest(test.services, { organizer_id: organizer.person.id });
      await anEntry(test.services, { contest_id: contest.id });
      const reason = "Dag Rozemarijn, je vroeg het per telefoon.";
      const ending = { showJuryFeedbackToParticipant: 0, reason };
      expect((await staff.browser.post(`/contests/${contest.slug}/end`, ending)).status).toBeLessThan(300);
      const entries = () =>
        test.services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", contest.id).execute();
      expect(JSON.stringify(await entries())).toContain(reason);
      if (isHandedOver) {
        const path = `/staff/contests/${contest.id}`;
        await staff.browser.post(`${path}/find-organizer`, { email: next.person.email });
        const answer = await staff.browser.post(`${path}/hand-over`, { organizerId: next.person.id });
        expect(answer.status).toBeLessThan(300);
      }
      await erased(organizer);
      expect((await entries()).map(({ action }) => action)).toContain("end");
      expect(JSON.stringify(await entries())).not.toContain("Rozemarijn");
    },
  );

  it("entries are withdrawn from running contests and deleted from ended ones", async () => {
    const member = await aMember();
    const contests = [await aContest(test.services), await aContest(test.services)];
    for (const { id } of contests) {
      await anEntry(test.services, { contest_id: id, user_id: member.person.id });
      await anEntry(test.services, { contest_id: id });
    }
    const { db } = test.services;
    await db
      .updateTable("contests")
      .set({ ended_at: test.clock.now() })
      .where("id", "=", contests[1]?.id ?? "")
      .execute();
    await erased(member);
    for (const { id } of contests)
      expect(await db.selectFrom("participations").select("id").where("contest_id", "=", id).execute()).toHaveLength(1);
  });

  it("like counts are decremented", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const text = await aText(test.services);
    for (const { browser } of [member, other]) await browser.post(`/texts/${text.slug}/like`);
    await erased(member);
    expect((await test.browser().get(`/texts/${text.slug}`)).body.data.likes).toBe(1);
  });

  it("pictures in editorial content stay, without their owner", async () => {
    const editor = await aMember();
    const { db } = test.services;
    const [kept, own] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [kept, own])
      await db.insertInto("images").values({ id, owner_id: editor.person.id, width: 1, height: 1 }).execute();
    const now = test.clock.now();
    await db
      .insertInto("pages")
      .values({
        site: "organization",
        slug: "met-beeld",
        title: "Met beeld",
        body: `<img src="/media/images/${kept}/default.webp" alt="">`,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await erased(editor);
    expect(await db.selectFrom("images").select(["id", "owner_id"]).where("id", "in", [kept, own]).execute()).toEqual([
      { id: kept, owner_id: null },
    ]);
  });
});
