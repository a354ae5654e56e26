import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { delistedMail } from "../enrolments/enrolment.mail-kinds.ts";
import { participants } from "./delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});
type Somebody = Pick<Awaited<ReturnType<typeof made.somebodyWhoPaid>>, "browser" | "slug">;

const look = async ({ browser, slug }: Somebody) =>
  (await browser.get(`/courses/${slug}/participation/refund-quote`)).body.data;
const leave = ({ browser, slug }: Somebody, refundAmount: number) =>
  browser.post(`/courses/${slug}/participation/leave`, { refundAmount });
const ask = ({ browser, slug }: Somebody, reason?: string) =>
  browser.post(`/courses/${slug}/participation/request-delist`, { reason });
const withdraw = ({ browser, slug }: Somebody) => browser.delete(`/courses/${slug}/participation/request-delist`);
const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind).toSorted();

describe("a participant who leaves by themselves", () => {
  it("gets back what the scale says, as was shown to them", async () => {
    const payer = await made.somebodyWhoPaid();
    expect(await look(payer)).toMatchObject({ refundAmount: 123.45, percentage: 100, problem: null });
    await made.untilHalfGoesBack();
    expect(await look(payer)).toMatchObject({ refundAmount: 61.73, percentage: 50, problem: null });
    const stale = await leave(payer, 123.45);
    expect([stale.status, stale.body.code]).toEqual([409, "refund-changed"]);
    expect((await leave(payer, 61.73)).status).toBe(204);
    expect((await leave(payer, 61.73)).status).toBe(204);
    const mails = await test.runJobs();
    expect(kindsOf(mails)).toEqual(["enrolments.delisted"]);
    expect(await made.enrolmentOf(payer)).toMatchObject({ delisted_as: "participant" });
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 6173 }]);
    expect(await made.notificationsOf({ id: payer.course.organizerId })).toContain("courseParticipantLeft");
    expect((await payer.browser.get(`/courses/${payer.slug}/participation/refund-quote`)).status).toBe(422);
    await made.expectBalanced(payer);
  });

  it("reads in the mail that a mail about the money follows, or that the money is already back", async () => {
    const payer = await made.somebodyWhoPaid();
    await leave(payer, 123.45);
    const [waiting] = await test.runJobs();
    expect(waiting?.paragraphs.join(" ")).toContain(
      "Je krijgt €\u00A0123,45 terug. Dat kan enkele werkdagen duren. Zodra het gebeurd is",
    );
    const [refund] = stub.payment(payer.providerId).refunds;
    await stub.setRefund(refund?.id ?? "", "refunded");
    expect(kindsOf(await test.runJobs())).toEqual(["enrolments.refunded"]);
    // A provider that pays back at once does so before the job of this mail.
    const { enrolmentId } = payer;
    const [back] = await test.runJob(delistedMail, { enrolmentId, creditNoteIds: [], refunded: 12_345 });
    expect(back?.paragraphs.join(" ")).toContain("We betaalden €\u00A0123,45 terug. Je bank heeft soms");
    expect(back?.paragraphs.join(" ")).not.toContain("aparte mail");
  });

  it("reads nothing about money in the mail when there was nothing to pay", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const free = await made.aPayer(course);
    await test.services.db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now(), reserved_since: null, reserved_until: null })
      .where("id", "=", free.enrolmentId)
      .execute();
    await leave(free, 0);
    const [mail] = await test.runJobs();
    expect(mail?.kind).toBe("enrolments.delisted");
    expect(mail?.paragraphs.join(" ")).not.toMatch(/terug/);
    expect(mail?.paragraphs[0]).toContain("Je plaats is weer vrij.");
  });

  it("frees no seat where there is one for everybody", async () => {
    const free = await made.somebodyWhoPaid();
    await test.services.db
      .updateTable("courses")
      .set({ has_real_life_part: false, location: null, class_times: null, start_date: null, end_date: null })
      .set({ enrollment_deadline: null, max_participants: null, admin_email_address: null })
      .where("id", "=", free.course.id)
      .execute();
    expect((await leave(free, 123.45)).status).toBe(204);
    const mail = (await test.runJobs()).find(({ kind }) => kind === "enrolments.delisted");
    expect(mail?.paragraphs[0]).toMatch(/^Je schreef je uit voor ‘.*’\.$/);
  });

  it("has to ask when nothing goes back, when the course has begun, and where leaving is switched off", async () => {
    const payer = await made.somebodyWhoPaid();
    const off = await made.somebodyWhoPaid({ settings: { allows_leaving: false } });
    expect(await look(off)).toMatchObject({ problem: "switched-off", refundAmount: 123.45 });
    test.clock.advance(days(22));
    expect(await look(payer)).toMatchObject({ problem: "nothing-back", refundAmount: 0, until: null });
    test.clock.advance(days(6));
    expect(await look(payer)).toMatchObject({ problem: "started" });
    for (const somebody of [payer, off]) expect((await leave(somebody, 0)).status).toBe(422);
    const past = { start_date: "2020-01-01", end_date: "2020-02-01", enrollment_deadline: "2020-01-01" };
    await test.services.db.updateTable("courses").set(past).where("id", "=", payer.course.id).execute();
    expect(await look(payer)).toMatchObject({ problem: "over" });
    expect((await leave(payer, 0)).body.message).toMatch(/^De cursus is voorbij\./);
    expect((await made.enrolmentOf(payer)).delisted_at).toBeNull();
  });

  it("gets back what was agreed even when the course has since become free", async () => {
    const payer = await made.somebodyWhoPaid();
    const { db } = test.services;
    await db
      .updateTable("courses")
      .set({ pricing_strategy: "free", price: null })
      .where("id", "=", payer.course.id)
      .execute();
    expect(await look(payer)).toMatchObject({ refundAmount: 123.45, percentage: 100, problem: null });
    expect((await look(payer)).terms).not.toEqual([]);
    expect((await leave(payer, 123.45)).status).toBe(204);
    await test.runJobs();
    await made.expectBalanced(payer);
  });

  it("just leaves when they enrolled while the course was free, even once it costs something", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const free = await made.aPayer(course);
    const { db } = test.services;
    await db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now(), reserved_since: null, reserved_until: null })
      .where("id", "=", free.enrolmentId)
      .execute();
    await db
      .updateTable("courses")
      .set({ pricing_strategy: "paid", price: 12_345 })
      .where("id", "=", course.id)
      .execute();
    test.clock.advance(days(22));
    expect((await made.look(free)).body.data).toMatchObject({ priceTotal: 0 });
    const { data } = (await free.browser.get(`/courses/${free.slug}/participation/refund-quote`)).body;
    expect(data).toMatchObject({ problem: null, refundAmount: 0, terms: [] });
    expect((await free.browser.post(`/courses/${free.slug}/participation/leave`, { refundAmount: 0 })).status).toBe(
      204,
    );
  });

  it("keeps the terms of when they enrolled, those of the course before those of the house", async () => {
    const terms = [{ daysBefore: 1, basispoints: 2500 }];
    const payer = await made.somebodyWhoPaid({ settings: { refund_terms: JSON.stringify(terms) } });
    const { db } = test.services;
    await db.updateTable("courses").set({ refund_terms: null }).where("id", "=", payer.course.id).execute();
    test.clock.advance(days(22));
    expect(await look(payer)).toMatchObject({ percentage: 25, refundAmount: 30.86, terms: [{ percentage: 25 }] });
  });

  it("is shown no step of the scale that ends while everything goes back", async () => {
    const settings = { start_date: brusselsDay(later(test.clock.now(), days(20))) };
    const payer = await made.somebodyWhoPaid({ settings });
    const { terms, until, withdrawalUntil } = await look(payer);
    expect({ until, terms }).toEqual({ until: withdrawalUntil, terms: [] });
  });

  it("is shown no step of the scale that is over", async () => {
    const start = later(test.clock.now(), days(30));
    const payer = await made.somebodyWhoPaid({
      settings: { start_date: brusselsDay(start), end_date: brusselsDay(later(start, days(1))) },
    });
    test.clock.advance(days(20));
    const { percentage, terms } = await look(payer);
    expect({ percentage, terms }).toEqual({
      percentage: 50,
      terms: [{ until: brusselsDay(later(start, -days(7))), percentage: 50 }],
    });
  });

  it("gets no less back when the course moves to an earlier day, and more when it moves to a later one", async () => {
    const payer = await made.somebodyWhoPaid();
    await made.untilHalfGoesBack();
    const move = (count: number) =>
      test.services.db
        .updateTable("courses")
        .set({ start_date: brusselsDay(later(test.clock.now(), days(count))) })
        .where("id", "=", payer.course.id)
        .execute();
    const agreed = await look(payer);
    expect(agreed).toMatchObject({ percentage: 50, refundAmount: 61.73 });
    await move(5);
    expect(await look(payer)).toMatchObject({ percentage: 50, refundAmount: 61.73, terms: agreed.terms });
    await move(20);
    expect(await look(payer)).toMatchObject({ percentage: 100, refundAmount: 123.45 });
  });

  it("withdraws within fourteen days from a course without meetings, unless they gave that up", async () => {
    const settings = {
      has_real_life_part: false,
      start_date: null,
      end_date: null,
      enrollment_deadline: null,
      location: null,
      class_times: null,
      max_participants: null,
      admin_email_address: null,
    };
    const [keeps, waives] = [
      await made.somebodyWhoPaid({ settings }),
      await made.somebodyWhoPaid({ settings, choice: { waivesWithdrawal: 1 } }),
    ];
    expect(await look(keeps)).toMatchObject({ percentage: 100, problem: null, terms: [] });
    expect(await look(waives)).toMatchObject({ percentage: 0, problem: "nothing-back", withdrawalUntil: null });
    test.clock.advance(days(15));
    expect(await look(keeps)).toMatchObject({ percentage: 0, problem: "nothing-back" });
  });
});

describe("a participant who asks to be delisted", () => {
  it("is reported to the organiser and the address of the course, once, until they withdraw the request", async () => {
    const payer = await made.somebodyWhoPaid();
    expect((await ask(payer, "Ik verhuis.")).status).toBe(204);
    expect((await ask(payer)).status).toBe(204);
    const mails = await test.runJobs();
    expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toContain("enrolments.delist-requested cursus@dekade.example");
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Iemand wil niet/));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.paragraphs).toContain("Ik verhuis.");
    const told = await made.notificationsOf({ id: payer.course.organizerId });
    expect(told.filter((type) => type === "courseDelistRequested")).toHaveLength(1);
    expect((await look(payer)).delistRequestedAt).not.toBeNull();
    const bookkeeper = await made.aBookkeeper();
    const waiting = async () =>
      ((await bookkeeper.get("/staff/delist-requests")).body.data as { id: string }[]).filter(
        ({ id }) => id === payer.enrolmentId,
      );
    expect(await waiting()).toMatchObject([{ reason: "Ik verhuis.", course: { slug: payer.slug } }]);
    expect((await withdraw(payer)).status).toBe(204);
    expect(await waiting()).toEqual([]);
    expect((await look(payer)).delistRequestedAt).toBeNull();
  });

  it("is enrolled: people who are still enrolling or were delisted can neither ask nor leave", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const now = test.clock.now();
    const people = [await made.aPayer(course), await made.aPayer(course, { finalized_at: now, delisted_at: now })];
    const before = await Promise.all(people.map(made.enrolmentOf));
    for (const person of people)
      expect([(await ask(person)).status, (await withdraw(person)).status]).toEqual([422, 422]);
    expect((await Promise.all(people.map((person) => leave(person, 0)))).map(({ status }) => status)).toEqual([
      422, 204,
    ]);
    expect(await Promise.all(people.map(made.enrolmentOf))).toEqual(before);
  });

  it("is notified when staff declines", async () => {
    const payer = await made.somebodyWhoPaid();
    await ask(payer);
    await test.runJobs();
    const bookkeeper = await made.aBookkeeper();
    const decline = () =>
      bookkeeper.post(`/staff/delist-requests/${payer.enrolmentId}/decline`, { message: "De cursus begint morgen." });
    expect((await decline()).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs).toContain("De cursus begint morgen.");
    expect((await decline()).status).toBe(404);
    expect((await made.look(payer)).body.data.delistedAt).toBeNull();
  });

  it("is notified when the organiser declines, who can only answer a request that exists", async () => {
    const payer = await made.somebodyWhoPaid();
    const organizer = await made.organizerOf(payer.course);
    const decline = (message?: string) =>
      organizer.post(`/course-participants/${payer.enrolmentId}/decline-delist-request`, { message });
    const early = await decline("Te vroeg.");
    expect([early.status, early.body.code]).toEqual([409, "request-gone"]);
    await ask(payer);
    await test.runJobs();
    expect(Object.keys((await decline(" ")).body.errors)).toEqual(["message"]);
    expect((await decline("De groep is te klein.")).status).toBe(204);
    const [mail, ...others] = await test.runJobs();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "enrolments.delist-declined", replyTo: "cursus@dekade.example" });
    expect(mail?.paragraphs).toContain("De groep is te klein.");
    expect((await decline("Nog eens.")).status).toBe(409);
    expect(await look(payer)).toMatchObject({ delistRequestedAt: null });
    expect((await made.look(payer)).body.data.delistedAt).toBeNull();
  });

  it("sees on their page what was asked and answered, as does the organiser, until they ask again", async () => {
    const payer = await made.somebodyWhoPaid();
    const organizer = await made.organizerOf(payer.course);
    const at = `/course-participants/${payer.enrolmentId}`;
    const bothRead = async () => {
      const [own, theirs] = [await made.look(payer), await organizer.get(at)].map(({ body }) => body.data);
      const { delistRequestReason, delistMessage } = theirs;
      expect(own).toMatchObject({ delistRequestReason, delistMessage });
      return [delistRequestReason, delistMessage];
    };
    await ask(payer, "Ik verhuis.");
    await organizer.post(`${at}/decline-delist-request`, { message: "De groep is te klein." });
    await withdraw(payer);
    expect(await bothRead()).toEqual(["Ik verhuis.", "De groep is te klein."]);
    await ask(payer, "Ik ben ziek.");
    expect(await bothRead()).toEqual(["Ik ben ziek.", null]);
    await made.delist(organizer, payer, { refundAmount: 0, message: "Beterschap." });
    expect(await bothRead()).toEqual(["Ik ben ziek.", "Beterschap."]);
  });
});

describe("the scale of the house", () => {
  it("is changed by staff, and counts for people who enrol from then on", async () => {
    const before = await made.somebodyWhoPaid();
    const bookkeeper = await made.aBookkeeper();
    const { data } = (await bookkeeper.get("/staff/refund-terms")).body;
    expect(data).toMatchObject([
      { daysBefore: 14, percentage: 100 },
      { daysBefore: 7, percentage: 50 },
    ]);
    expect((await bookkeeper.post("/staff/refund-terms", { daysBefore: 14, percentage: 20 })).status).toBe(422);
    expect((await bookkeeper.post("/staff/refund-terms", { daysBefore: 2, percentage: "12,5" })).status).toBe(201);
    const after = await made.somebodyWhoPaid();
    test.clock.advance(days(24));
    expect(await look(before)).toMatchObject({ percentage: 0 });
    expect(await look(after)).toMatchObject({ percentage: 12.5 });
    const again = await made.aBookkeeper();
    expect((await again.delete("/staff/refund-terms/2")).status).toBe(204);
  });
});
