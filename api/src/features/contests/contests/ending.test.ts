import { describe, expect, it } from "vitest";
import { days, hours, minutes } from "#platform/clock.ts";
import { holdTable, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { validContest } from "#valid-bodies.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { contestNotices } from "./contest-notices.ts";
import { aContest } from "./contest.factory.ts";

const test = useTestApi();
const mailOf = async (userId: string) =>
  (await test.services.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow()).email;
const notificationsOf = async (userId: string) =>
  (await test.services.db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute()).map(
    ({ type }) => type,
  );

/** A contest past its deadline, with somebody who won, somebody who did not, and somebody who never handed in. */
async function aJudgedContest() {
  const contest = await aContest(test.services, { deadline: test.clock.now() });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const winner = await anEntry(test.services, { contest_id: contest.id, titles: ["Eb"] });
  const other = await anEntry(test.services, { contest_id: contest.id, titles: ["Vloed"] });
  const late = await anEntry(test.services, { contest_id: contest.id, titles: ["Nooit af"], handedIn: false });
  await organizer.post(`/contest-contributions/${winner.contributionIds[0]}/set-state`, { state: "winner" });
  return { contest, organizer, winner, other, late };
}

/** A juror of the contest who wrote this about it, or nothing but points. */
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
const sentTo = async (userId: string) => {
  const address = await mailOf(userId);
  return (await test.runJobs()).filter(({ to }) => to === address);
};

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
    // After it was handed in.
    await test.services.db
      .deleteFrom("texts")
      .where("id", "=", other.texts[0]?.id ?? "")
      .execute();
    const mails = await test.runJobs();
    const [won, lost] = await Promise.all(
      [winner, other].map(async ({ user_id }) => {
        const address = await mailOf(user_id);
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
    const lateAddress = await mailOf(late.user_id);
    expect(mails.some((mail) => mail.to === lateAddress)).toBe(false);
    expect(await notificationsOf(winner.user_id)).toEqual(["feedbackAvailableForParticipant"]);
    expect(await notificationsOf(late.user_id)).toEqual([]);
  });

  it("happens once, also when it is sent twice at once", async () => {
    const { contest, organizer, winner } = await aJudgedContest();
    await judged(contest.id, winner, "Sterk begin.");
    const end = () => organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 });
    // Looking whether it has ended goes on, storing waits.
    expect(await statusesInOrder(test)(holdTable("contests"), [end, end])).toEqual([204, 204]);
    const mails = await test.runJobs();
    const address = await mailOf(winner.user_id);
    expect(mails.filter((mail) => mail.to === address)).toHaveLength(1);
    expect(await notificationsOf(winner.user_id)).toEqual(["feedbackAvailableForParticipant"]);
  });

  it("is a change of the settings: a form that was opened before does not put its choice about feedback back", async () => {
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

  it("shows both mails before, as they will go out, and sends nothing", async () => {
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

  it("counts no blocked people in what it shows before: no mail reaches them", async () => {
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

  it("tells nobody that others won when no winner was chosen, nor before", async () => {
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

  it("tells who has nothing to read to read nothing: not by mail, not by notification, not in the preview", async () => {
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

  it("speaks of a jury only where there is one", async () => {
    const [without, having] = [await aJudgedContest(), await aJudgedContest()];
    await aJuror(test.services, { contestId: having.contest.id });
    const previewFor = async ({ organizer, contest, winner }: Awaited<ReturnType<typeof aJudgedContest>>) => {
      await end(organizer, contest.slug, 0);
      return (await sentTo(winner.user_id))[0]?.preview;
    };
    expect(await previewFor(having)).toBe("De jury koos voor jouw tekst. Proficiat!");
    expect(await previewFor(without)).toBe("Jouw tekst werd gekozen. Proficiat!");
  });

  it("lists who won with their address, for the organiser alone", async () => {
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

describe("what a contest tells by itself", () => {
  /** What is looked at every minute, and the mails that follow. */
  const look = async () => contestNotices[0]?.run(test.services, {});
  const tellings = async () => {
    await look();
    return test.runJobs();
  };

  it("is told once: that the deadline passed, to its organiser and to jurors who have not scored all", async () => {
    const contest = await aContest(test.services);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const [idle, done] = [
      await aJuror(test.services, { contestId: contest.id }),
      await aJuror(test.services, { contestId: contest.id }),
    ];
    await test.services.db
      .insertInto("contribution_feedbacks")
      .values({
        contribution_id: entry.contributionIds[0] ?? "",
        jury_id: done.id,
        points: 0,
        updated_at: test.clock.now(),
      })
      .execute();
    expect(JSON.stringify(await tellings())).not.toContain(contest.title);
    test.clock.advance(days(7));
    const organizer = await mailOf(contest.organizerId);
    const mails = (await tellings()).filter(({ to }) => to === organizer);
    expect(mails).toMatchObject([
      {
        subject: `De deadline van ${contest.title} is voorbij`,
        preview: expect.stringContaining("De jury is aan zet."),
      },
    ]);
    expect(mails[0]?.paragraphs[0]).toContain("Er is één deelname ingediend.");
    test.clock.advance(minutes(1));
    expect((await tellings()).filter(({ to }) => to === organizer)).toEqual([]);
    expect(await notificationsOf(contest.organizerId)).toEqual(["contestDeadlinePassed"]);
    expect(await notificationsOf(idle.userId)).toEqual(["juryShouldGiveFeedback"]);
    expect(await notificationsOf(done.userId)).toEqual([]);
  });

  it("speaks to the organiser of a jury only when it has something to score", async () => {
    const contest = await aContest(test.services);
    await anEntry(test.services, { contest_id: contest.id });
    test.clock.advance(days(7));
    await look();
    const [mail] = await sentTo(contest.organizerId);
    expect(mail?.paragraphs[0]).toContain("Er is één deelname ingediend.");
    expect(JSON.stringify(mail)).not.toContain("jury");
  });

  it("is not mailed to the organiser any more when they moved the deadline or ended the contest meanwhile", async () => {
    for (const meanwhile of [
      // Beyond the other tests.
      { deadline: new Date(test.clock.now().getTime() + days(900)) },
      { ended_at: new Date(test.clock.now().getTime() + days(7)) },
    ]) {
      const contest = await aContest(test.services);
      test.clock.advance(days(7));
      await look();
      await test.services.db.updateTable("contests").set(meanwhile).where("id", "=", contest.id).execute();
      expect(await sentTo(contest.organizerId)).toEqual([]);
    }
  });

  it("reminds who began and did not hand in, three days before the deadline, and anew when it moves", async () => {
    const contest = await aContest(test.services);
    const begun = await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    const handedIn = await anEntry(test.services, { contest_id: contest.id });
    const [to, never] = [await mailOf(begun.user_id), await mailOf(handedIn.user_id)];
    const reminders = async () => {
      const mails = await tellings();
      expect(mails.some((mail) => mail.to === never)).toBe(false);
      return mails.filter((mail) => mail.to === to);
    };
    expect(await reminders()).toEqual([]);
    test.clock.advance(days(4));
    expect(await reminders()).toMatchObject([{ subject: `Je deelname aan ${contest.title} is nog niet ingediend` }]);
    expect(await reminders()).toEqual([]);
    await test.services.db
      .updateTable("contests")
      .set({ deadline: new Date(test.clock.now().getTime() + days(2)) })
      .where("id", "=", contest.id)
      .execute();
    expect(await reminders()).toHaveLength(1);
  });

  it("reminds the jury three days and one day before its deadline, as long as there is something to score", async () => {
    const contest = await aContest(test.services, {
      jury_deadline: new Date(test.clock.now().getTime() + days(10)),
    });
    await anEntry(test.services, { contest_id: contest.id });
    const juror = await aJuror(test.services, { contestId: contest.id });
    const to = await mailOf(juror.userId);
    const reminders = async () => (await tellings()).filter((mail) => mail.to === to);
    expect(await reminders()).toEqual([]);
    test.clock.advance(days(7) + minutes(1));
    expect(await reminders()).toMatchObject([{ subject: `Nog 1 te lezen voor ${contest.title}` }]);
    expect(await reminders()).toEqual([]);
    test.clock.advance(days(2));
    expect(await reminders()).toHaveLength(1);
    test.clock.advance(hours(23) + minutes(58));
    expect(await reminders()).toEqual([]);
  });

  it("is told of the other contests when that of one fails, and of that one the next time", async () => {
    const contests = [await aContest(test.services), await aContest(test.services)];
    test.clock.advance(days(7));
    const told = async () =>
      (await Promise.all(contests.map(({ organizerId }) => notificationsOf(organizerId)))).flat();
    const { jobs } = test.services;
    let failing: unknown;
    const enqueue: typeof jobs.enqueue = async (tx, kind, data, ...options) => {
      // Whichever is looked at first.
      failing ??= data;
      if (failing === data) throw new Error("full");
      return jobs.enqueue(tx, kind, data, ...options);
    };
    await expect(contestNotices[0]?.run({ ...test.services, jobs: { ...jobs, enqueue } }, {})).rejects.toThrow(
      "1 failed",
    );
    expect(await told()).toEqual(["contestDeadlinePassed"]);
    await look();
    expect(await told()).toEqual(["contestDeadlinePassed", "contestDeadlinePassed"]);
  });

  it("is told once by two processes at the same moment", async () => {
    const contest = await aContest(test.services);
    test.clock.advance(days(7));
    await Promise.all(Array.from({ length: 8 }, look));
    expect(await notificationsOf(contest.organizerId)).toEqual(["contestDeadlinePassed"]);
  });
});
