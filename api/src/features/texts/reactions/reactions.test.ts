import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();

async function aReader(roles?: ["admin"]) {
  const person = await aPerson(test.services, roles && { roles });
  return { person, browser: await test.browser().signInAs(person.id) };
}
const rowOf = (id: string) =>
  test.services.db.selectFrom("texts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("liking (docs/product/texts.md#likes)", () => {
  it("counts once, is withdrawn once, and shows in me.liking", async () => {
    const text = await aText(test.services);
    const { browser } = await aReader();
    for (const [verb, likes, liking] of [
      ["like", 1, true],
      ["like", 1, true],
      ["unlike", 0, false],
      ["unlike", 0, false],
    ] as const) {
      expect((await browser.post(`/texts/${text.slug}/${verb}`)).status).toBe(204);
      const { data } = (await browser.get(`/texts/${text.slug}`)).body;
      expect(data).toMatchObject({ likes, me: { liking } });
      expect((await rowOf(text.id)).likes).toBe(likes);
    }
  });

  it("makes the text a favourite, last liked first, as long as it may be read", async () => {
    const { browser } = await aReader();
    const texts = [await aText(test.services), await aText(test.services), await aText(test.services)];
    for (const { slug } of texts) {
      test.clock.advance(1000);
      await browser.post(`/texts/${slug}/like`);
    }
    await test.services.db
      .updateTable("texts")
      .set({ is_private: true })
      .where("id", "=", texts[1]?.id ?? "")
      .execute();
    const { body } = await browser.get("/me/texts/favorites");
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual([texts[2]?.slug, texts[0]?.slug]);
    expect(body.meta.total).toBe(2);
  });

  it("is exact when two hundred people like and unlike one text at once", async () => {
    const text = await aText(test.services);
    const readers = await Promise.all(Array.from({ length: 200 }, () => aReader()));
    // Half of them change their mind; some press twice.
    await Promise.all(
      readers.flatMap(({ browser }, index) => [
        browser.post(`/texts/${text.slug}/like`),
        ...(index % 10 === 0 ? [browser.post(`/texts/${text.slug}/like`)] : []),
      ]),
    );
    expect((await rowOf(text.id)).likes).toBe(200);
    await Promise.all(
      readers.map(({ browser }, index) => browser.post(`/texts/${text.slug}/${index % 2 ? "unlike" : "like"}`)),
    );
    expect((await rowOf(text.id)).likes).toBe(100);
    const { count } = await test.services.db
      .selectFrom("text_likes")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("text_id", "=", text.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
  });
});

describe("reporting (docs/product/texts.md#reporting)", () => {
  it("is stored with its reason, announced to staff once, and can be withdrawn", async () => {
    const text = await aText(test.services);
    const [reader, other, staff] = [await aReader(), await aReader(), await aReader(["admin"])];
    expect((await reader.browser.post(`/texts/${text.slug}/report`, { reason: " Plagiaat " })).status).toBe(204);
    expect((await other.browser.post(`/texts/${text.slug}/report`)).status).toBe(204);
    expect((await reader.browser.get(`/texts/${text.slug}`)).body.data.me.reported).toBe(true);
    const rows = () =>
      test.services.db
        .selectFrom("text_reports")
        .select(["user_id", "reason"])
        .where("text_id", "=", text.id)
        .execute();
    expect(await rows()).toContainEqual({ user_id: reader.person.id, reason: "Plagiaat" });
    await test.runJobs();
    const { data } = (await staff.browser.get("/me/notifications")).body;
    expect(data).toMatchObject([{ type: "textMarkedAsInappropriate", data: { text: { slug: text.slug } } }]);
    await reader.browser.post(`/texts/${text.slug}/unreport`);
    expect(await rows()).toEqual([{ user_id: other.person.id, reason: null }]);
    expect((await reader.browser.get(`/texts/${text.slug}`)).body.data.me.reported).toBe(false);
  });

  it("is not announced if it was withdrawn before staff was notified", async () => {
    const text = await aText(test.services);
    const [reader, staff] = [await aReader(), await aReader(["admin"])];
    await reader.browser.post(`/texts/${text.slug}/report`);
    await reader.browser.post(`/texts/${text.slug}/unreport`);
    await test.runJobs();
    expect((await staff.browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });
});

describe("reporting one's own text", () => {
  it("is refused, even to staff", async () => {
    for (const roles of [undefined, ["admin"] as ["admin"]]) {
      const { person, browser } = await aReader(roles);
      const text = await aText(test.services, { author_id: person.id });
      expect(await browser.post(`/texts/${text.slug}/report`)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining("je eigen tekst") },
      });
      expect((await browser.get(`/texts/${text.slug}`)).body.data.me.reported).toBe(false);
    }
  });
});

describe("reporting too much", () => {
  const strict = useTestApi({ LIMIT_REPORTS: "2/1h" });
  it("is stopped with a 429", async () => {
    const text = await aText(strict.services);
    const browser = await strict.browser().signInAs((await aPerson(strict.services)).id);
    const report = async () => (await browser.post(`/texts/${text.slug}/report`)).status;
    expect([await report(), await report(), await report()]).toEqual([204, 204, 429]);
  });
});
