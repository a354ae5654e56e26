import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { validContest } from "#valid-bodies.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "./contest.factory.ts";
import { sentMessages } from "./sent-messages.factory.ts";

const test = useTestApi();
const { addressOf, notificationsOf, sentTo } = sentMessages(test);

/** A contest past its deadline, with an entrant who won, one who did not, and one who never handed in. */
async function aJudgedContest() {
  const contest = await aContest(test.services, { deadline: test.clock.now() });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const winner = await anEntry(test.services, { contest_id: contest.id, titles: ["Eb"] });
  const other = await anEntry(test.services, { contest_id: contest.id, titles: ["Vloed"] });
  const late = await anEntry(test.services, { contest_id: contest.id, titles: ["Nooit af"], handedIn: false });
  await organizer.post(`/contest-contributions/${winner.contributionIds[0]}/set-state`, { state: "winner" });
  return { contest, organizer, winner, other, late };
}

/** Adds a juror of the contest who wrote this feedback on the entry, or gave nothing but points. */
async function judged(contestId: string, entry: { contributionIds: readonly string[] }, feedback: string) {
  const juror = await aJuror(test.services, { contestId });
  await test.services.db
    .insertInto("contribution_feedbacks")
    .values({
      contribution_id: entry.contributionIds[0] ?? "",
      jury_id: juror.id,
      points: 70,
      feedback,
      updated_at: test.clock.now(),
    })
    .execute();
}

const end = (organizer: Awaited<ReturnType<typeof aJudgedContest>>["organizer"], slug: string, shows = 1) =>
  organizer.post(`/contests/${slug}/end`, { showJuryFeedbackToParticipant: shows });
const PRIVATE = "Wat je indiende, blijft privé bij je teksten tot jij het openbaar zet.";
const END = { showJuryFeedbackToParticipant: 1 };

describe("ending a contest (docs/product/contests.md#ending)", () => {
  it("tells everybody who handed in how it ended, with the organiser's own words to each", async () => {
    const { contest, organizer, winner, other, late } = await aJudgedContest();
    await judged(contest.id, winner, "Sterk begin.");
    const ended = await organizer.post(`/contests/${contest.slug}/end`, {
      showJuryFeedbackToParticipant: 1,
      winnerMessage: "We bellen je morgen.",
      otherMessage: "Tot volgend jaar.",
    });
    expect(ended.status).toBe(204);
    // Written after it was handed in.
    await test.services.db
      .deleteFrom("texts")
      .where("id", "=", other.texts[0]?.id ?? "")
      .execute();
    const mails = await test.runJobs();
    const [won, lost] = await Promise.all(
      [winner, other].map(async ({ user_id }) => {
        const address = await addressOf(user_id);
        return mails.filter((mail) => mail.to === address);
      }),
    );
    expect(won).toHaveLength(1);
    expect(won?.[0]).toMatchObject({
      subject: `Je hebt gewonnen: ${contest.title}`,
      paragraphs: expect.arrayContaining([expect.stringContaining("‘Eb’"), "We bellen je morgen."]),
      action: { url: expect.stringContaining(`/deelnames/${contest.slug}/feedback`) },
    });
    expect(lost).toHaveLength(1);
    expect(lost?.[0]?.paragraphs).toContain("Tot volgend jaar.");
    expect([won?.[0]?.paragraphs.at(-1), lost?.[0]?.paragraphs.includes(PRIVATE)]).toEqual([PRIVATE, false]);
    expect(JSON.stringify(lost)).not.toContain("We bellen je morgen.");
    const lateAddress = await addressOf(late.user_id);
    expect(mails.some((mail) => mail.to === lateAddress)).toBe(false);
    expect(await notificationsOf(winner.user_id)).toEqual(["feedbackAvailableForParticipant"]);
    expect(await notificationsOf(late.user_id)).toEqual([]);
  });

  it("happens once, even when the request is sent twice at once", async () => {
    const { contest, organizer, winner } = await aJudgedContest();
    await judged(contest.id, winner, "Sterk begin.");
    const end = () => organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 });
    // The lock lets both check whether it has ended, and makes storing wait.
    expect(await statusesInOrder(test)(blockWrites("contests"), [end, end])).toEqual([204, 204]);
    const mails = await test.runJobs();
    const address = await addressOf(winner.user_id);
    expect(mails.filter((mail) => mail.to === address)).toHaveLength(1);
    expect(await notificationsOf(winner.user_id)).toEqual(["feedbackAvailableForParticipant"]);
  });

  it("changes the settings: a form that was opened before cannot restore its old choice about feedback", async () => {
    const { contest, organizer } = await aJudgedContest();
    const { revision, deadline } = (await organizer.get(`/contests/${contest.slug}`)).body.data;
    await end(organizer, contest.slug, 0);
    const form = { ...validContest, bannerBig: undefined, bannerSmall: undefined, title: contest.title, deadline };
    const stale = await organizer.put(`/contests/${contest.slug}`, {
      ...form,
      showJuryFeedbackToParticipant: 1,
      revision,
    });
    expect(stale).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    const { showJuryFeedbackToParticipant } = (await organizer.get(`/contests/${contest.slug}`)).body.data;
    expect(showJuryFeedbackToParticipant).toBe(false);
  });

  it("can be previewed: shows both mails as they will go out, and sends nothing", async () => {
    const { contest, organizer } = await aJudgedContest();
    await test.runJobs();
    const { body } = await organizer.post(`/contests/${contest.slug}/result-mails`, {
      showJuryFeedbackToParticipant: 0,
      winnerMessage: "Eerste alinea.\n\nTweede alinea.",
    });
    expect(body.data).toMatchObject([
      {
        to: "winner",
        hasFeedback: false,
        count: 1,
        subject: `Je hebt gewonnen: ${contest.title}`,
        paragraphs: expect.arrayContaining(["Eerste alinea.", "Tweede alinea."]),
        button: "Bekijk de wedstrijd",
      },
      { to: "other", count: 1, subject: `De uitslag van ${contest.title}` },
    ]);
    expect(await test.runJobs()).toEqual([]);
  });

  it("leaves blocked people out of the counts of the preview: no mail reaches them", async () => {
    const { contest, organizer, other, late } = await aJudgedContest();
    const counts = async () => {
      const early = { deadline: new Date(test.clock.now().getTime() + days(1)) };
      await test.services.db.updateTable("contests").set(early).where("id", "=", contest.id).execute();
      const { data } = (await organizer.post(`/contests/${contest.slug}/result-mails`, END)).body;
      return data.map(({ to, count }: { to: string; count: number }) => [to, count]);
    };
    expect(await counts()).toEqual([
      ["begun", 1],
      ["winner", 1],
      ["other", 1],
    ]);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "in", [other.user_id, late.user_id])
      .execute();
    expect(await counts()).toEqual([["winner", 1]]);
  });

  it("tells nobody that others won when no winner was chosen, neither in the preview nor by mail", async () => {
    const contest = await aContest(test.services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const preview = await organizer.post(`/contests/${contest.slug}/result-mails`, END);
    expect(preview.body.data).toMatchObject([{ to: "other", count: 1 }]);
    await end(organizer, contest.slug);
    for (const [mail] of [await sentTo(entry.user_id), preview.body.data]) {
      expect(JSON.stringify(mail)).not.toContain("niet bij de winnaars");
      expect(mail?.paragraphs[0]).toContain("Er werd geen winnaar gekozen.");
    }
  });

  it("invites nobody to read when there is nothing to read: not by mail, notification or preview", async () => {
    const { contest, organizer, winner, other } = await aJudgedContest();
    await judged(contest.id, winner, "Sterk begin.");
    await judged(contest.id, other, "");
    const preview = await organizer.post(`/contests/${contest.slug}/result-mails`, END);
    expect(preview.body.data).toMatchObject([
      { to: "winner", hasFeedback: true, button: "Lees je feedback" },
      { to: "other", hasFeedback: false, button: "Bekijk de wedstrijd" },
    ]);
    await end(organizer, contest.slug);
    expect(await sentTo(other.user_id)).toMatchObject([
      {
        paragraphs: expect.not.arrayContaining([expect.stringContaining("lezen")]),
        action: { label: "Bekijk de wedstrijd" },
      },
    ]);
    expect(await notificationsOf(other.user_id)).toEqual([]);
    expect(await notificationsOf(winner.user_id)).toEqual(["feedbackAvailableForParticipant"]);
  });

  it("mentions a jury only where there is one", async () => {
    const [without, having] = [await aJudgedContest(), await aJudgedContest()];
    await aJuror(test.services, { contestId: having.contest.id });
    const previewFor = async ({ organizer, contest, winner }: Awaited<ReturnType<typeof aJudgedContest>>) => {
      await end(organizer, contest.slug, 0);
      return (await sentTo(winner.user_id))[0]?.preview;
    };
    expect(await previewFor(having)).toBe("De jury koos voor jouw tekst. Proficiat!");
    expect(await previewFor(without)).toBe("Jouw tekst werd gekozen. Proficiat!");
  });

  it("lists the winners by age category, the youngest first, whichever was made first", async () => {
    const ages = [
      [30, 98],
      [12, 29],
    ] as const;
    const { id, slug, organizerId, ageCategoryIds } = await aContest(test.services, { ages });
    const organizer = await test.browser().signInAs(organizerId);
    for (const [index, title] of ["De oudste", "De jongste"].entries()) {
      const entry = await anEntry(test.services, {
        contest_id: id,
        titles: [title],
        ageCategoryId: ageCategoryIds[index] ?? null,
      });
      await organizer.post(`/contest-contributions/${entry.contributionIds[0]}/set-state`, {
        state: "winner",
        place: 1,
      });
    }
    const { data } = (await organizer.get(`/contests/${slug}/winners`)).body;
    expect(data.map(({ contribution }: { contribution: { title: string } }) => contribution.title)).toEqual([
      "De jongste",
      "De oudste",
    ]);
  });

  it("lists the winners with their addresses, for the organiser alone", async () => {
    const { contest, organizer, other } = await aJudgedContest();
    const path = `/contests/${contest.slug}/winners`;
    const { body } = await organizer.get(path);
    expect(body.data).toMatchObject([
      { user: { name: "Anneleen Wouters", addressCity: "Gent" }, contribution: { title: "Eb" } },
    ]);
    const someoneElse = await aPerson(test.services, { roles: ["contest_organizer"] });
    expect((await (await test.browser().signInAs(someoneElse.id)).get(path)).status).toBe(404);
    expect((await (await test.browser().signInAs(other.user_id)).get(path)).status).toBe(403);
  });
});
