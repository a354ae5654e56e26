import type { Role } from "@inktvis/contract/access";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

const test = useTestApi();
const signedIn = (...roles: Role[]) => membersOf(test)({ roles });
let admin: Awaited<ReturnType<typeof signedIn>>;
// A new one for each test: the staff room needs a fresh proof, which expires when a test moves the clock.
beforeEach(async () => {
  admin = await signedIn("admin");
});

const block = (id: string) => admin.browser.post(`/staff/people/${id}/block`, { reason: "Oplichting." });
const unblock = (id: string) => admin.browser.post(`/staff/people/${id}/unblock`);
const isFound = async (title: string) => {
  const q = encodeURIComponent(JSON.stringify({ models: ["contest"], text: title }));
  return (await test.browser().get(`/search?q=${q}`)).body.meta.total === 1;
};

/** A contest that somebody entered and somebody judges. */
async function aRunningContest() {
  const [organizer, entrant, begun] = [await signedIn("contest_organizer"), await signedIn(), await signedIn()];
  const title = `Kaapprijs${crypto.randomUUID().replaceAll("-", "")}`;
  const contest = await aContest(test.services, { organizer_id: organizer.id, title });
  await anEntry(test.services, { contest_id: contest.id, user_id: entrant.id });
  await begun.browser.post(`/contests/${contest.slug}/participate/start`);
  const { userId } = await aJuror(test.services, { contestId: contest.id });
  const juror = { browser: await test.browser().signInAs(userId) };
  return { organizer, entrant, begun, juror, contest };
}

describe("the contests of somebody who is blocked", () => {
  it("are not found or entered, except by people who take part in them, and return when unblocked", async () => {
    const { organizer, entrant, begun, juror, contest } = await aRunningContest();
    const [stranger, invited] = [await signedIn(), await signedIn()];
    const invitation = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const path = `/contests/${contest.slug}`;
    const statusOf = async ({ browser }: { browser: typeof stranger.browser }) => (await browser.get(path)).status;
    const sitemap = async () => (await test.browser().get("/sitemap/contests")).text.includes(contest.slug);
    const enter = async () => (await stranger.browser.post(`${path}/participate/start`)).status;
    const use = async () => (await invited.browser.post(`${path}/use-invitation`, { token: invitation.token })).status;

    await block(organizer.id);
    expect([await isFound(contest.title), await sitemap()]).toEqual([false, false]);
    expect(
      await Promise.all(
        [test.browser().get(path), stranger.browser.get(path)].map(async (asked) => (await asked).status),
      ),
    ).toEqual([404, 404]);
    expect([await statusOf(entrant), await statusOf(begun), await statusOf(juror), await statusOf(admin)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect([await enter(), await use()]).toEqual([404, 403]);
    const byToken = await invited.browser.get(
      `${path}/invitation-by-token?token=${encodeURIComponent(invitation.token)}`,
    );
    expect(byToken.status).toBe(403);
    expect((await juror.browser.get(`${path}/contributions-jury`)).body.data).toHaveLength(1);
    expect((await entrant.browser.get("/me/contests/participations")).text).toContain(contest.slug);
    // Somebody who started before can go on.
    const text = await aText(test.services, { author_id: begun.id });
    expect((await begun.browser.post(`${path}/participate/save-contributions`, { texts: [text.id] })).status).toBe(200);

    await unblock(organizer.id);
    expect([await isFound(contest.title), await sitemap(), await statusOf(stranger)]).toEqual([true, true, 200]);
    expect([await enter(), await use()]).toEqual([200, 200]);
  });

  it("mail nobody who is not in them yet, nor their organiser", async () => {
    const { organizer, contest } = await aRunningContest();
    await organizer.browser.post(`/contests/${contest.slug}/invite-jury`, {
      text: "Lees je mee?",
      invites: [{ email: "genodigde@voorbeeld.example", ageCategoryId: null }],
    });
    await block(organizer.id);
    const mails = await test.runJobs();
    test.clock.advance(8 * 86_400_000);
    mails.push(...(await test.runScheduled("contests.notices")));
    expect(mails.map(({ to }) => to)).not.toContain("genodigde@voorbeeld.example");
    expect(mails.filter(({ to }) => to === organizer.email).map(({ kind }) => kind)).toEqual(["staff-people.blocked"]);
  });
});

describe("handing a contest to another organiser", () => {
  const find = (id: string, email: string) => admin.browser.post(`/staff/contests/${id}/find-organizer`, { email });
  const handOver = (id: string, organizerId: string) =>
    admin.browser.post(`/staff/contests/${id}/hand-over`, { organizerId });

  it("first shows whose address it is, without changing anything", async () => {
    const { organizer, contest } = await aRunningContest();
    const heir = await signedIn("contest_organizer");
    const { status, body } = await find(contest.id, heir.email.toUpperCase());
    expect([status, body.data]).toEqual([
      200,
      { id: heir.id, nickname: heir.nickname, email: heir.email, profilePicture: null },
    ]);
    const { data } = (await admin.browser.get(`/staff/contests/${contest.id}`)).body;
    expect(data.organizer.id).toBe(organizer.id);
    expect(await test.runJobs()).toEqual([]);
  });

  it("gives it with everything in it and its pictures, is logged, and is mailed to both", async () => {
    const { organizer, entrant, contest } = await aRunningContest();
    const heir = await signedIn("contest_organizer");
    const image = { id: crypto.randomUUID(), owner_id: organizer.id, width: 1000, height: 260 };
    await test.services.db.insertInto("images").values(image).execute();
    await test.services.db
      .updateTable("contests")
      .set({ banner_big_id: image.id })
      .where("id", "=", contest.id)
      .execute();
    await block(organizer.id);
    await test.runJobs();
    const orphaned = await admin.browser.get("/staff/contests?state=blocked");
    expect(orphaned.body.data.map(({ id }: { id: string }) => id)).toContain(contest.id);
    const answer = await handOver(contest.id, heir.id);
    expect(answer).toMatchObject({ status: 200, body: { data: { organizer: { id: heir.id, blockedAt: null } } } });
    expect((await admin.browser.get(`/staff/contests?state=blocked&q=${contest.title}`)).body.data).toEqual([]);
    expect(await isFound(contest.title)).toBe(true);
    const entries = await heir.browser.get(`/contests/${contest.slug}/contributions`);
    expect(entries.text).toContain(entrant.nickname);
    const { owner_id } = await test.services.db
      .selectFrom("images")
      .select("owner_id")
      .where("id", "=", image.id)
      .executeTakeFirstOrThrow();
    expect(owner_id).toBe(heir.id);
    expect((await test.runJobs()).map(({ to, kind }) => [to, kind]).toSorted()).toEqual(
      [
        [organizer.email, "staff-contests.given"],
        [heir.email, "staff-contests.received"],
      ].toSorted(),
    );
    expect((await admin.browser.get(`/staff/audit?subject=contests&subjectId=${contest.id}`)).body.data).toMatchObject([
      {
        action: "hand-over",
        subjectName: contest.title,
        before: { organizer: organizer.nickname },
        after: { organizer: heir.nickname },
      },
    ]);
    await unblock(organizer.id);
    const back = await test.browser().signInAs(organizer.id);
    expect((await back.get(`/contests/${contest.slug}/contributions`)).status).toBe(404);
  });

  it("is refused to a person who may create none, is blocked, takes part, judges, or has it already", async () => {
    const { organizer, entrant, juror, contest } = await aRunningContest();
    const blocked = await signedIn("contest_organizer");
    await block(blocked.id);
    const seat = await test.services.db
      .selectFrom("contest_jury")
      .innerJoin("users", "users.id", "contest_jury.user_id")
      .select(["users.id", "users.email"])
      .where("contest_id", "=", contest.id)
      .executeTakeFirstOrThrow();
    for (const user_id of [entrant.id, seat.id])
      await test.services.db.insertInto("user_roles").values({ user_id, role: "contest_organizer" }).execute();
    const people = [
      await signedIn(),
      blocked,
      entrant,
      seat,
      organizer,
      { id: crypto.randomUUID(), email: "x@y.example" },
    ];
    for (const { id, email } of people) {
      expect((await find(contest.id, email)).status, email).toBe(422);
      expect((await handOver(contest.id, id)).status, email).toBe(422);
    }
    expect((await juror.browser.get(`/contests/${contest.slug}`)).status).toBe(200);
    expect((await handOver(crypto.randomUUID(), organizer.id)).status).toBe(404);
  });

  it("waits for a person who is entering at the same moment, and is then refused to them", async () => {
    const { services } = test;
    const contest = await aContest(services, {});
    const entering = await signedIn("contest_organizer");
    const { result } = await services.db.transaction().execute(async (tx) => {
      // The same lock as starting an entry takes.
      await tx.selectFrom("contests").select("id").where("id", "=", contest.id).forNoKeyUpdate().execute();
      const handing = await test.started(() => handOver(contest.id, entering.id));
      await tx
        .insertInto("participations")
        .values({ contest_id: contest.id, user_id: entering.id, started_at: test.clock.now() })
        .execute();
      return handing;
    });
    expect((await result).status).toBe(422);
  });
});
