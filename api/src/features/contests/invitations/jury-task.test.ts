import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { anInvitation } from "./invitation.factory.ts";

const test = useTestApi();

/** A contest with two age categories: two texts in the young one, one in the old one, and one that is invalid. */
async function aContestWithTexts() {
  const contest = await aContest(test.services, {
    ages: [
      [18, 98],
      [12, 17],
    ],
  });
  const [old = null, young = null] = contest.ageCategoryIds;
  await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young, titles: ["Eb", "Vloed"] });
  await anEntry(test.services, { contest_id: contest.id, ageCategoryId: old });
  await anEntry(test.services, { contest_id: contest.id, handedIn: false });
  const invalid = await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young });
  await test.services.db
    .updateTable("contributions")
    .set({ state: "invalid" })
    .where("id", "in", invalid.contributionIds)
    .execute();
  const invitationTo = async (age_category_id: number | null, type: "jury" | "participant" = "jury") => {
    const email = `${crypto.randomUUID()}@voorbeeld.example`;
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email, type, age_category_id });
    const path = `/contests/${contest.slug}/invitation-by-token?token=${token}`;
    return (await test.browser().get(path)).body.data.juryTask;
  };
  return { contest, young, invitationTo };
}

describe("the amount of reading that an invitation to judge mentions (docs/product/invitations.md#sending)", () => {
  it("names the ages and how many of their texts were handed in", async () => {
    const { young, invitationTo } = await aContestWithTexts();
    const enterUntil = new Date(test.clock.now().getTime() + days(7)).toISOString();
    expect(await invitationTo(young)).toEqual({ ages: ["12 tot 17 jaar"], texts: 2, enterUntil });
    expect(await invitationTo(null)).toEqual({ ages: ["12 tot 17 jaar", "18 jaar en ouder"], texts: 3, enterUntil });
    expect(await invitationTo(null, "participant")).toBeNull();
  });

  it("is the same in the mail, which says after the deadline that this is all", async () => {
    const { contest, young } = await aContestWithTexts();
    const organizer = await test.browser().signInAs(contest.organizerId);
    await test.runJobs();
    const mailed = async (ageCategoryId: number | null) => {
      const invites = [{ email: `${crypto.randomUUID()}@voorbeeld.example`, ageCategoryId }];
      await organizer.post(`/contests/${contest.slug}/invite-jury`, { text: "Lees je mee?", invites });
      const [mail] = await test.runJobs();
      return mail?.paragraphs.at(-1);
    };
    expect(await mailed(young)).toMatch(
      /^Je leest de categorie 12 tot 17 jaar\. Er zijn nu 2 teksten ingediend; indienen kan nog tot .+\.$/,
    );
    test.clock.advance(days(7));
    expect(await mailed(null)).toBe(
      "Je leest alle leeftijdscategorieën: 12 tot 17 jaar, 18 jaar en ouder. Er zijn 3 teksten te lezen.",
    );
  });
});
