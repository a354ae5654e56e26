import { describe, expect, it } from "vitest";
import { days, hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aDecision } from "#features/moderation/moderation.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { erasuresOf } from "./erasures.fixture.ts";
import { erasePerson } from "./operations/erase-person.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();

const { aMember, erased } = erasuresOf(test);

describe("an erasure", () => {
  it("includes mails to former addresses, even from before the account existed", async () => {
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

  it("includes staff's answers to appeals; the audit log keeps only the fact that they were given", async () => {
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

describe("the erasure of a winner", () => {
  it("is announced to the organiser of the contest, without saying who", async () => {
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
  it.each([true, false])(
    "reasons given to an organiser who is erased are redacted in the audit log (contest handed over before: %s)",
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
