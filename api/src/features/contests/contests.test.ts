import { describe, expect, it } from "vitest";
import { goodContest } from "../../good-bodies.ts";
import { days, later } from "../../platform/clock.ts";
import type { TestBrowser } from "../../platform/testing/test-browser.ts";
import { useTestApi } from "../../platform/testing/test-api.ts";
import { aPicture } from "../images/picture.factory.ts";
import { invitationToken } from "../invitations/invitation-token.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "../people/person.factory.ts";
import { aContest } from "./contest.factory.ts";

const test = useTestApi();
const { bannerBig: _big, bannerSmall: _small, ...withoutBanners } = goodContest;
const display = { mode: "display", type: null, contributionsPerUser: null };

async function anOrganizer() {
  const person = await aPerson(test.services, { roles: ["contest_organizer"] });
  return { person, browser: await test.browser().signInAs(person.id) };
}
async function aStaffMember() {
  return test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
}
async function made(change: object = {}) {
  const organizer = await anOrganizer();
  const answer = await organizer.browser.post("/contests", { ...goodContest, ...change });
  expect(answer.status).toBe(201);
  return { ...organizer, contest: answer.body.data };
}
const rowOf = (id: string) =>
  test.services.db.selectFrom("contests").selectAll().where("id", "=", id).executeTakeFirst();
const contestsOf = (organizerId: string) =>
  test.services.db.selectFrom("contests").selectAll().where("organizer_id", "=", organizerId).execute();
const dataUrl = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;
const keyOf = ({ url }: { url: { default: string } }) => url.default.replace("/media/", "");
const visitor = () => test.browser();

describe("making a contest (spec 2 §5)", () => {
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
      serverTime: test.clock.now().toISOString(),
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
    ["deadline", () => ({ deadline: "9999-12-31T23:59:59-12:00" }), "Kies een deadline binnen de tien jaar."],
    ["juryDeadline", () => ({ juryDeadline: goodContest.deadline }), "Kies een moment na de deadline."],
    ["extraField1", () => ({ extraField1: "x".repeat(256) }), "Eerste extra vraag mag hoogstens 255 tekens hebben."],
    ["mode", () => ({ mode: "half" }), "Deelnemen is niet geldig."],
    ["type", () => ({ type: null }), "Kies of de wedstrijd open of gesloten is."],
    ["genres", () => ({ genres: [] }), "Kies minstens 1 bij genres."],
    ["genres", () => ({ genres: [1, 2, 3, 4] }), "Kies er hoogstens 3 bij genres."],
    ["genres", () => ({ genres: [99_999] }), "Kies je genres uit de lijst."],
    ["contributionsPerUser", () => ({ contributionsPerUser: undefined }), "Zeg hoeveel teksten iemand inzendt."],
    ["contributionsPerUser", () => ({ contributionsPerUser: 0 }), "Aantal teksten moet minstens 1 zijn."],
    [
      "showJuryFeedbackToParticipant",
      () => ({ showJuryFeedbackToParticipant: undefined }),
      "Kies of deelnemers de feedback van de jury te zien krijgen.",
    ],
    ["useAgeCategories", () => ({ useAgeCategories: undefined }), "Leeftijdscategorieën gebruiken is niet geldig."],
    ["ageCategories", () => ({ useAgeCategories: 1 }), "Voeg minstens één leeftijdscategorie toe."],
    [
      "ageCategories.0.ageTo",
      () => ({ useAgeCategories: 1, ageCategories: [{ ageFrom: 18, ageTo: 12 }] }),
      "Kies hier een leeftijd die niet onder de eerste ligt.",
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
    ["bannerBig", () => ({ bannerBig: "data:image/svg+xml;base64,PHN2Zz4=" }), "Kies een afbeelding in png of jpg."],
    [
      "bannerSmall",
      () => ({ bannerSmall: dataUrl(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")) }),
      "Kies een afbeelding in png of jpg.",
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
      // A telephone held upright: what lies on its side in the file is 260 by 430 to look at.
      "bannerSmall",
      async () => ({ bannerSmall: dataUrl(await aPicture({ width: 430, height: 260, format: "jpeg" }), "image/jpeg") }),
      "Deze afbeelding is te klein: 260 bij 430 beeldpunten. Kies er een van minstens 430 bij 260.",
    ],
  ])("says at %s what is wrong, and stores nothing (%#)", async (field, change, message) => {
    const { person, browser } = await anOrganizer();
    const answer = await browser.post("/contests", { ...goodContest, ...(await change()) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [message] });
    expect(await contestsOf(person.id)).toEqual([]);
    await test.doJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
    expect(images).toEqual([]);
  });

  it("leaves no picture behind when the second one breaks", async () => {
    const { person, browser } = await anOrganizer();
    const whole = await aPicture({ width: 3000, height: 2000 });
    const broken = whole.subarray(0, whole.length / 2);
    const answer = await browser.post("/contests", { ...goodContest, bannerSmall: dataUrl(broken) });
    expect(answer.body.errors).toEqual({ bannerSmall: [expect.stringContaining("kunnen we niet lezen")] });
    await test.doJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
    expect(images).toEqual([]);
  });

  it("cleans what was written, when it is written", async () => {
    const { contest } = await made({
      description: '<p onclick="x()">Water<script>x</script></p>',
      rules: '<p><b>Vet</b><img src="https://elders.example/p.png"></p>',
    });
    expect(await rowOf(contest.id)).toMatchObject({
      description: "<p>Water</p>",
      rules: "<p><strong>Vet</strong></p>",
    });
  });

  it("takes a day alone as the whole of it in Brussels, and a time without offset as a time there", async () => {
    const year = test.clock.now().getFullYear() + 1;
    expect((await made({ deadline: `${year}-07-01` })).contest.deadline).toBe(`${year}-07-01T21:59:59.999Z`);
    expect((await made({ deadline: `${year}-12-01T12:30` })).contest.deadline).toBe(`${year}-12-01T11:30:00.000Z`);
    expect((await made({ deadline: `${year}-12-01T12:30:05+03:00` })).contest.deadline).toBe(
      `${year}-12-01T09:30:05.000Z`,
    );
  });

  it("lets what belongs to entering be, when the contest is only shown", async () => {
    const { contest } = await made({
      ...display,
      type: "open",
      contributionsPerUser: 3,
      showJuryFeedbackToParticipant: undefined,
    });
    expect(contest).toMatchObject({ mode: "display", type: null, contributionsPerUser: null });
    expect(contest.me.can).toMatchObject({ startParticipation: false, publish: true });
  });

  it("gives twenty of the same title at once each an address of its own", async () => {
    const { person, browser } = await anOrganizer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post("/contests", { ...goodContest, title: "Alle twintig" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const slugs = answers.map(({ body }) => body.data.slug);
    expect(new Set(slugs).size).toBe(20);
    expect((await contestsOf(person.id)).map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });
});

describe("changing a contest", () => {
  const form = { ...withoutBanners };

  it("keeps the banners that do not come along, and lets a replaced one go", async () => {
    const { browser, contest } = await made();
    const kept = (await browser.put(`/contests/${contest.slug}`, form)).body.data;
    expect(kept).toMatchObject({ bannerBig: contest.bannerBig, bannerSmall: contest.bannerSmall });
    const bannerSmall = { action: "create", data: dataUrl(await aPicture({ width: 500, height: 300 })) };
    const changed = (await browser.put(`/contests/${contest.slug}`, { ...form, bannerSmall })).body.data;
    expect(changed.bannerSmall).toMatchObject({ width: 500, height: 300 });
    await test.doJobs();
    expect(await test.services.files.exists(keyOf(contest.bannerSmall))).toBe(false);
    expect(await test.services.files.exists(keyOf(contest.bannerBig))).toBe(true);
    const removed = await browser.put(`/contests/${contest.slug}`, { ...form, bannerBig: null });
    expect(removed.body.errors).toEqual({ bannerBig: ["Een grote afbeelding is verplicht."] });
  });

  it("is for its organiser and for staff; for another organiser there is nothing to change", async () => {
    const { contest } = await made();
    const other = await anOrganizer();
    for (const call of [
      other.browser.put(`/contests/${contest.slug}`, form),
      other.browser.post(`/contests/${contest.slug}/publish`),
      other.browser.post(`/contests/${contest.slug}/unpublish`),
      other.browser.delete(`/contests/${contest.slug}`),
    ])
      expect((await call).status).toBe(404);
    const staff = await aStaffMember();
    const saved = await staff.put(`/contests/${contest.slug}`, { ...goodContest, title: "Door het huis" });
    expect(saved.status).toBe(200);
    await test.doJobs();
    // What staff changed is the organiser's still, pictures too.
    expect(await test.services.files.exists(keyOf(contest.bannerBig))).toBe(false);
    expect(await test.services.files.exists(keyOf(saved.body.data.bannerBig))).toBe(true);
  });

  it("moves the address with the title; once it was published an old one leads on for ever", async () => {
    const { browser, contest } = await made({ title: "Nog geheim", ...display });
    const renamed = (await browser.put(`/contests/${contest.slug}`, { ...form, ...display, title: "Eerste naam" })).body
      .data;
    expect((await browser.get(`/contests/${contest.slug}`)).status).toBe(404);
    await browser.post(`/contests/${renamed.slug}/publish`);
    await browser.post(`/contests/${renamed.slug}/unpublish`);
    const again = (await browser.put(`/contests/${renamed.slug}`, { ...form, ...display, title: "Tweede naam" })).body
      .data;
    await browser.post(`/contests/${again.slug}/publish`);
    const third = (await browser.put(`/contests/${again.slug}`, { ...form, ...display, title: "Derde naam" })).body
      .data;
    for (const slug of [renamed.slug, again.slug, third.slug])
      expect((await visitor().get(`/contests/${slug}`)).body.data.slug).toBe(third.slug);
    // Nobody else gets an address that was its.
    const other = await made({ title: "Eerste naam" });
    expect(other.contest.slug).not.toBe(renamed.slug);
  });

  it("lets two swap their titles at once", async () => {
    const [one, two] = [await made({ title: "Naam van de een" }), await made({ title: "Naam van de ander" })];
    const answers = await Promise.all([
      one.browser.put(`/contests/${one.contest.slug}`, { ...form, title: "Naam van de ander" }),
      two.browser.put(`/contests/${two.contest.slug}`, { ...form, title: "Naam van de een" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("asks for a deadline to come only when it is another, and moves none of what has ended", async () => {
    const { services } = test;
    const { person, browser } = await anOrganizer();
    const deadline = later(services.clock.now(), -days(1));
    const passed = await aContest(services, { organizer_id: person.id, deadline });
    const minutes = `${deadline.toISOString().slice(0, 16)}:00Z`;
    for (const same of [deadline.toISOString(), minutes]) {
      const { status, body } = await browser.put(`/contests/${passed.slug}`, {
        ...form,
        title: passed.title,
        deadline: same,
      });
      expect(body.errors).toBeUndefined();
      expect(status).toBe(200);
      expect(body.data.deadline).toBe(deadline.toISOString());
    }
    const earlier = later(deadline, -days(1)).toISOString();
    const refusal = await browser.put(`/contests/${passed.slug}`, { ...form, title: passed.title, deadline: earlier });
    expect(refusal.body.errors).toEqual({ deadline: ["Kies een deadline die nog moet komen."] });
    const again = await browser.put(`/contests/${passed.slug}`, { ...form, title: passed.title });
    expect(again.body.data.isPassed).toBe(false);

    const ended = await aContest(services, { organizer_id: person.id, ended_at: services.clock.now() });
    const late = await browser.put(`/contests/${ended.slug}`, { ...form, title: ended.title });
    expect(late.body.errors).toEqual({ deadline: ["De wedstrijd is beëindigd. De deadline ligt vast."] });
  });

  it("fixes what entries rest on once one is handed in, and how the jury reads once it is published", async () => {
    const { browser, contest } = await made({ useAgeCategories: 1, ageCategories: [{ ageFrom: 0, ageTo: 98 }] });
    await browser.post(`/contests/${contest.slug}/publish`);
    await anEntry(test.services, { contest_id: contest.id });
    const same = { ...form, useAgeCategories: 1, ageCategories: [{ ageFrom: 0, ageTo: 98 }] };
    const handedIn = "Er diende al iemand in. Dit ligt daarom vast.";
    const errorsOf = async (change: object) =>
      (await browser.put(`/contests/${contest.slug}`, { ...same, ...change })).body.errors;
    expect(await errorsOf({ contributionsPerUser: 2, allowFewerContributions: 1, isBlind: 0 })).toEqual({
      contributionsPerUser: [handedIn],
      allowFewerContributions: [handedIn],
      isBlind: ["De wedstrijd is gepubliceerd. Hoe de jury leest, ligt daarom vast."],
    });
    expect(await errorsOf(display)).toHaveProperty("mode");
    const locked = { ageCategories: ["Er diende al iemand in. De leeftijdscategorieën liggen daarom vast."] };
    expect(await errorsOf({ useAgeCategories: 0 })).toEqual(locked);
    expect(await errorsOf({ ageCategories: [{ ageFrom: 0, ageTo: 97 }] })).toEqual(locked);
    expect(await errorsOf({ ageCategories: [...same.ageCategories, { ageFrom: 12, ageTo: 18 }] })).toEqual(locked);
    const free = await browser.put(`/contests/${contest.slug}`, { ...same, type: "closed", reward: "Een reis" });
    expect(free.body.data).toMatchObject({ type: "closed", reward: "Een reis", hasEntries: true });
  });

  it("keeps the id of an age category that stays, also when two change places, and one that somebody is in", async () => {
    const ageCategories = [
      { ageFrom: 12, ageTo: 15 },
      { ageFrom: 16, ageTo: 98 },
    ];
    const { browser, contest } = await made({ useAgeCategories: 1, ageCategories });
    const [young, old] = contest.ageCategories;
    expect(contest.ageCategories).toMatchObject([
      { label: "12 tot 15 jaar", ageFrom: 12, ageTo: 15 },
      { label: "16 jaar en ouder", ageFrom: 16, ageTo: 98 },
    ]);
    const save = async (categories: object[], more: object = {}) =>
      browser.put(`/contests/${contest.slug}`, { ...form, useAgeCategories: 1, ageCategories: categories, ...more });
    const idsOf = (answer: any) => answer.body.data.ageCategories.map(({ id }: { id: number }) => id);
    expect(idsOf(await save(ageCategories))).toEqual([young.id, old.id]);
    const swapped = await save([
      { id: young.id, ageFrom: 16, ageTo: 98 },
      { id: old.id, ageFrom: 12, ageTo: 15 },
    ]);
    expect(idsOf(swapped)).toEqual([old.id, young.id]);
    await aJuror(test.services, { contestId: contest.id, ageCategoryId: young.id });
    expect((await save([{ id: old.id, ageFrom: 12, ageTo: 15 }])).body.errors).toEqual({
      ageCategories: [
        "De categorie ‘16 jaar en ouder’ kan niet weg: er horen juryleden, uitnodigingen of inzendingen bij.",
      ],
    });
    expect((await save([], { useAgeCategories: 0 })).status).toBe(422);
    expect(idsOf(await save([{ id: young.id, ageFrom: 18, ageTo: 98 }]))).toEqual([young.id]);
    const elsewhere = await made({ useAgeCategories: 1, ageCategories });
    const foreign = { ...elsewhere.contest.ageCategories[0], ageFrom: 1, ageTo: 2 };
    expect((await save([{ id: young.id, ageFrom: 18, ageTo: 98 }, foreign])).body.errors).toEqual({
      ageCategories: ["Een van de leeftijdscategorieën bestaat niet meer. Vernieuw de pagina."],
    });
  });

  it("tells who handed in once, when it shows after its end what the jury wrote", async () => {
    const { person, browser } = await anOrganizer();
    const contest = await aContest(test.services, {
      organizer_id: person.id,
      show_jury_feedback_to_participant: false,
      ended_at: test.clock.now(),
    });
    const { user_id } = await anEntry(test.services, { contest_id: contest.id });
    const { deadline } = (await browser.get(`/contests/${contest.slug}`)).body.data;
    const save = (showJuryFeedbackToParticipant: number) =>
      browser.put(`/contests/${contest.slug}`, {
        ...form,
        title: contest.title,
        deadline,
        showJuryFeedbackToParticipant,
      });
    for (const shows of [0, 1, 0, 1]) expect((await save(shows)).status).toBe(200);
    const told = (await test.doJobs()).filter(({ subject }) => subject.includes(contest.title));
    expect(told).toHaveLength(1);
    const { email } = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow();
    expect(told[0]?.to).toBe(email);
  });

  it("keeps a picture that another contest or a frozen entry shows", async () => {
    const { person, browser, contest } = await made();
    const upload = new File([new Uint8Array(await aPicture())], "a.png", { type: "image/png" });
    const picture = (await browser.upload("/images", upload)).body.data;
    const shows = { description: `<p>Zie</p><img src="${picture.url.default}" alt="">` };
    await browser.put(`/contests/${contest.slug}`, { ...form, ...shows });
    const other = await browser.post("/contests", { ...goodContest, ...shows });
    await browser.put(`/contests/${contest.slug}`, form);
    await test.doJobs();
    expect(await test.services.files.exists(keyOf(picture))).toBe(true);
    const elsewhere = await aContest(test.services);
    await anEntry(test.services, { contest_id: elsewhere.id, user_id: person.id, body: shows.description });
    await test.services.db.deleteFrom("texts").where("author_id", "=", person.id).execute();
    await browser.delete(`/contests/${other.body.data.slug}`);
    await test.doJobs();
    expect(await test.services.files.exists(keyOf(picture))).toBe(true);
    expect(await test.services.files.exists(keyOf(other.body.data.bannerBig))).toBe(false);
  });
});

describe("publishing (spec 2 §4)", () => {
  it("shows it to everybody, once, however often and at once it is asked", async () => {
    const { browser, contest } = await made();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(`/contests/${contest.slug}/publish`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    const { publishedAt } = (await visitor().get(`/contests/${contest.slug}`)).body.data;
    expect(publishedAt).toBe(test.clock.now().toISOString());
    test.clock.advance(1000);
    await browser.post(`/contests/${contest.slug}/publish`);
    expect((await browser.get(`/contests/${contest.slug}`)).body.data).toMatchObject({
      publishedAt,
      me: { can: { publish: false, end: true, invite: true, delete: false, unpublish: false } },
    });
  });

  it("is refused for one that nobody could enter any more, until its deadline moves", async () => {
    const { browser, contest } = await made({ deadline: later(test.clock.now(), 60_000).toISOString() });
    test.clock.advance(60_000);
    const answer = await browser.post(`/contests/${contest.slug}/publish`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("De deadline is al voorbij");
    expect((await rowOf(contest.id))?.published_at).toBeNull();
  });

  it("can be undone for one that is only shown, and for no other", async () => {
    const shown = await made(display);
    for (const verb of ["publish", "unpublish", "unpublish"])
      expect((await shown.browser.post(`/contests/${shown.contest.slug}/${verb}`)).status).toBe(204);
    expect((await visitor().get(`/contests/${shown.contest.slug}`)).status).toBe(404);
    const entered = await made();
    await entered.browser.post(`/contests/${entered.contest.slug}/publish`);
    const answer = await entered.browser.post(`/contests/${entered.contest.slug}/unpublish`);
    expect(answer.status).toBe(422);
    expect((await visitor().get(`/contests/${entered.contest.slug}`)).status).toBe(200);
  });
});

describe("deleting", () => {
  it("takes all of it away, pictures too", async () => {
    const { browser, contest } = await made({ useAgeCategories: 1, ageCategories: [{ ageFrom: 1, ageTo: 9 }] });
    expect((await browser.delete(`/contests/${contest.slug}`)).status).toBe(204);
    expect((await browser.get(`/contests/${contest.slug}`)).status).toBe(404);
    expect((await browser.delete(`/contests/${contest.slug}`)).status).toBe(404);
    await test.doJobs();
    for (const banner of [contest.bannerBig, contest.bannerSmall])
      expect(await test.services.files.exists(keyOf(banner))).toBe(false);
  });

  it("is refused in words for a published one that people enter, and done for one that is only shown", async () => {
    const { browser, contest } = await made();
    await browser.post(`/contests/${contest.slug}/publish`);
    const answer = await browser.delete(`/contests/${contest.slug}`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("kan niet meer verwijderd worden");
    const shown = await made(display);
    await shown.browser.post(`/contests/${shown.contest.slug}/publish`);
    expect((await shown.browser.delete(`/contests/${shown.contest.slug}`)).status).toBe(204);
  });
});

describe("what one manages", () => {
  it("is listed newest first, 25 a page or all at once, with what came in", async () => {
    const { person, browser } = await anOrganizer();
    for (let number = 1; number <= 26; number++) {
      test.clock.advance(1000);
      await aContest(test.services, { organizer_id: person.id, title: `Wedstrijd ${number}`, published_at: null });
    }
    const last = await aContest(test.services, { organizer_id: person.id, title: "Laatste" });
    await anEntry(test.services, { contest_id: last.id });
    await anEntry(test.services, { contest_id: last.id, handedIn: false });
    await aContest(test.services);
    const first = (await browser.get("/me/manage/contests")).body;
    expect(first.meta).toEqual({ currentPage: 1, total: 27, pageSize: 25 });
    expect(first.data[0]).toMatchObject({ title: "Laatste", participationCount: 2, entryCount: 1 });
    expect(first.data[1]).toMatchObject({ title: "Wedstrijd 26", publishedAt: null, participationCount: 0 });
    expect((await browser.get("/me/manage/contests?page=2")).body.data).toHaveLength(2);
    const all = (await browser.get("/me/manage/contests?all=1")).body;
    expect(all.data).toHaveLength(27);
    expect(all.meta).toEqual({ currentPage: 1, total: 27, pageSize: 27 });
    const staff = (await (await aStaffMember()).get("/me/manage/contests?all=1")).body;
    expect(staff.meta.total).toBeGreaterThan(27);
  });

  it("asks as many questions for many as for few", async () => {
    const [few, many] = [await anOrganizer(), await anOrganizer()];
    for (let number = 0; number < 12; number++) await aContest(test.services, { organizer_id: many.person.id });
    await aContest(test.services, { organizer_id: few.person.id });
    const asked = await test.countQueries(() => few.browser.get("/me/manage/contests"));
    expect(await test.countQueries(() => many.browser.get("/me/manage/contests"))).toBe(asked);
  });
});

describe("what somebody is in a contest", () => {
  it("says who may start: not its organiser, a juror, who takes part, or anybody uninvited when it is closed", async () => {
    const { services } = test;
    const organizer = await anOrganizer();
    const open = await aContest(services, { organizer_id: organizer.person.id });
    const closed = await aContest(services, { type: "closed" });
    const [member, juror, entrant, invited] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id, email } = await aPerson(services);
        return { id, email, browser: await test.browser().signInAs(id) };
      }),
    );
    await aJuror(services, { contestId: open.id, userId: juror!.id });
    await anEntry(services, { contest_id: open.id, user_id: entrant!.id, handedIn: false });
    const { id: invitationId } = await services.db
      .insertInto("contest_invitations")
      .values({
        contest_id: closed.id,
        type: "participant",
        email: invited!.email,
        message: "Kom",
        sent_at: test.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const meIn = async (slug: string, browser = visitor()) => (await browser.get(`/contests/${slug}`)).body.data.me;
    const starts = async (slug: string, browser?: TestBrowser) => (await meIn(slug, browser)).can.startParticipation;
    expect(await starts(open.slug)).toBe(false);
    expect(await starts(open.slug, organizer.browser)).toBe(false);
    expect(await starts(open.slug, member!.browser)).toBe(true);
    expect(await meIn(open.slug, juror!.browser)).toMatchObject({ isJury: true, can: { startParticipation: false } });
    expect(await meIn(open.slug, entrant!.browser)).toMatchObject({
      participation: { finalizedAt: null },
      can: { startParticipation: false },
    });
    expect(await starts(closed.slug, invited!.browser)).toBe(false);
    await services.db
      .updateTable("contest_invitations")
      .set({ used_at: test.clock.now(), used_by: invited!.id })
      .where("id", "=", invitationId)
      .execute();
    expect(await starts(closed.slug, invited!.browser)).toBe(true);
    expect(await starts(closed.slug, member!.browser)).toBe(false);

    const withToken = async (token: string, slug = closed.slug) =>
      (await visitor().get(`/contests/${slug}?token=${encodeURIComponent(token)}`)).body.data.invitation;
    const token = invitationToken(services, invitationId);
    expect(await withToken(token)).toEqual({ type: "participant", usedAt: test.clock.now().toISOString() });
    for (const wrong of [`${token}x`, "x", `${invitationId}.`, `${crypto.randomUUID()}.${token.split(".")[1]}`])
      expect(await withToken(wrong)).toBeNull();
    expect(await withToken(token, open.slug)).toBeNull();
  });

  it("ends to the second of the deadline", async () => {
    const contest = await aContest(test.services);
    const { browser } = await anOrganizer();
    const starts = async () => (await browser.get(`/contests/${contest.slug}`)).body.data;
    test.clock.advance(days(7) - 1000);
    expect(await starts()).toMatchObject({ isPassed: false, me: { can: { startParticipation: true } } });
    test.clock.advance(1000);
    expect(await starts()).toMatchObject({ isPassed: true, me: { can: { startParticipation: false } } });
  });

  it("tells of winners only its organiser, until it has ended", async () => {
    const organizer = await anOrganizer();
    const contest = await aContest(test.services, { organizer_id: organizer.person.id });
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner" })
      .where("id", "in", contributionIds)
      .execute();
    const has = async (browser = visitor()) => (await browser.get(`/contests/${contest.slug}`)).body.data.hasWinners;
    expect([await has(), await has(organizer.browser)]).toEqual([false, true]);
    await test.services.db
      .updateTable("contests")
      .set({ ended_at: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect(await has()).toBe(true);
  });
});
