import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntrant } from "../participations/entrant.factory.ts";
import { changingContests } from "./changed-contest.factory.ts";

const test = useTestApi();
const { aManagedContest, aBeginner } = changingContests(test);

describe("the rules that an entrant accepted", () => {
  it("stay with the entry, visible to its entrant and the organiser but not to the jury", async () => {
    const { contest, organizer, save } = await aManagedContest();
    const { entry } = await aBeginner(contest.slug);
    await entry.finalize();
    const acceptedAt = test.clock.now().toISOString();
    const mine = async () => (await entry.get()).body.data.acceptedRules;
    const original = "<p>Je tekst is van jou.</p>";
    expect(await mine()).toEqual({ body: original, acceptedAt, isCurrent: true });
    await save({ rules: "<p>Anders.</p>" });
    expect(await mine()).toEqual({ body: original, acceptedAt, isCurrent: false });
    const [row] = (await organizer.get(`/contests/${contest.slug}/contributions`)).body.data;
    const forOrganizer = (await organizer.get(`/contest-contributions/${row.id}`)).body.data;
    expect(forOrganizer.participant.acceptedRules).toEqual({ body: original, acceptedAt, isCurrent: false });
    const { userId } = await aJuror(test.services, { contestId: contest.id });
    const juror = await test.browser().signInAs(userId);
    expect((await juror.get(`/contest-contributions/${row.id}`)).text).not.toContain("acceptedRules");
  });

  it("must be the rules that the entrant read: after a change in between they have to be read again", async () => {
    const { contest, save } = await aManagedContest();
    const { browser } = await anEntrant(test);
    const read = (await browser.get(`/contests/${contest.slug}`)).body.data.rulesVersion;
    const start = (rulesVersion: string) =>
      browser.post(`/contests/${contest.slug}/participate/start`, { rulesVersion });
    await save({ rules: "<p>Anders.</p>" });
    const refused = await start(read);
    expect([refused.status, refused.body.errors.rulesVersion[0]]).toEqual([422, expect.stringContaining("opnieuw")]);
    expect((await browser.get(`/contests/${contest.slug}/participation`)).body.data).toBeNull();
    const current = (await browser.get(`/contests/${contest.slug}`)).body.data.rulesVersion;
    expect((await start(current)).status).toBe(200);
  });

  it("are stored once for all who accept the same wording", async () => {
    const { contest } = await aManagedContest();
    const entrants = await Promise.all([anEntrant(test), anEntrant(test), anEntrant(test)]);
    const answers = await Promise.all(entrants.map(({ at }) => at(contest.slug).start()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = await test.services.db
      .selectFrom("contest_rules")
      .select("body")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(kept).toHaveLength(1);
  });
});

describe("two wordings of the rules", () => {
  it("stay separate even when they were crafted to have the same MD5 hash", async () => {
    const wording = (sign: string) => `TEXTCOLLBYfGiJUETHQ4h${sign}cKSMd5zYpgqf1YRDhkmxHkhPWptrkoyz28wnI9V0aHeAuaKnak`;
    const { contest, save } = await aManagedContest({ rules: wording("A") });
    const [early, late] = [await anEntrant(test), await anEntrant(test)];
    const accepted = async ({ at }: typeof early) => (await at(contest.slug).start()).body.data.acceptedRules;
    expect(await accepted(early)).toMatchObject({ body: wording("A"), isCurrent: true });
    expect((await save({ rules: wording("E") })).status).toBe(200);
    expect(await accepted(late)).toMatchObject({ body: wording("E"), isCurrent: true });
  });
});
