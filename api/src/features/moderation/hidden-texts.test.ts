import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { moderation } from "./moderation-tests.factory.ts";

const test = useTestApi();
const { staff, textWithReports, getReport, idsInQueue, decide, rewrite, mailsTo, isVisible } = moderation(test);

describe("hidden texts (docs/product/moderation.md#hidden-texts)", () => {
  it("are invisible to everybody but their author, who gets the reason and may appeal", async () => {
    const { text, author, reporter } = await textWithReports();
    const { body } = await decide(text.id, "hide");
    expect(await isVisible(text.slug)).toBe(false);
    expect((await reporter.browser.get(`/texts/${text.slug}`)).status).toBe(404);
    expect((await author.browser.get(`/texts/${text.slug}`)).status).toBe(200);
    const [own] = (await author.browser.get("/me/texts")).body.data;
    const why = { decision: { id: body.data.id, reason: "Dit schreef een ander." }, rewritten: false };
    expect(own).toMatchObject({ slug: text.slug, hidden: why });
    expect((await author.browser.get(`/texts/${text.slug}`)).body.data.me.hidden).toEqual(why);
    expect((await author.browser.get("/me/notifications")).body.data).toMatchObject([
      { type: "textHidden", data: { text: { title: "Overgeschreven zee", slug: text.slug } } },
    ]);
    const found = await reporter.browser.get(`/users/${author.slug}/texts`);
    expect(found.body.data).toEqual([]);
    const [mail] = await mailsTo(author);
    expect(mail?.subject).toBe("Anderen zien je tekst niet meer: Overgeschreven zee");
    expect(mail?.action?.url).toMatch(new RegExp(`account\\..*/bezwaar/${body.data.id}$`));
  });

  it("stay hidden when their author changes them, and come before older reports in the queue", async () => {
    const older = await textWithReports();
    const { text, author } = await textWithReports();
    await decide(text.id, "hide");
    await rewrite(author.browser, text.slug, { genres: [2] });
    expect(await idsInQueue()).not.toContain(text.id);
    const saved = await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    expect(saved.body.data.me.hidden).toMatchObject({ rewritten: true });
    expect(await isVisible(text.slug)).toBe(false);
    const isFirst = async () => (await idsInQueue()).indexOf(text.id) < (await idsInQueue()).indexOf(older.text.id);
    expect(await isFirst()).toBe(true);
    for (const sort of ["reporterCount", "firstReportedAt"]) {
      const { data } = (await staff.editor.browser.get(`/staff/reports?sort=${sort}&order=DESC`)).body;
      expect([data[0].id, data[0].rewritten]).toEqual([text.id, true]);
    }
    expect((await getReport(text.id)).body.data).toMatchObject({
      rewritten: true,
      hidden: true,
      reporterCount: 2,
      body: "<p>Nu van mij.</p>",
      earlier: [{ verdict: "hide" }],
    });
  });

  it("are shown again by staff only after a change, and their author gets a mail", async () => {
    const { text, author } = await textWithReports();
    await decide(text.id, "hide");
    await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    await test.runJobs();
    const { body } = await decide(text.id, "keep", staff.editor.browser, 2);
    expect(await isVisible(text.slug)).toBe(true);
    expect(await idsInQueue()).not.toContain(text.id);
    expect((await mailsTo(author)).map(({ kind }) => kind)).toEqual(["moderation.text-shown-again"]);
    expect((await author.browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await author.browser.get(`/me/decisions/${body.data.id}`)).body.data).toMatchObject({
      verdict: "keep",
      hidden: false,
      rewritten: false,
      aboutRewritten: true,
    });
  });

  it("stay hidden after a change if staff decide so, which can be appealed again", async () => {
    const { text, author } = await textWithReports();
    const first = (await decide(text.id, "hide")).body.data.id;
    await rewrite(author.browser, text.slug, { body: "<p>Nog altijd van een ander.</p>" });
    await test.runJobs();
    const can = async (id: string) => (await author.browser.get(`/me/decisions/${id}`)).body.data.me.can.appeal;
    expect(await can(first)).toBe(false);
    test.clock.advance(1000);
    const second = (await decide(text.id, "hide", staff.editor.browser, 2)).body.data.id;
    expect(await isVisible(text.slug)).toBe(false);
    expect(await idsInQueue()).not.toContain(text.id);
    expect([await can(first), await can(second)]).toEqual([false, true]);
    expect((await mailsTo(author)).map(({ kind }) => kind)).toEqual(["moderation.text-stays-hidden"]);
  });

  it("wait for staff when their picture changes, even without reporters", async () => {
    const { text, author } = await textWithReports();
    await decide(text.id, "hide");
    await test.services.db.deleteFrom("text_reports").where("text_id", "=", text.id).execute();
    const image = dataUrl(await aPicture({ width: 640, height: 400 }));
    await rewrite(author.browser, text.slug, { image });
    expect(await idsInQueue()).toContain(text.id);
    expect((await getReport(text.id)).body.data).toMatchObject({ reporterCount: 0, reports: [], rewritten: true });
    expect((await decide(text.id, "keep", staff.editor.browser, 2)).status).toBe(200);
    expect(await isVisible(text.slug)).toBe(true);
  });
});
