import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "./invitation.factory.ts";

const test = useTestApi();

async function anInvitedPerson(type: "jury" | "participant" = "jury") {
  const { services } = test;
  const contest = await aContest(services);
  const person = await aPerson(services);
  const { token } = await anInvitation(services, { contest_id: contest.id, email: person.email, type });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const at = `/contests/${contest.slug}`;
  const list = async () =>
    (await organizer.get(`${at}/${type === "jury" ? "jury" : "participant"}-invitations`)).body.data[0];
  const decline = () => test.browser().post(`${at}/decline-invitation`, { token });
  return { contest, person, token, organizer, at, list, decline };
}
const declinedMails = async () => (await test.runJobs()).filter(({ kind }) => kind === "invitations.jury-declined");

describe("declining an invitation", () => {
  it("works by the link alone, is shown to the organiser, and mailed once for a jury", async () => {
    const { person, decline, list } = await anInvitedPerson();
    expect((await list()).declinedAt).toBeNull();
    expect([(await decline()).status, (await decline()).status]).toEqual([204, 204]);
    expect((await list()).declinedAt).toBe(test.clock.now().toISOString());
    const mails = await declinedMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.paragraphs[0]).toContain(person.email);
    expect(mails[0]?.subject).not.toContain(person.email);
  });

  it("mails nobody when it was to take part", async () => {
    const { decline, list } = await anInvitedPerson("participant");
    await decline();
    expect((await list()).declinedAt).not.toBeNull();
    expect(await declinedMails()).toEqual([]);
  });

  it("can be undone: by accepting, and by the organiser who asks again", async () => {
    const { person, token, organizer, at, decline, list } = await anInvitedPerson();
    await decline();
    test.clock.advance(hours(1));
    await organizer.post(`${at}/invite-jury`, {
      text: "Toch niet?",
      invites: [{ email: person.email, ageCategoryId: null }],
    });
    expect((await list()).declinedAt).toBeNull();
    await decline();
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.post(`${at}/use-invitation`, { token })).status).toBe(200);
    const { data } = (await organizer.get(`${at}/jury`)).body;
    expect(data).toHaveLength(1);
    // Accepted: nothing is left to decline.
    expect((await decline()).status).toBe(403);
    await test.runJobs();
  });

  it("is refused for a link that is not ours", async () => {
    const { at } = await anInvitedPerson();
    expect((await test.browser().post(`${at}/decline-invitation`, { token: "x.y" })).status).toBe(403);
  });
});
