import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anOpenPeriod } from "#features/academy/registrations/academy.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { days, later } from "#platform/clock.ts";
import { notify } from "#platform/notifications/notify.ts";

const test = useTestApi();

/** Notifies these people of a new text, public by default. */
async function notifyOfText(to: string[], wanted: Parameters<typeof aText>[1] & { title?: string } = {}) {
  const text = await aText(test.services, { title: "Een tekst", ...wanted });
  await test.services.db.transaction().execute((tx) =>
    notify(tx, {
      to,
      type: "newTextFromFollow",
      about: { user: text.authorId, text: text.id },
      dedupeKey: text.id,
      now: test.clock.now(),
    }),
  );
  return text;
}

const aMember = membersOf(test);

describe("notifications (docs/product/notifications.md#life)", () => {
  it("are listed and counted while unread", async () => {
    const { id, browser } = await aMember();
    await notifyOfText([id], { title: "Eerste" });
    test.clock.advance(1000);
    const second = await notifyOfText([id], { title: "Tweede" });
    const { body } = await browser.get("/me/notifications");
    expect(body.data.map(({ data }: any) => data.text.title)).toEqual(["Tweede", "Eerste"]);
    expect(body.data[0]).toMatchObject({ type: "newTextFromFollow", data: { text: { slug: second.slug } } });
    expect(body.meta.total).toBe(2);
    expect((await browser.get("/me/notifications/count")).body).toEqual({ data: { count: 2 } });
  });

  it("are marked as read, idempotently", async () => {
    const { id, browser } = await aMember();
    await notifyOfText([id]);
    const [{ id: notification }] = (await browser.get("/me/notifications")).body.data;
    for (let time = 0; time < 2; time++)
      expect((await browser.post(`/me/notifications/${notification}/read`)).status).toBe(204);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });

  it("are all marked as read, except those created later", async () => {
    const [{ id, browser }, other] = [await aMember(), await aMember()];
    await notifyOfText([id, other.id]);
    await notifyOfText([id]);
    // `newestAt` is the same on every page of the list.
    const { newestAt } = (await browser.get("/me/notifications?page=2")).body.meta;
    test.clock.advance(1000);
    await notifyOfText([id], { title: "Net gekomen" });
    expect((await browser.post("/me/notifications/read-all", { until: newestAt })).status).toBe(204);
    expect((await browser.get("/me/notifications")).body.data).toMatchObject([
      { data: { text: { title: "Net gekomen" } } },
    ]);
    expect((await browser.post("/me/notifications/read-all")).status).toBe(204);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
    expect((await other.browser.get("/me/notifications/count")).body.data.count).toBe(1);
  });

  it("belong only to their recipient", async () => {
    const [owner, other] = [await aMember(), await aMember()];
    await notifyOfText([owner.id]);
    const [{ id }] = (await owner.browser.get("/me/notifications")).body.data;
    expect((await other.browser.post(`/me/notifications/${id}/read`)).status).toBe(404);
    expect((await other.browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await owner.browser.get("/me/notifications/count")).body.data.count).toBe(1);
  });

  it("are hidden with their text, and visible again with it", async () => {
    const { id, browser } = await aMember();
    const text = await notifyOfText([id], { title: "Ingetrokken" });
    await notifyOfText([id], { title: "Nog openbaar" });
    const { db } = test.services;
    const setText = (values: object) => db.updateTable("texts").set(values).where("id", "=", text.id).execute();
    const setAuthor = (values: object) => db.updateTable("users").set(values).where("id", "=", text.authorId).execute();
    const now = test.clock.now();
    const shown = async () => {
      const { body, text: words } = await browser.get("/me/notifications");
      const { count } = (await browser.get("/me/notifications/count")).body.data;
      return [body.data.length, body.meta.total, count, words.includes("Ingetrokken")];
    };
    for (const [hide, show] of [
      [() => setText({ is_private: true }), () => setText({ is_private: false })],
      [() => setText({ hidden_at: now }), () => setText({ hidden_at: null })],
      [() => setAuthor({ blocked_at: now }), () => setAuthor({ blocked_at: null })],
    ] as const) {
      await hide();
      expect(await shown()).toEqual([1, 1, 1, false]);
      await show();
      expect(await shown()).toEqual([2, 2, 2, true]);
    }
    await db.deleteFrom("texts").where("id", "=", text.id).execute();
    expect(await shown()).toEqual([1, 1, 1, false]);
    expect(await db.selectFrom("notifications").select("id").where("text_id", "=", text.id).execute()).toEqual([]);
  });

  it("have the current title and author", async () => {
    const { id, browser } = await aMember();
    const text = await notifyOfText([id], { title: "Oude titel" });
    const author = await test.browser().signInAs(text.authorId);
    const changed = { title: "Nieuwe titel", body: "<p>Zee.</p>", genres: [1], private: 0 };
    expect((await author.put(`/texts/${text.slug}`, changed)).status).toBe(200);
    await test.services.db.updateTable("users").set({ nickname: "Nu" }).where("id", "=", text.authorId).execute();
    expect((await browser.get("/me/notifications")).body.data).toMatchObject([
      { data: { text: { title: "Nieuwe titel", slug: "nieuwe-titel" }, user: { nickname: "Nu" } } },
    ]);
  });

  it("about a contest are visible only to its current organiser, jurors and entrants", async () => {
    const { services, clock } = test;
    const [organizer, juror, admin] = [
      await aPerson(services, { roles: ["contest_organizer"] }),
      await aPerson(services),
      await aPerson(services, { roles: ["admin"] }),
    ];
    const contest = await aContest(services, { organizer_id: organizer.id, deadline: clock.now() });
    const seat = await aJuror(services, { contestId: contest.id, userId: juror.id });
    const entry = await anEntry(services, { contest_id: contest.id });
    const notifyAbout = (
      type: "contestDeadlinePassed" | "juryShouldGiveFeedback" | "judgementChanged" | "feedbackAvailableForParticipant",
      to: string,
    ) =>
      services.db
        .transaction()
        .execute((tx) =>
          notify(tx, { to: [to], type, about: { contest: contest.id }, dedupeKey: "x", now: clock.now() }),
        );
    await notifyAbout("contestDeadlinePassed", organizer.id);
    await notifyAbout("juryShouldGiveFeedback", juror.id);
    await notifyAbout("judgementChanged", juror.id);
    await notifyAbout("feedbackAvailableForParticipant", entry.user_id);
    await services.db.transaction().execute((tx) =>
      notify(tx, {
        to: [organizer.id],
        type: "juryInvitationAccepted",
        about: { contest: contest.id, user: juror.id },
        dedupeKey: "x",
        now: clock.now(),
      }),
    );
    const typesOf = async (userId: string) => {
      const { body } = await (await test.browser().signInAs(userId)).get("/me/notifications");
      return body.data.map(({ type }: { type: string }) => type).toSorted();
    };
    const contests = (values: object) =>
      services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    const block = (userId: string, blocked_at: Date | null) =>
      services.db.updateTable("users").set({ blocked_at }).where("id", "=", userId).execute();

    expect(await typesOf(organizer.id)).toEqual(["contestDeadlinePassed", "juryInvitationAccepted"]);
    expect(await typesOf(juror.id)).toEqual(["judgementChanged", "juryShouldGiveFeedback"]);
    // The feedback can be read only after the contest has ended.
    expect(await typesOf(entry.user_id)).toEqual([]);
    await block(juror.id, clock.now());
    expect(await typesOf(organizer.id)).toEqual(["contestDeadlinePassed"]);
    await block(juror.id, null);
    await contests({ organizer_id: admin.id });
    expect(await typesOf(organizer.id)).toEqual([]);
    await contests({ organizer_id: organizer.id, ended_at: clock.now(), show_jury_feedback_to_participant: true });
    expect(await typesOf(entry.user_id)).toEqual(["feedbackAvailableForParticipant"]);
    expect(await typesOf(juror.id)).toEqual(["judgementChanged"]);
    await contests({ ended_at: null });
    await services.db.deleteFrom("contest_jury").where("id", "=", seat.id).execute();
    expect(await typesOf(juror.id)).toEqual([]);
  });

  it("about a contest disappear when they no longer hold", async () => {
    const { services, clock } = test;
    const organizer = await aPerson(services, { roles: ["contest_organizer"] });
    const contest = await aContest(services, { organizer_id: organizer.id, deadline: clock.now() });
    const juror = await aPerson(services);
    const seat = await aJuror(services, { contestId: contest.id, userId: juror.id });
    const about = { contest: contest.id, user: juror.id };
    const tell = (type: "contestDeadlinePassed" | "contestReopened" | "juryInvitationAccepted", to: string) =>
      services.db
        .transaction()
        .execute((tx) => notify(tx, { to: [to], type, about, dedupeKey: "x", now: clock.now() }));
    await tell("contestDeadlinePassed", organizer.id);
    await tell("juryInvitationAccepted", organizer.id);
    await tell("contestReopened", juror.id);
    const { user_id: entrant } = await anEntry(services, { contest_id: contest.id });
    await tell("contestReopened", entrant);
    const typesOf = async (userId: string) => {
      const { body } = await (await test.browser().signInAs(userId)).get("/me/notifications");
      return body.data.map(({ type }: { type: string }) => type).toSorted();
    };
    const contests = (values: object) =>
      services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();

    expect(await typesOf(organizer.id)).toEqual(["contestDeadlinePassed", "juryInvitationAccepted"]);
    await contests({ deadline: later(clock.now(), days(7)) });
    expect(await typesOf(organizer.id)).toEqual(["juryInvitationAccepted"]);
    for (const id of [juror.id, entrant]) expect(await typesOf(id)).toEqual(["contestReopened"]);
    await contests({ ended_at: clock.now() });
    for (const id of [juror.id, entrant]) expect(await typesOf(id)).toEqual([]);
    await services.db.deleteFrom("contest_jury").where("id", "=", seat.id).execute();
    expect(await typesOf(organizer.id)).toEqual([]);
  });

  it("about an open academy period disappear when it closes, and do not come back with the next period", async () => {
    const { services, clock } = test;
    const { id, browser } = await aMember();
    const period = await anOpenPeriod(services);
    await services.db
      .transaction()
      .execute((tx) =>
        notify(tx, { to: [id], type: "saEnrollmentPeriodOpen", about: {}, dedupeKey: period.id, now: clock.now() }),
      );
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(1);
    const periods = services.db.updateTable("academy_periods").where("id", "=", period.id);
    const [opens_at, closes_at] = [later(clock.now(), -days(90)), later(clock.now(), -days(60))];
    await periods.set({ opens_at, closes_at }).execute();
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
    await anOpenPeriod(services);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });

  it("about an erasure disappear when it is cancelled", async () => {
    const [admin, asking] = [await aPerson(test.services, { roles: ["admin"] }), await aMember()];
    const { body } = await asking.browser.post("/me/gdpr/request-delete");
    const staff = await test.browser().signInAs(admin.id);
    const told = async () =>
      (await staff.get("/me/notifications")).body.data.filter(({ type }: any) => type === "gdprDeleteRequest");
    expect(await told()).toHaveLength(1);
    await test.services.db
      .updateTable("data_requests")
      .set({ cancelled_at: test.clock.now() })
      .where("id", "=", body.data.id)
      .execute();
    expect(await told()).toEqual([]);
  });

  it("about a data request are visible to staff only", async () => {
    const [admin, asking] = [await aPerson(test.services, { roles: ["admin"] }), await aMember()];
    await asking.browser.post("/me/gdpr/request-data");
    const browser = await test.browser().signInAs(admin.id);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(1);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", admin.id).execute();
    expect((await browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });

  it("are created only if the transaction commits", async () => {
    const { id, browser } = await aMember();
    const failing = test.services.db.transaction().execute(async (tx) => {
      await notify(tx, {
        to: [id],
        type: "saEnrollmentPeriodOpen",
        about: {},
        dedupeKey: "x",
        now: test.clock.now(),
      });
      throw new Error("it did not");
    });
    await expect(failing).rejects.toThrow("it did not");
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });
});
