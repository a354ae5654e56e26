import { describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anInvitation } from "./invitation.factory.ts";
import { email, useInviting } from "./inviting.factory.ts";

const test = useTestApi();
const { somebody, ownContest, inviteParticipants } = useInviting(test);

describe("inviting participants (docs/product/invitations.md#form)", () => {
  it("mails addresses and everybody who handed in at one's own other contests, each once", async () => {
    const [contest, first, second] = [await ownContest(), await ownContest(), await ownContest()];
    const [both, invited, begun] = [await somebody(), await somebody(), await somebody()];
    for (const { id } of [first, second]) await anEntry(test.services, { contest_id: id, user_id: both.id });
    await anEntry(test.services, { contest_id: first.id, user_id: invited.id });
    await anEntry(test.services, { contest_id: first.id, user_id: begun.id, handedIn: false });
    const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
    await anEntry(test.services, { contest_id: first.id, user_id: blocked.id });
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: invited.email });
    const address = email();
    const { body } = await inviteParticipants(contest.slug, {
      emails: [address, both.email],
      contests: [first.id, second.id],
    });
    expect(body.data).toEqual({ sent: 2, already: [], invited: [invited.email] });
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([address, both.email].toSorted());
    expect(mails[0]?.paragraphs.at(-1)).toMatch(/^Indienen kan tot /);
    expect(mails[0]?.action?.url).toContain(`/wedstrijden/${contest.slug}/uitnodiging?token=`);
  });

  it("says in the mail when the deadline is over", async () => {
    const contest = await ownContest();
    await test.services.db
      .updateTable("contests")
      .set({ deadline: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect((await inviteParticipants(contest.slug, { emails: [email()] })).body.data.sent).toBe(1);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.at(-1)).toMatch(/^Indienen kan niet meer: dat kon tot /);
  });

  it("mails a given address again while it is pending, unless that person handed in or judges", async () => {
    const contest = await ownContest();
    const [pending, entrant, juror] = [email(), await somebody(), await somebody()];
    const sent_at = later(test.clock.now(), -hours(1));
    await anInvitation(test.services, { contest_id: contest.id, type: "participant", email: pending, sent_at });
    await anEntry(test.services, { contest_id: contest.id, user_id: entrant.id });
    await aJuror(test.services, { contestId: contest.id, userId: juror.id });
    const { body } = await inviteParticipants(contest.slug, { emails: [pending, entrant.email, juror.email] });
    expect(body.data).toEqual({ sent: 1, already: [entrant.email, juror.email].toSorted(), invited: [] });
  });

  it("does not reveal who started an entry without handing it in", async () => {
    const contest = await ownContest();
    const begun = await somebody();
    await anEntry(test.services, { contest_id: contest.id, user_id: begun.id, handedIn: false });
    const { body } = await inviteParticipants(contest.slug, { emails: [begun.email] });
    expect(body.data).toEqual({ sent: 1, already: [], invited: [] });
  });

  it("needs addresses or contests, and refuses contests of somebody else", async () => {
    const contest = await ownContest();
    const foreign = await aContest(test.services);
    for (const whom of [{}, { emails: [] }, { emails: ["", " "], contests: [] }]) {
      const { status, body } = await inviteParticipants(contest.slug, whom);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["emails", "contests"]]);
    }
    const { status, body } = await inviteParticipants(contest.slug, { contests: [foreign.id] });
    expect([status, body.errors]).toEqual([422, { contests: ["Kies wedstrijden die je zelf beheert."] }]);
  });
});

describe("the daily limit of invitations", () => {
  const strict = useTestApi({ LIMIT_INVITATIONS: "2/1d" });

  it("leaves entrants of another contest who do not fit in today's limit for another day", async () => {
    const { services, clock } = strict;
    const person = await aPerson(services, { roles: ["contest_organizer"] });
    const browser = await strict.browser().signInAs(person.id);
    const [{ slug }, { id: other }] = [
      await aContest(services, { organizer_id: person.id }),
      await aContest(services, { organizer_id: person.id }),
    ];
    for (let count = 0; count < 3; count++) await anEntry(services, { contest_id: other });
    const invite = () => browser.post(`/contests/${slug}/invite-participants`, { text: "Kom je?", contests: [other] });
    expect((await invite()).body.data).toEqual({ sent: 2, already: [], invited: [], left: 1 });
    clock.advance(25 * hours(1));
    expect((await invite()).body.data).toMatchObject({ sent: 1, invited: [expect.any(String), expect.any(String)] });
    expect(await strict.runJobs()).toHaveLength(3);
  });

  it("invites only as many entrants of another contest as there are invitations left today", async () => {
    const { services } = strict;
    const person = await aPerson(services, { roles: ["contest_organizer"] });
    const browser = await strict.browser().signInAs(person.id);
    const [{ slug }, { id: other }] = [
      await aContest(services, { organizer_id: person.id }),
      await aContest(services, { organizer_id: person.id }),
    ];
    for (let count = 0; count < 2; count++) await anEntry(services, { contest_id: other });
    const invite = (whom: object) =>
      browser.post(`/contests/${slug}/invite-participants`, { text: "Kom je?", ...whom });
    expect((await invite({ emails: [email()] })).body.data).toEqual({ sent: 1, already: [], invited: [] });
    expect((await invite({ contests: [other] })).body.data).toEqual({ sent: 1, already: [], invited: [], left: 1 });
    expect((await invite({ contests: [other] })).body.data).toMatchObject({ sent: 0, left: 1 });
  });

  it("counts people who are in the contest already neither as invited nor as left", async () => {
    const { services } = strict;
    const person = await aPerson(services, { roles: ["contest_organizer"] });
    const browser = await strict.browser().signInAs(person.id);
    const [contest, { id: other }] = [
      await aContest(services, { organizer_id: person.id }),
      await aContest(services, { organizer_id: person.id }),
    ];
    const [juror, entrant, outside] = [await aPerson(services), await aPerson(services), await aPerson(services)];
    for (const { id } of [juror, entrant, outside]) await anEntry(services, { contest_id: other, user_id: id });
    await aJuror(services, { contestId: contest.id, userId: juror.id });
    await anEntry(services, { contest_id: contest.id, user_id: entrant.id });
    const asked = { text: "Kom je?", contests: [other] };
    const { body } = await browser.post(`/contests/${contest.slug}/invite-participants`, asked);
    expect(body.data).toEqual({ sent: 1, already: [juror.email, entrant.email].toSorted(), invited: [] });
  });
});
