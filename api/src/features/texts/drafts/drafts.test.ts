import { MAX_TEXT_BODY } from "@inktvis/contract/features/texts/texts";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();
const form = { title: "Een titel", body: "<p>Eerste woorden.</p>", genres: [1], private: 1 };
const draft = { textId: null, title: "Klad", body: "<p>Half</p>", genres: [], private: 1, membersOnly: 0 };
const aWriter = membersOf(test);

describe("drafts (docs/product/texts.md#drafts)", () => {
  it("are discarded only as they were read: a draft that was changed since then stays", async () => {
    const { browser } = await aWriter();
    const id = crypto.randomUUID();
    await browser.put(`/me/drafts/${id}`, { ...draft, title: "Eerst" });
    const { updatedAt } = (await browser.get(`/me/drafts/${id}`)).body.data;
    test.clock.advance(1);
    await browser.put(`/me/drafts/${id}`, { ...draft, title: "Verder" });
    const discard = (readAt: string) => browser.delete(`/me/drafts/${id}?updatedAt=${readAt}`);
    expect(await discard(updatedAt)).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    const newest = (await browser.get(`/me/drafts/${id}`)).body.data;
    expect(newest).toMatchObject({ title: "Verder" });
    expect((await discard(newest.updatedAt)).status).toBe(204);
    expect((await discard(newest.updatedAt)).status).toBe(204);
    expect((await browser.get("/me/drafts")).body.data).toEqual([]);
  });

  it("keep what is typed, however unfinished, and are deleted when the text is saved", async () => {
    const { browser } = await aWriter();
    const id = crypto.randomUUID();
    for (const body of ["<p>Een</p>", "<p>Een twee <script>alert(1)</script></p>"])
      expect((await browser.put(`/me/drafts/${id}`, { ...draft, title: "", body })).status).toBe(204);
    expect((await browser.get(`/me/drafts/${id}`)).body.data).toMatchObject({
      id,
      title: "",
      body: "<p>Een twee </p>",
      wordCount: 2,
      private: 1,
    });
    expect((await browser.get("/me/drafts")).body.data).toMatchObject([{ id, textId: null, wordCount: 2 }]);
    await browser.post("/texts", { ...form, draftId: id });
    expect((await browser.get("/me/drafts")).body.data).toEqual([]);
  });

  it("are kept at the maximum length in any script", async () => {
    const { browser } = await aWriter();
    const id = crypto.randomUUID();
    const longest = `<p>${"語".repeat(MAX_TEXT_BODY - 7)}</p>`;
    expect((await browser.put(`/me/drafts/${id}`, { ...draft, body: longest })).status).toBe(204);
    expect((await browser.get(`/me/drafts/${id}`)).body.data.body).toBe(longest);
    expect((await browser.put(`/me/drafts/${id}`, { ...draft, body: `${longest}.` })).status).toBe(422);
  });

  it("are separate for each window: two that are kept at once stay two", async () => {
    const { id: personId, browser } = await aWriter();
    const text = await aText(test.services, { author_id: personId });
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 5 }, () => browser.put(`/me/drafts/${id}`, { ...draft, textId: text.id })),
      ),
    );
    const { data } = (await browser.get("/me/drafts")).body;
    expect(data.map((one: { id: string }) => one.id).toSorted()).toEqual(ids.toSorted());
  });

  it("cannot be read, overwritten or discarded by anybody else", async () => {
    const [owner, other] = [await aWriter(), await aWriter()];
    const id = crypto.randomUUID();
    await owner.browser.put(`/me/drafts/${id}`, draft);
    expect((await other.browser.get(`/me/drafts/${id}`)).status).toBe(404);
    expect((await other.browser.put(`/me/drafts/${id}`, { ...draft, title: "Gekaapt" })).status).toBe(404);
    expect((await other.browser.delete(`/me/drafts/${id}`)).status).toBe(204);
    await other.browser.post("/texts", { ...form, draftId: id });
    expect((await owner.browser.get(`/me/drafts/${id}`)).body.data.title).toBe("Klad");
    const text = await aText(test.services, { author_id: owner.id });
    expect((await other.browser.put(`/me/drafts/${crypto.randomUUID()}`, { ...draft, textId: text.id })).status).toBe(
      404,
    );
  });

  it("are kept up to two hundred per person", async () => {
    const { id: personId, browser } = await aWriter();
    const kept = Array.from({ length: 199 }, () => ({
      id: crypto.randomUUID(),
      author_id: personId,
      title: "Klad",
      body: "",
      genre_ids: [],
      is_private: true,
      members_only: false,
      word_count: 0,
      updated_at: test.clock.now(),
    }));
    await test.services.db.insertInto("drafts").values(kept).execute();
    const keep = (id: string) => browser.put(`/me/drafts/${id}`, draft);
    const last = crypto.randomUUID();
    expect((await keep(last)).status).toBeLessThan(300);
    expect((await keep(crypto.randomUUID())).status).toBe(422);
    expect((await keep(last)).status).toBeLessThan(300);
  });
});
