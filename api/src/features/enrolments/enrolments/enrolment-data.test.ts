import { describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { BUYER, enrollers, PERSON } from "./enrolling.factory.ts";

const test = useTestApi();
const { free, paid, member, start, save, read } = enrollers(test);
const { madeEnrollable } = courseMakers(test);

/** A person who began to enrol in a course. */
async function begun(course: Promise<{ slug: string; id: string }>) {
  const { browser, id } = await member();
  const { slug, id: courseId } = await course;
  await start(browser, slug);
  return { browser, slug, courseId, userId: id, fillIn: (body: object) => save(browser, slug, body) };
}
const COMPANY = {
  ...PERSON,
  useInvoicingAddress: true,
  invoicingName: "De Kade vzw",
  invoicingEmail: "Boekhouding@dekade.example",
  invoicingVatNumber: "be 0123.456.749",
  invoicingAddress: { street: "Kaai", number: "1", postalCode: "9000", city: "Gent", country: "BE" },
};

describe("a person who enrols", () => {
  it("fills in their details, each field with its own rules", async () => {
    const { fillIn, browser, slug } = await begun(free());
    const wrong = [
      [{ firstName: " " }, "firstName"],
      [{ dateOfBirth: "2990-01-01" }, "dateOfBirth"],
      [{ dateOfBirth: "1990-02-30" }, "dateOfBirth"],
      [{ phone: "iets" }, "phone"],
      [{ addressCountry: "XX", phone: "+32470123456" }, "addressCountry"],
      [{ addressPostalCode: "XYZ" }, "addressPostalCode"],
      [{ addressCity: "x".repeat(256) }, "addressCity"],
    ] as const;
    for (const [change, field] of wrong) {
      const refusal = await fillIn({ ...PERSON, ...change });
      expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, [field]]);
    }
    // The message of the field says how to write a number, and replaces its help text.
    expect((await fillIn({ ...PERSON, phone: " " })).body.errors.phone[0]).toContain("+32 470 12 34 56");
    expect(await read(browser, slug)).toMatchObject({ hasCompleteData: false, step: "gegevens" });
  });

  it("starts with the details of their profile", async () => {
    const { browser } = await member({ first_name: "Anneleen", address_city: "Gent" });
    const { slug } = await free();
    await start(browser, slug);
    expect((await read(browser, slug)).personalData).toMatchObject({
      firstName: "Anneleen",
      addressCity: "Gent",
      lastName: null,
      survey: { answers: {} },
    });
  });

  it("names a parent when they are under sixteen; the parent of an older person is not kept", async () => {
    const years = (count: number, plus = 0) => {
      const day = brusselsDay(later(test.clock.now(), days(plus)));
      return `${Number(day.slice(0, 4)) - count}${day.slice(4)}`;
    };
    const { fillIn } = await begun(paid());
    const child = { ...BUYER, dateOfBirth: years(16, 1) };
    expect((await fillIn(child)).body.errors).toEqual({ parentName: ["Vul de naam in van een ouder of voogd."] });
    const named = { ...child, parentName: "Katrien Wouters" };
    expect((await fillIn(named)).body.data.personalData.parentName).toBe("Katrien Wouters");
    const older = { ...named, dateOfBirth: years(16) };
    expect((await fillIn(older)).body.data.personalData.parentName).toBeNull();
  });

  it("answers every question with one of its options", async () => {
    const survey = ["Hoe kom je?", "Eet je mee?"].map((question) => ({
      question,
      options: [{ option: "Ja" }, { option: "Nee" }],
    }));
    const { browser: organizer, course } = await madeEnrollable({ survey });
    await organizer.post(`/courses/${course.slug}/publish`);
    const { fillIn, browser } = await begun(Promise.resolve(course));
    const [first, second] = (await read(browser, course.slug)).course.survey;
    const answer = (answers: object) => fillIn({ ...BUYER, survey: { answers } });
    const [ja, nee] = [first.options[0].id, second.options[1].id];
    for (const [answers, missing] of [
      [{}, [first.id, second.id]],
      [{ [first.id]: ja }, [second.id]],
      // An option of the other question.
      [{ [first.id]: nee, [second.id]: nee }, [first.id]],
      [{ [first.id]: crypto.randomUUID(), [second.id]: nee }, [first.id]],
    ] as const) {
      const refusal = await answer(answers);
      expect(Object.keys(refusal.body.errors)).toEqual(missing.map((id) => `survey.answers.${id}`));
    }
    const given = { [first.id]: ja, [second.id]: nee };
    const answered = await answer({ ...given, [crypto.randomUUID()]: ja });
    expect(answered.body.data).toMatchObject({ step: "betaling", personalData: { survey: { answers: given } } });
  });

  it("has to answer a question that was added later, and keeps what they filled in before", async () => {
    const { browser: organizer, course } = await madeEnrollable({ survey: [] });
    await organizer.post(`/courses/${course.slug}/publish`);
    const { fillIn, browser } = await begun(Promise.resolve(course));
    await fillIn(BUYER);
    const [question] = await test.services.db
      .insertInto("course_survey_questions")
      .values({ course_id: course.id, position: 0, question: "Hoe kom je?" })
      .returning("id")
      .execute();
    const option = { question_id: question!.id, position: 0, option: "Te voet" };
    await test.services.db.insertInto("course_survey_options").values(option).execute();
    expect(await read(browser, course.slug)).toMatchObject({
      step: "gegevens",
      personalData: { firstName: "Anneleen" },
    });
  });
});

describe("a person who pays", () => {
  it("chooses the name on the invoice", async () => {
    const { fillIn } = await begun(paid());
    expect(Object.keys((await fillIn(PERSON)).body.errors)).toEqual(["useInvoicingAddress"]);
    const missing = await fillIn({ ...PERSON, useInvoicingAddress: true });
    expect(Object.keys(missing.body.errors).toSorted()).toEqual([
      "invoicingAddress.city",
      "invoicingAddress.country",
      "invoicingAddress.number",
      "invoicingAddress.postalCode",
      "invoicingAddress.street",
      "invoicingEmail",
      "invoicingName",
    ]);
    const wrong = await fillIn({ ...COMPANY, invoicingVatNumber: "BE 0123.456.748" });
    expect(wrong.body.errors).toEqual({ invoicingVatNumber: [expect.stringContaining("Kijk de cijfers na")] });
    const saved = (await fillIn(COMPANY)).body.data;
    expect(saved).toMatchObject({
      useInvoicingAddress: true,
      invoicingData: {
        invoicingName: "De Kade vzw",
        invoicingEmail: "boekhouding@dekade.example",
        invoicingVatNumber: "BE0123456749",
        invoicingAddress: COMPANY.invoicingAddress,
      },
    });
    const back = (await fillIn(BUYER)).body.data;
    expect(back).toMatchObject({ useInvoicingAddress: false, invoicingData: null });
  });

  it("is not asked for invoice details by a free course, which keeps none", async () => {
    const { fillIn, courseId } = await begun(free());
    expect((await fillIn(COMPANY)).body.data).toMatchObject({ step: "compleet", useInvoicingAddress: false });
    const stored = test.services.db.selectFrom("enrolments").selectAll().where("course_id", "=", courseId);
    expect(await stored.executeTakeFirst()).toMatchObject({ invoicing_name: null, invoicing_vat_number: null });
  });

  it("cannot change to an address that their chosen add-ons are not sent to", async () => {
    const { fillIn, courseId } = await begun(paid({ organized_by_cs: true }));
    await fillIn(BUYER);
    const { db } = test.services;
    const { id } = await db
      .selectFrom("enrolments")
      .select("id")
      .where("course_id", "=", courseId)
      .executeTakeFirstOrThrow();
    await db.insertInto("enrolment_add_ons").values({ enrolment_id: id, add_on: "book", price: 2340 }).execute();
    const abroad = { ...BUYER, addressCountry: "NL", addressPostalCode: "1012 AB", phone: "0612345678" };
    expect(Object.keys((await fillIn(abroad)).body.errors)).toEqual(["addressCountry"]);
    await db.deleteFrom("enrolment_add_ons").where("enrolment_id", "=", id).execute();
    expect((await fillIn(abroad)).status).toBe(200);
  });
});

describe("what can be bought with a course", () => {
  const offerOf = async ({ browser, slug }: Awaited<ReturnType<typeof begun>>) =>
    (await read(browser, slug)).addOns.map(({ code, unavailableBecause }: Record<string, string | null>) => [
      code,
      unavailableBecause === null,
    ]);

  it("is offered with courses of the house, in the countries that it is sent to", async () => {
    expect(await offerOf(await begun(paid()))).toEqual([]);
    expect(await offerOf(await begun(free({ organized_by_cs: true })))).toEqual([]);
    const one = await begun(paid({ organized_by_cs: true }));
    await one.fillIn(BUYER);
    expect(await offerOf(one)).toEqual([
      ["book", true],
      ["taal-deel", true],
      ["verzin", true],
    ]);
    await one.fillIn({ ...BUYER, addressCountry: "NL", addressPostalCode: "1012 AB", phone: "0612345678" });
    expect(await offerOf(one)).toEqual([
      ["book", false],
      ["taal-deel", true],
      ["verzin", false],
    ]);
  });

  it("includes a year of the magazine once per person", async () => {
    const { db } = test.services;
    const first = await begun(paid({ organized_by_cs: true }));
    await first.fillIn(BUYER);
    const { id } = await db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now() })
      .where("course_id", "=", first.courseId)
      .returning("id")
      .executeTakeFirstOrThrow();
    const bought = (["verzin", "book"] as const).map((add_on) => ({ enrolment_id: id, add_on, price: 1800 }));
    await db.insertInto("enrolment_add_ons").values(bought).execute();
    const next = await paid({ organized_by_cs: true });
    await start(first.browser, next.slug);
    await save(first.browser, next.slug);
    expect(await offerOf({ ...first, slug: next.slug })).toEqual([
      ["book", true],
      ["taal-deel", true],
      ["verzin", false],
    ]);
    // What a person bought with this enrolment does not stand in its own way.
    expect(await offerOf(first)).toContainEqual(["verzin", true]);
  });
});
