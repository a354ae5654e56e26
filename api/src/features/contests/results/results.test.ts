import { describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

const test = useTestApi();
const END = { showJuryFeedbackToParticipant: 0 };
const WORD = "<p>Een sterk jaar.</p>";

const signedIn = (id: string) => test.browser().signInAs(id);
const notificationsOf = async (userId: string) =>
  (await test.services.db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute()).map(
    ({ type }) => type,
  );
const rowOf = (contestId: string) =>
  test.services.db.selectFrom("contest_results").selectAll().where("contest_id", "=", contestId).executeTakeFirst();

/** An ended contest with three entries; the mails of the end are gone. */
async function anEndedContest({ place = null }: { place?: 1 | 2 | 3 | null } = {}) {
  const { services } = test;
  const contest = await aContest(services);
  const organizer = await signedIn(contest.organizerId);
  const [first, second, third] = [
    await anEntry(services, { contest_id: contest.id, titles: ["Eb"] }),
    await anEntry(services, { contest_id: contest.id, titles: ["Vloed"] }),
    await anEntry(services, { contest_id: contest.id, titles: ["Kentering"] }),
  ];
  const winning = first.contributionIds[0] ?? "";
  await organizer.post(`/contest-contributions/${winning}/set-state`, { state: "winner", place });
  await organizer.post(`/contests/${contest.slug}/end`, END);
  await test.runJobs();
  const at = `/contests/${contest.slug}/result`;
  return { contest, organizer, at, first, second, third, ids: { first: winning, ...idsOf({ second, third }) } };
}
const idsOf = ({ second, third }: Record<"second" | "third", { contributionIds: string[] }>) => ({
  second: second.contributionIds[0] ?? "",
  third: third.contributionIds[0] ?? "",
});
const save = (organizer: TestBrowser, at: string, input: object) =>
  organizer.put(at, { expectedOn: null, juryWord: WORD, ...input });
const release = (organizer: TestBrowser, at: string) => organizer.post(`${at}/release`, {});

async function aReleasedResult() {
  const ended = await anEndedContest({ place: 1 });
  expect((await save(ended.organizer, ended.at, {})).status).toBe(200);
  expect((await release(ended.organizer, ended.at)).status).toBe(204);
  await test.runJobs();
  return ended;
}

describe("preparing a result (docs/product/contests.md#result)", () => {
  it("announces its day before the contest ends", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const at = `/contests/${contest.slug}/result`;
    expect((await organizer.put(at, { expectedOn: "2027-03-21", juryWord: null })).status).toBe(200);
    expect((await test.browser().get(`/contests/${contest.slug}`)).body.data.resultExpectedOn).toBe("2027-03-21");
  });

  it("refuses a day before the deadline, at its field", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const refused = await organizer.put(`/contests/${contest.slug}/result`, {
      expectedOn: "2020-01-01",
      juryWord: null,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(["expectedOn"]);
  });

  it("forgets its day when the contest runs beyond it", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;
    const dayOfResult = async () => (await test.browser().get(`/contests/${contest.slug}`)).body.data.resultExpectedOn;
    const runUntil = (deadline: string) =>
      organizer.put(`/contests/${contest.slug}`, { ...form, title: contest.title, deadline });
    await runUntil("2027-03-14T12:00:00Z");
    await organizer.put(`/contests/${contest.slug}/result`, { expectedOn: "2027-03-21", juryWord: null });
    await runUntil("2027-03-20T12:00:00Z");
    expect(await dayOfResult()).toBe("2027-03-21");
    await runUntil("2027-03-25T12:00:00Z");
    expect(await dayOfResult()).toBeNull();
  });

  it("chooses laureates after the end: several of one place, mentions and a shortlist", async () => {
    const { organizer, at, ids } = await anEndedContest();
    const { body } = await save(organizer, at, {
      awards: [
        { id: ids.third, state: "shortlist", place: null },
        { id: ids.second, state: "winner", place: 2 },
        { id: ids.first, state: "winner", place: 2 },
      ],
    });
    const shown = body.data.laureates.map(({ title, state, place }: Record<string, unknown>) => [title, state, place]);
    expect(shown).toEqual([
      ["Eb", "winner", 2],
      ["Vloed", "winner", 2],
      ["Kentering", "shortlist", null],
    ]);
    expect(body.data).toMatchObject({ juryWord: WORD, releasedAt: null });
  });

  it("refuses laureates before the end: they are chosen one by one then", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const awards = [{ id: entry.contributionIds[0], state: "winner", place: 1 }];
    expect((await save(organizer, `/contests/${contest.slug}/result`, { awards })).status).toBe(422);
  });

  it("refuses entries of another contest, invalid ones, and one that is named twice", async () => {
    const { organizer, at, ids, contest } = await anEndedContest();
    const other = await anEntry(test.services, { contest_id: (await aContest(test.services)).id });
    const invalid = { state: "invalid", invalid_because: "Te lang." };
    await test.services.db.updateTable("contributions").set(invalid).where("id", "=", ids.third).execute();
    const award = { state: "winner", place: 1 };
    for (const chosen of [[other.contributionIds[0]], [ids.third], [ids.second, ids.second]]) {
      const refused = await save(organizer, at, { awards: chosen.map((id) => ({ id, ...award })) });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["awards"]]);
    }
    expect((await organizer.get(`/contests/${contest.slug}/winners`)).body.data).toHaveLength(1);
  });

  it("keeps a word of the jury that is only a picture", async () => {
    const { organizer, at } = await anEndedContest();
    const juryWord = `<p><img src="/media/images/${crypto.randomUUID()}/default.webp" alt=""></p>`;
    const saved = await save(organizer, at, { juryWord });
    expect([saved.status, saved.body.data.juryWord]).toEqual([200, expect.stringContaining("<img")]);
  });

  it("removes markup that may not be shown from the jury's word", async () => {
    const { organizer, at } = await anEndedContest();
    const { body } = await save(organizer, at, { juryWord: '<p onclick="x()">Goed.</p><script>x()</script>' });
    expect(body.data.juryWord).toBe("<p>Goed.</p>");
  });
});

describe("before the result is released", () => {
  it("shows it to nobody but who manages the contest", async () => {
    const { contest, organizer, at, first } = await anEndedContest({ place: 1 });
    await save(organizer, at, {});
    const juror = await aJuror(test.services, { contestId: contest.id });
    for (const browser of [test.browser(), await signedIn(first.user_id), await signedIn(juror.userId)]) {
      expect((await browser.get(at)).status).toBe(404);
      const { body } = await browser.get(`/contests/${contest.slug}`);
      expect(body.data).toMatchObject({ hasWinners: false, hasResult: false });
    }
    expect((await organizer.get(at)).status).toBe(200);
    const { slug } = await personOf(first.user_id);
    expect((await test.browser().get(`/users/${slug}`)).body.data.awards).toEqual([]);
    expect((await test.browser().get("/feeds/results")).text).not.toContain(contest.title);
    expect((await test.browser().get("/sitemap/results")).text).not.toContain(contest.slug);
  });

  it("tells the jury nothing of what was awarded, also once the contest has ended", async () => {
    const { contest, ids, organizer, at } = await anEndedContest({ place: 1 });
    const juror = await signedIn((await aJuror(test.services, { contestId: contest.id })).userId);
    expect((await juror.get(`/contest-contributions/${ids.first}`)).body.data).toMatchObject({
      state: null,
      place: null,
    });
    await save(organizer, at, {});
    await release(organizer, at);
    expect((await juror.get(`/contest-contributions/${ids.first}`)).body.data).toMatchObject({
      state: "winner",
      place: 1,
    });
  });
});

const personOf = (id: string) =>
  test.services.db.selectFrom("users").select(["slug", "nickname"]).where("id", "=", id).executeTakeFirstOrThrow();

describe("releasing a result", () => {
  it("shows it to everybody: on its page, the list, the profile, in the feed and the sitemap", async () => {
    const { contest, at, first } = await aReleasedResult();
    const visitor = test.browser();
    const { slug, nickname } = await personOf(first.user_id);
    expect((await visitor.get(at)).body.data).toMatchObject({
      juryWord: WORD,
      releasedAt: test.clock.now().toISOString(),
      laureates: [{ title: "Eb", state: "winner", place: 1, author: { slug, nickname }, textSlug: null }],
    });
    expect((await visitor.get(`/contests/${contest.slug}`)).body.data).toMatchObject({
      hasWinners: true,
      hasResult: true,
    });
    expect((await visitor.get(`/users/${slug}`)).body.data.awards).toEqual([
      { contest: { slug: contest.slug, title: contest.title }, title: "Eb", state: "winner", place: 1 },
    ]);
    expect((await visitor.get("/feeds/results")).text).toContain(`eerste plaats: ‘Eb’, ${nickname}`);
    expect((await visitor.get("/sitemap/results")).text).toContain(`/wedstrijd/${contest.slug}/uitslag`);
  });

  it("tells who entered that there is one to read, as long as it is released", async () => {
    const { contest, organizer, at, first } = await anEndedContest({ place: 1 });
    const entrant = await signedIn(first.user_id);
    const told = async () => [
      (await entrant.get(`/contests/${contest.slug}/participation`)).body.data.contest.hasResult,
      (await entrant.get("/me/contests/participations")).body.data[0].contest.hasResult,
    ];
    await save(organizer, at, {});
    expect(await told()).toEqual([false, false]);
    await release(organizer, at);
    expect(await told()).toEqual([true, true]);
    await organizer.post(`${at}/withdraw`, {});
    expect(await told()).toEqual([false, false]);
  });

  it("waits for the end, and for something to tell", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const at = `/contests/${contest.slug}/result`;
    await save(organizer, at, {});
    expect((await release(organizer, at)).status).toBe(422);
    await organizer.put(at, { expectedOn: null, juryWord: "<p> </p>" });
    await organizer.post(`/contests/${contest.slug}/end`, END);
    expect((await release(organizer, at)).status).toBe(422);
    await save(organizer, at, {});
    expect((await release(organizer, at)).status).toBe(204);
  });

  it("tells entrants, jurors, and followers of the organiser and of a laureate, once", async () => {
    const { contest, organizer, at, first, second } = await anEndedContest();
    const juror = await aJuror(test.services, { contestId: contest.id });
    const [fan, reader, stranger] = [
      await aPerson(test.services),
      await aPerson(test.services),
      await aPerson(test.services),
    ];
    const created_at = test.clock.now();
    await test.services.db
      .insertInto("follows")
      .values([
        { follower_id: fan.id, followed_id: contest.organizerId, created_at },
        { follower_id: reader.id, followed_id: first.user_id, created_at },
        { follower_id: fan.id, followed_id: first.user_id, created_at },
        { follower_id: stranger.id, followed_id: second.user_id, created_at },
      ])
      .execute();
    await save(organizer, at, {});
    for (const act of ["release", "release", "withdraw", "release"]) await organizer.post(`${at}/${act}`, {});
    await test.runJobs();
    for (const id of [first.user_id, second.user_id, juror.userId, fan.id, reader.id])
      expect(await notificationsOf(id)).toEqual(["contestResultReleased"]);
    for (const id of [stranger.id, contest.organizerId]) expect(await notificationsOf(id)).toEqual([]);
  });

  it("happens once, however often it is sent at once", async () => {
    const { contest, organizer, at, second, ids } = await anEndedContest();
    await save(organizer, at, { awards: [{ id: ids.second, state: "mention", place: null }] });
    const token = await organizer.csrfToken("community");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        organizer.send("POST", `${at}/release`, "community", { body: {}, headers: { "x-csrf-token": token } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const mails = await test.runJobs();
    expect(mails.map(({ kind }) => kind)).toEqual(["contests.award-changed", "contests.award-changed"]);
    expect(await notificationsOf(second.user_id)).toEqual(["contestResultReleased"]);
    const releasedAt = test.clock.now();
    test.clock.advance(1000);
    await release(organizer, at);
    expect((await rowOf(contest.id))?.released_at).toEqual(releasedAt);
  });

  it("mails a writer whose award is another than the mail at the end said, and nobody else", async () => {
    const { organizer, at, ids, first, second } = await anEndedContest({ place: 1 });
    await save(organizer, at, {
      awards: [
        { id: ids.first, state: "winner", place: 1 },
        { id: ids.second, state: "mention", place: null },
      ],
    });
    await release(organizer, at);
    const mails = await test.runJobs();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.paragraphs).toEqual([
      expect.stringMatching(/^De organisator maakte de uitslag van ‘.+’ bekend\.$/),
      "‘Vloed’ krijgt een eervolle vermelding.",
    ]);
    await save(organizer, at, { awards: [{ id: ids.first, state: "winner", place: 2 }] });
    const corrections = (await test.runJobs()).map(({ paragraphs }) => paragraphs);
    for (const [said] of corrections) expect(said).toMatch(/^De organisator verbeterde de uitslag van ‘.+’\.$/);
    const corrected = corrections.flatMap((paragraphs) => paragraphs.slice(1)).toSorted();
    expect(corrected).toEqual(["‘Eb’ behaalt de tweede plaats.", "‘Vloed’ staat niet meer bij de laureaten."]);
    for (const { user_id } of [first, second])
      expect(await notificationsOf(user_id)).toEqual(["contestResultReleased"]);
  });

  it("mails no choice that is not public any more when the mail is written", async () => {
    const { organizer, at, ids } = await anEndedContest();
    await save(organizer, at, { awards: [{ id: ids.second, state: "mention", place: null }] });
    await release(organizer, at);
    await organizer.post(`${at}/withdraw`, {});
    expect(await test.runJobs()).toEqual([]);
  });
});

describe("a released result", () => {
  it("says when it was corrected, and the log who did so, also for the organiser", async () => {
    const { contest, organizer, at } = await aReleasedResult();
    await save(organizer, at, {});
    expect((await rowOf(contest.id))?.corrected_at).toBeNull();
    await save(organizer, at, { juryWord: "<p>Een heel sterk jaar.</p>" });
    expect((await test.browser().get(at)).body.data.correctedAt).toBe(test.clock.now().toISOString());
    const logged = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "before", "after"])
      .where("subject_id", "=", contest.id)
      .execute();
    expect(logged).toMatchObject([
      { actor_id: contest.organizerId, action: "save-result", before: { juryWord: WORD } },
    ]);
    expect((await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data).toEqual([]);
  });

  it("lists no correction of a former organiser as an act of staff, and those of staff also once it is theirs", async () => {
    const { contest, organizer, at } = await aReleasedResult();
    const [admin, heir] = [
      await aPerson(test.services, { roles: ["admin"] }),
      await aPerson(test.services, { roles: ["admin", "contest_organizer"] }),
    ];
    const theirs = await signedIn(heir.id);
    await save(organizer, at, { juryWord: "<p>Een heel sterk jaar.</p>" });
    const reason = "De jury vroeg het.";
    expect((await save(theirs, at, { juryWord: "<p>Een zwak jaar.</p>", reason })).status).toBe(200);
    const body = { organizerId: heir.id };
    test.clock.advance(1000);
    expect((await (await signedIn(admin.id)).post(`/staff/contests/${contest.id}/hand-over`, body)).status).toBe(200);
    const { data } = (await theirs.get(`/contests/${contest.slug}/staff-acts`)).body;
    const acts = data.map(({ act, by }: { act: string; by: { nickname: string } }) => [act, by.nickname]);
    expect(acts).toEqual([
      ["hand-over", admin.nickname],
      ["save-result", heir.nickname],
    ]);
  });

  it("is withdrawn by its organiser, and shows nowhere then", async () => {
    const { contest, organizer, at, first } = await aReleasedResult();
    expect((await organizer.post(`${at}/withdraw`, {})).status).toBe(204);
    expect((await test.browser().get(at)).status).toBe(404);
    const { slug } = await personOf(first.user_id);
    expect((await test.browser().get(`/users/${slug}`)).body.data.awards).toEqual([]);
    expect((await (await signedIn(first.user_id)).get("/me/notifications")).text).not.toContain(contest.title);
    expect(await rowOf(contest.id)).toMatchObject({ released_at: null, jury_word: WORD });
  });

  it("is changed by staff with a reason only, which the organiser reads", async () => {
    const { contest, at, organizer } = await aReleasedResult();
    const staff = await signedIn((await aPerson(test.services, { roles: ["admin"] })).id);
    expect((await staff.post(`${at}/withdraw`, {})).status).toBe(422);
    expect((await save(staff, at, { juryWord: "<p>Anders.</p>" })).status).toBe(422);
    expect((await rowOf(contest.id))?.jury_word).toBe(WORD);
    expect((await staff.post(`${at}/withdraw`, { reason: "Een fout in de namen." })).status).toBe(204);
    expect((await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data).toMatchObject([
      { act: "withdraw-result", reason: "Een fout in de namen." },
    ]);
    expect((await test.runJobs()).flatMap(({ paragraphs }) => paragraphs)).toContain("Een fout in de namen.");
  });

  it("links to a text when its writer agrees and the reader may read it", async () => {
    const { at, first } = await aReleasedResult();
    const { db } = test.services;
    const text = first.texts[0] ?? { id: "" };
    const writer = await signedIn(first.user_id);
    const other = await signedIn((await aPerson(test.services)).id);
    const link = async () => (await test.browser().get(at)).body.data.laureates[0].textSlug;
    const open = (values: object) => db.updateTable("texts").set(values).where("id", "=", text.id).execute();
    const { slug } = await db.selectFrom("texts").select("slug").where("id", "=", text.id).executeTakeFirstOrThrow();
    await open({ is_private: false, published_at: test.clock.now() });
    expect(await link()).toBeNull();
    const consent = `/contest-participants/${first.id}/link`;
    expect((await other.put(consent, { mayLink: 1 })).status).toBe(404);
    expect((await writer.put(consent, { mayLink: 1 })).status).toBe(204);
    expect(await link()).toBe(slug);
    await open({ hidden_at: test.clock.now() });
    expect(await link()).toBeNull();
    await open({ hidden_at: null, is_private: true });
    expect(await link()).toBeNull();
    await open({ is_private: false });
    await writer.put(consent, { mayLink: 0 });
    expect(await link()).toBeNull();
  });

  it("leaves out who is blocked, and who was erased", async () => {
    const { at, organizer, ids, first, second } = await anEndedContest();
    const awards = [ids.first, ids.second].map((id) => ({ id, state: "winner", place: 1 }));
    await save(organizer, at, { awards });
    await release(organizer, at);
    const { db } = test.services;
    const blocked_at = test.clock.now();
    await db.updateTable("users").set({ blocked_at }).where("id", "=", first.user_id).execute();
    await db.deleteFrom("participations").where("id", "=", second.id).execute();
    expect((await test.browser().get(at)).body.data.laureates).toEqual([]);
    expect((await test.browser().get("/feeds/results")).text).not.toContain((await personOf(first.user_id)).nickname);
  });

  it("is hidden with its contest", async () => {
    const { at, contest, first } = await aReleasedResult();
    const blocked_at = test.clock.now();
    await test.services.db.updateTable("users").set({ blocked_at }).where("id", "=", contest.organizerId).execute();
    const { slug } = await personOf(first.user_id);
    const visitor = test.browser();
    expect((await visitor.get(at)).status).toBe(404);
    expect((await visitor.get(`/users/${slug}`)).body.data.awards).toEqual([]);
    expect((await visitor.get("/feeds/results")).text).not.toContain(contest.title);
    expect((await visitor.get("/sitemap/results")).text).not.toContain(contest.slug);
  });
});
