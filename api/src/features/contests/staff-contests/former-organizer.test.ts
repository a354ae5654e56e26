import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";

const test = useTestApi();
const CONTACT = "wedstrijd@vroeger.example";

/** A contest that staff gave to another organiser, with its former organiser. */
async function aHandedOverContest(wanted: Parameters<typeof aContest>[1] = {}) {
  const { services } = test;
  const former = await aPerson(services, { roles: ["contest_organizer"] });
  const contest = await aContest(services, {
    organizer_id: former.id,
    contact_email: CONTACT,
    ...wanted,
  });
  const heir = await aPerson(services, { roles: ["contest_organizer"] });
  const admin = await test.browser().signInAs((await aPerson(services, { roles: ["admin"] })).id);
  const handOver = async (organizerId: string) =>
    expect((await admin.post(`/staff/contests/${contest.id}/hand-over`, { organizerId })).status).toBe(200);
  await handOver(heir.id);
  const browser = await test.browser().signInAs(former.id);
  return { contest, former, heir, admin, browser, handOver };
}

describe("the former organiser of a contest that was handed over (docs/product/contests.md#handing-over)", () => {
  it("cannot enter it, and reads why, but can enter another one", async () => {
    const { contest, browser } = await aHandedOverContest();
    const { me } = (await browser.get(`/contests/${contest.slug}`)).body.data;
    expect(me).toMatchObject({ hasOrganized: true, isOrganizer: false, can: { startParticipation: false } });
    const refused = await browser.post(`/contests/${contest.slug}/participate/start`);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining("Je organiseerde deze wedstrijd vroeger"),
    ]);
    const elsewhere = await aContest(test.services);
    expect((await browser.get(`/contests/${elsewhere.slug}`)).body.data.me.hasOrganized).toBe(false);
    expect((await browser.post(`/contests/${elsewhere.slug}/participate/start`)).status).toBe(200);
  });

  it("cannot judge it, and reads why, but can judge another one", async () => {
    const { contest, former, browser } = await aHandedOverContest();
    const accept = async ({ id, slug }: { id: string; slug: string }) => {
      const { token } = await anInvitation(test.services, { contest_id: id, email: former.email });
      return browser.post(`/contests/${slug}/use-invitation`, { token });
    };
    const refused = await accept(contest);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining("Je organiseerde deze wedstrijd vroeger"),
    ]);
    expect((await browser.get(`/contests/${contest.slug}/contributions-jury`)).status).toBe(404);
    expect((await accept(await aContest(test.services))).status).toBe(200);
  });

  it("cannot be invited to the jury: by staff at any address, by the organiser at the public one", async () => {
    const { contest, former, heir, admin } = await aHandedOverContest();
    const organizer = await test.browser().signInAs(heir.id);
    const invite = (by: typeof admin, email: string) =>
      by.post(`/contests/${contest.slug}/invite-jury`, {
        text: "Lees je mee?",
        invites: [{ email, ageCategoryId: null }],
      });
    const known = [
      { by: admin, email: former.email.toUpperCase() },
      { by: admin, email: CONTACT },
      { by: organizer, email: CONTACT },
    ];
    for (const { by, email } of known) {
      const { status, body } = await invite(by, email);
      expect([status, body.errors]).toEqual([422, { invites: [expect.stringContaining("vroeger organiseerde")] }]);
    }
    // An organiser must not learn whose account an address is.
    expect((await invite(organizer, former.email)).body.data).toEqual({ sent: 1, already: [], invited: [] });
  });

  it("is not recognised by a contact address that nobody saw", async () => {
    const { contest, heir } = await aHandedOverContest({ published_at: null });
    const { db } = test.services;
    await db.updateTable("contests").set({ published_at: test.clock.now() }).where("id", "=", contest.id).execute();
    const organizer = await test.browser().signInAs(heir.id);
    const invited = await organizer.post(`/contests/${contest.slug}/invite-jury`, {
      text: "Lees je mee?",
      invites: [{ email: CONTACT, ageCategoryId: null }],
    });
    expect(invited.body.data).toEqual({ sent: 1, already: [], invited: [] });
  });

  it("organises it again when it is given back, and the organiser in between is refused too", async () => {
    const { contest, former, heir, browser, handOver } = await aHandedOverContest();
    await handOver(former.id);
    expect((await browser.get(`/contests/${contest.slug}`)).body.data.me).toMatchObject({
      isOrganizer: true,
      can: { update: true },
    });
    const own = await browser.post(`/contests/${contest.slug}/participate/start`);
    expect([own.status, own.body.message]).toEqual([422, "Je kan aan deze wedstrijd niet deelnemen."]);
    const other = await test.browser().signInAs(heir.id);
    expect((await other.post(`/contests/${contest.slug}/participate/start`)).status).toBe(422);
  });
});
