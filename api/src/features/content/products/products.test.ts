import { Product } from "@inktvis/contract/features/content/products";
import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { isPictureVisible } from "#features/media-in-use/picture-visibility.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { aProduct } from "./product.factory.ts";

const test = useTestApi();
const good = VALID_BODIES["staffProducts.create"];
let editor: TestBrowser;
beforeAll(async () => {
  const { id } = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(id, ["staff"]);
});

const post = (body: object = {}) => editor.post("/staff/products", { ...good, ...body }, "staff");
const put = (id: string, body: object = {}) =>
  editor.put(`/staff/products/${id}`, { ...good, revision: 1, ...body }, "staff");
/** Runs the actions so that the second begins while the first waits to write. */
const bothAtOnce = <T>(...actions: (() => Promise<T>)[]) => inOrderOf(test)(blockWrites("products"), actions);
const get = (slug: string) => test.browser().get(`/products/${slug}`);
const search = (q: object) => test.browser().get(`/search?q=${encodeURIComponent(JSON.stringify(q))}`);
const pdf = {
  action: "create",
  name: "Hoofdstuk.pdf",
  data: `data:application/pdf;base64,${Buffer.from("%PDF-1.4 iets").toString("base64")}`,
};
const published = () => ({ publishedAt: test.clock.now().toISOString() });

describe("a product", () => {
  it("returns what its page shows, with its price in euros, stored in cents", async () => {
    const { body } = await post({ title: "Een jaar in opdrachten", price: 25.99, ...published() });
    const { status, body: shown } = await get("een-jaar-in-opdrachten");
    expect(status).toBe(200);
    expect(Product.parse(shown.data)).toEqual(shown.data);
    expect(shown.data).toMatchObject({ price: 25.99, genres: [{ id: 1 }], file: null });
    const row = await test.services.db
      .selectFrom("products")
      .select("price")
      .where("id", "=", body.data.id)
      .executeTakeFirst();
    expect(row?.price).toBe(2599);
  });

  it("is a 404 until it is published, and is still found at a former address", async () => {
    const { slug } = await aProduct(test.services, { published_at: null });
    expect((await get(slug)).status).toBe(404);
    const { body } = await post({ title: "De oude naam", ...published() });
    const renamed = await put(body.data.id, { title: "De nieuwe naam", ...published() });
    expect(renamed.body.data.slug).toBe("de-nieuwe-naam");
    expect((await get("de-oude-naam")).body.data.slug).toBe("de-nieuwe-naam");
  });

  it("offers its whole file only when it is free, and otherwise an excerpt that is marked as such", async () => {
    const whole = await post({ price: 12, attachment: pdf });
    expect(whole.status).toBe(422);
    expect(Object.keys(whole.body.errors)).toEqual(["fileIsExcerpt"]);
    const excerpt = await post({
      title: "Met fragment",
      price: 12,
      attachment: pdf,
      fileIsExcerpt: true,
      ...published(),
    });
    expect((await get(excerpt.body.data.slug)).body.data).toMatchObject({
      file: { name: "Hoofdstuk.pdf" },
      fileIsExcerpt: true,
    });
    const free = await post({ title: "Gratis boekje", price: 0, attachment: pdf });
    expect(free.status).toBe(201);
    expect((await put(free.body.data.id, { price: 5 })).status).toBe(422);
    expect((await put(free.body.data.id, { price: 5, attachment: null })).status).toBe(200);
  });

  it("is not saved over what somebody else saves at the same moment", async () => {
    const { body } = await post();
    const save = (price: number) => () => put(body.data.id, { price });
    expect((await bothAtOnce(save(1), save(2))).map(({ status }) => status)).toEqual([200, 409]);
  });

  it("gets an address of its own when two with the same title are created at once", async () => {
    const make = () => post({ title: "Zelfde titel" });
    const both = await bothAtOnce(make, make);
    expect(both.map(({ body }) => body.data.slug).toSorted()).toEqual(["zelfde-titel", "zelfde-titel-2"]);
  });

  it("shows its picture only to staff until it is published", async () => {
    const picture = dataUrl(await aPicture());
    const { body } = await post({ image: picture });
    const product = body.data;
    const imageId = /images\/([0-9a-f-]{36})/.exec(product.image.url.default)?.[1] ?? "";
    const isSeen = () => isPictureVisible({ ...test.services, viewer: undefined, now: test.clock.now() }, imageId);
    expect(await isSeen()).toBe(false);
    await put(product.id, published());
    expect(await isSeen()).toBe(true);
  });

  it("is found together with texts, sorted by price", async () => {
    const word = "zeewierboek";
    await aText(test.services, { title: `Over ${word}` });
    await aProduct(test.services, { title: `Duur ${word}`, price: 3000 });
    await aProduct(test.services, { title: `Goedkoop ${word}`, price: 500 });
    const { status, body } = await search({
      models: ["product", "text"],
      text: word,
      sort: { field: "price", order: "asc" },
    });
    expect(status).toBe(200);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      `Goedkoop ${word}`,
      `Duur ${word}`,
      `Over ${word}`,
    ]);
  });

  it("is listed with others in as many statements as alone, newest first", async () => {
    await test.services.db.deleteFrom("products").execute();
    const asked = () => search({ models: ["product"], sort: { field: "published_at", order: "desc" }, perPage: 24 });
    const at = (minute: number) => new Date(test.clock.now().getTime() - minutes(minute));
    await aProduct(test.services, { title: "Oudste", genres: [1], published_at: at(90) });
    const one = await test.countQueries(asked);
    for (let index = 1; index < 24; index++)
      await aProduct(test.services, { genres: [1, 2], published_at: at(90 - index) });
    await aProduct(test.services, { title: "Later", published_at: new Date(test.clock.now().getTime() + minutes(1)) });
    expect(await test.countQueries(asked)).toBe(one);
    const { body } = await asked();
    expect(body.meta.total).toBe(24);
    expect(body.data.at(-1).title).toBe("Oudste");
  });
});
