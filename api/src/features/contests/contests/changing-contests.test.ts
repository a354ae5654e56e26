import { describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aContest } from "./contest.factory.ts";
import { contestMakers, display } from "./made-contest.factory.ts";

const test = useTestApi();
const { anOrganizer, aStaffMember, made } = contestMakers(test);
const { bannerBig: _big, bannerSmall: _small, ...withoutBanners } = validContest;
const keyOf = ({ url }: { url: { default: string } }) => url.default.replace("/media/", "");
const visitor = () => test.browser();

describe("changing a contest", () => {
  const form = { ...withoutBanners };

  it("keeps banners that are not sent again, and releases one that is replaced", async () => {
    const { browser, contest } = await made();
    const kept = (await browser.put(`/contests/${contest.slug}`, form)).body.data;
    expect(kept).toMatchObject({ bannerBig: contest.bannerBig, bannerSmall: contest.bannerSmall });
    const bannerSmall = { action: "create", data: dataUrl(await aPicture({ width: 500, height: 300 })) };
    const changed = (await browser.put(`/contests/${contest.slug}`, { ...form, bannerSmall })).body.data;
    expect(changed.bannerSmall).toMatchObject({ width: 500, height: 300 });
    await test.runLaterJobs();
    expect(await test.services.files.exists(keyOf(contest.bannerSmall))).toBe(false);
    expect(await test.services.files.exists(keyOf(contest.bannerBig))).toBe(true);
    const removed = await browser.put(`/contests/${contest.slug}`, { ...form, bannerBig: null });
    expect(removed.body.errors).toEqual({ bannerBig: ["Een grote afbeelding is verplicht."] });
  });

  it("is for its organiser and for staff; for another organiser it does not exist", async () => {
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
    const saved = await staff.put(`/contests/${contest.slug}`, { ...validContest, title: "Door het huis" });
    expect(saved.status).toBe(200);
    await test.runLaterJobs();
    // What staff add still belongs to the organiser, including pictures.
    expect(await test.services.files.exists(keyOf(contest.bannerBig))).toBe(false);
    expect(await test.services.files.exists(keyOf(saved.body.data.bannerBig))).toBe(true);
    const file = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
    const { id } = (await staff.upload("/images", file)).body.data;
    const description = `<p>Zie <img src="/media/images/${id}/default.webp" alt="de zee"></p>`;
    expect((await staff.put(`/contests/${saved.body.data.slug}`, { ...form, description })).status).toBe(200);
    const { owner_id, organizer_id } = await test.services.db
      .selectFrom(["images", "contests"])
      .select(["images.owner_id", "contests.organizer_id"])
      .where("images.id", "=", id)
      .where("contests.id", "=", contest.id)
      .executeTakeFirstOrThrow();
    expect(owner_id).toBe(organizer_id);
  });

  it("moves the address with the title; an address that was published redirects for ever", async () => {
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
    // Nobody else can get an address that it once had.
    const other = await made({ title: "Eerste naam" });
    expect(other.contest.slug).not.toBe(renamed.slug);
  });

  it("never gives it the address of another page, whatever its title", async () => {
    const { browser, contest } = await made({ title: "Maken", ...display });
    await browser.post(`/contests/${contest.slug}/publish`);
    expect((await visitor().get(`/contests/${contest.slug}`)).body.data.slug).toBe("maken-2");
  });

  it("lets two contests swap titles at the same time", async () => {
    const [one, two] = [await made({ title: "Naam van de een" }), await made({ title: "Naam van de ander" })];
    const answers = await Promise.all([
      one.browser.put(`/contests/${one.contest.slug}`, { ...form, title: "Naam van de ander" }),
      two.browser.put(`/contests/${two.contest.slug}`, { ...form, title: "Naam van de een" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("requires a future deadline only when it changes, and fixes the deadline of an ended contest", async () => {
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

  it("needs a new deadline before a published display contest that has passed becomes interactive", async () => {
    const deadline = later(test.clock.now(), -days(1));
    const { person, browser } = await anOrganizer();
    const shown = await aContest(test.services, { organizer_id: person.id, mode: "display", deadline });
    const toEnter = { ...form, title: shown.title };
    const refused = await browser.put(`/contests/${shown.slug}`, { ...toEnter, deadline: deadline.toISOString() });
    expect(refused.body.errors).toEqual({ deadline: ["Kies een deadline die nog moet komen."] });
    expect((await browser.put(`/contests/${shown.slug}`, toEnter)).body.data.mode).toBe("interactive");
  });

  it("cannot turn it into a display contest once somebody is on its jury", async () => {
    const { browser, contest } = await made();
    await browser.post(`/contests/${contest.slug}/publish`);
    await aJuror(test.services, { contestId: contest.id });
    const refused = await browser.put(`/contests/${contest.slug}`, { ...form, ...display });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["mode"]]);
    expect((await browser.get(`/contests/${contest.slug}`)).body.data.mode).toBe("interactive");
  });

  it("fixes what entries rely on once one is handed in, and how the jury reads once it is published", async () => {
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

  it("keeps the id of an age category that stays, even when two swap places, and any that somebody is in", async () => {
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

  it("refuses to overwrite what somebody else changed in the meantime, and loses neither version", async () => {
    const { browser, contest } = await made();
    const at = `/contests/${contest.slug}`;
    const save = (reward: string) => browser.put(at, { ...form, reward, revision: contest.revision });
    const answers = await Promise.all([save("Een reis"), save("Een boek")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.body.code).toBe("changed-elsewhere");
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect((await browser.get(at)).body.data).toEqual(kept);
    // To keep their own version, they save it with the newer revision.
    const again = await browser.put(at, { ...form, reward: "Een pen", revision: kept.revision });
    expect(again.body.data).toMatchObject({ reward: "Een pen", revision: kept.revision + 1 });
    const unaware = await browser.put(at, { ...form, reward: "Een gom" });
    expect(unaware.body.data).toMatchObject({ reward: "Een gom", revision: kept.revision + 2 });
  });

  it("keeps a picture that is also shown by another contest or a frozen entry", async () => {
    const { person, browser, contest } = await made();
    const upload = new File([new Uint8Array(await aPicture())], "a.png", { type: "image/png" });
    const picture = (await browser.upload("/images", upload)).body.data;
    const shows = { description: `<p>Zie</p><img src="${picture.url.default}" alt="">` };
    await browser.put(`/contests/${contest.slug}`, { ...form, ...shows });
    const other = await browser.post("/contests", { ...validContest, ...shows });
    await browser.put(`/contests/${contest.slug}`, form);
    await test.runJobs();
    expect(await test.services.files.exists(keyOf(picture))).toBe(true);
    const elsewhere = await aContest(test.services);
    await anEntry(test.services, { contest_id: elsewhere.id, user_id: person.id, body: shows.description });
    await test.services.db.deleteFrom("texts").where("author_id", "=", person.id).execute();
    await browser.delete(`/contests/${other.body.data.slug}`);
    await test.runJobs();
    expect(await test.services.files.exists(keyOf(picture))).toBe(true);
    expect(await test.services.files.exists(keyOf(other.body.data.bannerBig))).toBe(false);
  });
});
