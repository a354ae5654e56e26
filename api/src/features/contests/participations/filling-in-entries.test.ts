import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { anEntrant } from "./entrant.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const OVER = "De wedstrijd is afgelopen. Je kan niet meer deelnemen.";
const sentenceOf = ({ body }: { body: any }) => body.message as string;

describe("choosing texts", () => {
  it("requires as many own texts as the contest asks for, without duplicates, and keeps their order", async () => {
    const { slug } = await aContest(test.services, { contributions_per_user: 2 });
    const { at, write } = await anEntrant(test);
    await at(slug).start();
    const [one, two, three] = [await write("Een"), await write("Twee"), await write("Drie")];
    const other = await aText(test.services);
    const errors = async (texts: string[]) => (await at(slug).choose(texts)).body.errors?.texts;
    expect(await errors([one.id])).toEqual(["Je moet exact 2 teksten kiezen."]);
    expect(await errors([one.id, two.id, three.id])).toEqual(["Je moet exact 2 teksten kiezen."]);
    expect(await errors([one.id, one.id])).toEqual(["Kies elke tekst één keer."]);
    expect(await errors([one.id, one.id.toUpperCase()])).toEqual(["Kies elke tekst één keer."]);
    expect(await errors([one.id, other.id])).toEqual(["Kies teksten die je zelf schreef en die er nog zijn."]);
    const { body } = await at(slug).choose([two.id, one.id]);
    expect(body.data).toMatchObject({
      hasContributions: true,
      contributions: [
        { textId: two.id, title: "Twee" },
        { textId: one.id, title: "Een" },
      ],
    });
  });

  it("asks for one text in the singular, and accepts fewer where the organiser allows it", async () => {
    const [one, fewer] = [
      await aContest(test.services),
      await aContest(test.services, { contributions_per_user: 3, allow_fewer_contributions: true }),
    ];
    const { at, write } = await anEntrant(test);
    for (const { slug } of [one, fewer]) await at(slug).start();
    const texts = [(await write("A")).id, (await write("B")).id, (await write("C")).id, (await write("D")).id];
    expect((await at(one.slug).choose(texts.slice(0, 2))).body.errors.texts).toEqual(["Je moet exact 1 tekst kiezen."]);
    expect((await at(fewer.slug).choose(texts)).body.errors.texts).toEqual(["Je moet 1 tot 3 teksten kiezen."]);
    for (const count of [1, 2, 3]) expect((await at(fewer.slug).choose(texts.slice(0, count))).status).toBe(200);
  });

  it("keeps the row of a text that stays chosen", async () => {
    const { slug } = await aContest(test.services, { contributions_per_user: 2 });
    const { at, write } = await anEntrant(test);
    await at(slug).start();
    const [one, two, three] = [await write("Een"), await write("Twee"), await write("Drie")];
    const before = (await at(slug).choose([one.id, two.id])).body.data.contributions;
    const after = (await at(slug).choose([three.id, one.id])).body.data.contributions;
    expect(after.map(({ title }: { title: string }) => title)).toEqual(["Drie", "Een"]);
    expect(after[1].id).toBe(before[0].id);
  });

  it("has to be done again when a chosen text was deleted", async () => {
    const { slug } = await aContest(test.services);
    const { at, write, browser } = await anEntrant(test);
    await at(slug).start();
    const text = await write("Weg");
    await at(slug).choose([text.id]);
    await browser.delete(`/texts/${text.slug}`);
    expect((await at(slug).get()).body.data).toMatchObject({
      hasContributions: false,
      contributions: [{ textId: null, title: "Verwijderde tekst" }],
    });
    const again = await write("Opnieuw");
    expect((await at(slug).choose([again.id])).body.data.contributions).toMatchObject([{ title: "Opnieuw" }]);
  });
});

describe("filling in data", () => {
  async function begun(wanted: Parameters<typeof aContest>[1] = {}) {
    const { slug } = await aContest(test.services, wanted);
    const { at } = await anEntrant(test);
    await at(slug).start();
    return at(slug);
  }

  it("stores the data without handing in", async () => {
    const entry = await begun();
    const { status, body } = await entry.save({ ...validPerson, extraField1: "Niet gevraagd" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ hasCompleteData: true, finalizedAt: null });
    expect(body.data.data).toEqual({ ...validPerson, phone: "+32470123456", extraField1: null, extraField2: null });
  });

  it.each(Object.keys(validPerson))("needs %s, in at most 255 characters", async (field) => {
    const entry = await begun();
    for (const value of [undefined, "", " ", "x".repeat(256)]) {
      const { status, body } = await entry.save({ ...validPerson, [field]: value });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });

  it.each(["0000-01-01", "1890-01-01", "2023-02-30", "3000-01-01", "17/05/1990"])(
    "refuses %s as a date of birth",
    async (dateOfBirth) => {
      const { body } = await (await begun()).save({ ...validPerson, dateOfBirth });
      expect(Object.keys(body.errors)).toEqual(["dateOfBirth"]);
    },
  );

  it.each([
    ["0470 12 34 56", "BE", "+32470123456"],
    ["0032 470/12.34.56", "NL", "+32470123456"],
    ["+32 (0)470 12 34 56", "BE", "+32470123456"],
    ["06-12345678", "NL", "+31612345678"],
    ["+1 212 555 0100", "US", "+12125550100"],
  ])("reads %s of somebody in %s as %s", async (phone, addressCountry, stored) => {
    const addressPostalCode = addressCountry === "NL" ? "1012 AB" : "9000";
    const { body } = await (await begun()).save({ ...validPerson, phone, addressPostalCode, addressCountry });
    expect(body.data.data.phone).toBe(stored);
  });

  it.each([
    ["0470 12 34 56", "US"],
    ["geen nummer", "BE"],
    ["+32 12", "BE"],
    ["+32 4701234567890123", "BE"],
  ])("requires the country code with %s of somebody in %s", async (phone, addressCountry) => {
    const { body } = await (await begun()).save({ ...validPerson, phone, addressCountry });
    expect(body.errors).toEqual({ phone: ["Schrijf je nummer met de landcode, bijvoorbeeld +32 470 12 34 56."] });
  });

  it("accepts only a country that exists", async () => {
    const { body } = await (await begun()).save({ ...validPerson, addressCountry: "XX" });
    expect(body.errors).toEqual({ addressCountry: ["Kies een land uit de lijst."] });
  });

  it("requires the answers to the questions of the contest, of at most 10000 characters", async () => {
    const entry = await begun({ extra_field1: "Welke school?", extra_field2: "Welke klas?" });
    expect((await entry.save()).body.errors).toEqual({
      extraField1: ["Beantwoord deze vraag."],
      extraField2: ["Beantwoord deze vraag."],
    });
    expect((await entry.save({ ...validPerson, extraField1: " ", extraField2: "2A" })).body.errors).toEqual({
      extraField1: ["Beantwoord deze vraag."],
    });
    const answers = { extraField1: "De Linde", extraField2: "x".repeat(10_000) };
    expect((await entry.save({ ...validPerson, ...answers, extraField2: "x".repeat(10_001) })).status).toBe(422);
    expect((await entry.save({ ...validPerson, ...answers })).body.data.data).toMatchObject(answers);
  });
});

describe("after the deadline", () => {
  it("refuses every change of an entry and keeps what was filled in", async () => {
    const contest = await aContest(test.services, { deadline: later(test.clock.now(), days(1)) });
    const { at, write } = await anEntrant(test);
    await at(contest.slug).start();
    const text = await write("Te laat");
    await at(contest.slug).choose([text.id]);
    await at(contest.slug).save();
    test.clock.advance(days(1));
    for (const late of [
      () => at(contest.slug).choose([text.id]),
      () => at(contest.slug).save(),
      () => at(contest.slug).finalize(),
    ]) {
      const answer = await late();
      expect([answer.status, sentenceOf(answer)]).toEqual([422, OVER]);
    }
    expect((await at(contest.slug).get()).body.data).toMatchObject({
      contest: { isPassed: true },
      hasContributions: true,
      data: { firstName: "Anneleen" },
      contributions: [{ title: "Te laat" }],
    });
  });
});
