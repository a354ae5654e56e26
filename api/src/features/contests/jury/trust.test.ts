import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { aJuror } from "./juror.factory.ts";

const test = useTestApi();

/** A contest with one entry and two jurors. */
async function aJudgedContest(wanted: Parameters<typeof aContest>[1] = {}) {
  const { services } = test;
  const contest = await aContest(services, wanted);
  const entry = await anEntry(services, { contest_id: contest.id });
  const [juror, colleague] = [
    await aJuror(services, { contestId: contest.id }),
    await aJuror(services, { contestId: contest.id }),
  ];
  const [organizer, judge, other, entrant] = await Promise.all(
    [contest.organizerId, juror.userId, colleague.userId, entry.user_id].map((id) => test.browser().signInAs(id)),
  );
  if (!organizer || !judge || !other || !entrant) throw new Error("No browser");
  return { contest, entry, id: entry.contributionIds[0] ?? "", juror, colleague, organizer, judge, other, entrant };
}
const end = (slug: string, organizer: { post: (path: string, body: object) => Promise<unknown> }) =>
  organizer.post(`/contests/${slug}/end`, { showJuryFeedbackToParticipant: 1 });

describe("the page of a juror", () => {
  it("has the rules, the age category and the contact address of the contest", async () => {
    const { services } = test;
    const contest = await aContest(services, { ages: [[12, 17]], rules: "<p>Hoogstens één tekst.</p>" });
    const [ageCategoryId = 0] = contest.ageCategoryIds;
    const entry = await anEntry(services, { contest_id: contest.id, ageCategoryId });
    const juror = await aJuror(services, { contestId: contest.id });
    const judge = await test.browser().signInAs(juror.userId);
    const { meta } = (await judge.get(`/contests/${contest.slug}/contributions-jury`)).body;
    expect(meta.contest).toMatchObject({
      rules: "<p>Hoogstens één tekst.</p>",
      contactEmail: "wedstrijd@dekade.example",
      isPassed: false,
      isClosed: false,
    });
    const text = (await judge.get(`/contest-contributions/${entry.contributionIds[0]}`)).body.data;
    expect(text.ageLabel).toBe("12 tot 17 jaar");
  });
});

describe("a remark of a juror", () => {
  const REMARK = "Dit lijkt op een lied dat al bestaat.";

  it("can be read by its juror and the organiser, including in the CSV file, and by nobody else", async () => {
    const { contest, id, organizer, judge, other, entrant } = await aJudgedContest();
    expect((await judge.put(`/contest-contributions/${id}/remark`, { remark: REMARK })).status).toBe(204);
    await judge.post(`/contest-contributions/${id}/feedback`, { points: 60, feedback: "Fraai." });
    expect((await judge.get(`/contest-contributions/${id}`)).body.data).toMatchObject({ remark: REMARK, remarks: [] });
    const managed = (await organizer.get(`/contest-contributions/${id}`)).body.data;
    expect(managed).toMatchObject({ remark: null, remarks: [{ remark: REMARK, juror: expect.any(String) }] });
    const csv = await organizer.get(`/export/contests/${contest.slug}/csv`);
    expect(csv.text).toContain(REMARK);
    await end(contest.slug, organizer);
    const mails = await test.runJobs();
    expect(JSON.stringify(mails)).not.toContain(REMARK);
    const feedback = await entrant.get(`/contests/${contest.slug}/participation/feedback`);
    expect(feedback.text).toContain("Fraai.");
    const readByOthers = [
      feedback,
      await entrant.get(`/contests/${contest.slug}/participation`),
      await other.get(`/contest-contributions/${id}`),
      await other.get(`/contests/${contest.slug}/contributions-jury`),
    ];
    for (const { text } of readByOthers) expect(text).not.toContain(REMARK);
    const booklets = [
      await organizer.get(`/export/contests/${contest.slug}/pdf`),
      await other.get(`/export/contests/${contest.slug}/pdf`),
    ];
    for (const { bytes } of booklets) expect(pdfText(bytes)).not.toContain("lied dat al bestaat");
  });

  it("is deleted when it is emptied, and fixed once the contest has ended", async () => {
    const { contest, id, organizer, judge } = await aJudgedContest();
    const save = async (remark: string) => (await judge.put(`/contest-contributions/${id}/remark`, { remark })).status;
    expect([await save(REMARK), await save("")]).toEqual([204, 204]);
    expect((await organizer.get(`/contest-contributions/${id}`)).body.data.remarks).toEqual([]);
    await end(contest.slug, organizer);
    expect(await save(REMARK)).toBe(422);
  });

  it("is deleted when the entry is given back", async () => {
    const { id, entry, organizer, judge } = await aJudgedContest();
    await judge.put(`/contest-contributions/${id}/remark`, { remark: REMARK });
    await organizer.post(`/contest-participants/${entry.id}/reopen`);
    expect(
      await test.services.db.selectFrom("juror_remarks").select("remark").where("contribution_id", "=", id).execute(),
    ).toEqual([]);
  });
});

describe("the deadline of the jury", () => {
  it("closes scoring and abstaining; a remark can still be left, and a later deadline opens it again", async () => {
    const juryDeadline = later(test.clock.now(), days(9));
    const { contest, id, juror, organizer, judge } = await aJudgedContest({ jury_deadline: juryDeadline });
    const score = async () => (await judge.post(`/contest-contributions/${id}/feedback`, { points: 60 })).status;
    test.clock.advance(days(9) - 1000);
    expect(await score()).toBe(200);
    test.clock.advance(1000);
    const refused = await judge.post(`/contest-contributions/${id}/feedback`, { points: 70 });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("Vraag de organisator")]);
    expect((await judge.post(`/contest-contributions/${id}/abstain`, { reason: "Familie." })).status).toBe(422);
    expect((await judge.put(`/contest-contributions/${id}/remark`, { remark: "Te laat." })).status).toBe(204);
    expect((await judge.get(`/contest-contributions/${id}`)).body.data.me.can.score).toBe(false);
    const { meta } = (await judge.get(`/contests/${contest.slug}/contributions-jury`)).body;
    expect(meta.contest).toMatchObject({ isPassed: true, isClosed: true });
    expect((await organizer.post(`/contest-jury/${juror.id}/remind`)).body.message).toContain("Verzet eerst");
    await test.services.db
      .updateTable("contests")
      .set({ jury_deadline: later(test.clock.now(), days(1)) })
      .where("id", "=", contest.id)
      .execute();
    expect(await score()).toBe(200);
  });
});

describe("a notice that scores are awaited", () => {
  it("disappears when nothing is left to score, and when scoring closes", async () => {
    const { contest, id, juror, organizer, judge } = await aJudgedContest({
      jury_deadline: later(test.clock.now(), days(9)),
    });
    const notices = async () =>
      (await judge.get("/me/notifications")).body.data.filter(
        ({ type }: { type: string }) => type === "juryShouldGiveFeedback",
      ).length;
    await organizer.post(`/contest-jury/${juror.id}/remind`);
    expect(await notices()).toBe(1);
    await judge.post(`/contest-contributions/${id}/feedback`, { points: 60 });
    expect(await notices()).toBe(0);
    await anEntry(test.services, { contest_id: contest.id });
    expect(await notices()).toBe(1);
    test.clock.advance(days(9));
    expect(await notices()).toBe(0);
    await test.runJobs();
  });
});

describe("jurors after the end", () => {
  it.each([
    [false, null],
    [true, expect.any(String)],
  ])("can read each other's names only where the organiser says so (%s)", async (shows, nickname) => {
    const { contest, id, organizer, judge, other } = await aJudgedContest({ show_juror_names: shows });
    await other.post(`/contest-contributions/${id}/feedback`, { points: 80, feedback: "Sterk." });
    await end(contest.slug, organizer);
    await test.runJobs();
    const [given] = (await judge.get(`/contest-contributions/${id}`)).body.data.feedbacks;
    expect(given).toMatchObject({ feedback: "Sterk.", jury: { user: nickname === null ? null : { nickname } } });
    const [managed] = (await organizer.get(`/contest-contributions/${id}`)).body.data.feedbacks;
    expect(managed.jury.user.nickname).toEqual(expect.any(String));
  });

  it("read no name with the judgement of a juror whose account was erased", async () => {
    const { contest, id, organizer, judge, other } = await aJudgedContest({ show_juror_names: true });
    await other.post(`/contest-contributions/${id}/feedback`, { points: 80, feedback: "Sterk." });
    await end(contest.slug, organizer);
    const { id: otherId } = (await other.get("/me")).body.data;
    await test.services.db.updateTable("contest_jury").set({ user_id: null }).where("user_id", "=", otherId).execute();
    const [given] = (await judge.get(`/contest-contributions/${id}`)).body.data.feedbacks;
    expect(given).toMatchObject({ feedback: "Sterk.", jury: { user: null } });
    const [managed] = (await organizer.get(`/contest-contributions/${id}`)).body.data.feedbacks;
    expect(managed.jury.user.nickname).toBe("een vroeger jurylid");
  });
});

describe("somebody who was removed from the jury", () => {
  it("cannot enter the contest whose entries they read", async () => {
    const { contest, juror, organizer, judge } = await aJudgedContest();
    await organizer.delete(`/contest-jury/${juror.id}`);
    expect((await judge.get(`/contests/${contest.slug}`)).body.data.me.can.startParticipation).toBe(false);
    expect((await judge.post(`/contests/${contest.slug}/participate/start`)).status).toBe(422);
    const elsewhere = await aContest(test.services);
    expect((await judge.post(`/contests/${elsewhere.slug}/participate/start`)).status).toBe(200);
  });
});

describe("an organiser in their own jury", () => {
  it("is told why not, both when inviting their own address and when accepting", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const email = await emailOf(services, contest.organizerId);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const invites = [{ email: email.toUpperCase(), ageCategoryId: null }];
    const invited = await organizer.post(`/contests/${contest.slug}/invite-jury`, { text: "Ik.", invites });
    expect(invited.body.errors.invites[0]).toContain("Je eigen adres");
    const { token } = await anInvitation(services, { contest_id: contest.id, email });
    const used = await organizer.post(`/contests/${contest.slug}/use-invitation`, { token });
    expect([used.status, used.body.message]).toEqual([422, expect.stringContaining("Je organiseert deze wedstrijd")]);
  });

  it("is warned when the juror is a member of the team, who can see the authors", async () => {
    const { services } = test;
    const contest = await aContest(services, { is_blind: true });
    const admin = await aPerson(services, { roles: ["admin"] });
    const { token } = await anInvitation(services, { contest_id: contest.id, email: admin.email });
    const path = `/contests/${contest.slug}/invitation-by-token?token=${encodeURIComponent(token)}`;
    const browser = await test.browser().signInAs(admin.id);
    expect((await browser.get(path)).body.data.contest).toMatchObject({ isBlind: true, isManaged: true });
    expect((await test.browser().get(path)).body.data.contest.isManaged).toBe(false);
  });
});

describe("what the organiser can read about an entry", () => {
  it("includes why it is invalid, and a juror's judgement before a change; the jury sees neither", async () => {
    const { id, organizer, judge, other } = await aJudgedContest();
    await judge.post(`/contest-contributions/${id}/feedback`, { points: 60, feedback: "Fraai." });
    await organizer.put(`/contest-contribution-feedbacks/${id}`, { points: 75, feedback: "Fraaier." });
    const read = async () => (await organizer.get(`/contest-contributions/${id}`)).body.data;
    const [changed] = (await read()).feedbacks;
    expect(changed).toMatchObject({ isChanged: true, before: { points: 60, feedback: "Fraai." } });
    expect((await other.get(`/contest-contributions/${id}`)).body.data.invalidBecause).toBeNull();
    await organizer.post(`/contest-contributions/${id}/set-state`, { state: "invalid", reason: "Te lang." });
    expect((await read()).invalidBecause).toBe("Te lang.");
    await test.runJobs();
  });
});

describe("a member of the team on the jury", () => {
  it("gets as a juror what other jurors get: their own list, without names", async () => {
    const { services } = test;
    const contest = await aContest(services, {
      ages: [
        [12, 15],
        [16, 18],
      ],
    });
    const [young = 0, old = 0] = contest.ageCategoryIds;
    const entered = (titles: string[], ageCategoryId: number) =>
      anEntry(services, { contest_id: contest.id, titles, ageCategoryId });
    const [theirs, another] = [await entered(["Eb", "Vloed"], young), await entered(["Kentering"], old)];
    const { id: userId } = await aPerson(services, { roles: ["admin"] });
    await aJuror(services, { contestId: contest.id, userId, ageCategoryId: young });
    const admin = await test.browser().signInAs(userId);
    const [first = "", second = ""] = theirs.contributionIds.toSorted();
    const read = async (id: string, query = "") => (await admin.get(`/contest-contributions/${id}${query}`)).body.data;

    expect(await read(first)).toMatchObject({ participant: { user: { name: "Anneleen Wouters" } }, mine: null });
    expect(await read(first, "?judged=1")).toMatchObject({
      participant: null,
      mine: { points: null },
      neighbours: { previous: null, next: second },
      me: { can: { score: true, setState: false } },
    });
    expect((await admin.get(`/contest-contributions/${another.contributionIds[0]}?judged=1`)).status).toBe(404);

    const booklet = await admin.get(`/export/contests/${contest.slug}/pdf?judged=1`);
    expect(String(booklet.headers["content-disposition"])).toContain("zonder-namen");
    const words = pdfText(booklet.bytes);
    expect(words).toContain("Vloed");
    for (const left of ["Kentering", "Wouters"]) expect(words).not.toContain(left);
  });
});

describe("a booklet without names", () => {
  it("is available to the organiser too, under another file name", async () => {
    const { contest, entry, organizer, judge } = await aJudgedContest();
    const { nickname } = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", entry.user_id)
      .executeTakeFirstOrThrow();
    const [named, nameless, jurys] = [
      await organizer.get(`/export/contests/${contest.slug}/pdf`),
      await organizer.get(`/export/contests/${contest.slug}/pdf?nameless=1`),
      await judge.get(`/export/contests/${contest.slug}/pdf?nameless=0`),
    ];
    expect(pdfText(named.bytes)).toContain("Wouters");
    for (const { bytes } of [nameless, jurys]) {
      const text = pdfText(bytes);
      expect(text).toContain("veerpont");
      for (const secret of ["Wouters", nickname, "Kerkstraat"]) expect(text).not.toContain(secret);
    }
    const nameOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers["content-disposition"]);
    expect(nameOf(named)).toContain("met-namen");
    for (const each of [nameless, jurys]) expect(nameOf(each)).toContain("zonder-namen");
  });
});
