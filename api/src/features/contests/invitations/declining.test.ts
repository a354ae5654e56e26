import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "./invitation.factory.ts";

const test = useTestApi();

describe("declining an invitation to judge", () => {
  it("is mailed to the organiser once, who sees it in the list", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const person = await aPerson(services);
    const { token } = await anInvitation(services, { contest_id: contest.id, email: person.email });
    const organizer = await test.browser().signInAs(contest.organizerId);
    const at = `/contests/${contest.slug}`;
    const decline = async () => (await test.browser().post(`${at}/decline-invitation`, { token })).status;
    expect([await decline(), await decline()]).toEqual([204, 204]);
    const { body } = await organizer.get(`${at}/jury-invitations`);
    expect(body.data).toMatchObject([{ declinedAt: test.clock.now().toISOString() }]);
    const mails = await test.runJobs();
    expect(mails).toMatchObject([{ kind: "invitations.jury-declined" }]);
    expect(mails[0]?.paragraphs[0]).toContain(person.email);
    expect(mails[0]?.subject).not.toContain(person.email);
  });
});
