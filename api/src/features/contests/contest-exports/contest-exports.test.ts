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
  it("is a PDF named after it, for its organiser and its jury", async () => {
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

  it("says how far it is to who asked for it, and to nobody else", async () => {
    const { contest, organizer, judging } = await aStage();
    await anEntry(test.services, { contest_id: contest.id, titles: ["Eb", "Vloed"] });
    const progressId = crypto.randomUUID();
    const progress = `/export/progress/${progressId}`;
    expect((await organizer.get(progress)).status).toBe(404);
    await organizer.get(`${pdf(contest.slug)}?progressId=${progressId}`);
    expect((await organizer.get(progress)).body.data).toEqual({ done: 2, total: 2, failures: [] });
    expect((await judging.get(progress)).status).toBe(404);
    // A second file cannot write over the progress of the first.
    expect((await organizer.get(`${pdf(contest.slug)}?progressId=${progressId}`)).status).toBe(409);
  });

  it("leaves out a picture that is broken, and sets the rest", async () => {
    const { contest, organizer } = await aStage();
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const { id } = await storeImage(test.services, { bytes: await aPicture(), ownerId: null, field: "image" });
    await test.services.files.put(imageKey(id, "default"), Buffer.from("geen beeld"), "image/webp");
    await test.services.db
      .updateTable("contributions")
      .set({ image_id: id })
      .where("participation_id", "=", entry.id)
      .execute();
    expect((await organizer.get(pdf(contest.slug))).status).toBe(200);
  });

  it("leaves out the longest entry where all together are too long, says which, and sets the rest", async () => {
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

  it("says so when there is nothing to set yet", async () => {
    const { contest, organizer } = await aStage();
    const answer = await organizer.get(pdf(contest.slug));
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("nog geen inzendingen");
  });

  it("is nobody else's", async () => {
    const { contest } = await aStage();
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    for (const id of [other.id, entry.user_id])
      expect((await (await test.browser().signInAs(id)).get(pdf(contest.slug))).status).toBe(404);
    expect((await test.browser().get(pdf(contest.slug))).status).toBe(401);
  });
});

describe("the sheet of a contest", () => {
  it("opens in a Belgian Excel: a mark, semicolons, decimal commas, and nothing that is taken for a formula", async () => {
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
    expect(head.split(";").slice(0, 7)).toEqual([
      "Titel",
      "Woorden",
      "Leeftijdscategorie",
      "Uitslag",
      "Score",
      "Ingediend",
      "Schrijversnaam",
    ]);
    expect(head).toContain("Welke school?");
    expect(row).toMatch(/^"?'=HYPERLINK/);
    expect(row).toContain(";tel. ");
    expect(row).toContain(";77,5;");
    expect(row).toContain('"Sint-Jan;\nAalst"');
    expect(row).toContain("Wouters");
    expect(row).toContain(";80;Sterk.;gewijzigd door de organisator");
  });

  it("is the organiser's alone, and of one age category when asked", async () => {
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

describe("files of a contest", () => {
  it("are made so often an hour for one person, of whichever kind", async () => {
    const contest = await aContest(strict.services);
    const organizer = await strict.browser().signInAs(contest.organizerId);
    await anEntry(strict.services, { contest_id: contest.id });
    const statuses = [];
    for (const path of [csv, csv, pdf]) statuses.push((await organizer.get(path(contest.slug))).status);
    expect(statuses).toEqual([200, 429, 429]);
  });
});
