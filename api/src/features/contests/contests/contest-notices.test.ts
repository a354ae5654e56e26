import { describe, expect, it } from "vitest";
import { days, hours, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { contestNotices } from "./contest-notices.ts";
import { aContest } from "./contest.factory.ts";
import { sentMessages } from "./sent-messages.factory.ts";

const test = useTestApi();
const { addressOf, notificationsOf, sentTo } = sentMessages(test);

describe("the scheduled notices of a contest", () => {
  /** Runs the check that happens every minute; returns the mails that follow. */
  const look = async () => contestNotices[0]?.run(test.services, {});
  const tellAll = async () => {
    await look();
    return test.runJobs();
  };

  it("are sent once after the deadline: to its organiser and to jurors who have not scored everything", async () => {
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
    expect(JSON.stringify(await tellAll())).not.toContain(contest.title);
    test.clock.advance(days(7));
    const organizer = await addressOf(contest.organizerId);
    const mails = (await tellAll()).filter(({ to }) => to === organizer);
    expect(mails).toMatchObject([
      {
        subject: `De deadline van ${contest.title} is voorbij`,
        preview: expect.stringContaining("De jury is aan zet."),
      },
    ]);
    expect(mails[0]?.paragraphs[0]).toContain("Er is één deelname ingediend.");
    test.clock.advance(minutes(1));
    expect((await tellAll()).filter(({ to }) => to === organizer)).toEqual([]);
    expect(await notificationsOf(contest.organizerId)).toEqual(["contestDeadlinePassed"]);
    expect(await notificationsOf(idle.userId)).toEqual(["juryShouldGiveFeedback"]);
    expect(await notificationsOf(done.userId)).toEqual([]);
  });

  it("mention the jury to the organiser only when there is a jury with something to score", async () => {
    const contest = await aContest(test.services);
    await anEntry(test.services, { contest_id: contest.id });
    test.clock.advance(days(7));
    await look();
    const [mail] = await sentTo(contest.organizerId);
    expect(mail?.paragraphs[0]).toContain("Er is één deelname ingediend.");
    expect(JSON.stringify(mail)).not.toContain("jury");
  });

  it("are not mailed to the organiser when they moved the deadline or ended the contest in the meantime", async () => {
    for (const meanwhile of [
      // Later than the clock of any other test.
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

  it("remind people who started and did not hand in three days before the deadline, again when it moves", async () => {
    const contest = await aContest(test.services);
    const begun = await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    const handedIn = await anEntry(test.services, { contest_id: contest.id });
    const [to, never] = [await addressOf(begun.user_id), await addressOf(handedIn.user_id)];
    const reminders = async () => {
      const mails = await tellAll();
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

  it("remind the jury three days and one day before its deadline, as long as there is something to score", async () => {
    const contest = await aContest(test.services, {
      jury_deadline: new Date(test.clock.now().getTime() + days(10)),
    });
    await anEntry(test.services, { contest_id: contest.id });
    const juror = await aJuror(test.services, { contestId: contest.id });
    const to = await addressOf(juror.userId);
    const reminders = async () => (await tellAll()).filter((mail) => mail.to === to);
    expect(await reminders()).toEqual([]);
    test.clock.advance(days(7) + minutes(1));
    expect(await reminders()).toMatchObject([{ subject: `Nog 1 te lezen voor ${contest.title}` }]);
    expect(await reminders()).toEqual([]);
    test.clock.advance(days(2));
    expect(await reminders()).toHaveLength(1);
    test.clock.advance(hours(23) + minutes(58));
    expect(await reminders()).toEqual([]);
  });

  it("are sent for the other contests when one contest fails, and for that one the next time", async () => {
    const contests = [await aContest(test.services), await aContest(test.services)];
    test.clock.advance(days(7));
    const told = async () =>
      (await Promise.all(contests.map(({ organizerId }) => notificationsOf(organizerId)))).flat();
    const { jobs } = test.services;
    let failing: unknown;
    const enqueue: typeof jobs.enqueue = async (tx, kind, data, ...options) => {
      // Whichever comes first.
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

  it("are sent once when two processes run at the same moment", async () => {
    const contest = await aContest(test.services);
    test.clock.advance(days(7));
    await Promise.all(Array.from({ length: 8 }, look));
    expect(await notificationsOf(contest.organizerId)).toEqual(["contestDeadlinePassed"]);
  });
});
