import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aTeamTile } from "./team-tile.factory.ts";

const test = useTestApi();
const good = VALID_BODIES["staffTeamTiles.create"];
let editor: TestBrowser;
beforeAll(async () => {
  const { id } = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(id, ["staff"]);
});

const post = (body: object = {}) => editor.post("/staff/team-tiles", { ...good, ...body }, "staff");
const list = async (tag: number) => {
  const q = { models: ["team"], filters: { tags: [tag] }, sort: { field: "title", order: "asc" }, perPage: 100 };
  const { body } = await test.browser().get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`);
  return body.data.map(({ title }: { title: string }) => title);
};

describe("the lists of the people of the house", () => {
  it("are selected by tag, sorted by name, and leave out people who are not public", async () => {
    for (const title of ["Wim", "Ans", "Ève"]) await aTeamTile(test.services, { title, tags: [6, 7] });
    await aTeamTile(test.services, { title: "Later", tags: [6], published_at: null });
    expect(await list(6)).toEqual(["Ans", "Ève", "Wim"]);
    expect(await list(7)).toEqual(["Ans", "Ève", "Wim"]);
    expect(await list(8)).toEqual([]);
  });

  it("show up to a hundred people on one page, and no more", async () => {
    const names = Array.from({ length: 101 }, (_, index) => `Lezer ${String(index).padStart(3, "0")}`);
    for (const title of names) await aTeamTile(test.services, { title, tags: [8] });
    expect(await list(8)).toEqual(names.slice(0, 100));
    const q = { models: ["team"], filters: { tags: [8] }, perPage: 101 };
    expect((await test.browser().get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`)).status).toBe(422);
    await test.services.db.deleteFrom("team_tiles").where("title", "like", "Lezer %").execute();
  });

  it("are edited by editors, with changes in the audit log and without overwriting each other", async () => {
    const { status, body } = await post({ tags: [5, 8], link: "https://joke.example" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ title: "Joke Maes", tags: [5, 8], address: expect.stringContaining("/team#") });
    const log = await test.services.db
      .selectFrom("audit_log")
      .select("subject")
      .where("subject_id", "=", body.data.id)
      .execute();
    expect(log).toEqual([{ subject: "teamTiles" }]);
    const change = () => editor.put(`/staff/team-tiles/${body.data.id}`, { ...good, tags: [8], revision: 1 }, "staff");
    expect((await change()).body.data.tags).toEqual([8]);
    expect((await change()).status).toBe(409);
    expect((await post({ tags: [] })).status).toBe(422);
    expect((await post({ tags: [4] })).status).toBe(422);
    expect((await editor.delete(`/staff/team-tiles/${body.data.id}`, "staff")).status).toBe(204);
  });

  it("are found by name, line and text", async () => {
    const { title } = await aTeamTile(test.services, { line: "Zeepziederij", body: "Kookt met loog.", tags: [8] });
    const found = async (text: string) => {
      const q = encodeURIComponent(JSON.stringify({ models: ["team", "text"], text }));
      return (await test.browser().get(`/search?q=${q}`)).body.data;
    };
    for (const word of ["zeepziederij", "loog"]) expect(await found(word)).toMatchObject([{ model: "team", title }]);
  });
});
