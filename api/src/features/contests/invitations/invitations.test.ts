import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anInvitation } from "./invitation.factory.ts";
import { email, gone, useInviting } from "./inviting.factory.ts";

const test = useTestApi();
const { somebody, anOrganizer, organizer, ownContest, end } = useInviting(test);

describe("the invitations of a contest as its organiser sees them", () => {
  it("are listed: pending ones for the jury, accepted ones too for participants; one can be deleted", async () => {
    const contest = await ownContest();
    const used_at = test.clock.now();
    const [pending, accepted, invited] = [email(), email(), email()];
    const { id, token } = await anInvitation(test.services, { contest_id: contest.id, email: pending });
    await anInvitation(test.services, { contest_id: contest.id, email: accepted, used_at });
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: invited, used_at });
    const listed = async (of: string) =>
      (await organizer.browser.get(`/contests/${contest.slug}/${of}`)).body.data as { email: string; usedAt: string }[];
    expect((await listed("jury-invitations")).map((each) => each.email)).toEqual([pending]);
    expect(await listed("participant-invitations")).toMatchObject([{ email: invited, usedAt: used_at.toISOString() }]);

    expect((await (await anOrganizer()).browser.delete(`/invitations/${id}`)).status).toBe(410);
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect(await listed("jury-invitations")).toEqual([]);
    expect((await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`)).status).toBe(403);
  });

  it("are kept once accepted, for the jury as well as for participants", async () => {
    const contest = await ownContest({ type: "closed" });
    for (const type of ["jury", "participant"] as const) {
      const invited = await somebody();
      const wanted = { contest_id: contest.id, type, email: invited.email };
      const { id, token } = await anInvitation(test.services, wanted);
      const used = await invited.browser.post(`/contests/${contest.slug}/use-invitation`, { token });
      expect(used.status).toBe(200);
      expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(422);
      if (type === "participant")
        expect((await invited.browser.get(`/contests/${contest.slug}`)).body.data.me.can.startParticipation).toBe(true);
    }
    await test.runJobs();
  });
});

describe("the link of an invitation (docs/product/invitations.md#link)", () => {
  it("shows visitors what it is for, and who sent it", async () => {
    const jury_deadline = later(test.clock.now(), days(30));
    const contest = await ownContest({ jury_deadline });
    const { token } = await anInvitation(test.services, { contest_id: contest.id, email: email() });
    const { status, body } = await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`);
    expect([status, body.data]).toEqual([
      200,
      {
        invitationData: { type: "jury" },
        usedAt: null,
        declinedAt: null,
        isOtherAccount: false,
        refusal: null,
        contest: {
          slug: contest.slug,
          title: contest.title,
          organization: "Bibliotheek De Kade",
          deadline: later(test.clock.now(), days(7)).toISOString(),
          isPassed: false,
          juryDeadline: jury_deadline.toISOString(),
          isClosed: false,
          isBlind: true,
          isManaged: false,
        },
        juryTask: { ages: [], texts: 0, enterUntil: later(test.clock.now(), days(7)).toISOString() },
      },
    ]);
  });

  it("says that nobody can enter any more once the deadline is over", async () => {
    const contest = await ownContest({ deadline: test.clock.now() });
    const { token } = await anInvitation(test.services, {
      contest_id: contest.id,
      email: email(),
      type: "participant",
    });
    const { body } = await test.browser().get(`/contests/${contest.slug}/invitation-by-token?token=${token}`);
    expect(body.data.contest.isPassed).toBe(true);
  });

  it("is refused with a wrong token, for another contest, and for one that ended or takes no entries", async () => {
    const [contest, other] = [await ownContest(), await ownContest()];
    const [ended, draft] = [await ownContest(), await ownContest({ published_at: null })];
    // Somebody was invited before the organiser changed the contest into one that is only shown.
    const shown = await ownContest({ mode: "display" });
    await end(ended.id);
    const { browser, ...invited } = await somebody();
    const tokenFor = async (contestId: string) =>
      (await anInvitation(test.services, { contest_id: contestId, email: invited.email })).token;
    const good = await tokenFor(contest.id);
    const refused: [string, string][] = [
      [contest.slug, "x"],
      [contest.slug, `${good}x`],
      [contest.slug, `${crypto.randomUUID()}.${good.split(".")[1]}`],
      [other.slug, good],
      [ended.slug, await tokenFor(ended.id)],
      [draft.slug, await tokenFor(draft.id)],
      [shown.slug, await tokenFor(shown.id)],
    ];
    for (const [slug, token] of refused) {
      const asked = await browser.get(`/contests/${slug}/invitation-by-token?token=${encodeURIComponent(token)}`);
      const used = await browser.post(`/contests/${slug}/use-invitation`, { token });
      expect([asked.status, used.status]).toEqual([403, 403]);
      expect([asked.body, used.body]).toMatchObject([gone, gone]);
    }
    expect((await browser.post(`/contests/${contest.slug}/use-invitation`, { token: good })).status).toBe(200);
  });
});
