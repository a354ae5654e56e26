import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { moderation } from "./moderation-tests.factory.ts";

const test = useTestApi();
const { signedIn, staff, textWithReports, getReport, idsInQueue, decide, rewrite, mailsTo, isVisible } =
  moderation(test);

describe("reported texts (docs/product/moderation.md#reports)", () => {
  it("are listed for staff, the oldest first, with reporters and reasons", async () => {
    const { text, author, reporter } = await textWithReports();
    const later = await textWithReports();
    const waiting = await idsInQueue();
    expect(waiting.indexOf(text.id)).toBeLessThan(waiting.indexOf(later.text.id));
    expect((await getReport(text.id)).body.data).toMatchObject({
      title: "Overgeschreven zee",
      author: { slug: author.slug },
      reporterCount: 2,
      decidedBefore: false,
      body: "<p>Het regende op de polder.</p>",
      reports: [{ reason: "Dit is van een ander.", reporter: reporter.nickname }, { reason: null }],
      earlier: [],
    });
  });

  it("are announced to editors too, who may decide", async () => {
    const { text } = await textWithReports();
    const { data } = (await staff.editor.browser.get("/me/notifications")).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        type: "textMarkedAsInappropriate",
        data: { text: { title: "Overgeschreven zee", slug: text.slug } },
      }),
    );
  });

  it("can be read in the report with their picture, even if they have become private", async () => {
    const { text, author, reporter } = await textWithReports();
    const image = dataUrl(await aPicture({ width: 640, height: 400 }));
    await rewrite(author.browser, text.slug, { private: 1, image });
    expect((await staff.editor.browser.get(`/texts/${text.slug}`)).status).toBe(404);
    expect((await getReport(text.id)).body.data).toMatchObject({
      private: true,
      image: { width: 640, height: 400 },
      body: expect.stringContaining("polder"),
    });
    const secret = await aText(test.services, { is_private: true });
    expect((await getReport(secret.id)).status).toBe(404);
    await decide(text.id, "keep", staff.editor.browser, 2);
    expect((await getReport(text.id)).status).toBe(404);
    expect((await reporter.browser.get(`/texts/${text.slug}`)).status).toBe(404);
  });

  it("stay visible if kept; the author gets the reason and the reports are closed", async () => {
    const { text, author } = await textWithReports();
    expect((await decide(text.id, "keep")).status).toBe(200);
    expect(await idsInQueue()).not.toContain(text.id);
    expect(await isVisible(text.slug)).toBe(true);
    const [mail, ...more] = await mailsTo(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Je tekst blijft staan: Overgeschreven zee");
    expect(mail?.paragraphs).toContain("Dit schreef een ander.");
  });

  it("are open again after a new report, with a new notification", async () => {
    const { text, reporter } = await textWithReports();
    await decide(text.id, "keep");
    await staff.colleague.browser.post("/me/notifications/read-all");
    test.clock.advance(1000);
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "En toch." });
    expect((await getReport(text.id)).body.data).toMatchObject({
      reporterCount: 1,
      decidedBefore: true,
      earlier: [{ verdict: "keep", reason: "Dit schreef een ander." }],
    });
    await test.runJobs();
    expect((await staff.colleague.browser.get("/me/notifications")).body.data).toMatchObject([
      { type: "textMarkedAsInappropriate", data: { text: { slug: text.slug } } },
    ]);
  });

  it("are decided only once by concurrent decisions", async () => {
    const { text, author } = await textWithReports();
    const answers = await Promise.all([
      decide(text.id, "keep"),
      decide(text.id, "hide", staff.colleague.browser),
      decide(text.id, "keep", staff.colleague.browser),
      decide(text.id, "hide"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const rows = await test.services.db
      .selectFrom("moderation_decisions")
      .select("verdict")
      .where("text_id", "=", text.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await isVisible(text.slug)).toBe(rows[0]?.verdict === "keep");
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it("must be read again if they were changed before the decision", async () => {
    const { text, author } = await textWithReports();
    await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    expect(await decide(text.id, "hide")).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect(await isVisible(text.slug)).toBe(true);
  });

  it("of staff are withheld from their author: reporters, reasons and decisions", async () => {
    const [author, reporter] = [await signedIn("admin"), await signedIn()];
    const text = await aText(test.services, { author_id: author.id, title: "Van de ploeg" });
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "Dit is van een ander." });
    const { browser } = author;
    const listed = async (path: string) => {
      const { body, text: response } = await browser.get(path);
      return response.includes(text.id) || response.includes("Van de ploeg") ? body : undefined;
    };
    // Its job has failed for good, which staff can see in the list of failed jobs.
    const stuck = sql`update pgboss.job set state = 'failed', completed_on = now()
      where name = 'reactions.text-reported' and state = 'created' returning id, data::text`;
    const { rows } = await stuck.execute(test.services.db);
    const job = rows[0] as { id: string; data: string };
    expect(job.data).not.toContain(reporter.id);
    expect(await listed("/staff/jobs")).toBeUndefined();
    expect((await browser.post(`/staff/jobs/${job.id}/drop`)).status).toBe(404);
    expect((await staff.colleague.browser.post(`/staff/jobs/${job.id}/retry`)).status).toBe(204);
    await test.runJobs();
    const isNotified = async (who: typeof author) =>
      (await who.browser.get("/me/notifications")).text.includes(text.slug);
    expect([await isNotified(author), await isNotified(staff.colleague)]).toEqual([false, true]);

    const total = async (who: typeof author) => (await who.browser.get("/staff/reports?perPage=1")).body.meta.total;
    expect(await total(author)).toBe((await total(staff.colleague)) - 1);
    expect(await listed("/staff/reports")).toBeUndefined();
    expect((await getReport(text.id, browser)).status).toBe(404);
    expect((await decide(text.id, "keep", browser)).status).toBe(404);
    const { id } = (await decide(text.id, "hide", staff.colleague.browser)).body.data;
    expect(await listed("/staff/decisions")).toBeUndefined();
    expect((await browser.get(`/staff/decisions/${id}`)).status).toBe(404);
    await browser.post(`/me/decisions/${id}/appeal`, { words: "Het is een citaat." });
    const answer = { verdict: "overturned", reason: "Ja." };
    expect((await browser.post(`/staff/decisions/${id}/answer`, answer)).status).toBe(404);
    expect((await staff.editor.browser.post(`/staff/decisions/${id}/answer`, answer)).status).toBe(204);
    for (const path of [
      "/staff/audit",
      `/staff/audit?subject=reports&subjectId=${text.id}`,
      "/staff/audit?subject=decisions",
    ])
      expect(await listed(path)).toBeUndefined();
    const entries = (await staff.colleague.browser.get("/staff/audit?perPage=5")).body.data;
    expect(entries.filter(({ subjectName }: { subjectName: string }) => subjectName === "Van de ploeg")).toHaveLength(
      2,
    );
  });

  it("are no longer among the notifications once decided, nor for people who lost the right", async () => {
    const leaver = await signedIn("editor");
    const { text } = await textWithReports();
    const isNotified = async (who: typeof leaver) =>
      (await who.browser.get("/me/notifications")).text.includes(text.slug);
    expect([await isNotified(leaver), await isNotified(staff.editor)]).toEqual([true, true]);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", leaver.id).execute();
    expect(await isNotified(leaver)).toBe(false);
    await decide(text.id, "keep");
    expect(await isNotified(staff.editor)).toBe(false);
  });

  it("need a reason for each decision", async () => {
    const { text } = await textWithReports();
    const answer = await staff.editor.browser.post(`/staff/reports/${text.id}/decide`, {
      verdict: "keep",
      revision: 1,
    });
    expect(answer.body.errors).toEqual({ reason: ["Reden is verplicht."] });
  });

  it("are recorded in the audit log", async () => {
    const { text } = await textWithReports();
    await decide(text.id, "hide");
    const { data } = (await staff.colleague.browser.get(`/staff/audit?subject=reports&subjectId=${text.id}`)).body;
    expect(data).toMatchObject([
      {
        action: "hide",
        actor: { id: staff.editor.id },
        before: { openReports: 2, hidden: false },
        after: { openReports: 0, hidden: true, reason: "Dit schreef een ander." },
      },
    ]);
  });
});
