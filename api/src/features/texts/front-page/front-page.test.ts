import { FRONT_PAGE_TEXTS, LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
let editorId: string;
beforeEach(async () => {
  await test.services.db.deleteFrom("texts").execute();
  editorId = (await aPerson(test.services, { roles: ["editor"] })).id;
  editor = await test.browser().signInAs(editorId, ["staff"]);
});

const LONG = `<p>${"woord ".repeat(LEAD_WORDS)}</p>`;
/** Creates a text that is newer than the ones before it. */
async function next(wanted: Parameters<typeof aText>[1] = {}) {
  test.clock.advance(1000);
  return aText(test.services, { body: LONG, ...wanted });
}
const pageOf = async (browser = test.browser()) => (await browser.get("/front-page")).body.data;
const titlesOf = (texts: readonly { title: string }[]) => texts.map(({ title }) => title);
const promote = (id: string, promotion: { isTip: boolean; isLead: boolean }) =>
  editor.put(`/staff/texts/${id}`, promotion, "staff");

describe("the front page (docs/product/texts.md#front-page)", () => {
  it("shows the newest text of each author, in two queries", async () => {
    const busy = await aPerson(test.services);
    const others = [];
    for (let count = 0; count < FRONT_PAGE_TEXTS + 2; count++) others.push(await next());
    await next({ author_id: busy.id });
    const last = await next({ author_id: busy.id });
    const { lead, texts, isChosen } = await pageOf();
    expect([lead.title, isChosen]).toEqual([last.title, false]);
    expect(titlesOf(texts)).toEqual(titlesOf(others.toReversed().slice(0, FRONT_PAGE_TEXTS)));
    expect(await test.countQueries(() => test.browser().get("/front-page"))).toBe(2);
  });

  it("never leads with a text of only a few words", async () => {
    const long = await next();
    const short = await next({ body: "<p>Twee woorden.</p>" });
    const { lead, texts } = await pageOf();
    expect([lead.title, titlesOf(texts)]).toEqual([long.title, [short.title]]);
    await test.services.db.deleteFrom("texts").where("id", "=", long.id).execute();
    expect(await pageOf()).toMatchObject({ lead: null, texts: [{ title: short.title }] });
  });

  it("leads with the first text that is long enough, however many short ones come before it", async () => {
    const long = await next();
    const short = [];
    for (let count = 0; count < FRONT_PAGE_TEXTS + 2; count++) short.push(await next({ body: "<p>Een haiku.</p>" }));
    const { lead, texts } = await pageOf();
    expect([lead?.title, titlesOf(texts)]).toEqual([
      long.title,
      titlesOf(short.toReversed().slice(0, FRONT_PAGE_TEXTS)),
    ]);
  });

  it("shows a member texts by people they follow first, then tips, then the newest", async () => {
    const followed = await next();
    const tip = await next({ is_tip: true });
    const plain = await next();
    const newest = await next();
    const member = await aPerson(test.services);
    const browser = await test.browser().signInAs(member.id);
    await test.services.db
      .insertInto("follows")
      .values({ follower_id: member.id, followed_id: followed.authorId, created_at: test.clock.now() })
      .execute();
    const mine = await pageOf(browser);
    expect([mine.lead.title, titlesOf(mine.texts)]).toEqual([followed.title, titlesOf([tip, newest, plain])]);
    const everybodys = await pageOf();
    expect([everybodys.lead.title, titlesOf(everybodys.texts)]).toEqual([
      tip.title,
      titlesOf([newest, plain, followed]),
    ]);
  });

  it("shows nothing that the viewer may not read", async () => {
    await next({ is_private: true });
    const forMembers = await next({ members_only: true });
    expect(await pageOf()).toMatchObject({ lead: null, texts: [] });
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    expect((await pageOf(member)).lead.title).toBe(forMembers.title);
  });

  it("leads with the text that staff chose, however old, and shows no other text by its author", async () => {
    const chosen = await next();
    await next({ author_id: chosen.authorId });
    const newest = await next();
    expect((await promote(chosen.id, { isTip: false, isLead: true })).status).toBe(200);
    const { lead, isChosen, texts } = await pageOf();
    expect([lead.title, isChosen, titlesOf(texts)]).toEqual([chosen.title, true, [newest.title]]);
    await test.services.db.updateTable("texts").set({ is_private: true }).where("id", "=", chosen.id).execute();
    expect(await pageOf()).toMatchObject({ lead: { title: newest.title }, isChosen: false });
  });
});

describe("promoting a text (docs/product/texts.md#tips-of-the-house)", () => {
  const logOf = (id: string) =>
    test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "subject_name", "before", "after"])
      .where("subject", "=", "texts")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();

  it("makes it a tip, with an entry in the audit log", async () => {
    const text = await next();
    const answer = await promote(text.id, { isTip: true, isLead: false });
    expect(answer.body.data).toMatchObject({ title: text.title, isTip: true, isLead: false });
    expect((await test.browser().get(`/texts/${text.slug}`)).body.data.isTip).toBe(1);
    expect(await logOf(text.id)).toEqual([
      {
        actor_id: editorId,
        action: "update",
        subject_name: text.title,
        before: { isTip: false },
        after: { isTip: true },
      },
    ]);
    await promote(text.id, { isTip: true, isLead: false });
    expect(await logOf(text.id)).toHaveLength(1);
  });

  it("takes the lead over from another text, with an entry for each", async () => {
    const [first, second] = [await next(), await next()];
    await promote(first.id, { isTip: false, isLead: true });
    await promote(second.id, { isTip: false, isLead: true });
    const { data } = (await editor.get("/staff/texts?promoted=lead", "staff")).body;
    expect(titlesOf(data)).toEqual([second.title]);
    expect((await logOf(first.id)).map(({ after }) => after)).toEqual([{ isLead: true }, { isLead: false }]);
    expect((await logOf(second.id)).map(({ after }) => after)).toEqual([{ isLead: true }]);
  });

  it("keeps a single lead when two are chosen at once", async () => {
    const texts = [await next(), await next(), await next()];
    const answers = await Promise.all(texts.map(({ id }) => promote(id, { isTip: false, isLead: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await editor.get("/staff/texts?promoted=lead", "staff")).body.meta.total).toBe(1);
  });

  it("refuses a lead of only a few words", async () => {
    const short = await next({ body: `<p>${"woord ".repeat(LEAD_WORDS - 1)}</p>` });
    const answer = await promote(short.id, { isTip: true, isLead: true });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["isLead"]]);
    expect((await editor.get(`/staff/texts/${short.id}`, "staff")).body.data).toMatchObject({ isTip: false });
  });

  it("is not possible with a text that visitors may not read", async () => {
    const hidden = [
      await next({ is_private: true }),
      await next({ members_only: true }),
      await next({ hidden_at: test.clock.now() }),
    ];
    for (const { id } of hidden) expect((await promote(id, { isTip: true, isLead: false })).status).toBe(404);
    expect((await editor.get("/staff/texts", "staff")).body.data).toEqual([]);
  });

  it("is not possible with a text of one's own", async () => {
    const { id } = await next({ author_id: editorId });
    expect((await promote(id, { isTip: true, isLead: false })).status).toBe(404);
    expect((await editor.get("/staff/texts", "staff")).body.data).toEqual([]);
  });

  it("finds a text by words in its title or by the name of its author", async () => {
    const author = await aPerson(test.services, { nickname: "Wolvendael Vermeersch" });
    const text = await next({ author_id: author.id, title: "De laatste veerpont" });
    await next({ title: "Iets anders" });
    for (const words of ["veerpont", "wolvendael", "De laatste"]) {
      const { data } = (await editor.get(`/staff/texts?q=${encodeURIComponent(words)}`, "staff")).body;
      expect(titlesOf(data), words).toEqual([text.title]);
    }
  });
});
