import { describe, expect, it } from "vitest";
import { imageKey } from "#platform/files/media.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

async function aStage(wanted: Parameters<typeof aContest>[1] = {}) {
  const contest = await aContest(test.services, { title: "Water & vuur", ...wanted });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const juror = await aJuror(test.services, { contestId: contest.id });
  return { contest, organizer, juror, judging: await test.browser().signInAs(juror.userId) };
}
const strict = useTestApi({ LIMIT_DOWNLOADS: "1/1h" });
const pdf = (slug: string) => `/export/contests/${slug}/pdf`;
const csv = (slug: string) => `/export/contests/${slug}/csv`;

describe("the booklet of a contest", () => {
  it("is a PDF named after the contest, for its organiser and its jury", async () => {
    const { contest, organizer, judging } = await aStage();
    await anEntry(test.services, { contest_id: contest.id, titles: ["Eb", "Vloed"] });
    for (const [browser, name] of [
      [organizer, "water-vuur-met-namen"],
      [judging, "water-vuur-zonder-namen"],
    ] as const) {
      const answer = await browser.get(pdf(contest.slug));
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringContaining(`filename="${name}.pdf"`),
      });
      expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  it("shows its progress only to the person who asked for it", async () => {
    const { contest, organizer, judging } = await aStage();
    await anEntry(test.services, { contest_id: contest.id, titles: ["Eb", "Vloed"] });
    const progressId = crypto.randomUUID();
    const progress = `/export/progress/${progressId}`;
    expect((await organizer.get(progress)).status).toBe(404);
    await organizer.get(`${pdf(contest.slug)}?progressId=${progressId}`);
    expect((await organizer.get(progress)).body.data).toEqual({ done: 2, total: 2, failures: [] });
    expect((await judging.get(progress)).status).toBe(404);
    // A second file cannot overwrite the progress of the first.
    expect((await organizer.get(`${pdf(contest.slug)}?progressId=${progressId}`)).status).toBe(409);
  });

  it("is made without a picture that is damaged", async () => {
    const { contest, organizer } = await aStage();
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const { id } = await storeImage(test.services, { bytes: await aPicture(), ownerId: null, field: "image" });
    await test.services.files.put(imageKey(id), Buffer.from("geen beeld"), "image/webp");
    await test.services.db
      .updateTable("contributions")
      .set({ image_id: id })
      .where("participation_id", "=", entry.id)
      .execute();
    expect((await organizer.get(pdf(contest.slug))).status).toBe(200);
  });

  it("leaves out the longest entry when all of them together are too long, and says which", async () => {
    const { contest, organizer } = await aStage();
    const long = await anEntry(test.services, { contest_id: contest.id, titles: ["Eindeloos"] });
    await test.services.db
      .updateTable("contributions")
      .set({ body: "x".repeat(8_000_001) })
      .where("participation_id", "=", long.id)
      .execute();
    await anEntry(test.services, { contest_id: contest.id, titles: ["Eb"] });
    const progressId = crypto.randomUUID();
    const answer = await organizer.get(`${pdf(contest.slug)}?progressId=${progressId}`);
    expect(answer.status).toBe(200);
    expect((await organizer.get(`/export/progress/${progressId}`)).body.data.failures).toEqual(["Eindeloos"]);
    const words = pdfText(answer.bytes);
    expect(words).toContain("Eb");
    expect(words).not.toContain("xxxxxxxx");
  });

  it("is refused while there are no entries", async () => {
    const { contest, organizer } = await aStage();
    const answer = await organizer.get(pdf(contest.slug));
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("nog geen inzendingen");
  });

  it("is refused to everybody else", async () => {
    const { contest } = await aStage();
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    for (const id of [other.id, entry.user_id])
      expect((await (await test.browser().signInAs(id)).get(pdf(contest.slug))).status).toBe(404);
    expect((await test.browser().get(pdf(contest.slug))).status).toBe(401);
  });
});

describe("the CSV file of a contest", () => {
  it("opens in a Belgian Excel: a byte order mark, semicolons, decimal commas, and no cell that is a formula", async () => {
    const { contest, organizer, juror } = await aStage({ extra_field1: "Welke school?" });
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      titles: ['=HYPERLINK("http://x")'],
      extra_field1: "Sint-Jan;\nAalst",
    });
    const feedback = { contribution_id: entry.contributionIds[0] ?? "", updated_at: test.clock.now() };
    await test.services.db
      .insertInto("contribution_feedbacks")
      .values([
        { ...feedback, jury_id: juror.id, points: 80, feedback: "Sterk." },
        { ...feedback, jury_id: null, points: 75, feedback: "" },
      ])
      .execute();
    const { id: feedback_id } = await test.services.db
      .selectFrom("contribution_feedbacks")
      .select("id")
      .where("jury_id", "=", juror.id)
      .executeTakeFirstOrThrow();
    await test.services.db
      .insertInto("feedback_changes")
      .values({ feedback_id, feedback: "Zwak.", changed_at: test.clock.now() })
      .execute();
    const answer = await organizer.get(csv(contest.slug));
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringContaining('filename="water-vuur.csv"'),
    });
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = "", row = ""] = answer.text.slice(1).split("\r\n");
    expect(head.split(";").slice(0, 8)).toEqual([
      "Inzending",
      "Titel",
      "Woorden",
      "Leeftijdscategorie",
      "Uitslag",
      "Score",
      "Ingediend",
      "Schrijversnaam",
    ]);
    expect(head).toContain("Welke school?");
    expect(row).toMatch(/^1;"?'=HYPERLINK/);
    expect(row).toContain(";tel. +32470123456;");
    expect(row).toContain(";België");
    expect(row).toMatch(/;\d{4}-\d\d-\d\d \d\d:\d\d;/);
    expect(row).toContain(";77,5;");
    expect(row).toContain('"Sint-Jan;\nAalst"');
    expect(row).toContain("Wouters");
    expect(row).toContain(";80;Sterk.;gewijzigd door de organisator");
  });

  it("is for the organiser only, limited to one age category on request", async () => {
    const { contest, organizer, judging } = await aStage({ ages: [[0, 17]] });
    await anEntry(test.services, { contest_id: contest.id, titles: ["Groot"] });
    await anEntry(test.services, {
      contest_id: contest.id,
      titles: ["Klein"],
      ageCategoryId: contest.ageCategoryIds[0] ?? null,
    });
    expect((await judging.get(csv(contest.slug))).status).toBe(403);
    const { text } = await organizer.get(`${csv(contest.slug)}?ageCategoryId=${contest.ageCategoryIds[0]}`);
    expect(text).toContain("Klein");
    expect(text).not.toContain("Groot");
  });
});

describe("the number of an entry", () => {
  it("is assigned at handing in, is unique, and stays when an entry is reopened or withdrawn", async () => {
    const { contest, organizer } = await aStage();
    const contest_id = contest.id;
    const [first, second] = [
      await anEntry(test.services, { contest_id, titles: ["Eb", "Vloed"] }),
      await anEntry(test.services, { contest_id, titles: ["Zout"] }),
    ];
    const numbers = async () => {
      const lines = (await organizer.get(csv(contest.slug))).text.slice(1).split("\r\n").slice(1).filter(Boolean);
      return lines.map((line) => line.split(";").slice(0, 2).join(" ")).toSorted();
    };
    expect(await numbers()).toEqual(["1 Eb", "2 Vloed", "3 Zout"]);
    expect((await organizer.post(`/contest-participants/${first.id}/reopen`)).status).toBe(204);
    const author = await test.browser().signInAs(first.user_id);
    await test.services.db
      .updateTable("contests")
      .set({ contributions_per_user: 2 })
      .where("id", "=", contest_id)
      .execute();
    expect((await author.post(`/contests/${contest.slug}/participate/finalize`)).status).toBe(200);
    expect(await numbers()).toEqual(["1 Eb", "2 Vloed", "3 Zout"]);
    const leaving = await test.browser().signInAs(second.user_id);
    expect((await leaving.delete(`/contest-participants/${second.id}`)).status).toBe(204);
    await anEntry(test.services, { contest_id, titles: ["Zoet"] });
    expect(await numbers()).toEqual(["1 Eb", "2 Vloed", "4 Zoet"]);
  });

  it("is unique when many hand in at the same time", async () => {
    const { contest } = await aStage();
    await Promise.all(Array.from({ length: 8 }, () => anEntry(test.services, { contest_id: contest.id })));
    const rows = await test.services.db
      .selectFrom("contributions")
      .select("entry_number")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(rows.map(({ entry_number }) => Number(entry_number)).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});

describe("judgements in the organiser's files", () => {
  /** An entry with three judgements: a juror whose words were changed, a juror who abstained, and the organiser. */
  async function aWeighedEntry() {
    const stage = await aStage({ ages: [[12, 15]] });
    const { contest, juror } = stage;
    const abstaining = await aJuror(test.services, { contestId: contest.id });
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      body: "<p>Het water steeg.</p>".repeat(120),
      ageCategoryId: contest.ageCategoryIds[0] ?? null,
    });
    const feedback = { contribution_id: entry.contributionIds[0] ?? "", updated_at: test.clock.now() };
    const [changed] = await test.services.db
      .insertInto("contribution_feedbacks")
      .values([
        { ...feedback, jury_id: juror.id, points: 80, feedback: "Sterk." },
        { ...feedback, jury_id: abstaining.id, points: null, feedback: "", abstained_because: "Mijn nicht." },
        { ...feedback, jury_id: null, points: null, feedback: "Dank je." },
      ])
      .returning("id")
      .execute();
    await test.services.db
      .insertInto("feedback_changes")
      .values({ feedback_id: changed?.id ?? "", feedback: "Zwak.", changed_at: test.clock.now() })
      .execute();
    return stage;
  }

  it("name a juror whose account was erased as a former juror", async () => {
    const { contest, organizer, juror } = await aWeighedEntry();
    await test.services.db.updateTable("contest_jury").set({ user_id: null }).where("id", "=", juror.id).execute();
    const [head] = (await organizer.get(csv(contest.slug))).text.split("\r\n");
    expect(head).toContain("Punten een vroeger jurylid");
    expect(pdfText((await organizer.get(pdf(contest.slug))).bytes)).toContain("Jury: een vroeger jurylid");
  });

  it("mark abstentions and changed judgements, in the CSV file and the booklet", async () => {
    const { contest, organizer } = await aWeighedEntry();
    const row = (await organizer.get(csv(contest.slug))).text.split("\r\n")[1];
    expect(row).toContain(";niet beoordeeld;Mijn nicht.;");
    expect(row).toContain(";80;Sterk.;gewijzigd door de organisator");
    const words = pdfText((await organizer.get(pdf(contest.slug))).bytes);
    expect(words).toContain("niet beoordeeld: Mijn nicht.");
    expect(words).toContain("80 · Sterk. · gewijzigd door de organisator");
    expect(words).toContain("nr. 1");
  });

  it("have the number of each entry, and its age category in the page header, but not for the jury", async () => {
    const { contest, organizer, judging } = await aWeighedEntry();
    const words = pdfText((await organizer.get(pdf(contest.slug))).bytes);
    const pages = words.split("\n");
    expect(pages.some((page) => page.includes("12 tot 15 jaar") && page.includes("Het water steeg."))).toBe(true);
    expect(pdfText((await judging.get(pdf(contest.slug))).bytes)).not.toContain("nr. 1");
  });

  it("keep a judgement on one page, unless it is longer than a page", async () => {
    const { contest, organizer } = await aStage();
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const written = (name: string) => `${name}begin ${"woord ".repeat(100)}${name}einde`;
    const names = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"];
    for (const name of names) {
      const { id } = await aJuror(test.services, { contestId: contest.id });
      await test.services.db
        .insertInto("contribution_feedbacks")
        .values({
          contribution_id: entry.contributionIds[0] ?? "",
          jury_id: id,
          points: 50,
          feedback: written(name),
          updated_at: test.clock.now(),
        })
        .execute();
    }
    const pages = pdfText((await organizer.get(pdf(contest.slug))).bytes).split("\n");
    for (const name of names) {
      const page = pages.find((words) => words.includes(`${name}begin`));
      expect(page, name).toContain(`${name}einde`);
    }
  });
});

describe("files of a contest", () => {
  it("are limited per person per hour, whatever their kind", async () => {
    const contest = await aContest(strict.services);
    const organizer = await strict.browser().signInAs(contest.organizerId);
    await anEntry(strict.services, { contest_id: contest.id });
    const statuses = [];
    for (const path of [csv, csv, pdf]) statuses.push((await organizer.get(path(contest.slug))).status);
    expect(statuses).toEqual([200, 429, 429]);
  });
});
