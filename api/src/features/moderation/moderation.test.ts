import type { Role } from "@inktvis/contract/access";

import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { aDecision } from "./moderation.factory.ts";

const test = useTestApi();

const signedIn = async (...roles: Role[]) => {
  const person = await aPerson(test.services, { roles });
  return { ...person, browser: await test.browser().signInAs(person.id) };
};
let editor: Awaited<ReturnType<typeof signedIn>>;
let colleague: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  editor = await signedIn("editor");
  colleague = await signedIn("admin");
});

/** A text with two reports, and its author's browser. */
async function aCase() {
  const [author, first, second] = [await signedIn(), await signedIn(), await signedIn()];
  const text = await aText(test.services, { author_id: author.id, title: "Overgeschreven zee" });
  test.clock.advance(1000);
  await first.browser.post(`/texts/${text.slug}/report`, { reason: "Dit is van een ander." });
  test.clock.advance(1000);
  await second.browser.post(`/texts/${text.slug}/report`);
  await test.doJobs();
  return { author, text, reporter: first };
}
const reported = (id: string, browser = editor.browser) => browser.get(`/staff/reports/${id}`);
const queue = async () =>
  (await editor.browser.get("/staff/reports")).body.data.map(({ id }: { id: string }) => id) as string[];
const decide = (id: string, verdict: "keep" | "hide", browser = editor.browser, revision = 1) =>
  browser.post(`/staff/reports/${id}/decide`, { verdict, reason: "Dit schreef een ander.", revision });
const mailsTo = async ({ email }: { email: string }) => (await test.doJobs()).filter(({ to }) => to === email);
const visitorSees = async (slug: string) => (await test.browser().get(`/texts/${slug}`)).status === 200;
const rewrite = (browser: TestBrowser, slug: string, change: object = {}) =>
  browser.put(`/texts/${slug}`, {
    title: "Overgeschreven zee",
    body: "<p>Het regende op de polder.</p>",
    genres: [1],
    private: 0,
    ...change,
  });

describe("reported texts (docs/product/moderation.md#reports)", () => {
  it("are listed for staff, the oldest first, with reporters and reasons", async () => {
    const { text, author, reporter } = await aCase();
    const later = await aCase();
    const waiting = await queue();
    expect(waiting.indexOf(text.id)).toBeLessThan(waiting.indexOf(later.text.id));
    expect((await reported(text.id)).body.data).toMatchObject({
      title: "Overgeschreven zee",
      author: { slug: author.slug },
      reporterCount: 2,
      decidedBefore: false,
      body: "<p>Het regende op de polder.</p>",
      reports: [{ reason: "Dit is van een ander.", reporter: reporter.nickname }, { reason: null }],
      earlier: [],
    });
  });

  it("are notified to editors too, who may decide", async () => {
    const { text } = await aCase();
    const { data } = (await editor.browser.get("/me/notifications")).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        type: "textMarkedAsInappropriate",
        data: { text: { title: "Overgeschreven zee", slug: text.slug } },
      }),
    );
  });

  it("are readable through the report with their picture, even if private by now", async () => {
    const { text, author, reporter } = await aCase();
    const image = `data:image/png;base64,${(await aPicture({ width: 640, height: 400 })).toString("base64")}`;
    await rewrite(author.browser, text.slug, { private: 1, image });
    expect((await editor.browser.get(`/texts/${text.slug}`)).status).toBe(404);
    expect((await reported(text.id)).body.data).toMatchObject({
      private: true,
      image: { width: 640, height: 400 },
      body: expect.stringContaining("polder"),
    });
    const secret = await aText(test.services, { is_private: true });
    expect((await reported(secret.id)).status).toBe(404);
    await decide(text.id, "keep", editor.browser, 2);
    expect((await reported(text.id)).status).toBe(404);
    expect((await reporter.browser.get(`/texts/${text.slug}`)).status).toBe(404);
  });

  it("stay visible if kept; the author gets the reason and the reports are closed", async () => {
    const { text, author } = await aCase();
    expect((await decide(text.id, "keep")).status).toBe(200);
    expect(await queue()).not.toContain(text.id);
    expect(await visitorSees(text.slug)).toBe(true);
    const [mail, ...more] = await mailsTo(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Je tekst blijft staan: Overgeschreven zee");
    expect(mail?.paragraphs).toContain("Dit schreef een ander.");
  });

  it("are open again after a new report, with a new notification", async () => {
    const { text, reporter } = await aCase();
    await decide(text.id, "keep");
    await colleague.browser.post("/me/notifications/read-all");
    test.clock.advance(1000);
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "En toch." });
    expect((await reported(text.id)).body.data).toMatchObject({
      reporterCount: 1,
      decidedBefore: true,
      earlier: [{ verdict: "keep", reason: "Dit schreef een ander." }],
    });
    await test.doJobs();
    expect((await colleague.browser.get("/me/notifications")).body.data).toMatchObject([
      { type: "textMarkedAsInappropriate", data: { text: { slug: text.slug } } },
    ]);
  });

  it("are hidden from everybody but their author, who gets the reason and may appeal", async () => {
    const { text, author, reporter } = await aCase();
    const { body } = await decide(text.id, "hide");
    expect(await visitorSees(text.slug)).toBe(false);
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

  it("stay hidden when their author changes them, and wait for staff on top of what waits longer", async () => {
    const waitsLonger = await aCase();
    const { text, author } = await aCase();
    await decide(text.id, "hide");
    await rewrite(author.browser, text.slug, { genres: [2] });
    expect(await queue()).not.toContain(text.id);
    const saved = await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    expect(saved.body.data.me.hidden).toMatchObject({ rewritten: true });
    expect(await visitorSees(text.slug)).toBe(false);
    const onTop = async () => (await queue()).indexOf(text.id) < (await queue()).indexOf(waitsLonger.text.id);
    expect(await onTop()).toBe(true);
    for (const sort of ["reporterCount", "firstReportedAt"]) {
      const { data } = (await editor.browser.get(`/staff/reports?sort=${sort}&order=DESC`)).body;
      expect([data[0].id, data[0].rewritten]).toEqual([text.id, true]);
    }
    expect((await reported(text.id)).body.data).toMatchObject({
      rewritten: true,
      hidden: true,
      reporterCount: 2,
      body: "<p>Nu van mij.</p>",
      earlier: [{ verdict: "hide" }],
    });
  });

  it("that were hidden and changed are shown again by staff alone, and the author hears so", async () => {
    const { text, author } = await aCase();
    await decide(text.id, "hide");
    await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    await test.doJobs();
    const { body } = await decide(text.id, "keep", editor.browser, 2);
    expect(await visitorSees(text.slug)).toBe(true);
    expect(await queue()).not.toContain(text.id);
    expect((await mailsTo(author)).map(({ kind }) => kind)).toEqual(["moderation.text-shown-again"]);
    expect((await author.browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await author.browser.get(`/me/decisions/${body.data.id}`)).body.data).toMatchObject({
      verdict: "keep",
      hidden: false,
      rewritten: false,
      aboutRewritten: true,
    });
  });

  it("that were hidden and changed stay hidden when staff finds them no better, which can be appealed anew", async () => {
    const { text, author } = await aCase();
    const first = (await decide(text.id, "hide")).body.data.id;
    await rewrite(author.browser, text.slug, { body: "<p>Nog altijd van een ander.</p>" });
    await test.doJobs();
    const can = async (id: string) => (await author.browser.get(`/me/decisions/${id}`)).body.data.me.can.appeal;
    expect(await can(first)).toBe(false);
    test.clock.advance(1000);
    const second = (await decide(text.id, "hide", editor.browser, 2)).body.data.id;
    expect(await visitorSees(text.slug)).toBe(false);
    expect(await queue()).not.toContain(text.id);
    expect([await can(first), await can(second)]).toEqual([false, true]);
    expect((await mailsTo(author)).map(({ kind }) => kind)).toEqual(["moderation.text-stays-hidden"]);
  });

  it("that were hidden wait for staff when their picture changes, also when who reported them is gone", async () => {
    const { text, author } = await aCase();
    await decide(text.id, "hide");
    await test.services.db.deleteFrom("text_reports").where("text_id", "=", text.id).execute();
    const image = `data:image/png;base64,${(await aPicture({ width: 640, height: 400 })).toString("base64")}`;
    await rewrite(author.browser, text.slug, { image });
    expect(await queue()).toContain(text.id);
    expect((await reported(text.id)).body.data).toMatchObject({ reporterCount: 0, reports: [], rewritten: true });
    expect((await decide(text.id, "keep", editor.browser, 2)).status).toBe(200);
    expect(await visitorSees(text.slug)).toBe(true);
  });

  it("are decided once, of concurrent decisions", async () => {
    const { text, author } = await aCase();
    const answers = await Promise.all([
      decide(text.id, "keep"),
      decide(text.id, "hide", colleague.browser),
      decide(text.id, "keep", colleague.browser),
      decide(text.id, "hide"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const rows = await test.services.db
      .selectFrom("moderation_decisions")
      .select("verdict")
      .where("text_id", "=", text.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await visitorSees(text.slug)).toBe(rows[0]?.verdict === "keep");
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it("must be read again if they changed before the decision", async () => {
    const { text, author } = await aCase();
    await rewrite(author.browser, text.slug, { body: "<p>Nu van mij.</p>" });
    expect(await decide(text.id, "hide")).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect(await visitorSees(text.slug)).toBe(true);
  });

  it("of staff are withheld from their author: reporters, reasons and decisions", async () => {
    const [author, reporter] = [await signedIn("admin"), await signedIn()];
    const text = await aText(test.services, { author_id: author.id, title: "Van de ploeg" });
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "Dit is van een ander." });
    const { browser } = author;
    const listed = async (path: string) => {
      const { body, text: said } = await browser.get(path);
      return said.includes(text.id) || said.includes("Van de ploeg") ? body : undefined;
    };
    // Its job failed for good, which staff see in the list of failed jobs.
    const stuck = sql`update pgboss.job set state = 'failed', completed_on = now()
      where name = 'reactions.text-reported' and state = 'created' returning id, data::text`;
    const { rows } = await stuck.execute(test.services.db);
    const job = rows[0] as { id: string; data: string };
    expect(job.data).not.toContain(reporter.id);
    expect(await listed("/staff/jobs")).toBeUndefined();
    expect((await browser.post(`/staff/jobs/${job.id}/drop`)).status).toBe(404);
    expect((await colleague.browser.post(`/staff/jobs/${job.id}/retry`)).status).toBe(204);
    await test.doJobs();
    const of = async (who: typeof author) => (await who.browser.get("/me/notifications")).text.includes(text.slug);
    expect([await of(author), await of(colleague)]).toEqual([false, true]);

    const total = async (who: typeof author) => (await who.browser.get("/staff/reports?perPage=1")).body.meta.total;
    expect(await total(author)).toBe((await total(colleague)) - 1);
    expect(await listed("/staff/reports")).toBeUndefined();
    expect((await reported(text.id, browser)).status).toBe(404);
    expect((await decide(text.id, "keep", browser)).status).toBe(404);
    const { id } = (await decide(text.id, "hide", colleague.browser)).body.data;
    expect(await listed("/staff/decisions")).toBeUndefined();
    expect((await browser.get(`/staff/decisions/${id}`)).status).toBe(404);
    await browser.post(`/me/decisions/${id}/appeal`, { words: "Het is een citaat." });
    const words = { verdict: "overturned", reason: "Ja." };
    expect((await browser.post(`/staff/decisions/${id}/answer`, words)).status).toBe(404);
    expect((await editor.browser.post(`/staff/decisions/${id}/answer`, words)).status).toBe(204);
    for (const path of [
      "/staff/audit",
      `/staff/audit?subject=reports&subjectId=${text.id}`,
      "/staff/audit?subject=decisions",
    ])
      expect(await listed(path)).toBeUndefined();
    const lines = (await colleague.browser.get("/staff/audit?perPage=5")).body.data;
    expect(lines.filter(({ subjectName }: { subjectName: string }) => subjectName === "Van de ploeg")).toHaveLength(2);
  });

  it("are no longer notified once decided, nor to people who lost the right", async () => {
    const leaver = await signedIn("editor");
    const { text } = await aCase();
    const isTold = async (who: typeof leaver) => (await who.browser.get("/me/notifications")).text.includes(text.slug);
    expect([await isTold(leaver), await isTold(editor)]).toEqual([true, true]);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", leaver.id).execute();
    expect(await isTold(leaver)).toBe(false);
    await decide(text.id, "keep");
    expect(await isTold(editor)).toBe(false);
  });

  it("need a reason for the decision", async () => {
    const { text } = await aCase();
    const answer = await editor.browser.post(`/staff/reports/${text.id}/decide`, { verdict: "keep", revision: 1 });
    expect(answer.body.errors).toEqual({ reason: ["Reden is verplicht."] });
  });

  it("are recorded in the audit log", async () => {
    const { text } = await aCase();
    await decide(text.id, "hide");
    const { data } = (await colleague.browser.get(`/staff/audit?subject=reports&subjectId=${text.id}`)).body;
    expect(data).toMatchObject([
      {
        action: "hide",
        actor: { id: editor.id },
        before: { openReports: 2, hidden: false },
        after: { openReports: 0, hidden: true, reason: "Dit schreef een ander." },
      },
    ]);
  });
});

describe("an appeal", () => {
  const words = "Het is een citaat uit een oud lied.";
  const appeal = (id: string, browser: TestBrowser) => browser.post(`/me/decisions/${id}/appeal`, { words });
  const answer = (id: string, verdict: string, browser: TestBrowser) =>
    browser.post(`/staff/decisions/${id}/answer`, { verdict, reason: "We lazen het opnieuw." });
  async function aHiddenText() {
    const author = await signedIn();
    const decision = await aDecision(test.services, { author_id: author.id, decided_by: editor.id });
    const { slug } = await test.services.db
      .selectFrom("texts")
      .select("slug")
      .where("id", "=", decision.text_id)
      .executeTakeFirstOrThrow();
    return { author, id: decision.id, textId: decision.text_id ?? "", slug };
  }

  it("is made once, by the author only, with words", async () => {
    const { author, id } = await aHiddenText();
    expect((await author.browser.get(`/me/decisions/${id}`)).body.data).toMatchObject({
      verdict: "hide",
      reason: "Dit is overgeschreven.",
      hidden: true,
      appeal: null,
      me: { can: { appeal: true } },
    });
    expect((await colleague.browser.get(`/me/decisions/${id}`)).status).toBe(404);
    expect((await appeal(id, colleague.browser)).status).toBe(404);
    expect((await author.browser.post(`/me/decisions/${id}/appeal`, { words: "Nee" })).status).toBe(422);
    const answers = await Promise.all([appeal(id, author.browser), appeal(id, author.browser)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const made = answers.find(({ status }) => status === 200);
    expect(made?.body.data).toMatchObject({ appeal: { words, verdict: null }, me: { can: { appeal: false } } });
  });

  it("includes the text for staff while it is open", async () => {
    const { author, id } = await aHiddenText();
    const body = async () => (await colleague.browser.get(`/staff/decisions/${id}`)).body.data.body;
    expect(await body()).toBeNull();
    await appeal(id, author.browser);
    expect(await body()).toContain("polder");
    const { data } = (await colleague.browser.get("/staff/decisions?state=appealed")).body;
    expect(data.map((each: { id: string }) => each.id)).toContain(id);
    await answer(id, "upheld", colleague.browser);
    expect(await body()).toBeNull();
  });

  it("is answered by another moderator, and the author gets the answer", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    expect((await answer(id, "overturned", editor.browser)).status).toBe(403);
    expect((await editor.browser.get(`/staff/decisions/${id}`)).body.data.me.can.answer).toBe(false);
    expect((await colleague.browser.get(`/staff/decisions/${id}`)).body.data.me.can.answer).toBe(true);
    expect((await answer(id, "overturned", colleague.browser)).status).toBe(204);
    expect(await visitorSees(slug)).toBe(true);
    const [mail] = await mailsTo(author);
    expect(mail?.subject).toContain("Je kreeg gelijk");
    expect((await author.browser.get(`/me/decisions/${id}`)).body.data.appeal).toMatchObject({
      verdict: "overturned",
      reason: "We lazen het opnieuw.",
    });
  });

  it("that is upheld leaves the text hidden", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await answer(id, "upheld", colleague.browser);
    expect(await visitorSees(slug)).toBe(false);
    expect((await mailsTo(author))[0]?.subject).toContain("We blijven bij onze beslissing");
    expect((await appeal(id, author.browser)).status).toBe(422);
  });

  it("is answered once", async () => {
    const { author, id } = await aHiddenText();
    await appeal(id, author.browser);
    const other = await signedIn("editor");
    const answers = await Promise.all([
      answer(id, "upheld", colleague.browser),
      answer(id, "overturned", other.browser),
      answer(id, "upheld", other.browser),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await mailsTo(author)).toHaveLength(1);
    await test.services.db.deleteFrom("users").where("id", "=", other.id).execute();
  });

  it("does not show a text that a later decision hides", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    test.clock.advance(1000);
    await rewrite(author.browser, slug, { body: "<p>Nog erger.</p>" });
    test.clock.advance(1000);
    await decide(textId, "hide", editor.browser, 2);
    await answer(id, "overturned", colleague.browser);
    expect(await visitorSees(slug)).toBe(false);
  });

  it("does not include a text that was changed since", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await rewrite(author.browser, slug, { body: "<p>Iets heel anders, voor mij alleen.</p>", private: 1 });
    expect((await colleague.browser.get(`/staff/decisions/${id}`)).body.data.body).toBeNull();
  });

  it("does not show again what its author changed since, until staff read that", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await rewrite(author.browser, slug, { body: "<p>Iets heel anders.</p>" });
    await answer(id, "overturned", colleague.browser);
    expect(await visitorSees(slug)).toBe(false);
    expect(await queue()).toContain(textId);
    const [mail] = await mailsTo(author);
    expect(mail?.paragraphs.join()).toContain("blijft verborgen tot we lazen wat er nu staat");
  });

  it("shows nothing again that is being hidden at the same moment", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    const { db } = test.services;
    const answering = await db.transaction().execute(async (tx) => {
      await tx.updateTable("texts").set({ hidden_at: test.clock.now() }).where("id", "=", textId).execute();
      const answered = await test.started(() => answer(id, "overturned", colleague.browser));
      await tx
        .insertInto("moderation_decisions")
        .values({
          author_id: author.id,
          text_id: textId,
          title: "Overgeschreven zee",
          verdict: "hide",
          reason: "Nog erger.",
          decided_at: new Date(test.clock.now().getTime() + 1),
        })
        .execute();
      return answered;
    });
    await answering.result;
    expect(await visitorSees(slug)).toBe(false);
  });

  it("is not possible against what hides nothing, nor about words that are others by now", async () => {
    const { author, id, slug } = await aHiddenText();
    await rewrite(author.browser, slug, { body: "<p>Nu van mij.</p>" });
    expect((await appeal(id, author.browser)).status).toBe(422);
    const kept = await aDecision(test.services, { author_id: author.id, verdict: "keep" });
    expect((await appeal(kept.id, author.browser)).status).toBe(422);
  });

  it("stays readable for the author after the text was deleted", async () => {
    const { author, id, slug } = await aHiddenText();
    await author.browser.delete(`/texts/${slug}`);
    expect((await author.browser.get(`/me/decisions/${id}`)).body.data).toMatchObject({
      slug: null,
      hidden: false,
      me: { can: { appeal: false } },
    });
  });
});

describe("with a single moderator", () => {
  const small = useTestApi();
  it("they answer the appeal themselves", async () => {
    const only = await aPerson(small.services, { roles: ["superadmin"] });
    await aPerson(small.services, { roles: ["editor"], blocked_at: small.clock.now() });
    const decision = await aDecision(small.services, {
      decided_by: only.id,
      appeal: "Het is een citaat uit een oud lied.",
      appealed_at: small.clock.now(),
    });
    const browser = await small.browser().signInAs(only.id);
    const answer = await browser.post(`/staff/decisions/${decision.id}/answer`, { verdict: "upheld", reason: "Nee." });
    expect(answer.status).toBe(204);
  });
});
