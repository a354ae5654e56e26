import { describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { emailOf } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntrant } from "../participations/entrant.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

const test = useTestApi();
const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;
const inDays = (count: number) => later(test.clock.now(), days(count)).toISOString();
const AGES = { useAgeCategories: 1, ageCategories: [{ ageFrom: 12, ageTo: 15 }] };

/** A running contest with somebody who started, a juror, and a way to save its settings with changes. */
async function aContestWithPeople(wanted: Parameters<typeof aContest>[1] = {}, hasBegun = true) {
  const contest = await aContest(test.services, wanted);
  const organizer = await test.browser().signInAs(contest.organizerId);
  const entrant = await anEntrant(test);
  if (hasBegun) await entrant.at(contest.slug).start();
  const { userId, id: jurorId } = await aJuror(test.services, { contestId: contest.id });
  const juror = await test.browser().signInAs(userId);
  const now = (await organizer.get(`/contests/${contest.slug}`)).body.data;
  const settings = {
    ...form,
    useAgeCategories: 0,
    ageCategories: undefined,
    isBlind: undefined,
    title: now.title,
    rules: now.rules,
    reward: now.reward,
    deadline: now.deadline,
    juryDeadline: now.juryDeadline,
    extraField1: now.extraField1,
    extraField2: now.extraField2,
    showJuryFeedbackToParticipant: Number(now.showJuryFeedbackToParticipant),
  };
  const save = (change: object) => organizer.put(`/contests/${contest.slug}`, { ...settings, ...change });
  /** The paragraphs of the mails that were sent, by address. */
  const mailed = async () => new Map((await test.runJobs()).map(({ to, paragraphs }) => [to, paragraphs.join("\n")]));
  const changes = async () => (await test.browser().get(`/contests/${contest.slug}`)).body.data.changes;
  const juryPage = async () => (await juror.get(`/contests/${contest.slug}/contributions-jury`)).body.meta.contest;
  return {
    contest,
    organizer,
    entrant,
    juror,
    jurorId,
    emails: { entrant: entrant.person.email, juror: await emailOf(test.services, userId) },
    save,
    mailed,
    changes,
    juryPage,
  };
}
const typesOf = async (browser: Awaited<ReturnType<typeof anEntrant>>["browser"]) =>
  (await browser.get("/me/notifications")).body.data.map(({ type }: { type: string }) => type);

describe("age categories that change while somebody is writing (docs/product/contests.md#changes)", () => {
  it("are kept, shown and announced to those who started, and not to the jury", async () => {
    const { save, mailed, changes, emails, entrant, juror } = await aContestWithPeople();
    expect((await save(AGES)).status).toBe(200);
    const told = await mailed();
    expect([...told.keys()]).toEqual([emails.entrant]);
    expect(told.get(emails.entrant)).toContain("De leeftijdscategorieën zijn nu: 12 tot 15 jaar. Eerst waren er geen.");
    test.clock.advance(60_000);
    const younger = { ...AGES, ageCategories: [{ ageFrom: 16, ageTo: 98 }, ...AGES.ageCategories] };
    expect((await save(younger)).status).toBe(200);
    expect((await save(younger)).status).toBe(200);
    expect((await mailed()).get(emails.entrant)).toContain(
      "De leeftijdscategorieën zijn nu: 12 tot 15 jaar, 16 jaar en ouder. Dat was: 12 tot 15 jaar.",
    );
    test.clock.advance(60_000);
    expect((await save({})).status).toBe(200);
    expect((await mailed()).get(emails.entrant)).toContain("Er zijn geen leeftijdscategorieën meer");
    expect(await changes()).toMatchObject([
      { field: "ageCategories", before: "12 tot 15 jaar, 16 jaar en ouder", after: null },
      { field: "ageCategories", before: "12 tot 15 jaar", after: "12 tot 15 jaar, 16 jaar en ouder" },
      { field: "ageCategories", before: null, after: "12 tot 15 jaar" },
    ]);
    expect(await typesOf(entrant.browser)).toEqual(["contestChanged", "contestChanged", "contestChanged"]);
    expect(await typesOf(juror)).toEqual([]);
  });
});

describe("feedback that entrants were promised", () => {
  const promised = { show_jury_feedback_to_participant: true };
  const hidden = { showJuryFeedbackToParticipant: 0 };

  it("is announced when it is switched off, and again when it comes back", async () => {
    const { save, mailed, changes, emails } = await aContestWithPeople(promised);
    expect((await save(hidden)).status).toBe(200);
    expect((await mailed()).get(emails.entrant)).toContain(
      "Wat de jury over je inzending schrijft, krijg je na afloop niet te lezen. Eerst was dat wel zo.",
    );
    test.clock.advance(60_000);
    await save({ showJuryFeedbackToParticipant: 1 });
    expect((await mailed()).get(emails.entrant)).toContain("krijg je na afloop te lezen. Eerst was dat niet zo.");
    expect(await changes()).toMatchObject([
      { field: "feedback", before: null, after: "shown" },
      { field: "feedback", before: "shown", after: null },
    ]);
  });

  it("is reported with the result, kept and visible in the preview when it is held back at the end", async () => {
    const { contest, organizer, mailed, changes } = await aContestWithPeople(promised, false);
    const { person } = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: person.id });
    await mailed();
    const words = "Wat de jury schreef, krijg je niet te lezen";
    const [preview] = (await organizer.post(`/contests/${contest.slug}/result-mails`, hidden)).body.data;
    expect(preview.paragraphs.join("\n")).toContain(words);
    expect((await organizer.post(`/contests/${contest.slug}/end`, hidden)).status).toBe(204);
    expect((await mailed()).get(person.email)).toContain(words);
    expect(await changes()).toMatchObject([{ field: "feedback", before: "shown", after: null }]);
  });

  it("is not reported as held back when it is shown again before the mail goes out", async () => {
    const { contest, organizer, juror, save, mailed } = await aContestWithPeople(promised, false);
    const { person } = await anEntrant(test);
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id, user_id: person.id });
    await juror.post(`/contest-contributions/${contributionIds[0]}/feedback`, { points: 70, feedback: "Sterk begin." });
    await mailed();
    await organizer.post(`/contests/${contest.slug}/end`, hidden);
    expect((await save({ showJuryFeedbackToParticipant: 1 })).status).toBe(200);
    const told = (await mailed()).get(person.email);
    expect(told).toContain("Wat er over je inzending geschreven werd, kan je nu lezen.");
    expect(told).not.toContain("krijg je niet te lezen");
  });

  it("is not mentioned when it is held back in a contest without a jury: there was nobody to write it", async () => {
    const { contest, organizer, mailed } = await aContestWithPeople(promised, false);
    await test.services.db.deleteFrom("contest_jury").where("contest_id", "=", contest.id).execute();
    const { person } = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: person.id });
    await mailed();
    await organizer.post(`/contests/${contest.slug}/end`, hidden);
    const told = (await mailed()).get(person.email);
    expect(told).toContain("is afgelopen");
    expect(told).not.toContain("jury");
  });

  it("is not mentioned in the mail of the result when it was never promised", async () => {
    const { contest, organizer, mailed, changes } = await aContestWithPeople(
      { show_jury_feedback_to_participant: false },
      false,
    );
    const { person } = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: person.id });
    await organizer.post(`/contests/${contest.slug}/end`, hidden);
    expect((await mailed()).get(person.email)).not.toContain("Wat de jury schreef");
    expect(await changes()).toEqual([]);
  });

  it("is not announced to people who have nothing to read when it is shown only after the end", async () => {
    const { contest, organizer, save, mailed, changes } = await aContestWithPeople(promised, false);
    const { person } = await anEntrant(test);
    await anEntry(test.services, { contest_id: contest.id, user_id: person.id });
    await organizer.post(`/contests/${contest.slug}/end`, hidden);
    await mailed();
    test.clock.advance(60_000);
    expect((await save({ showJuryFeedbackToParticipant: 1 })).status).toBe(200);
    expect((await mailed()).get(person.email)).toBeUndefined();
    expect(await changes()).toMatchObject([{ after: "shown" }, { after: null }]);
  });
});

describe("what a juror relies on (docs/product/contests.md#changes-for-the-jury)", () => {
  it("is announced to the jury when scoring ends earlier: by mail and on their page, not to entrants", async () => {
    const { contest, save, mailed, changes, emails, entrant, juror, juryPage } = await aContestWithPeople();
    const juryDeadline = inDays(9);
    expect((await save({ juryDeadline })).status).toBe(200);
    const told = await mailed();
    expect([...told.keys()]).toEqual([emails.juror]);
    expect(told.get(emails.juror)).toContain("Scoren kan nu tot ");
    expect(told.get(emails.juror)).toContain("Dat was tot de organisator de wedstrijd beëindigt.");
    expect((await juryPage()).changes).toEqual([
      { changedAt: test.clock.now().toISOString(), field: "juryDeadline", before: null, after: juryDeadline },
    ]);
    expect(await changes()).toEqual([]);
    expect([await typesOf(juror), await typesOf(entrant.browser)]).toEqual([["juryTermsChanged"], []]);
    await test.services.db.deleteFrom("contest_jury").where("contest_id", "=", contest.id).execute();
    expect(await typesOf(juror)).toEqual([]);
  });

  it("is announced when names will be shown, as long as nobody has judged", async () => {
    const { save, mailed, emails, juryPage } = await aContestWithPeople();
    expect((await save({ showJurorNames: 1 })).status).toBe(200);
    expect((await mailed()).get(emails.juror)).toContain("ook jouw naam bij je feedback");
    expect(await juryPage()).toMatchObject({
      showJurorNames: true,
      changes: [{ field: "jurorNames", after: "shown" }],
    });
  });

  it("is fixed once a juror has judged: names that were to stay hidden can no longer be shown", async () => {
    const { contest, save, mailed, juror, juryPage } = await aContestWithPeople();
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id });
    await juror.post(`/contest-contributions/${contributionIds[0]}/abstain`, { reason: "Ik ken dit." });
    await mailed();
    const refused = await save({ showJurorNames: 1 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["showJurorNames"]]);
    expect((await juryPage()).showJurorNames).toBe(false);
    expect((await save({ showJurorNames: 0 })).status).toBe(200);
    expect(await mailed()).toEqual(new Map());
  });

  it("may still be changed in their favour after they judged", async () => {
    const { contest, save, mailed, juror, emails } = await aContestWithPeople({ show_juror_names: true });
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id });
    await juror.post(`/contest-contributions/${contributionIds[0]}/feedback`, { points: 70 });
    await mailed();
    expect((await save({ showJurorNames: 1 })).status).toBe(200);
    expect(await mailed()).toEqual(new Map());
    expect((await save({ showJurorNames: 0 })).status).toBe(200);
    expect((await mailed()).get(emails.juror)).toContain("niet meer wie van jullie wat schreef");
  });

  it("is announced to nobody without a jury, or after the end", async () => {
    const { contest, organizer, save, mailed } = await aContestWithPeople({}, false);
    await organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 0 });
    await mailed();
    await save({ juryDeadline: inDays(9) });
    expect(await mailed()).toEqual(new Map());
  });

  it("is limited in the same way as messages", async () => {
    const { save } = await aContestWithPeople();
    const { limits } = test.services.config;
    const usual = limits.messages;
    limits.messages = { times: 1, seconds: 86_400 };
    try {
      expect((await save({ juryDeadline: inDays(9) })).status).toBe(200);
      expect((await save({ juryDeadline: inDays(8) })).status).toBe(429);
    } finally {
      limits.messages = usual;
    }
  });
});
