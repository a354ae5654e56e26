import { describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { contestMakers, display } from "./made-contest.factory.ts";

const test = useTestApi();
const { anOrganizer, aStaffMember, made, rowOf } = contestMakers(test);
const contestsOf = (organizerId: string) =>
  test.services.db.selectFrom("contests").selectAll().where("organizer_id", "=", organizerId).execute();
const visitor = () => test.browser();

describe("making a contest (docs/product/contests.md#form)", () => {
  it("stores it for its organiser alone, until it is published", async () => {
    const { person, browser, contest } = await made({ title: "De Waterprijs", extraField1: "Welke school?" });
    expect(contest).toMatchObject({
      slug: expect.stringMatching(/^de-waterprijs/),
      excerpt: "Schrijf over water.",
      extraField1: "Welke school?",
      extraField2: null,
      mode: "interactive",
      type: "open",
      contributionsPerUser: 1,
      allowFewerContributions: false,
      showJuryFeedbackToParticipant: true,
      isBlind: true,
      publishedAt: null,
      endedAt: null,
      isPassed: false,
      hasWinners: false,
      hasEntries: false,
      genres: [{ id: 1 }],
      bannerBig: { width: 1000, height: 260 },
      me: { can: { update: true, publish: true, unpublish: false, end: false, delete: true, invite: false } },
    });
    expect(await rowOf(contest.id)).toMatchObject({ organizer_id: person.id, published_at: null });
    expect((await visitor().get(`/contests/${contest.slug}`)).status).toBe(404);
    expect((await (await anOrganizer()).browser.get(`/contests/${contest.slug}`)).status).toBe(404);
    expect((await browser.get(`/contests/${contest.slug}`)).status).toBe(200);
    expect((await (await aStaffMember()).get(`/contests/${contest.slug}`)).status).toBe(200);
  });

  const past = () => new Date(test.clock.now().getTime() - 1000).toISOString();
  it.each<[string, () => object | Promise<object>, string]>([
    ["title", () => ({ title: "Te" }), "Titel moet minstens 3 tekens hebben."],
    ["title", () => ({ title: "x".repeat(256) }), "Titel mag hoogstens 255 tekens hebben."],
    ["description", () => ({ description: "" }), "Beschrijving is verplicht."],
    ["description", () => ({ description: "<p> </p><script>x</script>" }), "Beschrijf eerst je wedstrijd."],
    ["rules", () => ({ rules: "<p><br></p>" }), "Schrijf eerst het reglement."],
    ["reward", () => ({ reward: " " }), "Prijs is verplicht."],
    ["organization", () => ({ organization: "x".repeat(256) }), "Organisatie mag hoogstens 255 tekens hebben."],
    ["deadline", () => ({ deadline: "morgen" }), "Kies een dag; een uur mag erbij."],
    ["deadline", () => ({ deadline: past() }), "Kies een deadline die nog moet komen."],
    ["deadline", () => ({ deadline: "2099-01-01" }), "Kies een deadline binnen de tien jaar."],
    ["deadline", () => ({ deadline: "9999-12-31T23:59:59-12:00" }), "Kies een jaar voor 2200."],
    ["juryDeadline", () => ({ juryDeadline: validContest.deadline }), "Kies een moment na de deadline."],
    ["extraField1", () => ({ extraField1: "x".repeat(256) }), "Eerste extra vraag mag hoogstens 255 tekens hebben."],
    ["mode", () => ({ mode: "half" }), "Deelnemen is niet geldig."],
    ["type", () => ({ type: null }), "Kies wie mag meedoen."],
    ["genres", () => ({ genres: [] }), "Kies minstens één genre."],
    ["genres", () => ({ genres: [1, 2, 3, 4] }), "Kies hoogstens 3 genres."],
    ["genres", () => ({ genres: [99_999] }), "Kies je genres uit de lijst."],
    [
      "contributionsPerUser",
      () => ({ contributionsPerUser: undefined }),
      "Vul in hoeveel teksten een deelnemer indient.",
    ],
    ["contributionsPerUser", () => ({ contributionsPerUser: 0 }), "Aantal teksten moet minstens 1 zijn."],
    [
      "showJuryFeedbackToParticipant",
      () => ({ showJuryFeedbackToParticipant: undefined }),
      "Kies of deelnemers de feedback van de jury te zien krijgen.",
    ],
    ["useAgeCategories", () => ({ useAgeCategories: undefined }), "Leeftijdscategorieën gebruiken is verplicht."],
    ["ageCategories", () => ({ useAgeCategories: 1 }), "Voeg minstens één leeftijdscategorie toe."],
    [
      "ageCategories.0.ageTo",
      () => ({ useAgeCategories: 1, ageCategories: [{ ageFrom: 18, ageTo: 12 }] }),
      "Deze leeftijd is lager dan die waarmee de categorie begint.",
    ],
    [
      "ageCategories.1.ageFrom",
      () => ({
        useAgeCategories: 1,
        ageCategories: [
          { ageFrom: 12, ageTo: 18 },
          { ageFrom: 12, ageTo: 18 },
        ],
      }),
      "Deze leeftijdscategorie staat er al.",
    ],
    [
      "ageCategories.0.ageTo",
      () => ({ useAgeCategories: 1, ageCategories: [{ ageFrom: 12, ageTo: 99 }] }),
      "Tot en met mag hoogstens 98 zijn.",
    ],
    ["bannerBig", () => ({ bannerBig: undefined }), "Een grote afbeelding is verplicht."],
    ["bannerSmall", () => ({ bannerSmall: { action: "delete" } }), "Een kleine afbeelding is verplicht."],
    [
      "bannerBig",
      () => ({ bannerBig: "data:image/svg+xml;base64,PHN2Zz4=" }),
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "bannerSmall",
      () => ({ bannerSmall: dataUrl(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")) }),
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "bannerBig",
      () => ({ bannerBig: dataUrl(Buffer.alloc(6e6), "image/jpeg") }),
      "Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB.",
    ],
    [
      "bannerBig",
      async () => ({ bannerBig: dataUrl(await aPicture({ width: 999, height: 500 })) }),
      "Deze afbeelding is te klein: 999 bij 500 beeldpunten. Kies er een van minstens 1000 breed.",
    ],
    [
      "bannerSmall",
      async () => ({ bannerSmall: dataUrl(await aPicture({ width: 430, height: 259 })) }),
      "Deze afbeelding is te klein: 430 bij 259 beeldpunten. Kies er een van minstens 430 bij 260.",
    ],
    [
      // Taken with an upright telephone: the file is stored on its side, and is 260 by 430 when displayed.
      "bannerSmall",
      async () => ({ bannerSmall: dataUrl(await aPicture({ width: 430, height: 260, format: "jpeg" }), "image/jpeg") }),
      "Deze afbeelding is te klein: 260 bij 430 beeldpunten. Kies er een van minstens 430 bij 260.",
    ],
  ])("says for %s what is wrong, and stores nothing (%#)", async (field, change, message) => {
    const { person, browser } = await anOrganizer();
    const answer = await browser.post("/contests", { ...validContest, ...(await change()) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [message] });
    expect(await contestsOf(person.id)).toEqual([]);
    await test.runJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
    expect(images).toEqual([]);
  });

  it("leaves no picture behind when the second one is broken", async () => {
    const { person, browser } = await anOrganizer();
    const whole = await aPicture({ width: 3000, height: 2000 });
    const broken = whole.subarray(0, whole.length / 2);
    const answer = await browser.post("/contests", { ...validContest, bannerSmall: dataUrl(broken) });
    expect(answer.body.errors).toEqual({ bannerSmall: [expect.stringContaining("kunnen we niet lezen")] });
    await test.runJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
    expect(images).toEqual([]);
  });

  it("sanitizes the markup when it is saved", async () => {
    const { contest } = await made({
      description: '<p onclick="x()">Water<script>x</script></p>',
      rules: '<p><b>Vet</b><img src="https://elders.example/p.png"></p>',
    });
    expect(await rowOf(contest.id)).toMatchObject({
      description: "<p>Water</p>",
      rules: "<p><strong>Vet</strong></p>",
    });
  });

  it("reads a date alone as that whole day in Brussels, and a time without offset as Brussels time", async () => {
    const year = test.clock.now().getFullYear() + 1;
    expect((await made({ deadline: `${year}-07-01` })).contest.deadline).toBe(`${year}-07-01T21:59:59.999Z`);
    expect((await made({ deadline: `${year}-12-01T12:30` })).contest.deadline).toBe(`${year}-12-01T11:30:00.000Z`);
    expect((await made({ deadline: `${year}-12-01T12:30:05+03:00` })).contest.deadline).toBe(
      `${year}-12-01T09:30:05.000Z`,
    );
  });

  it("ignores settings about entering when the contest is only shown", async () => {
    const { contest } = await made({
      ...display,
      type: "open",
      contributionsPerUser: 3,
      showJuryFeedbackToParticipant: undefined,
    });
    expect(contest).toMatchObject({ mode: "display", type: null, contributionsPerUser: null });
    expect(contest.me.can).toMatchObject({ startParticipation: false, publish: true });
  });

  it("hides the title in the address until publication; the first published gets the plain address", async () => {
    const wanted = `prijs-${crypto.randomUUID().slice(0, 8)}`;
    const title = wanted.replaceAll("-", " ");
    const [first, other] = [await made({ title }), await made({ title })];
    for (const { browser, contest } of [other, first]) {
      expect(contest.slug).not.toBe(wanted);
      await browser.post(`/contests/${contest.slug}/publish`);
    }
    const addressOf = async ({ contest }: typeof first) =>
      (await visitor().get(`/contests/${contest.slug}`)).body.data.slug;
    expect([await addressOf(other), await addressOf(first)]).toEqual([wanted, `${wanted}-2`]);
  });

  it("gives each of twenty contests with the same title, sent at once, an address of its own", async () => {
    // Spread over four people: the work that one person can have waiting at once is limited.
    const organizers = await Promise.all(Array.from({ length: 4 }, () => anOrganizer()));
    const asked = organizers.flatMap(({ browser }) =>
      Array.from({ length: 5 }, () => browser.post("/contests", { ...validContest, title: "Alle twintig" })),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const slugs = answers.map(({ body }) => body.data.slug);
    expect(new Set(slugs).size).toBe(20);
    const stored = (await Promise.all(organizers.map(({ person }) => contestsOf(person.id)))).flat();
    expect(stored.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });
});
