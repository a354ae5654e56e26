import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { sign } from "#platform/secrets.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { email, GONE, useInviting } from "./course-inviting.factory.ts";

const { test, people, member, start, ownCourse, listOf, look, use, courseFor, rowOf, anInvited } = useInviting();

describe("the link of an invitation to a course (docs/product/invitations.md#accepting)", () => {
  it("lets the invited person begin in a closed course, whatever the case of the address", async () => {
    const { course, invited, id, token } = await anInvited();
    await test.services.db
      .updateTable("users")
      .set({ email: invited.email.toUpperCase() })
      .where("id", "=", invited.id)
      .execute();
    expect((await courseFor(invited.browser, course.slug)).me.can.startParticipation).toBe(false);
    expect((await start(invited.browser, course.slug)).status).toBe(422);
    expect((await look(invited.browser, course.slug, token)).body.data).toMatchObject({
      usedAt: null,
      isOtherAccount: false,
      course: { slug: course.slug, title: course.title, isClosed: true },
    });
    expect((await use(invited.browser, course.slug, token)).status).toBe(204);
    const usedAt = test.clock.now().toISOString();
    expect((await look(invited.browser, course.slug, token)).body.data.usedAt).toBe(usedAt);
    expect((await courseFor(invited.browser, course.slug, token)).invitation).toEqual({ type: "participant", usedAt });
    expect((await courseFor(invited.browser, course.slug)).me.can.startParticipation).toBe(true);
    expect(await listOf(course.slug)).toMatchObject([{ id, usedAt }]);
    expect((await start(invited.browser, course.slug)).status).toBe(200);
  });

  it("is refused to another account and stays unused, even once that account has the invited address", async () => {
    const { course, invited, id, token } = await anInvited();
    const stranger = await member();
    const [forInvited, forStranger] = await Promise.all(
      [invited, stranger].map(({ browser }) => look(browser, course.slug, token)),
    );
    expect([forInvited, forStranger].map((answer) => answer?.body.data.isOtherAccount)).toEqual([false, true]);
    expect(forStranger?.text).not.toContain(invited.email.split("@")[0]);
    const refusal = await use(stranger.browser, course.slug, token);
    expect([refusal.status, refusal.body.code]).toEqual([403, "other-account"]);
    expect(refusal.text).not.toContain(invited.email.split("@")[0]);
    expect(await rowOf(id)).toMatchObject({ used_at: null, used_by: null });
    const move = (personId: string, to: string) =>
      test.services.db.updateTable("users").set({ email: to }).where("id", "=", personId).execute();
    await move(invited.id, email());
    expect((await use(invited.browser, course.slug, token)).status).toBe(403);
    await move(stranger.id, invited.email);
    expect((await use(stranger.browser, course.slug, token)).status).toBe(204);
    // Used by somebody else: it is no longer theirs, even when the address comes back.
    await move(stranger.id, email());
    await move(invited.id, invited.email);
    expect(await use(invited.browser, course.slug, token)).toMatchObject({ status: 403, body: GONE });
  });

  it("is accepted once when pressed fifty times at once, and accepting again is no mistake", async () => {
    const { course, invited, id, token } = await anInvited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(invited.browser, course.slug, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await rowOf(id)).toMatchObject({ used_by: invited.id });
  });

  it("is refused for a forged token, for another course, and once nobody can see the course", async () => {
    const { course, invited, id, token } = await anInvited();
    const otherCourse = await ownCourse();
    const contest = await aContest(test.services, { organizer_id: people.other.id });
    const ofContest = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const forged = `${id}.${sign(test.services.config.secret, "contest-invitation", id)}`;
    const attempts = [
      [course.slug, `${token}x`],
      [course.slug, forged],
      [course.slug, ofContest.token],
      [otherCourse.slug, token],
      ["bestaat-niet", token],
    ] as const;
    for (const [slug, wrong] of attempts) {
      expect(await look(invited.browser, slug, wrong)).toMatchObject({ status: 403, body: GONE });
      expect(await use(invited.browser, slug, wrong)).toMatchObject({ status: 403, body: GONE });
    }
    expect((await courseFor(invited.browser, otherCourse.slug, token)).invitation).toBeNull();
    for (const change of [{ published_at: null }, { published_at: test.clock.now(), cancelled_at: test.clock.now() }]) {
      await test.services.db.updateTable("courses").set(change).where("id", "=", course.id).execute();
      expect((await look(invited.browser, course.slug, token)).status).toBe(403);
      expect((await use(invited.browser, course.slug, token)).status).toBe(403);
    }
    await test.services.db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    const hidden = await invited.browser.get(`/courses/${course.slug}?token=${token}`, "organization");
    expect(hidden.status).toBe(404);
  });

  it("lets people go on who began before the course was closed", async () => {
    const course = await ownCourse();
    const [early, late] = [await member(), await member()];
    await start(early.browser, course.slug);
    await test.services.db.updateTable("courses").set({ is_closed: true }).where("id", "=", course.id).execute();
    expect((await start(early.browser, course.slug)).status).toBe(200);
    expect((await start(late.browser, course.slug)).status).toBe(422);
  });
});

describe("links that were mailed before courses had invitations", () => {
  it("still work for contests", async () => {
    const invited = await member();
    const contest = await aContest(test.services, { type: "closed" });
    const { id } = await anInvitation(test.services, {
      contest_id: contest.id,
      type: "participant",
      email: invited.email,
      sent_at: later(test.clock.now(), -days(30)),
    });
    const token = `${id}.${sign(test.services.config.secret, "contest-invitation", id)}`;
    expect((await invited.browser.post(`/contests/${contest.slug}/use-invitation`, { token })).status).toBe(200);
  });

  it("can still be written by a process of the previous release", async () => {
    const contest = await aContest(test.services);
    const insert = (message: string) =>
      sql`insert into contest_invitations (contest_id, type, email, message, sent_at)
        values (${contest.id}, 'jury', 'a@b.example', ${message}, now())
        on conflict (contest_id, type, email) do update set message = excluded.message`.execute(test.services.db);
    await insert("Eerst");
    await insert("Daarna");
    const rows = await test.services.db
      .selectFrom("invitations")
      .select("message")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(rows).toEqual([{ message: "Daarna" }]);
  });
});
