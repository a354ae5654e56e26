import { ActivityInput } from "@inktvis/contract/features/activities/activities";
import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import { describe, expect, it } from "vitest";
import { validActivity } from "#valid-bodies.ts";
import { HOSTILE } from "#testing/hostile-values.ts";
import { passesSchema } from "#testing/passes-schema.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anActivity } from "./activity.factory.ts";
import { activityMakers } from "./made-activity.factory.ts";

const test = useTestApi();
const { anOrganizer, aStaffMember, made } = activityMakers(test);
const visitor = () => test.browser();

describe("making an activity (docs/product/activities.md#form)", () => {
  it("puts it on the site at once, as it was filled in", async () => {
    const { person, activity } = await made({ title: "Café aan het water" });
    const { status, body } = await visitor().get(`/activities/${activity.slug}`);
    expect([status, body.data]).toEqual([200, { ...activity, me: { can: { update: false, delete: false } } }]);
    expect(activity).toMatchObject({
      slug: "cafe-aan-het-water",
      title: "Café aan het water",
      description: "<p>We lezen voor aan het water.</p>",
      excerpt: "We lezen voor aan het water.",
      image: null,
      // Brussels is an hour ahead of UTC in March.
      dateFrom: "2030-03-06T13:00:00.000Z",
      dateTo: "2030-03-06T16:00:00.000Z",
      hasBegun: false,
      isPassed: false,
      organizer: "Bibliotheek De Kade",
      enrollmentLink: "https://dekade.example/schrijfcafe",
      enrollmentDeadline: "2030-03-01",
      price: "5 euro, met een drankje",
      location: "De Kade, Gent",
      moreInfo: "Breng een pen mee.",
      genres: [{ id: 1 }],
      organizedByCs: false,
      revision: 1,
      me: { can: { update: true, delete: true } },
    });
    const row = await test.services.db
      .selectFrom("activities")
      .select("organizer_id")
      .where("id", "=", activity.id)
      .executeTakeFirst();
    expect(row).toEqual({ organizer_id: person.id });
  });

  it("needs nothing beyond the required fields", async () => {
    const { title, description, dateFrom, dateTo, organizer, genres } = validActivity;
    const { browser } = await anOrganizer();
    const needed = { title, description, dateFrom, dateTo, organizer, genres };
    const { status, body } = await browser.post("/activities", needed);
    expect(status).toBe(201);
    const none = { image: null, enrollmentLink: null, enrollmentDeadline: null, price: null, location: null };
    expect(body.data).toMatchObject({ ...none, moreInfo: null, organizedByCs: false });
  });

  it("stores null for a line without words", async () => {
    const { activity } = await made({ price: " ", location: "", moreInfo: "  " });
    expect(activity).toMatchObject({ price: null, location: null, moreInfo: null });
  });

  it("stores null or false for fields that are empty", async () => {
    const { activity } = await made({ enrollmentLink: "", enrollmentDeadline: "", organizedByCs: "" });
    expect(activity).toMatchObject({ enrollmentLink: null, enrollmentDeadline: null, organizedByCs: false });
  });

  it("removes markup that runs scripts from the description", async () => {
    const { activity } = await made({ description: `<p onclick="x()">Kom.</p><script>alert(1)</script>` });
    expect(activity.description).toBe("<p>Kom.</p>");
  });

  it("accepts a picture in the usual size", async () => {
    const { activity } = await made({ image: dataUrl(await aPicture({ width: 600, height: 400 })) });
    expect(activity.image).toMatchObject({ width: 600, height: 400, url: { default: expect.any(String) } });
  });

  it.each<[string, object, string]>([
    ["title", { title: "Te" }, "Titel moet minstens 3 tekens hebben."],
    ["title", { title: "\u200b\u200b\u200b" }, "Titel is verplicht."],
    ["title", { title: "x".repeat(256) }, "Titel mag hoogstens 255 tekens hebben."],
    ["description", { description: "" }, "Beschrijving is verplicht."],
    ["description", { description: "<p> </p><script>x</script>" }, "Beschrijf eerst je activiteit."],
    ["dateFrom", { dateFrom: "morgen" }, "Kies een dag; een uur mag erbij."],
    ["dateFrom", { dateFrom: "2030-02-30" }, "Kies een dag; een uur mag erbij."],
    ["dateFrom", { dateFrom: null }, "Begin is verplicht."],
    ["dateTo", { dateTo: "" }, "Einde is verplicht."],
    ["dateTo", { dateTo: "1899-12-31" }, "Kies een jaar vanaf 1900."],
    ["dateTo", { dateTo: "2030-03-05" }, "Dit is vroeger dan het begin. Kies een later einde."],
    ["dateTo", { dateTo: "2030-03-06T13:59" }, "Dit is vroeger dan het begin. Kies een later einde."],
    ["dateTo", { dateTo: "2200-01-01" }, "Kies een jaar voor 2200."],
    ["organizer", { organizer: " " }, "Organisator is verplicht."],
    ["organizer", { organizer: "x".repeat(256) }, "Organisator mag hoogstens 255 tekens hebben."],
    [
      "enrollmentLink",
      { enrollmentLink: "javascript:alert(1)" },
      "Vul een volledig webadres in, zoals https://voorbeeld.be.",
    ],
    ["enrollmentLink", { enrollmentLink: "dekade" }, "Vul een volledig webadres in, zoals https://voorbeeld.be."],
    ["enrollmentDeadline", { enrollmentDeadline: "ooit" }, "Kies een dag die bestaat."],
    ["price", { price: "x".repeat(256) }, "Prijs mag hoogstens 255 tekens hebben."],
    ["location", { location: "x".repeat(256) }, "Plaats mag hoogstens 255 tekens hebben."],
    ["moreInfo", { moreInfo: "x".repeat(5001) }, "Praktische info mag hoogstens 5000 tekens hebben."],
    ["genres", { genres: [] }, "Kies minstens één genre."],
    ["genres", { genres: [1, 2, 3, 4] }, "Kies hoogstens 3 genres."],
    ["genres", { genres: [99_999] }, "Kies je genres uit de lijst."],
    [
      "image",
      { image: "data:image/svg+xml;base64,PHN2Zz4=" },
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "image",
      { image: dataUrl(Buffer.alloc(6e6), "image/jpeg") },
      "Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB.",
    ],
    ["organizedByCs", { organizedByCs: 1 }, "Alleen beheerders kiezen of dit van het huis is."],
  ])("refuses a wrong %s: %j", async (field, change, message) => {
    const { browser } = await anOrganizer();
    const { status, body } = await browser.post("/activities", { ...validActivity, ...change });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("requires an admin, and nobody else, to say whether it is of the house", async () => {
    const staff = await aStaffMember();
    const { status, body } = await staff.post("/activities", { ...validActivity, organizedByCs: undefined });
    expect([status, body.errors]).toEqual([422, { organizedByCs: ["Kies of dit van het huis is."] }]);
    const ofHouse = await staff.post("/activities", { ...validActivity, organizedByCs: 1 });
    expect(ofHouse.body.data.organizedByCs).toBe(true);
  });

  /** Values that almost are a valid moment, added to those that no field expects. */
  const NEARLY = ["9999-12-31", "9999-12-31T23:59:59-23:59", "-000001-01-01", "2030-03-06T24:00"];
  it.each(ActivityInput.keyof().options)("takes or refuses anything as %s, at that field alone", async (field) => {
    const { browser } = await anOrganizer();
    for (const value of [...HOSTILE, ...NEARLY]) {
      const form = { ...validActivity, [field]: value };
      if (!passesSchema(ActivityInput, form)) continue;
      const { status, body } = await browser.post("/activities", form);
      if (status === 201) continue;
      expect([value, status]).toEqual([value, 422]);
      const fields = Object.keys(body.errors ?? {}).map((name) => name.split(".")[0]);
      // A start after the end is reported for the end; a character that cannot be stored for no field.
      const other = field === "dateFrom" ? "dateTo" : field;
      for (const name of fields) expect([field, other]).toContain(name);
    }
  });
});

describe("the period of an activity (docs/product/activities.md#period)", () => {
  it("is returned as it was filled in: a day, or an instant", async () => {
    const { activity } = await made({ dateFrom: "2030-03-06", dateTo: "2030-03-08T17:00:00+02:00" });
    expect(activity).toMatchObject({ dateFrom: "2030-03-06", dateTo: "2030-03-08T15:00:00.000Z" });
  });

  it("covers a single day from its first to its last instant", async () => {
    const { activity } = await made({ dateFrom: "2030-03-06", dateTo: "2030-03-06" });
    const row = await test.services.db
      .selectFrom("activities")
      .select(["date_from", "date_to"])
      .where("id", "=", activity.id)
      .executeTakeFirstOrThrow();
    expect(row.date_from.toISOString()).toBe("2030-03-05T23:00:00.000Z");
    expect(row.date_to.toISOString()).toBe("2030-03-06T22:59:59.999Z");
  });

  it("may be a single instant, or start at an hour of the day on which it ends", async () => {
    await made({ dateFrom: "2030-03-06T14:00", dateTo: "2030-03-06T14:00" });
    await made({ dateFrom: "2030-03-06T14:00", dateTo: "2030-03-06" });
  });

  it.each([
    ["winter to summer", "2030-03-31", "2030-03-30T23:00:00.000Z", "2030-03-31T21:59:59.999Z"],
    ["summer to winter", "2030-10-27", "2030-10-26T22:00:00.000Z", "2030-10-27T22:59:59.999Z"],
  ])("covers the whole day on which the clocks change from %s", async (_change, day, begin, end) => {
    const { activity } = await made({ dateFrom: day, dateTo: day });
    const row = await test.services.db
      .selectFrom("activities")
      .select(["date_from", "date_to"])
      .where("id", "=", activity.id)
      .executeTakeFirstOrThrow();
    expect([row.date_from.toISOString(), row.date_to.toISOString()]).toEqual([begin, end]);
    expect(activity).toMatchObject({ dateFrom: day, dateTo: day });
  });

  it("cannot end before it starts, even when the clock on the wall shows a later time", async () => {
    const { browser } = await anOrganizer();
    // 02:30 does not exist that night: it is read as 03:30.
    const night = { dateFrom: "2030-03-31T02:30", dateTo: "2030-03-31T03:00" };
    const { status, body } = await browser.post("/activities", { ...validActivity, ...night });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["dateTo"]]);
  });

  it("has passed once its end is over, not before; a day ends at midnight in Brussels", async () => {
    const { activity } = await made({ dateFrom: "2030-10-27", dateTo: "2030-10-27" });
    const stateAt = async (at: string) => {
      test.clock.set(new Date(at));
      const { hasBegun, isPassed } = (await visitor().get(`/activities/${activity.slug}`)).body.data;
      return { hasBegun, isPassed };
    };
    const before = test.clock.now();
    expect(await stateAt("2030-10-26T21:59:59.000Z")).toEqual({ hasBegun: false, isPassed: false });
    expect(await stateAt("2030-10-26T22:00:00.000Z")).toEqual({ hasBegun: true, isPassed: false });
    expect(await stateAt("2030-10-27T22:59:59.000Z")).toEqual({ hasBegun: true, isPassed: false });
    expect(await stateAt("2030-10-27T23:00:00.000Z")).toEqual({ hasBegun: true, isPassed: true });
    test.clock.set(before);
  });
});

describe("enrolling for an activity", () => {
  const isOpenAt = async (change: object, ...moments: string[]) => {
    const { activity } = await made(change);
    const before = test.clock.now();
    const answers: boolean[] = [];
    for (const at of moments) {
      test.clock.set(new Date(at));
      answers.push((await visitor().get(`/activities/${activity.slug}`)).body.data.isBeforeEnrollmentDeadline);
    }
    test.clock.set(before);
    return answers;
  };

  it.each([
    // The clocks go forward during the first of these days, and back during the second.
    ["2030-03-31", "2030-03-31T21:59:59Z", "2030-03-31T22:00:00Z"],
    ["2030-10-27", "2030-10-27T22:59:59Z", "2030-10-27T23:00:00Z"],
  ])("is possible until %s ends in Brussels", async (enrollmentDeadline, open, over) => {
    const dates = { dateFrom: "2030-12-01", dateTo: "2030-12-01" };
    expect(await isOpenAt({ ...dates, enrollmentDeadline }, open, over)).toEqual([true, false]);
  });

  it("is possible until the activity is over when no day was chosen", async () => {
    const change = { dateFrom: "2030-12-01", dateTo: "2030-12-01", enrollmentDeadline: null };
    expect(await isOpenAt(change, "2030-12-01T22:59:59Z", "2030-12-01T23:00:00Z")).toEqual([true, false]);
  });
});

describe("the address of an activity (docs/product/platform.md#addresses)", () => {
  it.each(RESERVED_SLUGS.activity)("is never that of a page: %s", async (title) => {
    expect((await made({ title })).activity.slug).toBe(`${title}-2`);
  });

  it("is different for each of several activities created at once with one title", async () => {
    const { browser } = await anOrganizer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post("/activities", { ...validActivity, title: "Allemaal tegelijk" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(50);
  });
});

describe("access to an activity (docs/product/activities.md#permissions)", () => {
  it("lets only its organiser and staff manage it; for another organiser it does not exist", async () => {
    const { activity } = await made();
    const other = await anOrganizer();
    expect((await other.browser.get(`/activities/${activity.slug}`)).body.data.me.can).toEqual({
      update: false,
      delete: false,
    });
    expect((await other.browser.put(`/activities/${activity.slug}`, validActivity)).status).toBe(404);
    expect((await other.browser.delete(`/activities/${activity.slug}`)).status).toBe(404);
    const staff = await aStaffMember();
    const { me } = (await staff.get(`/activities/${activity.slug}`)).body.data;
    expect(me.can).toEqual({ update: true, delete: true });
  });

  it("lists the activities that somebody manages, newest first; all of them for staff", async () => {
    const first = await anActivity(test.services, { created_at: new Date("2020-01-01") });
    const second = await anActivity(test.services, {
      organizer_id: first.organizerId,
      created_at: new Date("2020-01-02"),
    });
    await anActivity(test.services);
    const browser = await test.browser().signInAs(first.organizerId);
    const { body } = await browser.get("/me/manage/activities?page=1");
    expect(body.meta).toEqual({ currentPage: 1, total: 2, pageSize: 25 });
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual([second.slug, first.slug]);
    expect(body.data[0].me).toEqual({ can: { update: true, delete: true } });
    const all = (await (await aStaffMember()).get("/me/manage/activities?all=1")).body;
    expect(all.data.length).toBe(all.meta.total);
    expect(all.meta.total).toBeGreaterThanOrEqual(3);
  });

  it("hides an activity of a blocked organiser from everybody but staff", async () => {
    const organizer = await aPerson(test.services, { roles: ["activity_organizer"], blocked_at: test.clock.now() });
    const { slug } = await anActivity(test.services, { organizer_id: organizer.id });
    expect((await visitor().get(`/activities/${slug}`)).status).toBe(404);
    expect((await (await aStaffMember()).get(`/activities/${slug}`)).status).toBe(200);
  });

  it("gives no management to people who lost the right to create activities", async () => {
    const organizer = await aPerson(test.services);
    const { slug } = await anActivity(test.services, { organizer_id: organizer.id });
    const browser = await test.browser().signInAs(organizer.id);
    expect((await browser.get(`/activities/${slug}`)).body.data.me.can).toEqual({ update: false, delete: false });
    expect((await browser.delete(`/activities/${slug}`)).status).toBe(403);
  });
});
