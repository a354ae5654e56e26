import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});
const make = async (resource: string, name: string) =>
  (await editor.post(`/staff/${resource}`, { name }, "staff")).body.data;
const actionsOn = async (subject: string, id: number) =>
  (
    await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", subject)
      .where("subject_id", "=", String(id))
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe.each(["genres", "tags"])("%s", (resource) => {
  it("are created, renamed and deleted, each recorded in the audit log, and no two have the same name", async () => {
    const made = await make(resource, `Eerste van ${resource}`);
    expect(made).toMatchObject({ name: `Eerste van ${resource}`, uses: 0 });
    const renamed = await editor.put(`/staff/${resource}/${made.id}`, { name: `Anders, ${resource}` }, "staff");
    expect(renamed.body.data.name).toBe(`Anders, ${resource}`);
    const again = await editor.post(`/staff/${resource}`, { name: `Anders, ${resource}` }, "staff");
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["name"]]);
    const shouted = await editor.post(`/staff/${resource}`, { name: `ANDERS,  ${resource}` }, "staff");
    expect([shouted.status, Object.keys(shouted.body.errors)]).toEqual([422, ["name"]]);
    expect((await editor.delete(`/staff/${resource}/${made.id}`, "staff")).status).toBe(204);
    expect((await editor.get(`/staff/${resource}/${made.id}`, "staff")).status).toBe(404);
    expect(await actionsOn(resource, made.id)).toEqual(["create", "update", "delete"]);
  });
});

describe("a genre", () => {
  it("cannot be deleted while a text, a profile, a draft or a saved search uses it", async () => {
    const { id } = await make("genres", "In gebruik");
    await aText(test.services, { genres: [id] });
    const person = await aPerson(test.services, { genre_ids: [id] });
    const browser = await test.browser().signInAs(person.id);
    const draft = { textId: null, title: "Half", body: "", genres: [id], private: 0, membersOnly: 0 };
    expect((await browser.put(`/me/drafts/${crypto.randomUUID()}`, draft)).status).toBe(204);
    const search = { filters: { genres: [id] } };
    expect((await browser.post("/me/course-searches", search)).status).toBe(204);
    const refusal = await editor.delete(`/staff/genres/${id}`, "staff");
    expect([refusal.status, refusal.body.message]).toEqual([
      422,
      "Dit genre wordt 4 keer gebruikt en kan niet weg. Neem het op in een ander genre.",
    ]);
    expect(await actionsOn("genres", id)).toEqual(["create"]);
  });

  it("is merged into another: what had it gets the other one, once", async () => {
    const { db } = test.services;
    const [from, into] = [await make("genres", "Versje"), await make("genres", "Gedicht")];
    const both = await aText(test.services, { genres: [from.id, into.id] });
    const one = await aText(test.services, { genres: [from.id] });
    const article = await anArticle(test.services, { genres: [from.id] });
    const person = await aPerson(test.services, { genre_ids: [1, from.id] });
    const personOfBoth = await aPerson(test.services, { genre_ids: [into.id, from.id] });
    const merge = (id: number) => editor.post(`/staff/genres/${from.id}/merge`, { into: id }, "staff");
    expect((await merge(from.id)).body.errors).toEqual({ into: ["Kies een ander genre uit de lijst."] });
    expect((await merge(99_999)).status).toBe(422);
    expect((await merge(into.id)).status).toBe(204);
    const genresOf = async (textId: string) =>
      (await db.selectFrom("text_genres").select("genre_id").where("text_id", "=", textId).execute()).map(
        ({ genre_id }) => genre_id,
      );
    expect(await genresOf(both.id)).toEqual([into.id]);
    expect(await genresOf(one.id)).toEqual([into.id]);
    const carried = await db.selectFrom("article_genres").selectAll().where("article_id", "=", article.id).execute();
    expect(carried).toEqual([{ article_id: article.id, genre_id: into.id }]);
    const chosen = await db
      .selectFrom("users")
      .select(["id", "genre_ids"])
      .where("id", "in", [person.id, personOfBoth.id])
      .execute();
    expect(Object.fromEntries(chosen.map(({ id, genre_ids }) => [id, genre_ids]))).toEqual({
      [person.id]: [1, into.id],
      [personOfBoth.id]: [into.id],
    });
    expect((await editor.get(`/staff/genres/${from.id}`, "staff")).status).toBe(404);
    expect(await actionsOn("genres", from.id)).toEqual(["create", "merge"]);
  });
});

describe("a label", () => {
  it("that pages refer to by number cannot be deleted, even if nothing uses it", async () => {
    for (let id = 4; id <= 9; id++) {
      const refusal = await editor.delete(`/staff/tags/${id}`, "staff");
      expect([id, refusal.status, refusal.body.message]).toEqual([id, 422, expect.stringContaining("kan niet weg")]);
    }
    expect((await editor.put("/staff/tags/4", { name: "Voorpagina" }, "staff")).status).toBe(200);
  });

  it("cannot be deleted while an article or a page uses it", async () => {
    const { id } = await make("tags", "Nog nodig");
    expect(id).toBeGreaterThan(9);
    await anArticle(test.services, { tags: [id] });
    await aPage(test.services, { tag_id: id });
    const refusal = await editor.delete(`/staff/tags/${id}`, "staff");
    expect([refusal.status, refusal.body.message]).toEqual([422, expect.stringContaining("2 artikels of pagina’s")]);
  });

  it("gets a number of its own, even when several are created at once", async () => {
    const made = await Promise.all(["Tegelijk a", "Tegelijk b", "Tegelijk c"].map((name) => make("tags", name)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });
});
