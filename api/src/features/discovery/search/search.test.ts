import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { searching } from "./searching.factory.ts";

const test = useTestApi();

const { search, titles, text } = searching(test);

describe("searching texts (docs/product/search.md#query)", () => {
  beforeAll(async () => {
    await text("Het verhaal van de molen", { body: "<p>Er was eens een café aan de overkant.</p>", genres: [1, 2] });
    await text("Vuurtorenwachter", { body: "<p>Hij telde schepen, en <strong>golven</strong> &amp; meeuwen.</p>" });
    await text("Boompje", { body: "<p>Een boompje groeit in de tuin van de koning.</p>", likes: 5, genres: [3] });
    await text("Zonder naam", { body: "<p>De molen draaide.</p>", likes: 2, genres: [2] });
  });

  it.each([
    ["verhaaltje", "Het verhaal van de molen"],
    ["VERHALEN", "Het verhaal van de molen"],
    ["cafe", "Het verhaal van de molen"],
    ["cafés", "Het verhaal van de molen"],
    ["cafeetje", "Het verhaal van de molen"],
    ["boom", "Boompje"],
    ["koninkje", "Boompje"],
    ["golf", "Vuurtorenwachter"],
    ["meeuwtje", "Vuurtorenwachter"],
    ["vuurtor", "Vuurtorenwachter"],
    ["schepen golven", "Vuurtorenwachter"],
    ["het verhaal van een molen", "Het verhaal van de molen"],
    ["toen groeit dat boompje niet", "Boompje"],
  ])("finds with %j the text that has another form of the word", async (typed, title) => {
    expect(await titles({ text: typed })).toEqual([title]);
  });

  it.each([
    ["vuurtorenwachtre", "Vuurtorenwachter"],
    ["vuurtornwachter", "Vuurtorenwachter"],
    ["bompje", "Boompje"],
    ["naan", "Zonder naam"],
  ])("corrects the spelling of %j, and reports that", async (typed, title) => {
    const { data, meta } = await search({ models: ["text"], text: typed });
    expect(data.map((found: { title: string }) => found.title)).toContain(title);
    expect(meta.near).toBe(true);
  });

  it("ranks titles above bodies, and highlights matches", async () => {
    const { data } = await search({ models: ["text"], text: "molen" });
    expect(data.map(({ title }: { title: string }) => title)).toEqual(["Het verhaal van de molen", "Zonder naam"]);
    expect(data[0].markedTitle).toContainEqual({ text: "molen", hit: true });
    expect(data[1].snippet).toContainEqual({ text: "molen", hit: true });
    // Text as people read it: without tags, with entities decoded.
    const [{ snippet }] = (await search({ models: ["text"], text: "golven" })).data;
    expect(snippet.map((piece: any) => piece.text).join("")).toContain("telde schepen, en golven & meeuwen");
  });

  it("filters by genre and sorts by date, title and popularity", async () => {
    const all = ["Zonder naam", "Boompje", "Vuurtorenwachter", "Het verhaal van de molen"];
    expect(await titles({})).toEqual(all);
    expect(await titles({ sort: { field: "date", order: "asc" } })).toEqual(all.toReversed());
    expect(await titles({ sort: { field: "title", order: "asc" } })).toEqual(
      all.toSorted((one, other) => one.localeCompare(other, "nl")),
    );
    expect((await titles({ sort: { field: "popularity", order: "desc" } })).slice(0, 2)).toEqual([
      "Boompje",
      "Zonder naam",
    ]);
    expect(await titles({ filters: { genres: [2] } })).toEqual(["Zonder naam", "Het verhaal van de molen"]);
    expect(await titles({ filters: { genres: [2] }, text: "cafe" })).toEqual(["Het verhaal van de molen"]);
    expect(await titles({ filters: { tags: [4] } })).toEqual([]);
    expect(await titles({ sort: { field: "price", order: "desc" } })).toEqual(all);
  });

  it("filters by tip", async () => {
    const tip = await text("Een tip", { is_tip: true });
    expect(await titles({ modelConfigurations: { text: { isTip: true } } })).toEqual([tip.title]);
    await test.services.db.deleteFrom("texts").where("id", "=", tip.id).execute();
  });

  it("returns pages of the requested size", async () => {
    const first = await search({ models: ["text"], perPage: 3 });
    expect(first.meta).toEqual({ currentPage: 1, total: 4, pageSize: 3, hasMore: false, near: false, byName: false });
    expect(first.data).toHaveLength(3);
    expect((await search({ models: ["text"], perPage: 3, page: 2 })).data).toHaveLength(1);
    for (const page of [3, 1001, 10_000])
      expect((await search({ models: ["text"], perPage: 3, page })).data).toEqual([]);
  });

  it.each(["?!", "zzzzqqqq", "' or 1=1", "a & | ! <-> :*", "\\", "((("])("finds nothing for %j", async (typed) => {
    expect(await search({ models: ["text"], text: typed })).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it("treats control characters alone as no words", async () => {
    expect((await search({ models: ["text"], text: "\u0000\u0007" })).meta.total).toBe(4);
  });

  it("finds nothing for a very long word", async () => {
    await text("Mhz Mhzmhz");
    // One character that decomposes into three letters.
    expect(await search({ models: ["text"], text: "\u{3392}".repeat(200) })).toMatchObject({ data: [] });
  });

  it.each([
    ["no models", {}],
    ["an unknown model", { models: ["users"] }],
    ["too many a page", { models: ["text"], perPage: 101 }],
    ["too many courses a page", { models: ["course"], perPage: 2001 }],
    ["too many courses a page, among other things", { models: ["course", "text"], perPage: 101 }],
    ["page 0", { models: ["text"], page: 0 }],
    ["an unknown order", { models: ["text"], sort: { field: "date", order: "sideways" } }],
  ])("refuses %s with a 422", async (_what, q) => {
    expect((await test.browser().get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`)).status).toBe(422);
  });

  it("refuses invalid JSON with a 422, and finds nothing in models that do not exist yet", async () => {
    expect((await test.browser().get("/search?q={")).status).toBe(422);
    expect((await test.browser().get("/search")).status).toBe(422);
    expect(await search({ models: ["product", "alumni"] })).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it("executes as many queries for twenty results as for two", async () => {
    const few = await test.countQueries(() => search({ models: ["text"], perPage: 2 }));
    expect(few).toBe(3);
    expect(await test.countQueries(() => search({ models: ["text"], perPage: 20 }))).toBe(few);
  });
});

describe("a letter after an apostrophe is not a word", () => {
  beforeAll(async () => {
    await text("Een zwirlo in de tuin");
    await text("Twee zwirlo’s in het donker");
  });

  it.each(["zwirlo", "zwirlo's", "ZWIRLO’S", "zwirlo´s", "in zwirlo's"])("in a plural: %j", async (typed) => {
    expect(await titles({ text: typed })).toEqual(["Twee zwirlo’s in het donker", "Een zwirlo in de tuin"]);
  });

  it("or before a word, with any apostrophe", async () => {
    const both = ["’s Zwirlendaags aan zee", "'s Zwirlendaags aan wal"];
    for (const title of both.toReversed()) await text(title);
    for (const typed of ["'s zwirlendaags", "’s zwirlendaags"]) expect(await titles({ text: typed })).toEqual(both);
  });
});

describe("an apostrophe within a word", () => {
  it.each(["Lieve D’Zwirlondt", "Lieve D'Zwirlondt"])(
    "is found by whatever apostrophe is typed: %s",
    async (nickname) => {
      const { id } = await aPerson(test.services, { nickname });
      await text(`Ode aan ${nickname.split(" ")[1]}`);
      for (const typed of ["d'zwirlondt", "D’ZWIRLONDT", "lieve d'zwirlondt", "d'zwirlondt lieve"]) {
        const { data } = await search({ models: ["user"], text: typed });
        expect(
          data.map((found: { id: string }) => found.id),
          typed,
        ).toContain(id);
      }
      for (const typed of ["d'zwirlondt", "ode d’zwirlondt", "d’zwirlondt ode"])
        expect((await titles({ text: typed }))[0]).toBe(`Ode aan ${nickname.split(" ")[1]}`);
    },
  );
});

describe("signs around a word", () => {
  it("are not part of it, including typographic ones", async () => {
    const title = "‘Zwirlig’ of “zwirlag”: …zwirlog, «zwirlug»—zwirlyg";
    await text(title);
    for (const typed of ["zwirlig", "zwirlag", "zwirlog", "zwirlug", "zwirlyg"])
      expect(await titles({ text: typed }), typed).toEqual([title]);
  });
});

describe("the last word of a search", () => {
  beforeAll(async () => {
    for (const title of ["Schoolreis", "Scholier", "Maanlicht", "Manuscript"]) await text(title);
  });

  it.each([
    ["school", "Schoolreis"],
    ["maan", "Maanlicht"],
    ["manu", "Manuscript"],
    ["maanlicht scho", undefined],
    ["maanlicht onder", "Maanlicht"],
  ])("is a prefix as it was typed, not a prefix of its stem: %s", async (typed, found) => {
    expect(await titles({ text: typed })).toEqual(found ? [found] : []);
  });
});

describe("searching texts by author", () => {
  it("is used when nothing else matches, newest first, and is reported as such", async () => {
    const author = await aPerson(test.services, { nickname: "Quirijn Wolvendael" });
    await text("Eerst", { author_id: author.id });
    await text("Daarna", { author_id: author.id, genres: [4] });
    await text("Nog niet", { author_id: author.id, is_private: true });
    for (const typed of ["wolvendael", "Quirijn Wolven"]) {
      expect(await search({ models: ["text"], text: typed })).toMatchObject({
        data: [{ title: "Daarna" }, { title: "Eerst" }],
        meta: { total: 2, near: false, byName: true },
      });
    }
    expect(await titles({ text: "wolvendael", perPage: 1, page: 2 })).toEqual(["Eerst"]);
    expect(await titles({ text: "wolvendael", filters: { genres: [4] } })).toEqual(["Daarna"]);
    // As soon as a text contains the word itself, the author's name is not used.
    await text("Een reis naar Wolvendael");
    expect(await search({ models: ["text"], text: "wolvendael" })).toMatchObject({
      data: [{ title: "Een reis naar Wolvendael" }],
      meta: { byName: false },
    });
  });

  it("finds texts that contain some of the words, by an author whom the words before or after these name", async () => {
    const author = await aPerson(test.services, { nickname: "Marijke Zeegers" });
    await text("Een regenjas", { author_id: author.id });
    await text("Een regenjas van iemand");
    await text("Iets anders", { author_id: author.id });
    await text("Een regenjas voor mij", { author_id: author.id, is_private: true });
    for (const typed of ["Regenjas Marijke", "marijke regenjas", "regenjas van Marijke Zeegers", "Zeegers regenj"])
      expect(await search({ models: ["text"], text: typed }), typed).toMatchObject({
        data: [{ title: "Een regenjas", author: { nickname: "Marijke Zeegers" } }],
        meta: { total: 1, near: false, byName: false },
      });
    for (const typed of ["regenj Marijke", "Regenjas Zeeg Marijke"])
      expect(await titles({ text: typed }), `only the last word may be a prefix: ${typed}`).toEqual([]);
  });

  it("finds texts beside an author's name of as many words as Belgian names have", async () => {
    const author = await aPerson(test.services, { nickname: "Anne-Marie Van den Quaethoven" });
    await text("Een schoorsteenveger", { author_id: author.id });
    for (const typed of [
      "schoorsteenveger Anne-Marie Van den Quaethoven",
      "anne-marie van den quaethoven schoorsteenv",
    ])
      expect(await titles({ text: typed }), typed).toEqual(["Een schoorsteenveger"]);
  });

  it("uses a real name only if shown, and neither blocked people nor bios", async () => {
    const hidden = { first_name: "Alruna", last_name: "Mistelbein", date_of_birth: "1980-01-01" };
    const blocked = { nickname: "Mistelbein", blocked_at: test.clock.now() };
    for (const searchQuery of [hidden, blocked, { nickname: "Iemand", bio: "Dochter van Mistelbein." }])
      await text("Van iemand", { author_id: (await aPerson(test.services, searchQuery)).id });
    expect(await titles({ text: "mistelbein" })).toEqual([]);
    const shown = await aPerson(test.services, { ...hidden, real_name_public_visible: true });
    await text("Van Alruna", { author_id: shown.id });
    expect(await titles({ text: "mistelbein" })).toEqual(["Van Alruna"]);
  });
});
