import { PRODUCT } from "@inktvis/contract/sites";
import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { days, later } from "#platform/clock.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anAlumnus } from "./alumnus.factory.ts";

const test = useTestApi();
const good = VALID_BODIES["staffAlumni.create"];
let editor: TestBrowser;
beforeAll(async () => {
  const { id } = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(id, ["staff"]);
});

const get = (slug: string) => test.browser().get(`/${PRODUCT}_alumni/${slug}`);
const search = (q: object) => test.browser().get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`);
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

describe("an alumnus", () => {
  it("has a page from the moment of publication, even at a former address", async () => {
    const made = await editor.post("/staff/alumni", { ...good, title: "Ans Peeters" }, "staff");
    expect(made.status).toBe(201);
    expect((await get("ans-peeters")).status).toBe(404);
    const change = { ...good, title: "Ans Peeters", publishedAt: test.clock.now().toISOString() };
    const address = `/staff/alumni/${made.body.data.id}`;
    expect((await editor.put(address, { ...change, revision: 1 }, "staff")).status).toBe(200);
    expect((await get("ans-peeters")).body.data).toMatchObject({ title: "Ans Peeters", genres: [{ id: 2 }] });
    await editor.put(address, { ...change, title: "Ans Vermeer", revision: 2 }, "staff");
    expect((await get("ans-peeters")).body.data.slug).toBe("ans-vermeer");
    expect((await editor.put(address, { ...change, revision: 2 }, "staff")).status).toBe(409);
  });

  it("comes in the Dutch order of names, with all alumni on one page", async () => {
    await test.services.db.deleteFrom("alumni").execute();
    for (const title of ["Zoë", "éva", "Emma", "Ward", "Elke"]) await anAlumnus(test.services, { title });
    const all = { models: ["alumni"], sort: { field: "title", order: "asc" }, perPage: 1000 };
    const { status, body } = await search(all);
    expect(status).toBe(200);
    expect(titles(body.data)).toEqual(["Elke", "Emma", "éva", "Ward", "Zoë"]);
    expect((await search({ ...all, models: ["alumni", "text"] })).status).toBe(422);
  });

  it("is on the home page only when flagged, with the newest four shown", async () => {
    await test.services.db.deleteFrom("alumni").execute();
    await anAlumnus(test.services, { title: "Nee" });
    for (const [age, title] of ["Vijf", "Vier", "Drie", "Twee", "Een"].toReversed().entries())
      await anAlumnus(test.services, {
        title,
        visible_on_homepage: true,
        published_at: later(test.clock.now(), -days(age)),
      });
    const { body } = await search({
      models: ["alumni"],
      modelConfigurations: { alumni: { visibleOnHomepage: true } },
      sort: { field: "published_at", order: "desc" },
      perPage: 4,
    });
    expect(titles(body.data)).toEqual(["Een", "Twee", "Drie", "Vier"]);
  });

  it("is listed on a page of a thousand with as many statements as on a page of one", async () => {
    await test.services.db.deleteFrom("alumni").execute();
    const all = () => search({ models: ["alumni"], sort: { field: "title", order: "asc" }, perPage: 1000 });
    await anAlumnus(test.services, { title: "Aaltje" });
    const one = await test.countQueries(all);
    const now = test.clock.now();
    const names = Array.from({ length: 1000 }, (_, index) => `Student ${String(index).padStart(4, "0")}`);
    const rows = names.map((title) => ({
      title,
      slug: title,
      body: "<p>Schrijft.</p>",
      published_at: now,
      created_at: now,
      updated_at: now,
    }));
    await test.services.db.insertInto("alumni").values(rows).execute();
    expect(await test.countQueries(all)).toBe(one);
    const { body } = await all();
    expect(titles(body.data)).toEqual(["Aaltje", ...names.slice(0, 999)]);
    expect(body.meta.hasMore).toBe(true);
  });
});
