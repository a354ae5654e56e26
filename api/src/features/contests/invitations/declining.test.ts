import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anInvitation } from "./invitation.factory.ts";
import { invitationDeclined, juryAccepted } from "./invitations.jobs.ts";

const test = useTestApi();

describe("declining an invitation to judge", () => {
  it("is mailed once to the organiser, who also sees it in the list", async () => {
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

describe("what an invited person answers", () => {
  it.each(["is blocked", "lost their role"])("is not mailed to an organiser who %s", async (what) => {
    const { db, clock } = test.services;
    const contest = await aContest(test.services);
    const { id: jurorId } = await aJuror(test.services, { contestId: contest.id });
    const { id: invitationId } = await anInvitation(test.services, {
      contest_id: contest.id,
      email: "nee@inktvis.example",
      declined_at: clock.now(),
    });
    const mails = async () => [
      ...(await test.runJob(juryAccepted, { jurorId })),
      ...(await test.runJob(invitationDeclined, { invitationId })),
    ];
    expect(await mails()).toMatchObject([{ kind: "invitations.jury-accepted" }, { kind: "invitations.jury-declined" }]);
    await (what === "is blocked"
      ? db.updateTable("users").set({ blocked_at: clock.now() }).where("id", "=", contest.organizerId).execute()
      : db.deleteFrom("user_roles").where("user_id", "=", contest.organizerId).execute());
    expect(await mails()).toEqual([]);
  });
});
