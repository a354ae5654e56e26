import { describe, expect, it } from "vitest";
import { enrollableCourse, validCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { courseMakers } from "./made-course.factory.ts";

const test = useTestApi();
const { signedIn, anOrganizer, anAdmin, made, madeEnrollable, rowOf, coursesOf, aDiscount } = courseMakers(test);
const visitor = () => test.browser();

describe("making a course (docs/product/courses.md#form)", () => {
  it("stores it for its organiser alone, until it is published", async () => {
    const { person, browser, course } = await made({ title: "Schrijven aan zee" });
    expect(course).toMatchObject({
      slug: expect.stringMatching(/^schrijven-aan-zee-/),
      title: "Schrijven aan zee",
      intro: "Schrijf over water.",
      body: "<p>Tien avonden schrijven over water.</p>",
      type: { id: 2, name: "Groepscursus" },
      region: { id: 4, name: "Oost-Vlaanderen" },
      duration: { id: 5, name: "Zes tot tien keer" },
      ageCategory: { id: 2, name: "Volwassenen" },
      courseStudentLevels: [
        { id: 1, name: "Beginner" },
        { id: 2, name: "Enige ervaring" },
      ],
      genres: [{ id: 1 }],
      mode: "display",
      pricingStrategy: "free",
      price: null,
      startDate: "2030-03-05",
      endDate: "2030-05-07",
      enrollmentDeadline: "2030-03-01",
      isBeforeEnrollmentDeadline: true,
      filledSeats: 0,
      availableSeats: null,
      organizedByCs: false,
      publishedAt: null,
      revision: 1,
      image: { width: 1000, height: 260 },
      teacherImage: null,
      me: {
        isOrganizer: true,
        can: { update: true, publish: true, unpublish: false, delete: true, startParticipation: false },
      },
    });
    expect(await rowOf(course.id)).toMatchObject({ organizer_id: person.id, published_at: null });
    expect((await visitor().get(`/courses/${course.slug}`)).status).toBe(404);
    expect((await (await anOrganizer()).browser.get(`/courses/${course.slug}`)).status).toBe(404);
    expect((await browser.get(`/courses/${course.slug}`)).status).toBe(200);
    expect((await (await anAdmin()).browser.get(`/courses/${course.slug}`)).status).toBe(200);
  });

  it("keeps every field of a course that people enrol in, in euros to the cent", async () => {
    const discount = await aDiscount();
    const { course } = await madeEnrollable({ courseDiscountTypes: [discount.id], price: 100.29 });
    expect(course).toMatchObject({
      mode: "enrollable",
      pricingStrategy: "paid_levels",
      price: 100.29,
      priceLow: 90.5,
      priceHigh: 150.25,
      conditions: "<p>Wie inschrijft, komt.</p>",
      isClosed: false,
      pricingAllowInstallments: true,
      pricingInstallmentInstructions: "De helft nu, de helft in mei.",
      courseDiscountTypes: [{ id: discount.id, name: discount.name, conditions: "Met je pas.", percentage: 20 }],
      survey: [{ question: "Hoe kom je?", options: [{ option: "Te voet" }, { option: "Met de trein" }] }],
      maxParticipants: 12,
      availableSeats: 12,
      adminEmailAddress: "cursus@dekade.example",
      practicalInfo: "Breng een pen mee.",
      teacherImage: { width: 1000, height: 260 },
    });
    expect(await rowOf(course.id)).toMatchObject({ price: 10_029, price_low: 9050, price_high: 15_025 });
  });

  it.each<[string, unknown, string]>([
    ["title", "Te", "Titel moet minstens 3 tekens hebben."],
    ["title", "x".repeat(256), "Titel mag hoogstens 255 tekens hebben."],
    ["intro", " ", "Inleiding is verplicht."],
    ["body", "<p> </p><script>x</script>", "Beschrijf eerst je cursus."],
    ["organization", "", "Organisatie is verplicht."],
    ["teacher", "x".repeat(256), expect.stringContaining("hoogstens 255")],
    ["externalLink", "javascript:alert(1)", expect.stringContaining("webadres")],
    ["externalLink", `https://x.example/${"x".repeat(1000)}`, expect.stringContaining("hoogstens 1000")],
    ["courseStudentLevels", [], "Kies minstens één niveau."],
    ["courseStudentLevels", [1, 99_999], "Kies de niveaus uit de lijst."],
    ["courseRegionId", 99_999, "Kies uit de lijst."],
    ["courseTypeId", 99_999, "Kies uit de lijst."],
    ["courseDurationId", 99_999, "Kies uit de lijst."],
    ["courseAgeCategoryId", 99_999, "Kies uit de lijst."],
    ["courseRegionId", null, expect.stringContaining("verplicht")],
    ["courseDiscountTypes", [99_999], "Kies de kortingen uit de lijst."],
    ["genres", [], "Kies minstens één genre."],
    ["genres", [1, 2, 3, 4], "Kies hoogstens 3 genres."],
    ["genres", [99_999], "Kies je genres uit de lijst."],
    ["pricingStrategy", "gratis", expect.stringContaining("niet geldig")],
    ["price", null, "Vul de prijs in."],
    ["price", -1, expect.stringContaining("minstens 0")],
    ["price", 10_000.01, expect.stringContaining("hoogstens 10000")],
    ["price", 100.001, "Vul een bedrag met hoogstens twee cijfers na de komma in."],
    ["price", 1e-7, "Vul een bedrag met hoogstens twee cijfers na de komma in."],
    ["price", 160, "De hoge prijs is lager dan de gewone prijs."],
    ["priceLow", "", "Vul de lage prijs in."],
    ["priceLow", 130, "De lage prijs is hoger dan de gewone prijs."],
    ["priceHigh", null, "Vul de hoge prijs in."],
    ["priceHigh", 119.99, "De hoge prijs is lager dan de gewone prijs."],
    ["hasRealLifePart", null, expect.any(String)],
    ["hasEnrollments", "x", expect.any(String)],
    ["location", "x", "Vul in waar de cursus doorgaat."],
    ["location", "x".repeat(256), expect.stringContaining("hoogstens 255")],
    ["locationGoogleMapsLink", "de kade", expect.stringContaining("webadres")],
    ["enrollmentDeadline", "", "Kies tot wanneer mensen zich kunnen inschrijven."],
    ["enrollmentDeadline", "2030-05-08", "De laatste dag om in te schrijven valt na de einddatum."],
    ["startDate", false, "Kies een startdatum."],
    ["startDate", "2030-02-30", "Kies een dag die bestaat."],
    ["endDate", null, "Kies een einddatum."],
    ["endDate", "2030-03-04", "De einddatum valt vóór de startdatum."],
    ["endDate", "2099-01-01", "Kies een dag binnen de tien jaar."],
    ["endDate", "9999-12-31T23:59:59-12:00", "Kies een jaar voor 2200."],
    ["classTimes", " ", "Vul in wanneer de bijeenkomsten doorgaan."],
    ["conditions", "<p><br></p>", "Schrijf de voorwaarden voor wie zich inschrijft."],
    ["isClosed", null, "Kies wie zich kan inschrijven."],
    ["pricingAllowInstallments", null, "Kies of betalen in schijven kan."],
    ["pricingInstallmentInstructions", null, "Leg uit hoe betalen in schijven gaat."],
    ["maxParticipants", 0, expect.stringContaining("minstens 1")],
    ["maxParticipants", 2.5, expect.stringContaining("niet geldig")],
    ["maxParticipants", null, "Vul in hoeveel mensen kunnen deelnemen."],
    ["adminEmailAddress", "", "Vul het e-mailadres in waar deelnemers terechtkunnen."],
    ["adminEmailAddress", "naam@", expect.stringContaining("e-mailadres")],
    ["image", undefined, "Een afbeelding is verplicht."],
    [
      "image",
      "data:image/svg+xml;base64,PHN2Zz4=",
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "teacherImage",
      `data:image/jpeg;base64,${Buffer.alloc(6e6).toString("base64")}`,
      expect.stringContaining("te groot"),
    ],
    ["organizedByCs", 1, "Alleen beheerders kiezen of dit van het huis is."],
    ["courseTypeId", 6, "Alleen beheerders kiezen deze soort."],
  ])("says at %s what is wrong with %j, and stores nothing (%#)", async (field, value, message) => {
    const { person, browser } = await anOrganizer();
    const answer = await browser.post("/courses", { ...enrollableCourse, [field]: value });
    expect(answer.status).toBe(422);
    const at = field === "price" && value === 160 ? "priceHigh" : field;
    expect(answer.body.errors).toEqual({ [at]: [message] });
    expect(await coursesOf(person.id)).toEqual([]);
    await test.runJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
    expect(images).toEqual([]);
  });

  it("reports everything that is wrong at once, about the days and the rest", async () => {
    const { browser } = await anOrganizer();
    const answer = await browser.post("/courses", { ...enrollableCourse, endDate: "2099-01-01", location: "x" });
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(["endDate", "location"]);
  });

  it.each<[string, object]>([
    ["survey", { survey: Array(11).fill(enrollableCourse.survey[0]) }],
    ["survey.0.question", { survey: [{ ...enrollableCourse.survey[0], question: " " }] }],
    ["survey.0.options", { survey: [{ question: "Hoe kom je?", options: [{ option: "Te voet" }] }] }],
    ["survey.0.options.1.option", { survey: [{ question: "Hoe?", options: [{ option: "Te voet" }, { option: "" }] }] }],
  ])("accepts at most ten questions with two to ten answers: %s", async (field, change) => {
    const { browser } = await anOrganizer();
    const answer = await browser.post("/courses", { ...enrollableCourse, ...change });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("stores nothing of parts that are switched off, whatever is sent for them", async () => {
    const courseDiscountTypes = [(await aDiscount()).id];
    const { course: free } = await madeEnrollable({ courseDiscountTypes, pricingStrategy: "free" });
    expect(free).toMatchObject({
      price: null,
      priceLow: null,
      priceHigh: null,
      pricingAllowInstallments: false,
      pricingInstallmentInstructions: null,
      courseDiscountTypes: [],
    });
    const paidOnce = { courseDiscountTypes, pricingStrategy: "paid", pricingAllowInstallments: 0 };
    const { course: paid } = await madeEnrollable(paidOnce);
    expect(paid).toMatchObject({
      courseDiscountTypes: [{ id: courseDiscountTypes[0] }],
      price: 120,
      priceLow: null,
      priceHigh: null,
      pricingInstallmentInstructions: null,
    });
    const { course: shown } = await madeEnrollable({ courseDiscountTypes, hasEnrollments: 0, isClosed: 1 });
    const noEnrolments = {
      conditions: null,
      isClosed: false,
      pricingAllowInstallments: false,
      pricingInstallmentInstructions: null,
      courseDiscountTypes: [],
      survey: [],
      maxParticipants: null,
      adminEmailAddress: null,
      practicalInfo: null,
    };
    expect(shown).toMatchObject({ mode: "display", price: 120, ...noEnrolments });
    const { course: online } = await madeEnrollable({ hasRealLifePart: 0 });
    const noMeetings = {
      location: null,
      locationGoogleMapsLink: null,
      classTimes: null,
      enrollmentDeadline: null,
      startDate: null,
      endDate: null,
      maxParticipants: null,
      availableSeats: null,
      adminEmailAddress: null,
      practicalInfo: null,
    };
    expect(online).toMatchObject({ ...noMeetings, conditions: "<p>Wie inschrijft, komt.</p>" });
  });

  it("accepts empty text, null and false for what is switched off", async () => {
    const [nothing, no] = ["", false];
    const { course } = await made({
      hasRealLifePart: no,
      teacher: nothing,
      externalLink: nothing,
      teacherImage: null,
      price: nothing,
      priceLow: no,
      priceHigh: null,
      location: nothing,
      locationGoogleMapsLink: nothing,
      enrollmentDeadline: nothing,
      startDate: no,
      endDate: null,
      classTimes: nothing,
      conditions: nothing,
      isClosed: no,
      pricingAllowInstallments: nothing,
      pricingInstallmentInstructions: nothing,
      courseDiscountTypes: nothing,
      survey: null,
      maxParticipants: nothing,
      adminEmailAddress: nothing,
      practicalInfo: nothing,
      organizedByCs: null,
    });
    expect(course).toMatchObject({
      teacher: null,
      externalLink: null,
      startDate: null,
      isBeforeEnrollmentDeadline: true,
    });
  });

  it("accepts a price of 0", async () => {
    expect((await made({ pricingStrategy: "paid", price: 0 })).course).toMatchObject({ price: 0 });
  });

  it("stores the day in Brussels of a moment", async () => {
    const { course } = await made({ startDate: "2030-03-04T23:30:00Z", endDate: "2030-05-07T21:59:59+00:00" });
    expect(course).toMatchObject({ startDate: "2030-03-05", endDate: "2030-05-07" });
    expect((await made({ endDate: "2030-05-07T22:00:00Z" })).course.endDate).toBe("2030-05-08");
  });

  it("lets only admins say whether it is of the house, and choose what is for admins", async () => {
    const { browser } = await anAdmin();
    const { organizedByCs: _unsaid, ...unsaid } = validCourse;
    expect((await browser.post("/courses", unsaid)).body.errors).toEqual({
      organizedByCs: ["Kies of dit van het huis is."],
    });
    const answer = await browser.post("/courses", { ...validCourse, organizedByCs: 1, courseTypeId: 6 });
    expect(answer.body.data).toMatchObject({ organizedByCs: true, type: { id: 6 } });
  });

  it("refuses enrolments from people who may only make courses that are only shown", async () => {
    const { browser } = await signedIn("course_organizer_only_display");
    expect((await browser.post("/courses", enrollableCourse)).body.errors).toEqual({
      hasEnrollments: ["Je kan geen cursussen maken waarvoor mensen zich hier inschrijven."],
    });
    expect((await browser.post("/courses", validCourse)).status).toBe(201);
  });

  it("refuses a discount that is no longer given", async () => {
    const { browser } = await anOrganizer();
    const old = await aDiscount({ is_active: false });
    const answer = await browser.post("/courses", { ...enrollableCourse, courseDiscountTypes: [old.id] });
    expect(answer.body.errors).toEqual({ courseDiscountTypes: [`De korting ‘${old.name}’ wordt niet meer gegeven.`] });
  });

  it("sanitizes what was written, when it is stored", async () => {
    const { course } = await madeEnrollable({
      body: '<p onclick="x()">Water<script>x</script></p>',
      conditions: '<p><b>Vet</b><img src="https://elders.example/p.png"></p>',
    });
    expect(await rowOf(course.id)).toMatchObject({
      body: "<p>Water</p>",
      conditions: "<p><strong>Vet</strong></p>",
    });
  });

  it("gives fifty courses with the same title at the same time an address each", async () => {
    // By ten people: a single person would have fewer requests waiting at once.
    const organizers = await Promise.all(Array.from({ length: 10 }, () => anOrganizer()));
    const asked = organizers.flatMap(({ browser }) =>
      Array.from({ length: 5 }, async () => {
        const { body } = await browser.post("/courses", { ...validCourse, title: "Alle vijftig" });
        await browser.post(`/courses/${body.data.slug}/publish`);
        return body.data.id as string;
      }),
    );
    const ids = await Promise.all(asked);
    const rows = await test.services.db.selectFrom("courses").select(["id", "slug"]).where("id", "in", ids).execute();
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(50);
    for (const { slug } of rows) expect(slug).toMatch(/^alle-vijftig(-\d+)?$/);
  });
});
