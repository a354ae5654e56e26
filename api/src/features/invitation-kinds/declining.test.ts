import { beforeAll, describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourseInvitation } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aCourseInvitation } from "#features/enrolments/invitations/course-invitation.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const member = membersOf(test);
let organizer: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  organizer = await member({ roles: ["contest_organizer", "course_organizer", "ecourse_organizer"] });
});

/** For each kind an invitation, with its path and the column that takes what it invites to off the site. */
const KINDS = {
  contest: async (email: string) => {
    const { id, slug } = await aContest(test.services, { organizer_id: organizer.id });
    const invitation = await anInvitation(test.services, { contest_id: id, type: "participant", email });
    return { path: `/contests/${slug}`, ...invitation, table: "contests", over: "ended_at", subject: id } as const;
  },
  course: async (email: string) => {
    const wanted = { organizer_id: organizer.id, has_enrollments: true };
    const { id, slug } = await aCourse(test.services, wanted);
    const invitation = await aCourseInvitation(test.services, { course_id: id, email });
    return { path: `/courses/${slug}`, ...invitation, table: "courses", over: "cancelled_at", subject: id } as const;
  },
  ecourse: async (email: string) => {
    const { id } = await anEcourse(test.services, { organizer_id: organizer.id });
    const invitation = await anEcourseInvitation(test.services, { ecourse_id: id, email });
    return { path: `/ecourses/${id}`, ...invitation, table: "ecourses", over: "archived_at", subject: id } as const;
  },
};

describe.each(["contest", "course", "ecourse"] as const)(
  "declining an invitation: %s (docs/product/invitations.md#declining)",
  (kind) => {
    async function anInvited() {
      const invited = await member();
      const invitation = await KINDS[kind](invited.email);
      const { path, token } = invitation;
      const post = (browser: { post: (path: string, body: object) => Promise<{ status: number }> }, act: string) =>
        browser.post(`${path}/${act}-invitation`, { token });
      return {
        ...invitation,
        invited,
        decline: async (browser = test.browser()) => (await post(browser, "decline")).status,
        refusal: async () => (await test.browser().post(`${path}/decline-invitation`, { token })).body.message,
        accept: async () => (await post(invited.browser, "use")).status,
        look: () => test.browser().get(`${path}/invitation-by-token?token=${encodeURIComponent(token)}`),
        row: async () => (await organizer.browser.get(`${path}/participant-invitations`)).body.data[0],
        sendAgain: () =>
          organizer.browser.post(`${path}/invite-participants`, { text: "Toch niet?", emails: [invited.email] }),
      };
    }

    it("works by the link alone, repeatedly, is shown to the organiser, and mails nobody", async () => {
      const { decline, look, row } = await anInvited();
      expect([(await row()).declinedAt, (await look()).body.data.declinedAt]).toEqual([null, null]);
      expect(await decline()).toBe(204);
      const declinedAt = test.clock.now().toISOString();
      test.clock.advance(1000);
      expect(await decline()).toBe(204);
      expect((await look()).body.data.declinedAt).toBe(declinedAt);
      expect(await row()).toMatchObject({ usedAt: null, declinedAt });
      expect(await test.runJobs()).toEqual([]);
    });

    it("is possible for anybody who reads the mail, with any account", async () => {
      const { decline, row } = await anInvited();
      expect(await decline((await member()).browser)).toBe(204);
      expect((await row()).declinedAt).not.toBeNull();
    });

    it("is undone by accepting, and by an organiser who invites again", async () => {
      const { decline, accept, sendAgain, row } = await anInvited();
      await decline();
      test.clock.advance(hours(1));
      await sendAgain();
      expect((await row()).declinedAt).toBeNull();
      await decline();
      expect(await accept()).toBeLessThan(300);
      expect(await row()).toMatchObject({ usedAt: test.clock.now().toISOString(), declinedAt: null });
      await test.runJobs();
    });

    it("is refused once it was accepted or deleted, and for a forged link", async () => {
      const [accepted, gone] = [await anInvited(), await anInvited()];
      await accepted.accept();
      expect(await accepted.decline()).toBe(403);
      expect(await accepted.refusal()).toBe("Deze uitnodiging is al aanvaard: afslaan kan niet meer.");
      expect(await accepted.row()).toMatchObject({ declinedAt: null });
      await organizer.browser.delete(`/invitations/${gone.id}`);
      expect(await gone.decline()).toBe(403);
      for (const token of ["x.y", accepted.token])
        expect((await test.browser().post(`${gone.path}/decline-invitation`, { token })).status).toBe(403);
    });

    it("is refused once nobody can accept it", async () => {
      const { decline, table, over, subject, row } = await anInvited();
      const values = { [over]: test.clock.now() };
      await test.services.db.updateTable(table).set(values).where("id", "=", subject).execute();
      expect(await decline()).toBe(403);
      expect((await row()).declinedAt).toBeNull();
    });

    it("loses against accepting at the same time, whichever comes first", async () => {
      for (const acceptsFirst of [true, false]) {
        const { id, decline, accept, row } = await anInvited();
        const acts = acceptsFirst ? [accept, decline] : [decline, accept];
        const answers = await inOrderOf(test)(holdRow("invitations", id), acts);
        expect(answers.map((status) => status < 300)).toEqual(acceptsFirst ? [true, false] : [true, true]);
        expect(await row()).toMatchObject({ usedAt: expect.any(String), declinedAt: null });
      }
    });
  },
);
