import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { anEntrant } from "./entrant.factory.ts";
import { anEntry } from "./entry.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const OVER = "De wedstrijd is afgelopen. Je kan niet meer deelnemen.";
const MAY_NOT = "Je kan aan deze wedstrijd niet deelnemen.";
const sentenceOf = ({ body }: { body: any }) => body.message as string;

/** What the organiser of a contest is told about a winner who is gone. */
const winnerGoneMails = async () =>
  (await test.runScheduled("notifications.mail-raised")).filter(
    ({ kind }) => kind === "notifications.contestWinnerGone",
  );

describe("withdrawing a winning entry", () => {
  it("notifies the organiser once; withdrawing another entry does not", async () => {
    const contest = await aContest(test.services);
    const [winner, other] = [
      await anEntry(test.services, { contest_id: contest.id }),
      await anEntry(test.services, { contest_id: contest.id }),
    ];
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner" })
      .where("participation_id", "=", winner.id)
      .execute();
    for (const { id, user_id } of [other, winner]) {
      const browser = await test.browser().signInAs(user_id);
      expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(204);
    }
    expect(await winnerGoneMails()).toMatchObject([
      { subject: `Een laureaat van ${contest.title} doet niet meer mee` },
    ]);
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await organizer.get("/me/notifications")).body.data).toMatchObject([{ type: "contestWinnerGone" }]);
  });
});

describe("starting an entry", () => {
  it("accepts the rules and fills in the data of the profile", async () => {
    const { slug } = await aContest(test.services, { title: "Water", extra_field1: "Welke school?" });
    const entrant = await anEntrant(test, { first_name: "Bo", phone: "+32470000000", address_country: "BE" });
    expect((await entrant.at(slug).get()).body.data).toBeNull();
    const { status, body } = await entrant.at(slug).start();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      contest: { slug, title: "Water", isPassed: false, contributionsPerUser: 1, extraField1: "Welke school?" },
      state: "finish-feedback",
      finalizedAt: null,
      hasContributions: false,
      hasCompleteData: false,
      contributions: [],
      data: { firstName: "Bo", lastName: null, phone: "+32470000000", addressCountry: "BE" },
      me: { can: { delete: true } },
    });
    expect((await entrant.at(slug).get()).body.data).toEqual(body.data);
  });

  it("creates one entry, also when it is sent ten times at once", async () => {
    const { slug, id } = await aContest(test.services);
    const { at } = await anEntrant(test);
    const answers = await Promise.all(Array.from({ length: 10 }, () => at(slug).start()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const rows = await test.services.db
      .selectFrom("participations")
      .select("id")
      .where("contest_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("is refused after the deadline and after the end", async () => {
    const now = test.clock.now();
    const { at } = await anEntrant(test);
    for (const wanted of [{ deadline: now }, { ended_at: now }]) {
      const { slug } = await aContest(test.services, wanted);
      const answer = await at(slug).start();
      expect([answer.status, sentenceOf(answer)]).toEqual([422, OVER]);
    }
  });

  it("is refused to the organiser, the jury and people without an invitation, and in a contest without entries", async () => {
    const own = await aContest(test.services);
    const organizer = await test.browser().signInAs(own.organizerId);
    const entrant = await anEntrant(test);
    const judged = await aContest(test.services);
    await aJuror(test.services, { contestId: judged.id, userId: entrant.person.id });
    const [closed, shown] = [
      await aContest(test.services, { type: "closed" }),
      await aContest(test.services, { mode: "display" }),
    ];
    const answers = [
      await organizer.post(`/contests/${own.slug}/participate/start`),
      ...(await Promise.all([judged, closed, shown].map(({ slug }) => entrant.at(slug).start()))),
    ];
    for (const answer of answers) expect([answer.status, sentenceOf(answer)]).toEqual([422, MAY_NOT]);
    expect((await entrant.at((await aContest(test.services, { published_at: null })).slug).start()).status).toBe(404);
  });

  it("is allowed in a closed contest after accepting an invitation", async () => {
    const { slug, id } = await aContest(test.services, { type: "closed" });
    const { person, at } = await anEntrant(test);
    const now = test.clock.now();
    const invitation = { contest_id: id, email: person.email, message: "Kom", sent_at: now };
    await test.services.db
      .insertInto("invitations")
      .values({ ...invitation, type: "participant", used_at: now, used_by: person.id })
      .execute();
    expect((await at(slug).start()).status).toBe(200);
  });
});

describe("choosing texts", () => {
  it("requires as many own texts as the contest asks, without duplicates, and keeps their order", async () => {
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

  it("is asked for again when a chosen text was deleted", async () => {
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
    "takes %s for no day of birth",
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
  ])("asks for the code of the country with %s of somebody in %s", async (phone, addressCountry) => {
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

describe("the list of own entries", () => {
  it("has their state, the last started first, in as many queries for ten as for one", async () => {
    const now = test.clock.now();
    const { person, browser } = await anEntrant(test);
    const enter = async (title: string, contest: object, handedIn: boolean, minutes: number) =>
      anEntry(test.services, {
        contest_id: (await aContest(test.services, { title, ...contest })).id,
        user_id: person.id,
        handedIn,
        started_at: later(now, minutes * 60_000),
      });
    await enter("Begonnen", {}, false, 1);
    const count = () => test.countQueries(() => browser.get("/me/contests/participations"));
    const forOne = await count();
    await enter("Ingediend", {}, true, 2);
    await enter("Te laat", { deadline: later(now, -1) }, false, 3);
    await enter("Feedback", { ended_at: now }, true, 4);
    await enter("Zonder feedback", { ended_at: now, show_jury_feedback_to_participant: false }, true, 5);
    await enter("Niet ingediend", { ended_at: now }, false, 6);
    const { data } = (await browser.get("/me/contests/participations")).body;
    expect(data.map(({ contest, state, me }: any) => [contest.title, state, me.can.delete])).toEqual([
      ["Niet ingediend", "contest-ended", false],
      ["Zonder feedback", "contest-ended", false],
      ["Feedback", "see-feedback", false],
      ["Te laat", "contest-ended", true],
      ["Ingediend", "participation-submitted", true],
      ["Begonnen", "finish-feedback", true],
    ]);
    expect(await count()).toBe(forOne);
    expect((await (await anEntrant(test)).browser.get("/me/contests/participations")).body.data).toEqual([]);
  });
});

describe("feedback", () => {
  it("is shown after the end of a contest that shows it, without the names of jurors", async () => {
    const contest = await aContest(test.services);
    const { person, at } = await anEntrant(test);
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      user_id: person.id,
      titles: ["Eerste", "Tweede"],
    });
    const jurors = [
      await aJuror(test.services, { contestId: contest.id }),
      await aJuror(test.services, { contestId: contest.id }),
    ];
    const given = { contribution_id: entry.contributionIds[0] ?? "", updated_at: test.clock.now() };
    await test.services.db
      .insertInto("contribution_feedbacks")
      .values([
        { ...given, jury_id: jurors[0]?.id ?? "", feedback: "Sterk slot.", points: 0 },
        { ...given, jury_id: jurors[1]?.id ?? "", abstained_because: "Ik ken de schrijver." },
        { ...given, jury_id: null, feedback: "Van de organisator." },
      ])
      .execute();
    expect((await at(contest.slug).feedback()).status).toBe(404);
    const end = (values: object) =>
      test.services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    await end({ ended_at: test.clock.now() });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner", told_award: "winner" })
      .where("id", "=", entry.contributionIds[1] ?? "")
      .execute();
    const { text, body } = await at(contest.slug).feedback();
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(["Eerste", "Tweede"]);
    expect(body.data[0].feedbacks.map(({ feedback, points }: any) => [feedback, points]).toSorted()).toEqual([
      ["Sterk slot.", 0],
      ["Van de organisator.", null],
    ]);
    expect(body.data[1].feedbacks).toEqual([]);
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(["none", "winner"]);
    expect(text).not.toContain(jurors[0]?.id);
    expect(text).not.toContain("Ik ken de schrijver");
    expect((await (await anEntrant(test)).at(contest.slug).feedback()).status).toBe(404);
    await end({ show_jury_feedback_to_participant: false });
    expect((await at(contest.slug).feedback()).status).toBe(404);
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
