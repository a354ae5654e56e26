import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { END, release, resultMakers, save, WORD } from "./result.factory.ts";

const test = useTestApi();
const { anEndedContest, aReleasedResult, signedIn, rowOf, personOf } = resultMakers(test);
const notificationsOf = async (userId: string) =>
  (await test.services.db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute()).map(
    ({ type }) => type,
  );

describe("before the result is released", () => {
  it("is visible only to managers of the contest", async () => {
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

  it("tells the jury nothing about awards, even once the contest has ended", async () => {
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

describe("releasing a result", () => {
  it("shows it to everybody: on its page, in the list, on profiles, in the feed and the sitemap", async () => {
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

  it("shows the beginning of a long word of the jury in the feed, with a link to the rest", async () => {
    const { contest } = await aReleasedResult();
    await test.services.db
      .updateTable("contest_results")
      .set({ jury_word: `<p>${"Eb & vloed. ".repeat(4000)}</p>` })
      .where("contest_id", "=", contest.id)
      .execute();
    const { data } = (await test.browser().get("/feeds/results")).body;
    const { content } = data.entries.find(({ path }: { path: string }) => path.includes(contest.slug));
    expect(content).toMatch(/<p>Eb &amp; vloed\. [^<]{100,300}…<\/p>/);
    expect(content).toContain(`<a href="/wedstrijd/${contest.slug}/uitslag">Lees verder</a>`);
  });

  it("shows entrants that there is a result to read, as long as it is released", async () => {
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

  it("is refused before the end, and without anything to announce", async () => {
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

  it("notifies entrants, jurors, and followers of the organiser and of a laureate, once", async () => {
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

  it("mails an author whose award differs from the mail at the end, and nobody else", async () => {
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

  it("mails no award that is no longer public when the mail is written", async () => {
    const { organizer, at, ids } = await anEndedContest();
    await save(organizer, at, { awards: [{ id: ids.second, state: "mention", place: null }] });
    expect((await release(organizer, at)).status).toBe(204);
    expect((await organizer.post(`${at}/withdraw`, {})).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
  });
});
