import { beforeAll, describe, expect, it } from "vitest";
import { days, hours } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { BUYER } from "../enrolments/enrolling.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { participants } from "./delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});

describe("an organiser who relists somebody", () => {
  it("leaves them as they were before when nothing was credited", async () => {
    const payer = await made.somebodyWhoPaid();
    const organizer = await made.organizerOf(payer.course);
    await made.delist(organizer, payer, { refundAmount: 0 });
    await test.runJobs();
    expect((await made.relist(organizer, payer)).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs[0]).toMatch(/Alles is zoals het was/);
    expect(mail?.smallPrint?.[0]).toMatch(/hoe je je uitschrijft/);
    expect((await made.look(payer)).body.data).toMatchObject({ step: "compleet", delistedAt: null });
    // Relisting again changes nothing.
    expect((await made.relist(organizer, payer)).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
  });

  it("lets refunded people pay again without a time limit where all have a seat, and notifies them again", async () => {
    const choice = { waivesWithdrawal: true };
    const payer = await made.somebodyWhoPaid({ settings: { has_real_life_part: false }, choice });
    expect((await made.look(payer)).body.data.waivesWithdrawal).toBe(true);
    const organizer = await made.organizerOf(payer.course);
    await made.delist(organizer, payer, { refundAmount: 123.45 });
    test.clock.advance(days(1));
    await made.relist(organizer, payer);
    const mails = await test.runJobs();
    const relisted = mails.find(({ kind }) => kind === "enrolments.relisted");
    expect(relisted?.subject).toMatch(/^Je kan opnieuw meedoen/);
    expect(relisted?.paragraphs.join(" ")).not.toContain("vrij");
    expect((await made.look(payer)).body.data).toMatchObject({ step: "betaling", reservedUntil: null });
    expect((await made.look(payer)).body.data.waivesWithdrawal, "asked again").toBe(false);
    await made.choose(payer);
    await made.pay(payer);
    await stub.setState((await made.newestOf(payer)).provider_id ?? "", "paid");
    await test.runJobs();
    const told = async (id: string, type: string) =>
      (await made.notificationsOf({ id })).filter((each) => each === type).length;
    expect(await told(payer.id, "participantParticipationSuccessfulNotification")).toBe(2);
    expect(await told(payer.course.organizerId, "organizerParticipationSuccessfulNotification")).toBe(2);
  });

  it("lets them pay again for seven days where there is a seat for everybody and the course left the site", async () => {
    const payer = await made.somebodyWhoPaid({ settings: { has_real_life_part: false } });
    const organizer = await made.organizerOf(payer.course);
    await made.delist(organizer, payer, { refundAmount: 123.45 });
    await test.runJobs();
    await test.services.db
      .updateTable("courses")
      .set({ published_at: null })
      .where("id", "=", payer.course.id)
      .execute();
    expect((await made.relist(organizer, payer)).status).toBe(204);
    const relisted = (await test.runJobs()).find(({ kind }) => kind === "enrolments.relisted");
    expect(relisted?.paragraphs.join(" ")).toMatch(
      /We houden je plaats vrij tot .+ Daarna kan je je niet meer inschrijven/,
    );
    test.clock.advance(days(7) - hours(1));
    expect((await made.look(payer)).body.data).toMatchObject({ step: "betaling", enrolProblem: null });
    expect((await made.choose(payer)).status).toBe(200);
    test.clock.advance(hours(1));
    expect((await made.look(payer)).body.data).toMatchObject({
      reservedUntil: null,
      enrolProblem: expect.any(String),
    });
    expect((await made.choose(payer)).status).toBe(422);
  });

  it("shows somebody who pays again no refusal of instalments from before they paid, only a later one", async () => {
    const course = await made.aPaidCourse({
      pricing_allow_installments: true,
      pricing_installment_instructions: "Elke maand een derde.",
    });
    const payer = await made.aPayer(course);
    const organizer = await made.organizerOf(course);
    const askAndRefuse = async () => {
      const asked = await made.choose(payer, { installmentEnabled: 1, installmentReason: "In drie keer?" });
      await organizer.post(`/installments/${asked.body.data.installment.id}/reject`, {});
    };
    const rejected = async () => {
      const [listed] = (await payer.browser.get("/me/courses/participations")).body.data;
      expect((await made.look(payer)).body.data.rejectedInstallment).toEqual(listed.rejectedInstallment);
      return listed.rejectedInstallment;
    };
    await askAndRefuse();
    expect(await rejected()).toEqual({ message: null });
    test.clock.advance(hours(1));
    await made.choose(payer, { installmentEnabled: 0 });
    await made.pay(payer);
    expect(await rejected(), "on their way to pay").toBeNull();
    await stub.setState((await made.newestOf(payer)).provider_id ?? "", "paid");
    await test.runJobs();
    await made.delist(organizer, payer, { refundAmount: 123.45 });
    await made.relist(organizer, payer);
    expect((await made.look(payer)).body.data).toMatchObject({ step: "betaling", finalizedAt: null });
    expect(await rejected()).toBeNull();
    await made.choose(payer, { installmentEnabled: 0 });
    await made.pay(payer);
    await stub.setState((await made.newestOf(payer)).provider_id ?? "", "failed");
    await test.runJobs();
    expect(await rejected(), "after a failed payment").toBeNull();
    test.clock.advance(hours(1));
    await askAndRefuse();
    expect(await rejected()).toEqual({ message: null });
  });

  it("sends no mail about paying again when nobody can enrol any more by then", async () => {
    const payer = await made.somebodyWhoPaid({ settings: { has_real_life_part: false } });
    const organizer = await made.organizerOf(payer.course);
    await made.delist(organizer, payer, { refundAmount: 123.45 });
    await test.runJobs();
    expect((await made.relist(organizer, payer)).status).toBe(204);
    await test.services.db
      .updateTable("courses")
      .set({ published_at: null })
      .where("id", "=", payer.course.id)
      .execute();
    expect((await test.runJobs()).map(({ kind }) => kind)).not.toContain("enrolments.relisted");
  });

  it("lets a refunded person pay again, for seven days, and pays back the rest of the first payment", async () => {
    const payer = await made.somebodyWhoPaid({ choice: { bookEnabled: true, verzinEnabled: true } });
    const organizer = await made.organizerOf(payer.course);
    await test.services.db
      .updateTable("enrolment_add_ons")
      .set({ sent_at: test.clock.now() })
      .where("enrolment_id", "=", payer.enrolmentId)
      .where("add_on", "=", "verzin")
      .execute();
    await made.untilHalfGoesBack();
    await made.delist(organizer, payer);
    const { relisting } = (await organizer.get(`/course-participants/${payer.enrolmentId}`)).body.data;
    expect(relisting).toEqual({ paysAgain: true, getsRest: true, problem: null });
    await made.relist(organizer, payer);
    const mails = await test.runJobs();
    const relisted = mails.find(({ kind }) => kind === "enrolments.relisted");
    expect(relisted?.subject).toMatch(/^Je kan opnieuw meedoen/);
    // This also holds for people who had paid nothing of their instalments.
    expect(relisted?.paragraphs[0]).toMatch(/kreeg je een creditnota: daarom betaal je opnieuw/);
    expect(relisted?.paragraphs.at(-1), "not on the page of their course, which they do not have").toBe(
      "Bij deze mail zit de creditnota.",
    );
    expect(relisted?.attachments?.map(({ name }) => name)).toEqual([expect.stringMatching(/^Creditnota C.+\.pdf$/)]);
    const { data } = (await made.look(payer)).body;
    // The magazine was sent: it was paid for, and is not sold again.
    expect(data).toMatchObject({ step: "betaling", finalizedAt: null, bookEnabled: true, verzinEnabled: false });
    expect(data.priceTotal).toBe(146.85);
    expect(data.addOns.find(({ code }: { code: string }) => code === "verzin").unavailableBecause).toMatch(/kreeg/);
    expect(new Date(data.reservedUntil).getTime()).toBe(test.clock.now().getTime() + days(7));
    expect((await made.creditNotesOf(payer)).map(({ total }) => total)).toEqual([6173 + 2340, 6172]);
    // Nor with another course: they already have it at that price.
    const { id: course_id, slug } = await made.aPaidCourse();
    const { id: enrolmentId } = await anEnrolment(test.services, { course_id, user_id: payer.id, state: "paying" });
    const elsewhere = await made.choose({ ...payer, slug, enrolmentId }, { verzinEnabled: true });
    expect(elsewhere.body.errors).toEqual({ verzinEnabled: [expect.stringContaining("één keer per persoon")] });
    await made.choose(payer, { bookEnabled: false });
    // They may have moved: what was sent is not sent again.
    const abroad = { ...BUYER, addressCountry: "NL", addressPostalCode: "1012 AB" };
    expect((await payer.browser.post(`/courses/${payer.slug}/participate/save-data`, abroad)).status).toBe(200);
    await made.pay(payer);
    await stub.setState((await made.newestOf(payer)).provider_id ?? "", "paid");
    await test.runJobs();
    expect((await made.look(payer)).body.data).toMatchObject({ step: "compleet", priceTotal: 141.45 });
    // Delisted once more: only the second payment is left to pay back, and not the magazine.
    await made.delist(organizer, payer, { refundAmount: 123.45 });
    await test.runJobs();
    expect((await made.creditNotesOf(payer)).at(-1)).toMatchObject({ total: 12_345 });
    await made.expectBalanced(payer);
  });

  it("enrols somebody who got money back at once when the course has become free, and pays back the rest", async () => {
    const payer = await made.somebodyWhoPaid({ choice: { bookEnabled: true } });
    const organizer = await made.organizerOf(payer.course);
    await made.untilHalfGoesBack();
    await made.delist(organizer, payer);
    await test.runJobs();
    await test.services.db
      .updateTable("courses")
      .set({ pricing_strategy: "free", price: null })
      .where("id", "=", payer.course.id)
      .execute();
    const { relisting } = (await organizer.get(`/course-participants/${payer.enrolmentId}`)).body.data;
    expect(relisting).toEqual({ paysAgain: false, getsRest: true, problem: null });
    expect((await made.relist(organizer, payer)).status).toBe(204);
    const relisted = (await test.runJobs()).find(({ kind }) => kind === "enrolments.relisted");
    expect(relisted?.subject).toMatch(/^Je bent opnieuw ingeschreven/);
    expect(relisted?.paragraphs[0]).toMatch(/De cursus is gratis: je hoeft niets te doen/);
    expect(relisted?.attachments).toHaveLength(1);
    const { data } = (await made.look(payer)).body;
    expect(data).toMatchObject({ step: "compleet", delistedAt: null, priceTotal: 0, bookEnabled: false });
    expect((await made.creditNotesOf(payer)).reduce((sum, { total }) => sum + total, 0)).toBe(14_685);
    await made.expectBalanced(payer);
  });

  it("has the credit note sent to the address for the invoice too, with the reason", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course, {
      use_invoicing_address: true,
      invoicing_name: "De Kade",
      invoicing_email: "facturen@dekade.example",
      invoicing_street: "Kade",
      invoicing_number: "1",
      invoicing_postal_code: "9000",
      invoicing_city: "Gent",
      invoicing_country: "BE",
    });
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const organizer = await made.organizerOf(course);
    await made.untilHalfGoesBack();
    await made.delist(organizer, payer);
    await test.runJobs();
    await made.relist(organizer, payer);
    const [mail] = (await test.runJobs()).filter(({ to }) => to === "facturen@dekade.example");
    expect(mail?.paragraphs[0]).toMatch(/betaalt daarvoor opnieuw/);
    expect(mail?.attachments).toHaveLength(1);
  });

  it("is refused for a blocked person, who gets no mail", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const organizer = await made.organizerOf(course);
    const gone = await anEnrolment(test.services, { course_id: course.id, state: "delisted" });
    const { db, clock } = test.services;
    await db.updateTable("users").set({ blocked_at: clock.now() }).where("id", "=", gone.user_id).execute();
    const { data } = (await organizer.get(`/course-participants/${gone.id}`)).body;
    expect(data.relisting).toEqual({ paysAgain: false, getsRest: false, problem: "blocked" });
    const refused = await made.relist(organizer, { enrolmentId: gone.id });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("geblokkeerd")]);
    expect(await test.runJobs()).toEqual([]);
  });

  it("needs a free seat, an account, and a course that was not called off", async () => {
    const course = await made.aPaidCourse({ max_participants: 1, pricing_strategy: "free", price: null });
    const organizer = await made.organizerOf(course);
    const gone = await anEnrolment(test.services, { course_id: course.id, state: "delisted" });
    const erased = await anEnrolment(test.services, { course_id: course.id, state: "delisted", user_id: null });
    const other = await anEnrolment(test.services, { course_id: course.id });
    const relist = async ({ id }: { id: string }) => (await made.relist(organizer, { enrolmentId: id })).body.message;
    const relisting = async ({ id }: { id: string }) =>
      (await organizer.get(`/course-participants/${id}`)).body.data.relisting;
    expect(await relist(gone)).toBe("Deze cursus is vol.");
    expect(await relisting(gone)).toEqual({ paysAgain: false, getsRest: false, problem: "full" });
    expect(await relisting(other)).toBeNull();
    expect(await relist(erased)).toMatch(/wissen/);
    await made.delist(organizer, { enrolmentId: other.id });
    expect(await relisting(gone)).toEqual({ paysAgain: false, getsRest: false, problem: null });
    await test.services.db
      .updateTable("courses")
      .set({ cancelled_at: test.clock.now() })
      .where("id", "=", course.id)
      .execute();
    expect(await relist(gone)).toMatch(/gaat niet door/);
    expect(await relisting(gone)).toEqual({ paysAgain: false, getsRest: false, problem: "cancelled" });
    await test.runJobs();
  });
});
