import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { statusesInOrder } from "#testing/in-order.ts";
import { emailOf } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { ONLY_SHOWN } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { anInvitation } from "./invitation.factory.ts";
import { email, forAll, gone, useInviting } from "./inviting.factory.ts";

const test = useTestApi();
const { somebody, organizer, ownContest, inviteJury, rowsOf } = useInviting(test);

describe("an invitation (docs/product/invitations.md#accepting)", () => {
  const use = (browser: TestBrowser, slug: string, token: string) =>
    browser.post(`/contests/${slug}/use-invitation`, { token });
  const refusalFor = async (browser: TestBrowser, slug: string, token: string): Promise<string | null> =>
    (await browser.get(`/contests/${slug}/invitation-by-token?token=${token}`)).body.data.refusal;
  const juryOf = (contestId: string) =>
    test.services.db.selectFrom("contest_jury").selectAll().where("contest_id", "=", contestId).execute();

  it("puts the invited person on the jury, whatever the case of the address, and notifies the organiser", async () => {
    const contest = await ownContest({ title: "Kanttekening", ages: [[0, 98]] });
    const [category] = contest.ageCategoryIds;
    const invited = await somebody({ email: `Jury.${email()}` });
    const { token } = await anInvitation(test.services, {
      contest_id: contest.id,
      email: invited.email.toLowerCase(),
      age_category_id: category ?? null,
    });
    const { status, body } = await use(invited.browser, contest.slug, token);
    expect([status, body.data]).toEqual([200, { type: "jury" }]);
    expect(await juryOf(contest.id)).toMatchObject([{ user_id: invited.id, age_category_id: category }]);
    expect((await organizer.browser.get("/me/notifications")).body.data[0]).toMatchObject({
      type: "juryInvitationAccepted",
      data: { contest: { title: "Kanttekening" }, user: { nickname: invited.nickname } },
    });
    expect(await test.runJobs()).toMatchObject([
      { to: organizer.email, subject: "Je uitnodiging is aanvaard: Kanttekening" },
    ]);
  });

  it("is not mailed again once it is accepted", async () => {
    const contest = await ownContest();
    const invited = await somebody();
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    test.clock.advance(hours(2));
    expect((await inviteJury(contest.slug, forAll(invited.email))).status).toBe(200);
    expect((await use(invited.browser, contest.slug, token)).status).toBe(200);
    expect((await test.runJobs()).filter(({ to }) => to === invited.email)).toEqual([]);
  });

  it("is not mailed any more once the contest is display only", async () => {
    const contest = await ownContest();
    expect((await inviteJury(contest.slug, forAll(email()))).status).toBe(200);
    await test.services.db.updateTable("contests").set(ONLY_SHOWN).where("id", "=", contest.id).execute();
    expect(await test.runJobs()).toEqual([]);
  });

  it("is refused to another account, without revealing which it is for, and stays unused", async () => {
    const contest = await ownContest();
    const [invited, other] = [await somebody(), await somebody()];
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const look = ({ browser }: { browser: TestBrowser }) =>
      browser.get(`/contests/${contest.slug}/invitation-by-token?token=${token}`);
    const [forInvited, forOther] = await Promise.all([look(invited), look(other)]);
    expect([forInvited.body.data.isOtherAccount, forOther.body.data.isOtherAccount]).toEqual([false, true]);
    expect(forOther.text).not.toContain(invited.email.split("@")[0]);
    const { status, body, text: whole } = await use(other.browser, contest.slug, token);
    expect([status, body.code]).toEqual([403, "other-account"]);
    expect(whole).not.toContain(invited.email.split("@")[0]);
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_at: null, used_by: null });
    expect((await use(invited.browser, contest.slug, token)).status).toBe(200);
    // Used: another account still cannot use it.
    expect((await use(other.browser, contest.slug, token)).status).toBe(403);
  });

  it("that was used is refused to another account that has since got the address", async () => {
    const contest = await ownContest();
    const [invited, later] = [await somebody(), await somebody()];
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    expect((await use(invited.browser, contest.slug, token)).status).toBe(200);
    const rename = (id: string, address: string) =>
      test.services.db.updateTable("users").set({ email: address }).where("id", "=", id).execute();
    await rename(invited.id, email());
    await rename(later.id, invited.email);
    expect(await use(later.browser, contest.slug, token)).toMatchObject({ status: 403, body: gone });
    expect(await juryOf(contest.id)).toMatchObject([{ user_id: invited.id }]);
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_by: invited.id });
  });

  it("can be accepted again without an error; fifty requests at once make one juror and one notification", async () => {
    const contest = await ownContest();
    const invited = await somebody();
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(invited.browser, contest.slug, token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await juryOf(contest.id)).toHaveLength(1);
    const told = await test.services.db
      .selectFrom("notifications")
      .select("about_user_id")
      .where("user_id", "=", organizer.id)
      .where("type", "=", "juryInvitationAccepted")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(told).toEqual([{ about_user_id: invited.id }]);
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([organizer.email]);
  });

  it("to judge is refused to an entrant, and stays unused", async () => {
    const contest = await ownContest();
    for (const handedIn of [false, true]) {
      const invited = await somebody();
      await anEntry(test.services, { contest_id: contest.id, user_id: invited.id, handedIn });
      const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
      const { status, body } = await use(invited.browser, contest.slug, token);
      expect([status, body.message]).toEqual([
        422,
        "Je doet zelf mee aan deze wedstrijd. Wie meedoet, kan niet in de jury zitten.",
      ]);
      // The page says so before anybody accepts.
      expect(await refusalFor(invited.browser, contest.slug, token)).toBe(body.message);
      expect(await refusalFor(test.browser(), contest.slug, token)).toBeNull();
    }
    expect(await juryOf(contest.id)).toEqual([]);
    expect((await rowsOf(contest.id)).every(({ used_at }) => used_at === null)).toBe(true);
  });

  it("to take part is refused to a juror, and stays unused", async () => {
    const [contest, invited] = [await ownContest(), await somebody()];
    const of = { contest_id: contest.id, email: invited.email };
    const jury = await anInvitation(test.services, of);
    const participant = await anInvitation(test.services, { ...of, type: "participant" });
    expect((await use(invited.browser, contest.slug, jury.token)).status).toBe(200);
    const { status, body } = await use(invited.browser, contest.slug, participant.token);
    expect([status, body.message]).toEqual([422, expect.stringContaining("Wie jureert, kan niet meedoen.")]);
    expect((await rowsOf(contest.id)).find(({ type }) => type === "participant")?.used_at).toBeNull();
    expect(await refusalFor(invited.browser, contest.slug, participant.token)).toBe(body.message);
  });

  it("to take part is refused to a former juror and to the organiser, and gives them no notification", async () => {
    const contest = await ownContest({ type: "closed" });
    const invited = await somebody();
    const juror = await aJuror(test.services, { contestId: contest.id, userId: invited.id });
    await organizer.browser.delete(`/contest-jury/${juror.id}`);
    await organizer.browser.post(`/contests/${contest.slug}/invite-participants`, {
      text: "Doe je mee?",
      emails: [invited.email, organizer.email],
    });
    await test.runJobs();
    for (const person of [invited, organizer]) {
      const { id } = (await rowsOf(contest.id)).find(({ email: to }) => to === person.email.toLowerCase()) ?? {
        id: "",
      };
      const token = invitationToken(test.services, "contest", id);
      const { status, body } = await use(person.browser, contest.slug, token);
      expect([status, body.message]).toEqual([
        422,
        "Wie een wedstrijd organiseert of jureert, of dat vroeger deed, doet er zelf niet aan mee.",
      ]);
      expect(await refusalFor(person.browser, contest.slug, token)).toBe(body.message);
      const { body: told } = await person.browser.get("/me/notifications");
      expect(told.data.filter(({ type }: { type: string }) => type === "invitationReceived")).toEqual([]);
    }
    expect((await rowsOf(contest.id)).every(({ used_at }) => used_at === null)).toBe(true);
  });

  it("to judge is refused to the organiser of the contest, who knows the authors", async () => {
    const contest = await ownContest();
    const own = await emailOf(test.services, contest.organizerId);
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: own.toLowerCase() });
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await use(organizer, contest.slug, token)).status).toBe(422);
    expect(await juryOf(contest.id)).toEqual([]);
  });

  it("never makes somebody both juror and participant, even when they ask for both at once", async () => {
    const [contest, invited] = [await ownContest(), await somebody()];
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const start = () => invited.browser.post(`/contests/${contest.slug}/participate/start`);
    const statuses = await statusesInOrder(test)(
      // The lock lets both look, and makes storing wait.
      (tx) => sql`lock table contest_jury, participations in share mode`.execute(tx),
      [() => use(invited.browser, contest.slug, token), start],
    );
    expect(statuses).toEqual([200, 422]);
  });

  it("to take part records who accepted it, without notifying the organiser", async () => {
    const contest = await ownContest({ type: "closed" });
    const invited = await somebody();
    const { token } = await anInvitation(test.services, {
      contest_id: contest.id,
      type: "participant",
      email: invited.email,
    });
    expect((await use(invited.browser, contest.slug, token)).body.data).toEqual({ type: "participant" });
    expect((await rowsOf(contest.id))[0]).toMatchObject({ used_by: invited.id, used_at: test.clock.now() });
    expect(await juryOf(contest.id)).toEqual([]);
    expect(await test.runJobs()).toEqual([]);
  });
});
