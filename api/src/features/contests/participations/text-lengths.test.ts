import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { validContest } from "#valid-bodies.ts";
import { anEntrant } from "./entrant.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const POEM = "<p>Eb<br>en vloed</p><p></p><p>&nbsp;</p><p>het <em>water</em><br><br>weet</p>";
const words = (count: number) => `<p>${"woord ".repeat(count).trim()}</p>`;

/** Somebody with a text of this body, who started an entry in a contest with these limits. */
async function begun(limits: object, body: string) {
  const contest = await aContest(test.services, limits);
  const entrant = await anEntrant(test);
  const text = (await entrant.browser.post("/texts", { title: "Getij", body, genres: [1], private: 0 })).body.data;
  const steps = entrant.at(contest.slug);
  await steps.start();
  return { contest, entrant, text, steps };
}

describe("the length limits of a contest", () => {
  it.each([
    [
      "9 words of at least 10",
      { min_length: 10 },
      words(9),
      "Te kort: 9 woorden. Deze wedstrijd vraagt minstens 10 woorden.",
    ],
    ["10 words of at least 10", { min_length: 10 }, words(10), null],
    ["10 words of at most 10", { max_length: 10 }, words(10), null],
    [
      "11 words of at most 10",
      { max_length: 10 },
      words(11),
      "Te lang: 11 woorden. Deze wedstrijd vraagt hoogstens 10 woorden.",
    ],
    ["4 lines of at most 4", { max_length: 4, length_unit: "lines" }, POEM, null],
    [
      "4 lines of at most 3",
      { max_length: 3, length_unit: "lines" },
      POEM,
      "Te lang: 4 regels. Deze wedstrijd vraagt hoogstens 3 regels.",
    ],
    [
      "4 lines of 5 to 6",
      { min_length: 5, max_length: 6, length_unit: "lines" },
      POEM,
      "Te kort: 4 regels. Deze wedstrijd vraagt 5 tot 6 regels.",
    ],
  ])("are checked when a text is chosen, and shown before: %s", async (_title, limits, body, problem) => {
    const { contest, entrant, text, steps } = await begun(limits, body);
    const lengths = await entrant.browser.get(`/contests/${contest.slug}/participation/text-lengths`);
    expect(lengths.body.data).toMatchObject([{ textId: text.id, problem }]);
    const chosen = await steps.choose([text.id]);
    if (problem === null) expect(chosen.status).toBe(200);
    else expect(chosen.body.errors.texts[0]).toBe(`‘Getij’ past niet. ${problem}`);
  });

  it("are checked again at handing in, since a text may have changed", async () => {
    const { entrant, text, steps } = await begun({ max_length: 10 }, words(10));
    await steps.choose([text.id]);
    await steps.save(validPerson);
    await entrant.browser.put(`/texts/${text.slug}`, { title: "Getij", body: words(11), genres: [1], private: 0 });
    const refused = await steps.finalize();
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("Te lang: 11 woorden")]);
    await entrant.browser.put(`/texts/${text.slug}`, { title: "Getij", body: words(7), genres: [1], private: 0 });
    expect((await steps.finalize()).status).toBe(200);
    await test.runJobs();
  });

  it("are shown only for one's own texts", async () => {
    const { contest } = await begun({ max_length: 10 }, words(4));
    const stranger = await anEntrant(test);
    const lengths = await stranger.browser.get(`/contests/${contest.slug}/participation/text-lengths`);
    expect(lengths.body.data).toEqual([]);
  });

  it("are set by the organiser, with the minimum no more than the maximum, until the first entry", async () => {
    const { contest, text, steps } = await begun({}, words(4));
    const organizer = await test.browser().signInAs(contest.organizerId);
    const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;
    const save = (limits: object) =>
      organizer.put(`/contests/${contest.slug}`, { ...form, confirmEarlierDeadline: 1, ...limits });
    expect((await save({ minLength: 5, maxLength: 4 })).body.errors).toHaveProperty("maxLength");
    const saved = await save({ minLength: 2, maxLength: 8, lengthUnit: "lines" });
    expect(saved.body.data).toMatchObject({ minLength: 2, maxLength: 8, lengthUnit: "lines" });
    expect((await save({ maxLength: 8 })).body.data).toMatchObject({ minLength: null, lengthUnit: "lines" });
    await steps.choose([text.id]);
    await steps.save(validPerson);
    await steps.finalize();
    await test.runJobs();
    expect((await save({ maxLength: 9 })).body.errors).toHaveProperty("maxLength");
    expect((await save({ maxLength: 8, lengthUnit: "words" })).body.errors).toHaveProperty("lengthUnit");
  });
});
