import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";
import { judging, type Listed } from "./judging.factory.ts";

const test = useTestApi();
const { aJurorOf, aJudgedContest, score, abstain, listOf } = judging(test);

const titles = ({ data }: { data: Listed[] }) => data.map(({ title }) => title).toSorted();

describe("what a juror can read (docs/product/juries.md#blind-judging)", () => {
  it("contains nothing that reveals who wrote it, when, or what else they entered", async () => {
    const author = await aPerson(test.services, {
      nickname: "Nachtpen",
      first_name: "Roosmarijn",
      last_name: "Peeters",
      real_name_public_visible: true,
      date_of_birth: "1990-05-17",
    });
    const contest = await aContest(test.services, { ages: [[0, 98]], organization: "Bibliotheek" });
    const [ageCategoryId = null] = contest.ageCategoryIds;
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      user_id: author.id,
      ageCategoryId,
      titles: ["Getijdenboek", "Vloedlijnen"],
      first_name: "Invulnaam",
      extra_field1: "Antwoordwoord",
    });
    const { browser } = await aJurorOf(contest.id);
    const [id = ""] = entry.contributionIds;
    const answers = [
      await browser.get(`/contests/${contest.slug}/contributions-jury`),
      await browser.get(`/contests/${contest.slug}/contributions-jury?onlyUnquoted=1`),
      await browser.get("/me/contests/jury"),
      await score(browser, id, { points: 50, feedback: "Sterk." }),
      await abstain(browser, id),
      await browser.get(`/contests/${contest.slug}/contributions-jury`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const said = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join();
    expect(said).toContain("Vloedlijnen");
    const entered = test.clock.now().toISOString().slice(0, 19);
    const secrets = [
      author.id,
      author.nickname,
      author.slug,
      author.email,
      "Roosmarijn",
      "Peeters",
      "Invulnaam",
      "Antwoordwoord",
      entry.id,
      ...entry.texts.flatMap((text) => [text.id, text.slug]),
      STORED_PERSON.last_name,
      STORED_PERSON.date_of_birth,
      STORED_PERSON.phone,
      STORED_PERSON.address_street,
      STORED_PERSON.address_city,
      entered,
    ];
    for (const secret of secrets) expect(said).not.toContain(secret);
    const [first] = (await listOf(browser, contest.slug)).data;
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      "ageCategoryId",
      "id",
      "mine",
      "title",
      "wordCount",
      "writer",
    ]);
    expect(first?.writer).toBeNull();
  });

  it("names the author, by nickname only, where the contest is not judged blind", async () => {
    const contest = await aContest(test.services, { is_blind: false });
    const author = await aPerson(test.services, { first_name: "Roosmarijn", last_name: "Peeters" });
    await anEntry(test.services, { contest_id: contest.id, user_id: author.id });
    const { browser } = await aJurorOf(contest.id);
    const list = await listOf(browser, contest.slug);
    expect(list.data[0]?.writer).toBe(author.nickname);
    expect(JSON.stringify(list)).not.toContain("Roosmarijn");
  });

  it("is every valid text handed in for their age category, ordered by its random id", async () => {
    const contest = await aContest(test.services, {
      ages: [
        [0, 17],
        [18, 98],
      ],
      contributions_per_user: 3,
    });
    const [young = null, old = null] = contest.ageCategoryIds;
    await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young, titles: ["Jong 1", "Jong 2"] });
    await anEntry(test.services, { contest_id: contest.id, ageCategoryId: old, titles: ["Oud"] });
    await anEntry(test.services, { contest_id: contest.id, titles: ["Begonnen"], handedIn: false });
    const invalid = await anEntry(test.services, {
      contest_id: contest.id,
      ageCategoryId: young,
      titles: ["Ongeldig"],
    });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "invalid" })
      .where("participation_id", "=", invalid.id)
      .execute();
    const forYoung = await listOf((await aJurorOf(contest.id, young)).browser, contest.slug);
    expect(titles(forYoung)).toEqual(["Jong 1", "Jong 2"]);
    const forAll = await listOf((await aJurorOf(contest.id)).browser, contest.slug);
    expect(titles(forAll)).toEqual(["Jong 1", "Jong 2", "Oud"]);
    const ids = forAll.data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it("is hidden from anybody who does not judge: the organiser, entrants and staff", async () => {
    const { contest, entry, organizer } = await aJudgedContest();
    const staff = await aPerson(test.services, { roles: ["admin"] });
    const [asEntrant, asStaff] = [
      await test.browser().signInAs(entry.user_id),
      await test.browser().signInAs(staff.id),
    ];
    for (const browser of [organizer, asEntrant, asStaff])
      expect((await browser.get(`/contests/${contest.slug}/contributions-jury`)).status).toBe(404);
  });

  it("does not contain what other jurors think", async () => {
    const { contest, id, juror } = await aJudgedContest();
    const other = await aJurorOf(contest.id);
    await score(other.browser, id, { points: 13, feedback: "Dertien woorden." });
    const { text } = await juror.browser.get(`/contests/${contest.slug}/contributions-jury`);
    expect(text).not.toContain("Dertien");
    expect((await listOf(juror.browser, contest.slug)).data[0]).toMatchObject({ mine: { points: null, feedback: "" } });
  });
});
