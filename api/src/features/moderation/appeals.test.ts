import { describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aDecision } from "./moderation.factory.ts";
import { moderation } from "./moderation-tests.factory.ts";

const test = useTestApi();
const { signedIn, staff, idsInQueue, decide, rewrite, mailsTo, isVisible } = moderation(test);

describe("an appeal (docs/product/moderation.md#appeals)", () => {
  const words = "Het is een citaat uit een oud lied.";
  const appeal = (id: string, browser: TestBrowser) => browser.post(`/me/decisions/${id}/appeal`, { words });
  const answer = (id: string, verdict: string, browser: TestBrowser) =>
    browser.post(`/staff/decisions/${id}/answer`, { verdict, reason: "We lazen het opnieuw." });
  async function aHiddenText() {
    const author = await signedIn();
    const decision = await aDecision(test.services, { author_id: author.id, decided_by: staff.editor.id });
    const { slug } = await test.services.db
      .selectFrom("texts")
      .select("slug")
      .where("id", "=", decision.text_id)
      .executeTakeFirstOrThrow();
    return { author, id: decision.id, textId: decision.text_id ?? "", slug };
  }

  it("is made once, only by the author, and needs words", async () => {
    const { author, id } = await aHiddenText();
    expect((await author.browser.get(`/me/decisions/${id}`)).body.data).toMatchObject({
      verdict: "hide",
      reason: "Dit is overgeschreven.",
      hidden: true,
      appeal: null,
      me: { can: { appeal: true } },
    });
    expect((await staff.colleague.browser.get(`/me/decisions/${id}`)).status).toBe(404);
    expect((await appeal(id, staff.colleague.browser)).status).toBe(404);
    expect((await author.browser.post(`/me/decisions/${id}/appeal`, { words: "Nee" })).status).toBe(422);
    const answers = await Promise.all([appeal(id, author.browser), appeal(id, author.browser)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const accepted = answers.find(({ status }) => status === 200);
    expect(accepted?.body.data).toMatchObject({ appeal: { words, verdict: null }, me: { can: { appeal: false } } });
  });

  it("includes the text that staff should read, as long as it is open", async () => {
    const { author, id } = await aHiddenText();
    const body = async () => (await staff.colleague.browser.get(`/staff/decisions/${id}`)).body.data.body;
    expect(await body()).toBeNull();
    await appeal(id, author.browser);
    expect(await body()).toContain("polder");
    const { data } = (await staff.colleague.browser.get("/staff/decisions?state=appealed")).body;
    expect(data.map((each: { id: string }) => each.id)).toContain(id);
    await answer(id, "upheld", staff.colleague.browser);
    expect(await body()).toBeNull();
  });

  it("is answered by another moderator, and the author gets the answer", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    expect((await answer(id, "overturned", staff.editor.browser)).status).toBe(403);
    expect((await staff.editor.browser.get(`/staff/decisions/${id}`)).body.data.me.can.answer).toBe(false);
    expect((await staff.colleague.browser.get(`/staff/decisions/${id}`)).body.data.me.can.answer).toBe(true);
    expect((await answer(id, "overturned", staff.colleague.browser)).status).toBe(204);
    expect(await isVisible(slug)).toBe(true);
    const [mail] = await mailsTo(author);
    expect(mail?.subject).toContain("Je kreeg gelijk");
    expect((await author.browser.get(`/me/decisions/${id}`)).body.data.appeal).toMatchObject({
      verdict: "overturned",
      reason: "We lazen het opnieuw.",
    });
  });

  it("leaves the text hidden when it is upheld", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await answer(id, "upheld", staff.colleague.browser);
    expect(await isVisible(slug)).toBe(false);
    expect((await mailsTo(author))[0]?.subject).toContain("We blijven bij onze beslissing");
    expect((await appeal(id, author.browser)).status).toBe(422);
  });

  it("is answered only once", async () => {
    const { author, id } = await aHiddenText();
    await appeal(id, author.browser);
    const other = await signedIn("editor");
    const answers = await Promise.all([
      answer(id, "upheld", staff.colleague.browser),
      answer(id, "overturned", other.browser),
      answer(id, "upheld", other.browser),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await mailsTo(author)).toHaveLength(1);
    await test.services.db.deleteFrom("users").where("id", "=", other.id).execute();
  });

  it("does not restore a text that a later decision hides", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    test.clock.advance(1000);
    await rewrite(author.browser, slug, { body: "<p>Nog erger.</p>" });
    test.clock.advance(1000);
    await decide(textId, "hide", staff.editor.browser, 2);
    await mailsTo(author);
    await answer(id, "overturned", staff.colleague.browser);
    expect(await isVisible(slug)).toBe(false);
    const [mail] = await mailsTo(author);
    expect([mail?.subject, mail?.paragraphs[0]]).toEqual([
      expect.stringContaining("Je kreeg gelijk over"),
      expect.stringContaining("Intussen beslisten we opnieuw"),
    ]);
  });

  it("promises nothing about a text that no longer exists when it is answered", async () => {
    for (const [verdict, subject] of [
      ["overturned", "Je kreeg gelijk over"],
      ["upheld", "We blijven bij onze beslissing over"],
    ] as const) {
      const { author, id, slug } = await aHiddenText();
      await appeal(id, author.browser);
      await author.browser.delete(`/texts/${slug}`);
      await answer(id, verdict, staff.colleague.browser);
      const [mail] = await mailsTo(author);
      expect(mail?.subject).toContain(subject);
      expect(mail?.paragraphs.join()).not.toMatch(/verborgen|aanpassen/);
    }
  });

  it("does not include a text that has been changed since", async () => {
    const { author, id, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await rewrite(author.browser, slug, { body: "<p>Iets heel anders, voor mij alleen.</p>", private: 1 });
    expect((await staff.colleague.browser.get(`/staff/decisions/${id}`)).body.data.body).toBeNull();
  });

  it("does not restore a text that its author has changed since, until staff have read it", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    await rewrite(author.browser, slug, { body: "<p>Iets heel anders.</p>" });
    await answer(id, "overturned", staff.colleague.browser);
    expect(await isVisible(slug)).toBe(false);
    expect(await idsInQueue()).toContain(textId);
    const [mail] = await mailsTo(author);
    expect(mail?.paragraphs.join()).toContain("blijft verborgen tot we lazen wat er nu staat");
  });

  it("does not restore a text that is hidden at the same moment", async () => {
    const { author, id, textId, slug } = await aHiddenText();
    await appeal(id, author.browser);
    const { db } = test.services;
    const answering = await db.transaction().execute(async (tx) => {
      await tx.updateTable("texts").set({ hidden_at: test.clock.now() }).where("id", "=", textId).execute();
      const answered = await test.started(() => answer(id, "overturned", staff.colleague.browser));
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
    expect(await isVisible(slug)).toBe(false);
  });

  it("comes before decisions without an appeal, whichever way staff sorts", async () => {
    const { author, id } = await aHiddenText();
    await appeal(id, author.browser);
    const silent = await aDecision(test.services);
    for (const order of ["ASC", "DESC"]) {
      const found = await staff.colleague.browser.get(`/staff/decisions?perPage=100&sort=appealedAt&order=${order}`);
      const ids = found.body.data.map((decision: { id: string }) => decision.id);
      expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(silent.id));
    }
  });

  it("is possible neither against a decision to keep, nor about a text that has been changed since", async () => {
    const { author, id, slug } = await aHiddenText();
    await rewrite(author.browser, slug, { body: "<p>Nu van mij.</p>" });
    expect((await appeal(id, author.browser)).status).toBe(422);
    const kept = await aDecision(test.services, { author_id: author.id, verdict: "keep" });
    expect((await appeal(kept.id, author.browser)).status).toBe(422);
  });

  it("can still be read by the author after the text was deleted", async () => {
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
