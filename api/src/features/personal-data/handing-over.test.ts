import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { successorOf } from "./relied-on.ts";
import { erasuresOf } from "./erasures.fixture.ts";

const test = useTestApi();
const { aMember, erased } = erasuresOf(test);

describe("what others rely on (docs/product/privacy.md#what-stays)", () => {
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

  it("a contest goes to an admin who neither enters nor judges it, and to another one only if there is none", async () => {
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

  it("says beforehand that courses with enrolments and followed online courses go to the team too", async () => {
    const { id } = await aPerson(test.services, { roles: ["course_organizer"] });
    const { retained } = (await (await test.browser().signInAs(id)).get("/me/gdpr")).body.data;
    expect(retained.join("\n")).toMatch(
      /cursussen waarvoor mensen zich inschreven en online cursussen die iemand volgt of volgde, of die bij een cursus horen/,
    );
  });

  it("a course in which people enrolled is transferred to the team; merely started enrolments are deleted with their course", async () => {
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

  it("other courses and activities are deleted with their organiser, as nobody takes part in them here", async () => {
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

  it("what the team did in a contest stays on its dashboard when its former organiser is erased", async () => {
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
});
